import type { Flow } from '@tabula/engine';
import { NATION_ROWS } from '../../data/nations.ts';
import { type Counter, type Nation, nationId, SORT_OF, SORTS } from '../../data/pieces.ts';
import { prompt } from '../../options.ts';
import { ABSENT, type State } from '../../state.ts';
import { loseUnit } from '../pieces/losses.ts';
import type { Invasions } from '../pieces/table.ts';
import { ownUnits, seatOfPower, unlentUnits } from '../pieces/units.ts';

/** IX.G A nation that was in play and is no more, or of which nothing is left but men in the service of others. */
export function hasVanished(state: State, owner: Nation): boolean {
  if (state.nations.status[owner] === ABSENT) return state.nations.vanished[owner] > 0;
  // XXVII.C A minor kingdom gets back whatever it lost.
  if (NATION_ROWS[owner].role === 'minor') return false;
  return seatOfPower(state, owner) < 0 && !servesItself(state, owner);
}

function servesItself(state: State, owner: Nation): boolean {
  return unlentUnits(state, owner).length > 0;
}

export function vanishedNations(state: State): Nation[] {
  const found: Nation[] = [];
  for (let owner = 0; owner < state.nations.vanished.length; owner++) if (hasVanished(state, owner)) found.push(owner);
  return found;
}

/** IX.G, G315 Of a nation that has no unit of its own, not even its horde, everybody who has some of its men in his service loses one of them. */
export function* loseAuxiliaries(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (state.nations.horde[owner] >= 0 || servesItself(state, owner)) return;
  const men = menOf(state, owner);
  if (men.length === 0) return;
  for (let holder = 0; holder < state.nations.status.length; holder++) {
    const among = men.filter((counter) => state.pieces.holder[counter] === holder);
    if (among.length > 0) yield* loseUnit(g, holder, among, prompt('lose', 'IX.G', { nation: nationId(holder) }));
  }
}

/** Those on the map who are of a people: auxiliaries of others, and its own, who are mercenaries. */
function menOf(state: State, people: Nation): Counter[] {
  return [...AUXILIARIES[people].filter((counter) => state.pieces.at[counter] >= 0), ...ownUnits(state, people)];
}

const AUXILIARIES: readonly (readonly Counter[])[] = NATION_ROWS.map((_, people) =>
  SORT_OF.flatMap((sort, counter) => (SORTS[sort].origin === people ? [counter] : [])),
);
