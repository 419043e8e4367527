import type { RulesContext, Seat } from '@tabula/engine';
import type { ByzantiumEvent } from '../events.ts';
import type { State } from '../state.ts';

/** The table at which Byzantium is played. */
export type Byzantium = RulesContext<State, ByzantiumEvent>;

/** The seats clockwise from the one after `seat`. */
export function clockwiseAfter(state: State, seat: Seat): Seat[] {
  const { length } = state.players;
  const seats: Seat[] = [];
  for (let i = 1; i < length; i++) seats.push((seat + i) % length);
  return seats;
}
