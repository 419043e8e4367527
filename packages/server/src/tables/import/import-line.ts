import { ApiError } from '../../common/errors.ts';
import type { Limits } from '../../common/limits.ts';

interface Waiting {
  readonly client: string;
  readonly go: () => void;
}

/** Records stand in line: to play one again takes seconds and memory. One of an address at a time, and few in all. */
export class ImportLine {
  readonly #limits: Pick<Limits, 'importsInLine'>;
  readonly #atOnce: number;
  readonly #busy = new Set<string>();
  readonly #line: Waiting[] = [];

  constructor(limits: Pick<Limits, 'importsInLine'>, atOnce: number) {
    this.#limits = limits;
    this.#atOnce = atOnce;
  }

  /** Does the work when its turn has come, unless nobody waits for it any more. */
  async wait<T>(client: string, gone: AbortSignal, work: () => Promise<T>): Promise<T> {
    const inLine = this.#line.filter((waiting) => waiting.client === client).length;
    if (inLine >= this.#limits.importsInLine)
      throw new ApiError('too-many', 'too many records of you stand in line', { retryAfter: 5 });
    await this.#turn(client, gone);
    try {
      return await work();
    } finally {
      this.#busy.delete(client);
      this.#next();
    }
  }

  async #turn(client: string, gone: AbortSignal): Promise<void> {
    gone.throwIfAborted();
    let leave = () => {};
    await new Promise<void>((go, reject) => {
      const waiting = { client, go };
      leave = () => {
        const at = this.#line.indexOf(waiting);
        if (at >= 0) this.#line.splice(at, 1);
        if (at >= 0) reject(gone.reason);
      };
      gone.addEventListener('abort', leave);
      this.#line.push(waiting);
      this.#next();
    }).finally(() => gone.removeEventListener('abort', leave));
  }

  #next(): void {
    while (this.#busy.size < this.#atOnce) {
      const i = this.#line.findIndex(({ client }) => !this.#busy.has(client));
      if (i < 0) return;
      const [{ client, go }] = this.#line.splice(i, 1);
      this.#busy.add(client);
      go();
    }
  }
}
