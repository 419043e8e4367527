import {
  type Hint,
  isOutcome,
  type Odds,
  type WorkerOutcome,
  type WorkerOutcomes,
  type WorkerReply,
  type WorkerRequest,
  type WorkerTask,
} from '@tabula/bots/browser';
import { newSeed, type Seat, seedFrom } from '@tabula/engine';
import { ClientError } from './client-error.ts';

/** The same fight has the same odds, however often they are asked for. */
const ODDS_SEED = seedFrom('odds');

/** How long it gets quick at a game before it is needed, all in all and at a time, in milliseconds. */
const WARM_UP = 3000;
const WARM_UP_SLICE = 100;

/** How long it thinks about a position in which a person is asked, all in all and at a time, in milliseconds. */
const PONDER = 4000;
const PONDER_SLICE = 40;

/** One worker of this page that thinks for everybody at a local table, one thing after the other. */
export class BotWorker {
  readonly #worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, (reply: WorkerReply) => void>();
  #number = 0;
  /** The record of the position that is thought about. */
  #pondered = '';
  /** For how long it has warmed up, in milliseconds. */
  #warmth = 0;
  #closed = false;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if ('begun' in data) return;
      this.#waiting.get(data.number)?.(data);
      this.#waiting.delete(data.number);
    });
  }

  think(record: string, seat: Seat, bot: string): Promise<string> {
    return this.#ask('think', { kind: 'think', record, seat, bot, seed: newSeed() });
  }

  odds(record: string, seat: Seat, path: readonly string[]): Promise<Odds | null> {
    return this.#ask('odds', { kind: 'odds', record, seat, path, seed: ODDS_SEED });
  }

  hint(record: string, seat: Seat): Promise<Hint> {
    return this.#ask('hint', { kind: 'hint', record, seat, seed: newSeed() });
  }

  /** Gets quick at a game before anybody waits for it: a little at a time, whenever nothing else is to be done. */
  warmUp(record: string): void {
    if (this.#closed || this.#warmth >= WARM_UP || this.#waiting.size > 0) return;
    this.#warmth += WARM_UP_SLICE;
    this.#order({ kind: 'warm-up', record, seed: newSeed(), milliseconds: WARM_UP_SLICE }).then(() =>
      this.warmUp(record),
    );
  }

  /**
   * Lets bots think about what may come while people at this page are asked: a little at a time, and not any more once something else is to be done, or
   * nobody looks.
   */
  ponder(record: string, bots: readonly { readonly seat: Seat; readonly bot: string }[], thought = 0): void {
    if (thought === 0) this.#pondered = record;
    if (this.#closed || this.#pondered !== record || thought >= PONDER || document.hidden) return;
    const { seat, bot } = bots[(thought / PONDER_SLICE) % bots.length];
    const task: WorkerTask = { kind: 'ponder', record, seat, bot, seed: newSeed(), milliseconds: PONDER_SLICE };
    const goOn = () => {
      // Whoever waits for something is served first.
      if (this.#waiting.size === 0) this.ponder(record, bots, thought + PONDER_SLICE);
    };
    // Nobody waits for it: if it fails, nothing is lost.
    this.#order(task).then(goOn, () => {});
  }

  close(): void {
    this.#closed = true;
    this.#worker.terminate();
    this.#waiting.clear();
  }

  async #ask<K extends keyof WorkerOutcomes>(kind: K, task: WorkerTask): Promise<WorkerOutcomes[K]> {
    const outcome = await this.#order(task);
    if (!isOutcome(kind, outcome)) throw new ClientError('failed', `the worker gave no answer to "${kind}"`);
    return outcome;
  }

  async #order(task: WorkerTask): Promise<WorkerOutcome> {
    const number = ++this.#number;
    const reply = await new Promise<WorkerReply>((resolve) => {
      this.#waiting.set(number, resolve);
      this.#worker.postMessage({ number, sentAt: Date.now(), task } satisfies WorkerRequest);
    });
    if ('done' in reply) return reply.done;
    throw new ClientError('failed', 'failed' in reply ? reply.failed : 'the worker did not end');
  }
}
