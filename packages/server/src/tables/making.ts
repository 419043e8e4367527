import type { StoredTable } from '../store/store.ts';
import type { TableSecrets } from './new-table.ts';

/** Makes a table; `gone` says that nobody waits for it any more. */
export type Make = (secrets: TableSecrets, gone: AbortSignal) => Promise<StoredTable>;

/** A table that is being made, and those who wait for it: whoever sends the same again waits with the others. */
export class Making {
  readonly table: Promise<StoredTable>;
  readonly #allGone = new AbortController();
  #waiting = 0;

  constructor(make: (gone: AbortSignal) => Promise<StoredTable>) {
    this.table = make(this.#allGone.signal);
  }

  /** One more waits, until he is gone; without a signal for good. */
  wait(gone?: AbortSignal): void {
    this.#waiting++;
    const leave = () => {
      if (--this.#waiting === 0) this.#allGone.abort(gone?.reason);
    };
    if (gone?.aborted === true) leave();
    else gone?.addEventListener('abort', leave, { once: true });
  }
}
