import type { RulesContext, Seat } from '@tabula/engine';
import type { Nation } from '../../data/book/book.ts';
import type { ItaliaEvent } from '../../events.ts';
import { bookOf, type State } from '../../state/state.ts';

/** The table at which Italia is played. */
export type Italia = RulesContext<State, ItaliaEvent>;

/** Who answers for a nation. */
export function seatOf(state: State, nation: Nation): Seat {
  return bookOf(state).seatOf[nation];
}
