import type { Flow } from '@tabula/engine';
import { prompt } from '../options.ts';
import { type Counter, NATION_OF, type Nation, nationId } from '../pieces.ts';
import { ABSENT, type State } from '../state.ts';
import { loseUnit } from './losses.ts';
import type { Invasions } from './table.ts';
import { facts, ownUnits } from './units.ts';

/** IX.G The nations that were in play and have no unit left on the map. */
export function vanishedNations(state: State): Nation[] {
  return state.vanished.flatMap((gone, owner) => (gone > 0 && state.status[owner] === ABSENT ? [owner] : []));
}

/** IX.G Of a nation that has vanished, everybody who has some of its men in his service loses one of them. */
export function* loseAuxiliaries(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (ownUnits(state, owner).length > 0) return;
  for (let holder = 0; holder < state.status.length; holder++) {
    const among = serving(state, holder, owner);
    if (among.length > 0) yield* loseUnit(g, holder, among, prompt('lose', 'IX.G', { nation: nationId(holder) }));
  }
}

function serving(state: State, holder: Nation, people: Nation): Counter[] {
  const found: Counter[] = [];
  for (let counter = 0; counter < state.at.length; counter++) {
    if (state.at[counter] < 0 || state.holder[counter] !== holder) continue;
    if (facts(counter).origin === people || (NATION_OF[counter] === people && holder !== people)) found.push(counter);
  }
  return found;
}
