import { StoreError } from '../common/store-error.ts';

/** What was found is true for so long, in milliseconds: however many ask, the disk is asked once. */
const FRESH_MS = 1000;

/** A disk that says nothing for so long, in milliseconds, is not well. */
const PATIENCE_MS = 5000;

/** Whether anything can be written, found out by writing something. */
export class HealthCheck {
  readonly #write: () => Promise<void>;
  readonly #patience: number;
  #last: { readonly at: number; readonly result: Promise<void> } | undefined;

  constructor(write: () => Promise<void>, patience = PATIENCE_MS) {
    this.#write = write;
    this.#patience = patience;
  }

  check(): Promise<void> {
    const now = performance.now();
    if (this.#last === undefined || now - this.#last.at >= FRESH_MS) {
      const result = this.#inTime();
      result.catch(() => {});
      this.#last = { at: now, result };
    }
    return this.#last.result;
  }

  #inTime(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const slow = () => reject(new StoreError('SLOW', `the disk has not answered for ${this.#patience / 1000} s`));
      timer = setTimeout(slow, this.#patience);
      timer.unref();
    });
    return Promise.race([this.#write(), late]).finally(() => clearTimeout(timer));
  }
}
