import { type Ask, isOrder, type Match, type Seat } from '@tabula/engine';
import type { EventRow, TableStatus } from '../store/store.ts';
import type { Permissions } from './permissions.ts';

/** Where a game stands among its events. */
export interface TableMoment {
  readonly table: string;
  readonly status: TableStatus;
  readonly last: EventRow | undefined;
}

/**
 * The `game` message for whoever may see it. What a viewer sees is made once and shared by all pages that show it, and
 * nothing goes into it but what `match.seen` tells that viewer.
 */
export class GameMessageWriter {
  readonly #match: Match;
  readonly #place: TableMoment;
  readonly #since: number;
  readonly #viewers = new Map<Seat | null, string>();
  readonly #views = new Map<Seat | null, string>();
  #head: string | undefined;
  /** What a spectator sees, once somebody has asked for it. */
  #open: { readonly view: unknown } | undefined;

  constructor(match: Match, place: TableMoment, since: number) {
    this.#match = match;
    this.#place = place;
    this.#since = since;
  }

  /** For all seats that are somebody's; for a spectator if he has none. */
  to(rights: Permissions): string {
    const seats = rights.seats.size === 0 ? [null] : [...rights.seats];
    return `${this.#common()},"viewers":[${seats.map((seat) => this.#viewer(seat)).join(',')}]}`;
  }

  /** As one seat, or as a spectator. */
  as(seat: Seat | null): string {
    return `${this.#common()},"viewers":[${this.#viewer(seat)}]}`;
  }

  #viewer(seat: Seat | null): string {
    let text = this.#viewers.get(seat);
    if (text === undefined) {
      const { view, log, ask, orders } = this.#match.seen(seat, this.#since);
      const rest = JSON.stringify({ log, ask: ask && plainAsk(ask), orders, barrier: this.#barrier(seat) });
      text = `{"seat":${seat},"view":${this.#view(seat, view)},${rest.slice(1)}`;
      this.#viewers.set(seat, text);
    }
    return text;
  }

  /** Who sees the same has one text: the largest part of the message is then written once. */
  #view(seat: Seat | null, view: unknown): string {
    const eyes = this.#seesAll(seat, view) ? null : seat;
    const text = this.#views.get(eyes) ?? JSON.stringify(view);
    this.#views.set(eyes, text);
    return text;
  }

  /** Where nothing is hidden but standing orders, a seat that has none in force sees what spectators see. */
  #seesAll(seat: Seat | null, view: unknown): boolean {
    const { game, state } = this.#match;
    if (game.redeal !== undefined || seat === null) return false;
    if (game.standingOrders === undefined) return true;
    this.#open ??= { view: game.view(state, null) };
    const { orders } = game.standingOrders;
    const usual = orders(this.#open.view, seat);
    return orders(view, seat).every(({ now }, i) => now === usual[i]?.now);
  }

  #barrier(seat: Seat | null): string | null {
    if (this.#match.over) return 'over';
    return seat === null ? 'nothing' : this.#match.barrier(seat);
  }

  #common(): string {
    if (this.#head === undefined) {
      const { waiting, commitment, seed, result, answers } = publicPosition(this.#match);
      const { table, status, last } = this.#place;
      const { seq, decision, askedAt, dueAt } = status;
      const head = {
        type: 'game',
        table,
        seq,
        decision,
        answers,
        since: this.#since,
        waiting,
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
function lastOf(event: EventRow | undefined): { kind: EventRow['kind'] | 'start' | 'order'; seat: Seat | null } {
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

function plainAsk({ prompt, options, barred }: Ask) {
  return { prompt, options, barred: barred?.() ?? [] };
}
