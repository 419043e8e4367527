import type { Flow } from '@tabula/engine';
import { type Place, placeId } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { type Counter, type LeaderNumber, type Nation, nationId } from '../../data/pieces.ts';
import { NO, prompt, YES } from '../../options.ts';
import { NOBODY, type State } from '../../state.ts';
import { loneField } from '../battle/field.ts';
import { retreat } from '../battle/retreat.ts';
import { pickUnits } from '../pieces/selection.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { unitsAt } from '../pieces/units.ts';

/** XXIV.C, G58 The leader who keeps up the siege of a city between his campaigns. */
export function keeperOf(state: State, where: Place): LeaderNumber {
  const { sieges } = state.activation;
  for (let i = 0; i < sieges.length; i += 2) if (sieges[i] === where) return sieges[i + 1];
  return NOBODY;
}

export function endSiege(state: State, where: Place): void {
  for (let i = state.activation.sieges.length - 2; i >= 0; i -= 2)
    if (state.activation.sieges[i] === where) state.activation.sieges.splice(i, 2);
}

/** A siege is resolved in the campaigns of the leader who keeps it up, not in those of others. */
export function restsNow(state: State, where: Place): boolean {
  const keeper = keeperOf(state, where);
  return keeper !== NOBODY && keeper !== state.activation.marching;
}

/** XXIV.C In a leader's campaign, as long as he has another before him, a siege that failed goes on if units stay. */
export function* mayKeepUp(g: Invasions, owner: Nation, where: Place): Flow<Counter[]> {
  const { state } = g;
  const who = state.activation.marching;
  endSiege(state, where);
  if (who === NOBODY || state.pieces.leaderAt[who] < 0 || state.activation.campaigns[who] >= LEADERS[who].campaign)
    return [];
  const units = unitsAt(state, owner, where);
  if (units.length === 0) return [];
  const args = { nation: nationId(owner), province: placeId(where) };
  if ((yield* ask(g, owner, prompt('keep-up', 'XXIV.C', args), [NO, YES])) === NO) return [];
  const question = prompt('besiegers', 'XXIV.C', args);
  const stay = yield* pickUnits(g, owner, units, question, { least: 1, most: units.length });
  state.activation.sieges.push(where, who);
  g.emit({ event: 'siege.kept', ...args });
  return stay;
}

/** XXIV.C When the campaigns are over every siege that goes on is lifted. */
export function* liftSieges(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  while (state.activation.sieges.length > 0) {
    const [where] = state.activation.sieges;
    endSiege(state, where);
    const units = unitsAt(state, owner, where);
    if (units.length === 0) continue;
    const field = loneField(state, owner, where, units);
    yield* retreat(g, field, field.attacker, []);
  }
}
