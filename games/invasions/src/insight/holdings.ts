import type { Holdings, Seat } from '@tabula/engine';
import { LAND } from '../data/geography.ts';
import { type Nation, SIDE_OF } from '../data/pieces.ts';
import { NOBODY, type State } from '../state.ts';

/** By seat, all its nations together: units on the map; provinces, cities and Limes; gold. */
export function holdings(state: State): Holdings[] {
  const { pieces, lands, nations, sides } = state;
  const all = Array.from({ length: Math.max(...sides) + 1 }, () => ({ arms: 0, works: 0, wealth: 0 }));
  const of = (nation: Nation): { arms: number; works: number; wealth: number } | undefined =>
    all[seatFor(sides, nation)];
  for (let counter = 0; counter < pieces.at.length; counter++) {
    if (pieces.at[counter] < 0) continue;
    const owner = of(pieces.holder[counter]);
    if (owner !== undefined) owner.arms += 1;
  }
  for (let where = 0; where < LAND; where++) {
    if (lands.control[where] === NOBODY) continue;
    const owner = of(lands.control[where]);
    if (owner !== undefined)
      owner.works += 1 + lands.level[where] + (lands.limes[where] === lands.control[where] ? 1 : 0);
  }
  for (let nation = 0; nation < nations.treasury.length; nation++) {
    const owner = of(nation);
    if (owner !== undefined) owner.wealth += nations.treasury[nation];
  }
  return all;
}

function seatFor(sides: readonly Seat[], nation: Nation): Seat {
  return sides[SIDE_OF[nation]];
}
