import { createHash } from 'node:crypto';
import { formatRecord, type LogEntry, type Match, parseRecord, type Seat } from '@tabula/engine';
import { namesOf } from '../restore/record-head.ts';
import type { FinishedRow, SeatRow, StoredTable } from '../store/store.ts';
import { type GameMessages, type LastMove, lastOf, ToldGame } from './game-message.ts';
import type { Permissions } from './permissions.ts';

/** What is shown of a game that is over. */
interface Shown {
  /** What led to the end. */
  readonly last: LastMove;
  /** What can be seen, and which of it a spectator (first) and each seat sees. */
  readonly views: readonly unknown[];
  readonly eyes: readonly number[];
  readonly log: readonly LogEntry[];
  /** By seat: after how many answers it had given its last one. Games that ended long ago do not say it. */
  readonly answered?: readonly number[];
}

/** How a game ended, to be kept for good. */
export function finishedRow(match: Match, seats: readonly SeatRow[]): FinishedRow {
  const { last } = match.history;
  const texts = [null, ...seats.map(({ seat }) => seat)].map((seat) => JSON.stringify(match.seen(seat).view));
  const views = [...new Set(texts)];
  const head = JSON.stringify({
    last: lastOf(last),
    eyes: texts.map((text) => views.indexOf(text)),
    log: match.log,
    answered: seats.map(({ seat }) => match.history.answeredBy(seat)),
  });
  return {
    record: formatRecord({ ...match.record(), names: namesOf(seats) }),
    shown: `${head.slice(0, -1)},"views":[${views.join(',')}]}`,
  };
}

/** A game that is over, as it was kept: nothing of it is ever played again. */
export class FinishedGame {
  readonly record: string;
  readonly #row: FinishedRow;
  #shown: Shown | undefined;
  #etag: string | undefined;

  constructor(row: FinishedRow) {
    this.record = row.record;
    this.#row = row;
  }

  /** The same, with the names of these seats. */
  unnamed(seats: readonly SeatRow[]): FinishedRow {
    return { ...this.#row, record: formatRecord({ ...parseRecord(this.record), names: namesOf(seats) }) };
  }

  /** By which a browser knows that it has the record already. */
  get etag(): string {
    this.#etag ??= `"${createHash('sha256').update(this.record).digest('base64url').slice(0, 22)}"`;
    return this.#etag;
  }

  /** The whole of it, for whoever may see it. */
  messages(stored: StoredTable, commitment: string): GameMessages {
    const shown = this.#read();
    const { table, status } = stored;
    const { seq, decision, answers, askedAt, dueAt, result } = status;
    const head = JSON.stringify({
      type: 'game',
      table: table.id,
      seq,
      decision,
      answers,
      since: -1,
      waiting: [],
      askedAt,
      dueAt,
      commitment,
      seed: table.seed,
      result,
      last: shown.last,
    }).slice(0, -1);
    const as = (seats: readonly (Seat | null)[]) =>
      `${head},"viewers":[${seats.map((seat) => JSON.stringify(viewer(shown, seat))).join(',')}]}`;
    const messages: GameMessages = {
      as: (seat) => as([seat]),
      to: ({ seats }: Permissions) => as(seats.size === 0 ? [null] : [...seats]),
      told: new ToldGame({ seq, answers, waiting: [], last: shown.last }),
      after: () => messages,
    };
    return messages;
  }

  #read(): Shown {
    this.#shown ??= readShown(this.#row.shown);
    return this.#shown;
  }
}

function readShown(text: string): Shown {
  return JSON.parse(text);
}

function viewer({ views, eyes, log, answered }: Shown, seat: Seat | null) {
  return {
    seat,
    view: views[eyes[seat === null ? 0 : seat + 1]],
    log: log.filter(({ to }) => to === undefined || (seat !== null && to.includes(seat))),
    ask: null,
    orders: [],
    answered: seat === null ? 0 : (answered?.[seat] ?? 0),
    barrier: 'over',
  };
}
