import type { Seat } from '@tabula/engine';
import { type HintOf, type OddsOf, Trouble } from './source.ts';

interface Position {
  readonly record: string;
  readonly seat: Seat;
}

export type Task =
  | (Position & { readonly kind: 'think'; readonly bot: string })
  | (Position & { readonly kind: 'odds'; readonly option: string })
  | (Position & { readonly kind: 'hint' });

export interface Order {
  readonly number: number;
  readonly task: Task;
}

export type Reply =
  | { readonly number: number; readonly done: string | OddsOf | HintOf | null }
  | { readonly number: number; readonly failed: string };

/** One worker of this page that thinks for everybody at a local table, one thing after the other. */
export class Thinker {
  readonly #worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #number = 0;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      this.#waiting.get(data.number)?.(data);
      this.#waiting.delete(data.number);
    });
  }

  async think(record: string, seat: Seat, bot: string): Promise<string> {
    const done = await this.#order({ kind: 'think', record, seat, bot });
    if (typeof done !== 'string') throw new Trouble('failed', 'the bot gave no answer');
    return done;
  }

  async odds(record: string, seat: Seat, option: string): Promise<OddsOf | null> {
    const done = await this.#order({ kind: 'odds', record, seat, option });
    if (typeof done === 'string' || (done !== null && !('outcomes' in done))) throw new Trouble('failed', 'no odds');
    return done;
  }

  async hint(record: string, seat: Seat): Promise<HintOf> {
    const done = await this.#order({ kind: 'hint', record, seat });
    if (done === null || typeof done === 'string' || 'outcomes' in done) throw new Trouble('failed', 'no hint');
    return done;
  }

  close(): void {
    this.#worker.terminate();
    this.#waiting.clear();
  }

  async #order(task: Task): Promise<string | OddsOf | HintOf | null> {
    const number = ++this.#number;
    const reply = await new Promise<Reply>((resolve) => {
      this.#waiting.set(number, resolve);
      this.#worker.postMessage({ number, task } satisfies Order);
    });
    if ('failed' in reply) throw new Trouble('failed', reply.failed);
    return reply.done;
  }
}
