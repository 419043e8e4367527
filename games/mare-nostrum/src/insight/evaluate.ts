import type { Seat } from '@tabula/engine';
import { cardCount, provinceCount } from '../rules/victory.ts';
import type { State } from '../state.ts';

export function evaluate(state: State, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.players; other++) if (other !== seat) best = Math.max(best, standing(state, other));
  return standing(state, seat) - best;
}

function standing(state: State, seat: Seat): number {
  return 9 * cardCount(state, seat) + provinceCount(state, seat);
}
