import { type Ask, isOrder, type LogEntry, type Match, type MatchEvent, type Order, type Seat } from '@tabula/engine';
import { changeBetween } from '@tabula/protocol/changes';
import type { TableStatus } from '../store/store.ts';
import { clockInfo, publicDueAt } from './clock.ts';
import type { Permissions } from './permissions.ts';

/** What a viewer knows who puts together what he sees. */
interface KnownView {
  readonly view: unknown;
  readonly orders: readonly Order[];
  readonly answered: number;
  readonly barrier: string | null;
}

/** What everybody knows of a position, and need not hear again. */
interface KnownHead {
  readonly seq: number;
  readonly answers: number;
  readonly waiting: readonly Seat[];
  readonly last: LastMove;
}

/** What was told of a game: as much of it as says what has changed since. Pages are there for long, so it holds on to nothing else. */
export class ToldGame {
  readonly head: KnownHead;
  readonly viewers = new Map<Seat | null, KnownView>();

  constructor({ seq, answers, waiting, last }: KnownHead) {
    this.head = { seq, answers, waiting, last };
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
  #change: string | undefined;

  constructor(view: unknown) {
    this.view = view;
  }

  text(): string {
    this.#text ??= JSON.stringify(this.view);
    return this.#text;
  }

  /** What has changed since another view; undefined if nothing has. */
  changeFrom(before: unknown): string | undefined {
    if (this.#before !== before) this.#change = JSON.stringify(changeBetween(before, this.view));
    this.#before = before;
    return this.#change;
  }
}

/** What a viewer sees, knows and is told, some of it as text already. */
interface ViewerParts {
  readonly sight: ViewTexts;
  readonly known: KnownView;
  /** What is new to it of what was told; null if nothing is. */
  readonly log: string | null;
  /** What it is asked; null if nothing. */
  readonly ask: string | null;
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
    const { waiting, answers } = publicPosition(match);
    const { status, last, held } = place;
    this.told = new ToldGame({ seq: status.seq, answers, waiting: held ? [] : waiting, last: lastOf(last) });
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
    const head = this.#newsSince(before.head);
    const viewers = new Map<Seat | null, string>();
    return { to: (rights) => this.#changed(before, rights, head, viewers) };
  }

  #message(seats: readonly (Seat | null)[]): string {
    const viewers = seats.map((seat) => this.#viewer(seat)).join(',');
    const { table } = this.#place;
    const head = `{"type":"game","table":"${table}","commitment":"${this.#match.commitment}"`;
    return `${head},${this.#common()},${this.#ending()},"decision":${this.#decision(seats)},"viewers":[${viewers}]}`;
  }

  /** What a page was not told before it is told whole. */
  #changed(before: ToldGame, rights: Permissions, head: string, written: Map<Seat | null, string>): string {
    const seats = seatsOf(rights);
    for (const seat of seats) {
      const known = before.viewers.get(seat);
      if (known === undefined) return this.#message(seats);
      if (!written.has(seat)) written.set(seat, this.#changedViewer(known, seat));
    }
    const viewers = seats.map((seat) => written.get(seat)).join(',');
    return `${head},"decision":${this.#decision(seats)},"viewers":[${viewers}]}`;
  }

  /** A seat that took a secret answer back knows the open decision by another number than the others; both hold for them. */
  #decision(seats: readonly (Seat | null)[]): number {
    const { history } = this.#match;
    return Math.max(...seats.map((seat) => history.numberFor(seat)));
  }

  #viewer(seat: Seat | null): string {
    const parts = this.#partsFor(seat);
    const { sight, known, log, ask } = parts;
    const { orders, answered, barrier } = known;
    const rest = JSON.stringify({ orders, answered, barrier }).slice(1);
    parts.whole ??= `{"seat":${seat},"view":${sight.text()},"log":${log ?? '[]'},"ask":${ask},${rest}`;
    return parts.whole;
  }

  /** Only what is otherwise than it was known. */
  #changedViewer(before: KnownView, seat: Seat | null): string {
    const { sight, known, log, ask } = this.#partsFor(seat);
    const change = sight.changeFrom(before.view);
    const { orders, answered, barrier } = known;
    let text = `{"seat":${seat}`;
    if (change !== undefined) text += `,"change":${change}`;
    if (log !== null) text += `,"log":${log}`;
    if (ask !== null) text += `,"ask":${ask}`;
    if (changeBetween(before.orders, orders) !== undefined) text += `,"orders":${JSON.stringify(orders)}`;
    if (answered !== before.answered) text += `,"answered":${answered}`;
    if (barrier !== before.barrier) text += `,"barrier":${JSON.stringify(barrier)}`;
    return `${text}}`;
  }

  #partsFor(seat: Seat | null): ViewerParts {
    let parts = this.#parts.get(seat);
    if (parts === undefined) {
      const sight = this.#sight(this.#match.eyesOf(seat));
      const { log, ask, orders, answered } = this.#match.seen(seat, this.#since, sight.view);
      const { held } = this.#place;
      const known = { view: sight.view, orders: held ? [] : orders, answered, barrier: this.#barrier(seat) };
      const open = held || ask === null ? null : JSON.stringify(plainAsk(ask));
      parts = { sight, known, log: log.length === 0 ? null : this.#logText(log), ask: open };
      this.#parts.set(seat, parts);
      this.told.viewers.set(seat, known);
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
    const { seq, answers, waiting, last } = this.told.head;
    const { askedAt, dueAt, clock } = this.#times();
    this.#head ??= inner({ seq, answers, since: this.#since, waiting, askedAt, dueAt, ...clock, last });
    return this.#head;
  }

  /** The head of a message for those who know another one: what is as it was there is not said again, nor that no clock runs. */
  #newsSince(before: KnownHead): string {
    const { seq, answers, waiting, last } = this.told.head;
    const { askedAt, dueAt, clock } = this.#times();
    const news = {
      type: 'changed',
      after: before.seq,
      seq,
      answers,
      ...(this.#since === before.answers ? {} : { since: this.#since }),
      ...(String(waiting) === String(before.waiting) ? {} : { waiting }),
      askedAt,
      ...(dueAt === null ? {} : { dueAt }),
      ...clock,
      ...(last.kind === before.last.kind && last.seat === before.last.seat ? {} : { last }),
    };
    return `{${inner(news)}${this.#place.status.result === null ? '' : `,${this.#ending()}`}`;
  }

  #times() {
    const { status, held } = this.#place;
    const { askedAt, clock } = status;
    const clocks = clock === null ? {} : { clock: clockInfo(clock) };
    return { askedAt, dueAt: held ? null : publicDueAt(status), clock: clocks };
  }

  #ending(): string {
    const { seed } = publicPosition(this.#match);
    const { result } = this.#place.status;
    this.#end ??= inner({ seed, result });
    return this.#end;
  }
}

/** The text of an object without its braces: more comes. */
function inner(parts: object): string {
  return JSON.stringify(parts).slice(1, -1);
}

function seatsOf({ seats }: Permissions): readonly (Seat | null)[] {
  return seats.size === 0 ? [null] : [...seats];
}

/** What led to a position. */
export interface LastMove {
  readonly kind: MatchEvent['kind'] | 'start' | 'order';
  readonly seat: Seat | null;
}

/** What led here, as everybody may know it: of a standing order not even whose it is, nor of an undo, which may be one's. */
export function lastOf(event: MatchEvent | undefined): LastMove {
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
