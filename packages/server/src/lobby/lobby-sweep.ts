import type { FastifyBaseLogger } from 'fastify';
import { messageOf } from '../common/errors.ts';
import { Rounds } from '../common/rounds.ts';
import type { Store } from '../store/store.ts';

/** A table that was not begun goes when nothing has happened there for so many milliseconds. */
export const LOBBY_KEPT_MS = 10 * 24 * 60 * 60_000;

const EVERY_MS = 60 * 60_000;
const AT_ONCE = 100;

/** Deletes tables that come to nothing. Each behind its fence: who sits down in this moment keeps it, and two nodes do no harm. */
export class LobbySweep {
  readonly #store: Store;
  /** The table is no more: whoever has it in mind forgets it. */
  readonly #gone: (id: string) => void;
  readonly #log: FastifyBaseLogger;
  readonly #rounds = new Rounds(() => this.#round());

  constructor(store: Store, gone: (id: string) => void, log: FastifyBaseLogger) {
    this.#store = store;
    this.#gone = gone;
    this.#log = log;
  }

  start(everyMs = EVERY_MS): void {
    this.#rounds.start(everyMs);
    this.#rounds.now();
  }

  close(): Promise<void> {
    return this.#rounds.close();
  }

  async #round(): Promise<void> {
    await this.sweep().catch((error: unknown) =>
      this.#log.warn({ err: messageOf(error) }, 'old tables could not be swept away'),
    );
  }

  async sweep(): Promise<void> {
    const before = this.#store.clock.now() - LOBBY_KEPT_MS;
    let gone = 0;
    for (const { id, rev } of await this.#store.forgottenLobbies(before, AT_ONCE)) {
      if ((await this.#store.deleteTable(id, rev)) !== 'done') continue;
      this.#gone(id);
      gone++;
    }
    if (gone > 0) this.#log.info({ tables: gone }, 'tables that were not begun in ten days are gone');
  }
}
