import type { Selectable } from 'kysely';
import type pg from 'pg';
import { fromEvent, fromStatus, toEvent, toStatus } from '../rows.ts';
import type { Database } from '../schema.ts';
import type { Hint, Progress } from '../store.ts';
import type { PgConnection } from './connection.ts';

const CHANNEL = 'tabula';

/** So many bytes of tables fit into one notice: with the name of the node there are less than 8,000. */
const MOST_BYTES = 7900;

/** How long, in milliseconds, until somebody who does not hear tries to listen again. */
const LISTEN_AGAIN_MS = 500;

/** A table as it travels: its id, `rev`, `said`, and where its game alone went on the rows of that. */
type SentHint = [
  id: string,
  rev: number,
  said: number,
  status?: Selectable<Database['statuses']>,
  events?: Selectable<Database['events']>[],
];

/**
 * Word of what was committed, sent after the commit: inside it a notice would take a lock of the whole database. It may be lost. What an answer
 * has changed goes with it, so that nobody has to ask.
 */
export class Hints {
  readonly #connection: PgConnection;
  readonly #node: string;
  /** One change after the other: who heard the one before can do without the database. */
  #waiting: Hint[] = [];
  #sending = false;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(connection: PgConnection, node: string) {
    this.#connection = connection;
    this.#node = node;
  }

  /** All that was committed while the last ones were on the way is told at once. */
  send(hints: readonly Hint[]): void {
    this.#waiting.push(...hints);
    if (!this.#sending && this.#waiting.length > 0) void this.#drain();
  }

  listen(heard: (hint: Hint) => void): void {
    void this.#listen(heard);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => {});
  }

  async #drain(): Promise<void> {
    this.#sending = true;
    while (this.#waiting.length > 0 && !this.#closed) {
      const hints = this.#waiting;
      this.#waiting = [];
      // Who cannot be heard now is not waited for: others will find out by looking.
      await this.#client
        ?.query({
          name: 'hints',
          text: 'select pg_notify($1, notice) from unnest($2::text[]) as notice',
          values: [CHANNEL, this.#notices(hints)],
        })
        .catch(() => {});
    }
    this.#sending = false;
  }

  /** As few as will do. */
  #notices(hints: readonly Hint[]): string[] {
    const notices: string[][] = [];
    let room = 0;
    for (const text of hints.map(textOf)) {
      const bytes = Buffer.byteLength(text) + 1;
      if (bytes > room) {
        notices.push([]);
        room = MOST_BYTES;
      }
      notices[notices.length - 1].push(text);
      room -= bytes;
    }
    return notices.map((texts) => `["${this.#node}",[${texts}]]`);
  }

  async #listen(heard: (hint: Hint) => void): Promise<void> {
    if (this.#closed) return;
    const client = this.#connection.client();
    this.#client = client;
    const again = () => {
      if (this.#client !== client || this.#closed) return;
      this.#client = undefined;
      client.end().catch(() => {});
      this.#timer = setTimeout(() => void this.#listen(heard), LISTEN_AGAIN_MS);
      this.#timer.unref();
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload = '' }) => this.#hear(payload, heard));
    try {
      await client.connect();
      // A notice is a transaction of its own; it need not wait for the disk as what it tells of did.
      await client.query('set synchronous_commit = off');
      await client.query(`listen ${CHANNEL}`);
    } catch {
      again();
    }
  }

  #hear(payload: string, heard: (hint: Hint) => void): void {
    if (payload.startsWith(`["${this.#node}"`)) return;
    const [, tables]: [string, SentHint[]] = JSON.parse(payload);
    for (const [id, rev, said, status, events] of tables) {
      const progress = status && events && (() => ({ status: fromStatus(status), events: events.map(fromEvent) }));
      heard({ id, rev, said, progress });
    }
  }
}

/** What there is to tell of a table; that it has changed, at least. */
function textOf({ id, rev, said, progress }: Hint): string {
  const text = JSON.stringify([id, rev, said, ...(progress === undefined ? [] : rowsOf(id, progress()))]);
  return Buffer.byteLength(text) >= MOST_BYTES ? JSON.stringify([id, rev, said]) : text;
}

function rowsOf(id: string, { status, events }: Progress): [status: object, events: object[]] {
  return [toStatus(id, status), events.map((event) => toEvent(id, event))];
}
