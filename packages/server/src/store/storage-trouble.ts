import type { FastifyBaseLogger } from 'fastify';
import { messageOf } from '../common/errors.ts';
import { Recurring } from '../common/recurring.ts';
import { type StoreError, storeErrorBehind } from '../common/store-error.ts';

/** The store is well again when nothing has failed for so long, in milliseconds. */
const CALM_MS = 5000;

/** A transaction that takes so long, in seconds, is worth a word. */
const SLOW_SECONDS = 1;

/** Tells whoever runs the server that the store is in trouble: by which cause, how often, and when it is over. */
export class StorageTrouble {
  readonly #log: FastifyBaseLogger;
  readonly #failures: Recurring;
  readonly #slow: Recurring;
  #lastFailure = -Infinity;
  /** When there was last no room, as whoever asked was told. */
  #full: { readonly at: number; readonly error: StoreError } | undefined;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
    this.#failures = new Recurring((message, times) =>
      log.error({ cause: message, times }, 'the store is in trouble; what it cannot keep is refused'),
    );
    this.#slow = new Recurring((message, times) => log.warn({ cause: message, times }, 'the disk is slow'));
  }

  failed(error: unknown): void {
    const trouble = storeErrorBehind(error);
    const cause = trouble?.code ?? 'other';
    this.#failures.happened(cause, trouble === undefined ? messageOf(error) : `${cause}: ${trouble.message}`);
    if (trouble?.conflict !== true) this.#lastFailure = performance.now();
    if (trouble?.full) this.#full = { at: performance.now(), error: trouble };
  }

  /** Fails while there is no room: a full disk may still take the little that is written to find out whether it takes anything. */
  mustHaveRoom(): void {
    if (this.#full !== undefined && performance.now() - this.#full.at < CALM_MS) throw this.#full.error;
  }

  wrote(seconds: number): void {
    if (seconds >= SLOW_SECONDS) this.#slow.happened('slow', `a transaction took ${seconds.toFixed(1)} s`);
    if (performance.now() - this.#lastFailure < CALM_MS) return;
    const untold = this.#failures.over();
    if (untold !== undefined) this.#log.warn({ times: untold }, 'the store works again');
  }
}
