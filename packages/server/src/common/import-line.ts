import { ApiError } from './errors.ts';
import type { Limits } from './limits.ts';
import { AddressBuckets } from './rate-limit.ts';

/** So many records are played again at the same time. */
const AT_ONCE = 2;

const DAY_SECONDS = 24 * 60 * 60;

interface Waiting {
  readonly client: string;
  readonly go: () => void;
}

/**
 * Records stand in line: to play one again takes seconds and memory. One of an address at a time, few in all, and so many
 * bytes of an address in a day, because what is imported is kept.
 */
export class ImportLine {
  readonly #limits: Pick<Limits, 'importsInLine'>;
  readonly #bytes: AddressBuckets;
  readonly #busy = new Set<string>();
  readonly #line: Waiting[] = [];

  constructor(limits: Pick<Limits, 'importBytes' | 'importsInLine'>) {
    this.#limits = limits;
    this.#bytes = new AddressBuckets(limits.importBytes / DAY_SECONDS, limits.importBytes);
  }

  /** Does the work when its turn has come. */
  async wait<T>(client: string, bytes: number, work: () => Promise<T>): Promise<T> {
    const budget = this.#bytes.of(client);
    if (!budget.open)
      throw new ApiError('too-many', 'enough records were brought today; come back later', {
        retryAfter: budget.retryAfter,
      });
    const inLine = this.#line.filter((waiting) => waiting.client === client).length;
    if (inLine >= this.#limits.importsInLine)
      throw new ApiError('too-many', 'too many records of you stand in line', { retryAfter: 5 });
    budget.spend(bytes);
    await new Promise<void>((go) => {
      this.#line.push({ client, go });
      this.#next();
    });
    try {
      return await work();
    } finally {
      this.#busy.delete(client);
      this.#next();
    }
  }

  #next(): void {
    while (this.#busy.size < AT_ONCE) {
      const i = this.#line.findIndex(({ client }) => !this.#busy.has(client));
      if (i < 0) return;
      const [{ client, go }] = this.#line.splice(i, 1);
      this.#busy.add(client);
      go();
    }
  }
}
