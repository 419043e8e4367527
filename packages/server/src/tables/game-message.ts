import { type Ask, isOrder, type Match, type MatchEvent, type Seat } from '@tabula/engine';
import type { TableStatus } from '../store/store.ts';
import type { Permissions } from './permissions.ts';

/** The `game` message, for whoever may see it. */
export interface GameMessages {
  /** For all seats that are somebody's; for a spectator if he has none. */
  to(permissions: Permissions): string;
  /** As one seat, or as a spectator. */
  as(seat: Seat | null): string;
}

/** Where a game stands among its events. */
export interface TableMoment {
  readonly table: string;
  readonly status: TableStatus;
  readonly last: MatchEvent | undefined;
  /** It cannot be played on: it is only looked at, as far as it holds, and nobody is asked. */
  readonly held: boolean;
}

/**
 * The `game` message of a game in memory. What a viewer sees is made once and shared by all pages that show it, and
 * nothing goes into it but what `match.seen` tells that viewer.
 */
export class GameMessageWriter implements GameMessages {
  readonly #match: Match;
  readonly #place: TableMoment;
  readonly #since: number;
  readonly #viewers = new Map<Seat | null, string>();
  readonly #views = new Map<Seat | null, string>();
  #head: string | undefined;

  constructor(match: Match, place: TableMoment, since: number) {
    this.#match = match;
    this.#place = place;
    this.#since = since;
  }

  to(rights: Permissions): string {
    return this.#message(rights.seats.size === 0 ? [null] : [...rights.seats]);
  }

  as(seat: Seat | null): string {
    return this.#message([seat]);
  }

  /** A seat that took a secret answer back knows the open decision by another number than the others; both hold for them. */
  #message(seats: readonly (Seat | null)[]): string {
    const { history } = this.#match;
    const decision = Math.max(...seats.map((seat) => history.numberFor(seat)));
    const viewers = seats.map((seat) => this.#viewer(seat)).join(',');
    return `${this.#common()},"decision":${decision},"viewers":[${viewers}]}`;
  }

  #viewer(seat: Seat | null): string {
    let text = this.#viewers.get(seat);
    if (text === undefined) {
      const { view, log, ask, orders } = this.#match.seen(seat, this.#since);
      const open = this.#place.held ? { ask: null, orders: [] } : { ask: ask && plainAsk(ask), orders };
      const rest = JSON.stringify({ log, ...open, barrier: this.#barrier(seat) });
      text = `{"seat":${seat},"view":${this.#view(seat, view)},${rest.slice(1)}`;
      this.#viewers.set(seat, text);
    }
    return text;
  }

  /** Where nothing is hidden all see the same: the largest part of the message is then written once. */
  #view(seat: Seat | null, view: unknown): string {
    const { redeal, standingOrders } = this.#match.game;
    const eyes = redeal === undefined && standingOrders === undefined ? null : seat;
    const text = this.#views.get(eyes) ?? JSON.stringify(view);
    this.#views.set(eyes, text);
    return text;
  }

  #barrier(seat: Seat | null): string | null {
    if (this.#match.over) return 'over';
    if (this.#place.held) return 'nothing';
    return seat === null ? 'nothing' : this.#match.barrier(seat);
  }

  #common(): string {
    if (this.#head === undefined) {
      const { waiting, commitment, seed, result, answers } = publicPosition(this.#match);
      const { table, status, last, held } = this.#place;
      const { seq, askedAt, dueAt } = status;
      const head = {
        type: 'game',
        table,
        seq,
        answers,
        since: this.#since,
        waiting: held ? [] : waiting,
        askedAt,
        dueAt,
        commitment,
        seed,
        result,
        last: lastOf(last),
      };
      this.#head = JSON.stringify(head).slice(0, -1);
    }
    return this.#head;
  }
}

/** What led here, as everybody may know it: of a standing order not even whose it is, nor of an undo, which may be one's. */
export function lastOf(event: MatchEvent | undefined): {
  readonly kind: MatchEvent['kind'] | 'start' | 'order';
  readonly seat: Seat | null;
} {
  if (event === undefined) return { kind: 'start', seat: null };
  if ('option' in event && isOrder(event.option)) return { kind: 'order', seat: null };
  return { kind: event.kind, seat: event.kind === 'undo' ? null : event.seat };
}

/** The part of a position that everybody knows. */
export function publicPosition(match: Match) {
  const { decision, over, result } = match;
  const waiting = decision === null ? [] : decision.asks.map(({ seat }) => seat).filter((seat) => decision.open(seat));
  return {
    waiting,
    commitment: match.commitment,
    seed: over ? match.seed : null,
    result,
    answers: match.answers.length,
  };
}

/** A question as it travels. */
export function plainAsk({ prompt, options, barred }: Ask) {
  return { prompt, options: [...options], barred: [...(barred?.() ?? [])] };
}
