import type { Seat } from '../common/seat.ts';
import type { Option } from './option.ts';
import type { Phrase } from './phrase.ts';

/** One thing a seat can settle for good, with all it can say and what it says now. */
export interface Order {
  readonly name: Phrase;
  readonly values: readonly Option[];
  /** The id of the value in force. */
  readonly now: string;
  /** The questions that it can spare, by what they ask: beside them one can change it. */
  readonly spares?: readonly string[];
  /** The id of the value that spares them only while what raises them lasts, so that one answer serves for all of it. */
  readonly meanwhile?: string;
}

/**
 * Standing orders: what a seat may settle at any time, asked or not ("let him pass: always, never, ask me"). Nobody
 * waits for them, and what an open decision lists never depends on them: the rules look them up when they come to
 * decide whether to ask. Whoever knew that a seat never reacts would attack it at ease, so nobody knows the orders of
 * another: `view` forgets them, and so does whoever imagines what may come.
 */
export interface StandingOrders<S, V> {
  /** All the seat can order; every option is of the kind `order`. What one order can be does not depend on the others. */
  orders(view: V, seat: Seat): readonly Order[];
  give(state: S, seat: Seat, order: Option): void;
  /** Leaves, in place, only the orders of `seat` (of nobody, for a spectator); the others are as if they would be asked. */
  forget(state: S, seat: Seat | null): void;
}

export const ORDER = 'order';
const FIRST_WORD = `${ORDER} `;

/** Whether an answer is a standing order: no decision ever lists one. */
export function isOrder(id: string): boolean {
  return id.startsWith(FIRST_WORD);
}
