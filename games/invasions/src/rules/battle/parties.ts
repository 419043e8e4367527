import type { Counter, Nation } from '../../data/pieces.ts';
import { type State, seatOf } from '../../state.ts';

/** What one player has on a side, and the nation of his that is asked for all of it. */
export interface Party {
  readonly speaker: Nation;
  readonly units: Counter[];
}

/** XX.H, G341 The players of some units, the one of the main nation first: each decides about his own. */
export function partiesOf(
  state: State,
  main: Nation,
  units: readonly Counter[],
  employerOf: (counter: Counter) => Nation = (counter) => state.pieces.holder[counter],
): Party[] {
  const seat = seatOf(state, main);
  if (units.every((counter) => seatOf(state, employerOf(counter)) === seat))
    return [{ speaker: main, units: [...units] }];
  const parties: Party[] = [{ speaker: main, units: [] }];
  for (const counter of units) {
    const employer = employerOf(counter);
    const own = parties.find(({ speaker }) => seatOf(state, speaker) === seatOf(state, employer));
    if (own === undefined) parties.push({ speaker: employer, units: [counter] });
    else own.units.push(counter);
  }
  return parties;
}

/** G341 Hits and recoveries are shared out in proportion to units, the odd one to who has most; nobody has more than there is room for. */
export function shareOut(count: number, sizes: readonly number[], most: readonly number[]): number[] {
  const shares = sizes.map(() => 0);
  for (let left = count; left > 0; left--) {
    let next = -1;
    for (let i = 0; i < sizes.length; i++) {
      if (shares[i] >= most[i]) continue;
      if (next < 0 || sizes[i] * (shares[next] + 1) > sizes[next] * (shares[i] + 1)) next = i;
    }
    if (next < 0) break;
    shares[next] += 1;
  }
  return shares;
}
