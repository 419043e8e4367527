import { isOrder, type MatchEvent } from '@tabula/engine';
import { ApiError } from './errors.ts';
import type { Limits } from './limits.ts';

/** What of a game's past the limits look at. */
export interface Past {
  readonly events: readonly MatchEvent[];
  readonly answers: readonly { readonly id: string }[];
}

/** What a seat has done in a game, as far as it was counted. */
interface Tally {
  counted: number;
  readonly orders: Map<number, number>;
  readonly takeBacks: Map<number, number>;
}

/**
 * How long a game may become. It has so many answers; what a seat may do without end (order, take back) each seat has a
 * budget for, and whoever has used his up is refused alone.
 */
export class GameLimits {
  readonly #limits: Pick<Limits, 'answers' | 'orders' | 'takeBacks'>;
  readonly #tallies = new WeakMap<Past, Tally>();

  constructor(limits: Pick<Limits, 'answers' | 'orders' | 'takeBacks'>) {
    this.#limits = limits;
  }

  /** Before an answer or a standing order. */
  checkAnswer(past: Past, seat: number, option: string): void {
    const { answers, orders } = this.#limits;
    if (isOrder(option)) {
      if ((this.#tally(past).orders.get(seat) ?? 0) >= orders)
        throw new ApiError('too-many', `seat ${seat} has given ${orders} standing orders, and may give no more`);
    } else if (past.answers.length >= answers && past.answers.filter(({ id }) => !isOrder(id)).length >= answers)
      throw new ApiError(
        'too-many',
        `this game has ${answers} answers, more than any game has: nobody can go on with it`,
      );
  }

  /** Before an undo or a roll-back that a seat asks for. */
  checkTakeBack(past: Past, seat: number): void {
    const { takeBacks } = this.#limits;
    if ((this.#tally(past).takeBacks.get(seat) ?? 0) >= takeBacks)
      throw new ApiError('too-many', `seat ${seat} has taken something back ${takeBacks} times, and may do so no more`);
  }

  #tally(past: Past): Tally {
    const tally = this.#tallies.get(past) ?? { counted: 0, orders: new Map(), takeBacks: new Map() };
    this.#tallies.set(past, tally);
    for (; tally.counted < past.events.length; tally.counted++) {
      const event = past.events[tally.counted];
      const counts = 'option' in event ? (isOrder(event.option) ? tally.orders : undefined) : tally.takeBacks;
      counts?.set(event.seat, (counts.get(event.seat) ?? 0) + 1);
    }
    return tally;
  }
}
