import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import type { Play } from './moves.ts';
import type { House } from './tables.ts';

/** How many tables are looked up at once. */
const SOME = 500;

/** How long, in milliseconds, a table is left alone for which no answer could be given. */
const REST = 60_000;

/** No timer can be set for longer than this. */
const LONGEST = 2 ** 31 - 1;

/**
 * Answers for those who are late. When the time of a table is up stands in the store, so it is the same after a restart
 * and for tables that nobody looks at; this only waits for the earliest of them.
 */
export class Clock {
  readonly #store: Store;
  readonly #house: House;
  readonly #play: Play;
  readonly #log: FastifyBaseLogger;
  readonly #resting = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #next = Infinity;
  #striking: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(store: Store, house: House, play: Play, log: FastifyBaseLogger) {
    this.#store = store;
    this.#house = house;
    this.#play = play;
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
      Math.min(LONGEST, Math.max(0, at - Date.now())),
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
      for (const { id, at } of await this.#store.due(SOME)) {
        const from = Math.max(at, this.#resting.get(id) ?? 0);
        if (from > Date.now()) this.expect(from);
        else if (!this.#closed) await this.#answer(id);
      }
    } catch (err) {
      this.#log.error({ err }, 'the clock could not look up who is late');
      this.expect(Date.now() + REST);
    }
  }

  async #answer(id: string): Promise<void> {
    this.#resting.delete(id);
    try {
      const room = await this.#house.room(id);
      await room.run(() => this.#play.strike(room, Date.now()));
    } catch (err) {
      this.#log.error({ err, table: id }, 'the clock could not answer');
      this.#resting.set(id, Date.now() + REST);
      this.expect(Date.now() + REST);
    }
  }
}
