import { type Ask, isOrder, type LogEntry, type Match, type MatchEvent, type Order, type Seat } from '@tabula/engine';
import { changeBetween } from '@tabula/protocol/changes';
import type { TableStatus } from '../store/store.ts';
import { clockInfo, publicDueAt } from './clock.ts';
import type { Permissions } from './permissions.ts';

/** What a viewer knows who puts together what he sees. */
interface KnownView {
  readonly view: unknown;
  readonly orders: readonly Order[];
}

/** What was told of a game: as much of it as says what has changed since. Pages are there for long, so it holds on to nothing else. */
export class ToldGame {
  readonly seq: number;
  readonly viewers = new Map<Seat | null, KnownView>();

  constructor(seq: number) {
    this.seq = seq;
  }
}

/** The `game` message, for whoever may see it. */
export interface GameMessages {
  /** What those know who got it. */
  readonly told: ToldGame;
  /** For all seats that are somebody's; for a spectator if he has none. */
  to(permissions: Permissions): string;
  /** As one seat, or as a spectator. */
  as(seat: Seat | null): string;
  /** For those who were told `before` last and put views together from what changed. */
  after(before: ToldGame): Pick<GameMessages, 'to'>;
}

/** Where a game stands among its events. */
export interface TableMoment {
  readonly table: string;
  readonly status: TableStatus;
  readonly last: MatchEvent | undefined;
  /** It cannot be played on: it is only looked at, as far as it holds, and nobody is asked. */
  readonly held: boolean;
}

/** A view that one or several viewers have, written once for all of them. */
class ViewTexts {
  readonly view: unknown;
  #text: string | undefined;
  /** What was changed last, and how that is said. */
  #before: unknown;
  #change = 'null';

  constructor(view: unknown) {
    this.view = view;
  }

  text(): string {
    this.#text ??= JSON.stringify(this.view);
    return this.#text;
  }

  /** What has changed since another view. */
  changeFrom(before: unknown): string {
    if (this.#before !== before) this.#change = JSON.stringify(changeBetween(before, this.view) ?? null);
    this.#before = before;
    return this.#change;
  }
}

/** What a viewer sees and may order, and the text of what else it is told: that is new each time. */
interface ViewerParts {
  readonly sight: ViewTexts;
  readonly orders: readonly Order[];
  readonly rest: string;
  /** All of it as text, once somebody is told all of it. */
  whole?: string;
}

/**
 * The `game` message of a game in memory. What a viewer sees is made once and shared by all pages that show it, and
 * nothing goes into it but what `match.seen` tells that viewer.
 */
export class GameMessageWriter implements GameMessages {
  readonly told: ToldGame;
  readonly #match: Match;
  readonly #place: TableMoment;
  readonly #since: number;
  readonly #views = new Map<Seat | null, ViewTexts>();
  readonly #parts = new Map<Seat | null, ViewerParts>();
  /** What has happened, for all who were told nothing alone. */
  #publicLog: string | undefined;
  #head: string | undefined;
  #end: string | undefined;

  constructor(match: Match, place: TableMoment, since: number) {
    this.told = new ToldGame(place.status.seq);
    this.#match = match;
    this.#place = place;
    this.#since = since;
  }

  to(rights: Permissions): string {
    return this.#message(seatsOf(rights));
  }

  as(seat: Seat | null): string {
    return this.#message([seat]);
  }

  after(before: ToldGame): Pick<GameMessages, 'to'> {
    const viewers = new Map<Seat | null, string>();
    return { to: (rights) => this.#changed(before, rights, viewers) };
  }

  #message(seats: readonly (Seat | null)[]): string {
    const viewers = seats.map((seat) => this.#viewer(seat)).join(',');
    const { table } = this.#place;
    const head = `{"type":"game","table":"${table}","commitment":"${this.#match.commitment}"`;
    return `${head},${this.#common()},${this.#ending()},"decision":${this.#decision(seats)},"viewers":[${viewers}]}`;
  }

  /** What a page was not told before it is told whole. */
  #changed(before: ToldGame, rights: Permissions, written: Map<Seat | null, string>): string {
    const seats = seatsOf(rights);
    for (const seat of seats) {
      const known = before.viewers.get(seat);
      if (known === undefined) return this.#message(seats);
      if (!written.has(seat)) written.set(seat, this.#changedViewer(known, seat));
    }
    const viewers = seats.map((seat) => written.get(seat)).join(',');
    const ending = this.#place.status.result === null ? '' : `,${this.#ending()}`;
    const head = `{"type":"changed","after":${before.seq},${this.#common()}${ending}`;
    return `${head},"decision":${this.#decision(seats)},"viewers":[${viewers}]}`;
  }

  /** A seat that took a secret answer back knows the open decision by another number than the others; both hold for them. */
  #decision(seats: readonly (Seat | null)[]): number {
    const { history } = this.#match;
    return Math.max(...seats.map((seat) => history.numberFor(seat)));
  }

  #viewer(seat: Seat | null): string {
    const parts = this.#partsFor(seat);
    const { sight, orders, rest } = parts;
    parts.whole ??= `{"seat":${seat},"view":${sight.text()},"orders":${JSON.stringify(orders)},${rest}`;
    return parts.whole;
  }

  #changedViewer(known: KnownView, seat: Seat | null): string {
    const { sight, orders, rest } = this.#partsFor(seat);
    const same = changeBetween(known.orders, orders) === undefined;
    const news = same ? rest : `"orders":${JSON.stringify(orders)},${rest}`;
    return `{"seat":${seat},"change":${sight.changeFrom(known.view)},${news}`;
  }

  #partsFor(seat: Seat | null): ViewerParts {
    let parts = this.#parts.get(seat);
    if (parts === undefined) {
      const sight = this.#sight(this.#match.eyesOf(seat));
      const { log, ask, orders, answered } = this.#match.seen(seat, this.#since, sight.view);
      const { held } = this.#place;
      const open = held || ask === null ? null : plainAsk(ask);
      const rest = JSON.stringify({ ask: open, answered, barrier: this.#barrier(seat) }).slice(1);
      parts = { sight, orders: held ? [] : orders, rest: `"log":${this.#logText(log)},${rest}` };
      this.#parts.set(seat, parts);
      this.told.viewers.set(seat, { view: sight.view, orders: parts.orders });
    }
    return parts;
  }

  /** Whoever was told nothing alone was told what everybody was. */
  #logText(log: readonly LogEntry[]): string {
    if (log.some(({ to }) => to !== undefined)) return JSON.stringify(log);
    this.#publicLog ??= JSON.stringify(log);
    return this.#publicLog;
  }

  #sight(eyes: Seat | null): ViewTexts {
    const sight = this.#views.get(eyes) ?? new ViewTexts(this.#match.game.view(this.#match.state, eyes));
    this.#views.set(eyes, sight);
    return sight;
  }

  #barrier(seat: Seat | null): string | null {
    if (this.#match.over) return 'over';
    if (this.#place.held) return 'nothing';
    return seat === null ? 'nothing' : this.#match.barrier(seat);
  }

  #common(): string {
    if (this.#head === undefined) {
      const { waiting, answers } = publicPosition(this.#match);
      const { status, last, held } = this.#place;
      const { seq, askedAt, clock } = status;
      const head = {
        seq,
        answers,
        since: this.#since,
        waiting: held ? [] : waiting,
        askedAt,
        dueAt: held ? null : publicDueAt(status),
        ...(clock === null ? {} : { clock: clockInfo(clock) }),
        last: lastOf(last),
      };
      this.#head = JSON.stringify(head).slice(1, -1);
    }
    return this.#head;
  }

  #ending(): string {
    const { seed } = publicPosition(this.#match);
    const { result } = this.#place.status;
    this.#end ??= JSON.stringify({ seed, result }).slice(1, -1);
    return this.#end;
  }
}

function seatsOf({ seats }: Permissions): readonly (Seat | null)[] {
  return seats.size === 0 ? [null] : [...seats];
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
