import type pg from 'pg';
import type { Hint } from '../store.ts';
import type { PgConnection } from './connection.ts';

const CHANNEL = 'tabula';

/** So many tables fit into one notice. */
const MOST = 150;

/** How long, in milliseconds, until somebody who does not hear tries to listen again. */
const LISTEN_AGAIN_MS = 500;

/** Word of what was committed, sent after the commit: inside it a notice would take a lock of the whole database. It may be lost. */
export class Hints {
  readonly #connection: PgConnection;
  readonly #node: string;
  #waiting = new Map<string, Hint>();
  #sending = false;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(connection: PgConnection, node: string) {
    this.#connection = connection;
    this.#node = node;
  }

  /** One notice for all that was committed while the last one was on the way. */
  send(hints: readonly Hint[]): void {
    for (const hint of hints) this.#waiting.set(hint.id, hint);
    if (!this.#sending && this.#waiting.size > 0) void this.#drain();
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
    while (this.#waiting.size > 0 && !this.#closed) {
      const some = [...this.#waiting.values()].slice(0, MOST);
      for (const { id } of some) this.#waiting.delete(id);
      const notice = JSON.stringify([this.#node, some.map(({ id, rev, said }) => [id, rev, said])]);
      // Who cannot be heard now is not waited for: others will find out by looking.
      await this.#client
        ?.query({ name: 'hint', text: 'select pg_notify($1, $2)', values: [CHANNEL, notice] })
        .catch(() => {});
    }
    this.#sending = false;
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
    const [node, tables]: [string, [string, number, number][]] = JSON.parse(payload);
    if (node !== this.#node) for (const [id, rev, said] of tables) heard({ id, rev, said });
  }
}
