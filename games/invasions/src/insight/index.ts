import type { Insight } from '@tabula/engine';
import { SIDES } from '../data/nations.ts';
import { SIDE_OF } from '../pieces.ts';
import { sidePoints, territoryPoints } from '../rules/scoring.ts';
import type { State } from '../state.ts';

const SCALE = 40;

/** How a seat stands: its points and what its territory would score now, against the best of the others. */
function evaluate(state: State, seat: number): number {
  const values = SIDES.map((_, side) => {
    let value = sidePoints(state, side);
    for (let owner = 0; owner < state.status.length; owner++)
      if (SIDE_OF[owner] === side) value += territoryPoints(state, owner);
    return value;
  });
  const bySeat = new Map<number, number>();
  state.sides.forEach((who, side) => {
    bySeat.set(who, (bySeat.get(who) ?? 0) + values[side]);
  });
  const others = [...bySeat].filter(([who]) => who !== seat).map(([, value]) => value);
  return (bySeat.get(seat) ?? 0) - Math.max(...others);
}

export const insight: Insight<State> = { evaluate, scale: SCALE };
