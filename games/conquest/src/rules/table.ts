import type { RulesContext, Seat } from '@tabula/engine';
import type { ConquestEvent } from '../events.ts';
import { isIn, type State } from '../state.ts';

/** The table at which Conquest of the Empire is played. */
export type Conquest = RulesContext<State, ConquestEvent>;

/** The other players who are still in the game, by seat. */
export function others(state: State, seat: Seat): Seat[] {
  const found: Seat[] = [];
  for (let other = 0; other < state.players; other++) if (other !== seat && isIn(state, other)) found.push(other);
  return found;
}
