import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../../common/errors.ts';
import type { ReplayReply, ReplayStart } from './messages.ts';
import type { RecordWish, ReplayedRecord } from './replay.ts';

/** Beside the sources as beside what is built from them, so that both find the thread that Node can run. */
const THREAD = new URL('../../../dist/tables/import/thread.js', import.meta.url);

/** How much a record may need to be played again: megabytes of memory, and milliseconds. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };
const LONGEST_MS = 60_000;

/** How long, in milliseconds, a thread stays for the next record. */
const IDLE_MS = 10_000;

/**
 * Plays records again in threads of its own, so that nobody else waits for it. A thread that takes too long or too much, or for whose
 * record nobody waits any more, is ended.
 */
export class RecordReplayer {
  /** So many records are played again at the same time: one core is left to the tables. */
  readonly atOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
  readonly #start: ReplayStart;
  readonly #longest: number;
  /** Threads that have nothing to do, and when each is ended. */
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  readonly #leaving = new Set<Promise<unknown>>();

  constructor(registry: string, longest = LONGEST_MS) {
    this.#start = { registry };
    this.#longest = longest;
  }

  /** What comes of a record; what is wrong with it is told as it was found. */
  async replay(wish: RecordWish, gone: AbortSignal): Promise<ReplayedRecord> {
    gone.throwIfAborted();
    const worker = this.#hire();
    try {
      const reply = await this.#ask(worker, wish, gone);
      this.#rest(worker);
      if ('replayed' in reply) return reply.replayed;
      if ('refused' in reply) throw new ApiError(reply.refused, reply.message);
      throw new Error(`a record could not be played again: ${reply.failed}`);
    } finally {
      if (!this.#idle.has(worker)) this.#end(worker);
    }
  }

  async close(): Promise<void> {
    for (const worker of this.#idle.keys()) this.#end(worker);
    await Promise.all(this.#leaving);
  }

  async #ask(worker: Worker, wish: RecordWish, gone: AbortSignal): Promise<ReplayReply> {
    const over = new AbortController();
    const { signal } = over;
    try {
      return await new Promise<ReplayReply>((resolve, reject) => {
        const failed = (error: Error) => reject(faultOf(error));
        const ended = () => reject(new Error('the thread that played a record again has ended'));
        worker.on('message', resolve).on('error', failed).on('exit', ended);
        signal.addEventListener('abort', () => {
          worker.off('message', resolve).off('error', failed).off('exit', ended);
        });
        gone.addEventListener('abort', () => reject(gone.reason), { signal });
        const late = setTimeout(() => reject(tooMuch('time')), this.#longest);
        signal.addEventListener('abort', () => clearTimeout(late));
        worker.postMessage(wish);
      });
    } finally {
      over.abort();
    }
  }

  #hire(): Worker {
    for (const [worker, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(worker);
      worker.ref();
      return worker;
    }
    const worker = new Worker(THREAD, { workerData: this.#start, execArgv: [], resourceLimits: MEMORY });
    // Whoever waits for it hears of it; of one that nobody waits for nobody needs to.
    worker.on('error', () => {});
    worker.on('exit', () => this.#idle.delete(worker));
    return worker;
  }

  #rest(worker: Worker): void {
    worker.unref();
    const timer = setTimeout(() => this.#end(worker), IDLE_MS);
    timer.unref();
    this.#idle.set(worker, timer);
  }

  #end(worker: Worker): void {
    clearTimeout(this.#idle.get(worker));
    this.#idle.delete(worker);
    const leaving = worker.terminate().finally(() => this.#leaving.delete(leaving));
    this.#leaving.add(leaving);
  }
}

function faultOf(error: Error & { readonly code?: string }): Error {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch('memory') : error;
}

function tooMuch(of: string): ApiError {
  return new ApiError('record', `to play this record again takes more ${of} than a record may`);
}
