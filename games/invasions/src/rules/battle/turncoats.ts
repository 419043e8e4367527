import { type Counter, nationId } from '../../data/pieces.ts';
import { enlist, FOR_NOW, NOBODY, type State } from '../../state.ts';
import { hostile } from '../lands/relations.ts';
import type { Invasions } from '../pieces/table.ts';
import { keyOf } from '../pieces/units.ts';
import { type Clash, mainEnemy } from './field.ts';

/** XXX.H A hireling never fights its own nation: it changes sides when such a battle begins. One that serves for good does (XXIX.G, G339). */
export function turncoats(g: Invasions, clash: Clash): Clash {
  const { state } = g;
  const { where, attacker, units, leaders, intercepted } = clash;
  const enemy = mainEnemy(state, attacker, where);
  if (enemy === NOBODY) return clash;
  const joining: Counter[] = [];
  for (const counter of state.pieces.here[where]) {
    const home = state.pieces.nation[counter];
    const holder = state.pieces.holder[counter];
    if (home === holder || state.pieces.lent[counter] !== FOR_NOW || !facesOwn(state, counter, clash)) continue;
    enlist(state, counter, home);
    state.pieces.lent[counter] = 0;
    if (home === attacker) joining.push(counter);
    g.emit({ event: 'defected', nation: nationId(holder), enemy: nationId(home), units: keyOf(state, counter) });
  }
  const loyal = units.filter((counter) => !hostile(state, attacker, state.pieces.holder[counter], where));
  for (const counter of joining) loyal.push(counter);
  return { where, attacker, units: loyal, leaders, intercepted };
}

/** Whether a unit's own nation stands on the other side. */
function facesOwn(state: State, counter: Counter, { where, attacker }: Clash): boolean {
  const home = state.pieces.nation[counter];
  const holder = state.pieces.holder[counter];
  if (!hostile(state, holder, home, where)) return false;
  if (hostile(state, attacker, holder, where)) return home === attacker;
  return (
    state.nations.horde[home] === where || state.pieces.here[where].some((other) => state.pieces.holder[other] === home)
  );
}
