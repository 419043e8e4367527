import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import type { Moves } from './moves.ts';
import type { Tables } from './tables.ts';

/** How many tables are looked up at once. */
const DUE_BATCH = 500;

/** How long, in milliseconds, a table is left alone for which no answer could be given. */
const RETRY_AFTER_MS = 60_000;

/** No timer can be set for longer than this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Answers for those who are late. When the time of a table is up stands in the store, so it is the same after a restart
 * and for tables that nobody looks at; this only waits for the earliest of them.
 */
export class Deadlines {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #moves: Moves;
  readonly #log: FastifyBaseLogger;
  readonly #resting = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #next = Infinity;
  #striking: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(store: Store, tables: Tables, moves: Moves, log: FastifyBaseLogger) {
    this.#store = store;
    this.#tables = tables;
    this.#moves = moves;
    this.#log = log;
  }

  /** Somebody has until then. */
  expect(at: number | null): void {
    if (at === null || at >= this.#next || this.#closed) return;
    this.#next = at;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.#striking = this.#strike();
      },
      Math.min(LONGEST_TIMER_MS, Math.max(0, at - Date.now())),
    );
    this.#timer.unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#striking;
  }

  /** Every table whose time is up, then the next one to wait for. */
  async #strike(): Promise<void> {
    this.#next = Infinity;
    try {
      for (const { id, at } of await this.#store.due(DUE_BATCH)) {
        const from = Math.max(at, this.#resting.get(id) ?? 0);
        if (from > Date.now()) this.expect(from);
        else if (!this.#closed) await this.#answer(id);
      }
    } catch (err) {
      this.#log.error({ err }, 'the clock could not look up who is late');
      this.expect(Date.now() + RETRY_AFTER_MS);
    }
  }

  async #answer(id: string): Promise<void> {
    this.#resting.delete(id);
    try {
      const room = await this.#tables.room(id);
      await room.run(() => this.#moves.answerOverdue(room, Date.now()));
    } catch (err) {
      this.#log.error({ err, table: id }, 'the clock could not answer');
      this.#resting.set(id, Date.now() + RETRY_AFTER_MS);
      this.expect(Date.now() + RETRY_AFTER_MS);
    }
  }
}
