import { storeErrorBehind } from '../common/store-error.ts';
import type { Outcome, Store, TableWrite } from './store.ts';

interface Waiting {
  readonly writing: TableWrite;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Group commit: whatever many tables have to write in one turn of the loop goes to the disk in one transaction, and all
 * of them are told when it is there.
 */
export class WriteQueue {
  readonly #store: Pick<Store, 'commit'>;
  readonly #onCommit: (size: number, seconds: number) => void;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;

  constructor(store: Pick<Store, 'commit'>, onCommit: (size: number, seconds: number) => void = () => {}) {
    this.#store = store;
    this.#onCommit = onCommit;
  }

  /** All of it, or nothing; `behind` if the table has changed since this was judged. */
  write(writing: TableWrite): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ writing, resolve, reject });
      this.#writing ??= this.#drain();
    });
  }

  /** Waits until nothing is left to write. */
  async idle(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#commit(batch);
    }
    this.#writing = null;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      const outcomes = await this.#store.commit(batch.map(({ writing }) => writing));
      for (const [i, { resolve }] of batch.entries()) resolve(outcomes[i]);
      this.#onCommit(batch.length, (performance.now() - began) / 1000);
    } catch (error) {
      // One table's trouble must not be everybody's: each tries again alone. But a disk that is full is so for all.
      const ofOne = storeErrorBehind(error)?.conflict === true;
      if (ofOne && batch.length > 1) for (const one of batch) await this.#commit([one]);
      else for (const { reject } of batch) reject(error);
    }
  }
}
