import { Worker } from 'node:worker_threads';
import { StoreError } from '../common/store-error.ts';
import type {
  Statement,
  ThreadReply,
  ThreadRequest,
  ThreadStart,
  ThreadTask,
  WriteGroup,
  WriteRow,
} from './thread-messages.ts';

/** Beside the sources as beside what is built from them, so that both find the thread that Node can run. */
const THREAD = new URL('../../dist/store/thread.js', import.meta.url);

interface Waiting {
  readonly resolve: (rows: never[]) => void;
  readonly reject: (reason: StoreError) => void;
}

/** A connection to the database in a thread of its own. If the thread ends, the next request starts another. */
export class StoreThread {
  readonly #start: ThreadStart;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #number = 0;
  #closed = false;

  private constructor(start: ThreadStart) {
    this.#start = start;
  }

  static async open(start: ThreadStart): Promise<StoreThread> {
    const thread = new StoreThread(start);
    await thread.#opened(thread.#hire());
    return thread;
  }

  query({ sql, parameters }: Statement): Promise<never[]> {
    return this.#ask({ kind: 'query', sql, parameters });
  }

  /** What each finds, all of one moment. */
  read(statements: readonly Statement[]): Promise<never[][]> {
    return this.#ask({ kind: 'read', statements });
  }

  /** All of it in one transaction, or nothing; on the disk when the promise is kept. */
  async write(statements: readonly Statement[]): Promise<void> {
    await this.writeGroups([statements], false);
  }

  /** Each group, if its first statement changes something, in one transaction: what its last one returned, or null. */
  writeGroups(groups: readonly (readonly Statement[])[], fenced = true): Promise<({ readonly id: number }[] | null)[]> {
    const texts = new Map<string, number>();
    const numbered = ({ sql, parameters }: Statement): WriteRow => {
      const text = texts.get(sql) ?? texts.size;
      texts.set(sql, text);
      return [text, parameters];
    };
    const rows = groups.map((statements): WriteGroup => ({ fenced, rows: statements.map(numbered) }));
    return this.#ask({ kind: 'write', texts: [...texts.keys()], groups: rows });
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    const worker = this.#worker;
    if (worker === undefined) return;
    const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    await this.#request(worker, { kind: 'close' });
    worker.ref();
    await gone;
  }

  async #ask(task: ThreadTask): Promise<never[]> {
    if (this.#closed) throw new StoreError('CLOSED', 'the store is closed');
    return this.#request(this.#worker ?? this.#hireAgain(), task);
  }

  #hire(): Worker {
    const worker = new Worker(THREAD, { workerData: this.#start, execArgv: [] });
    worker.unref();
    worker.on('message', (reply: ThreadReply<never>) => this.#take(worker, reply));
    worker.on('error', (error) => this.#lose(worker, `the thread of the store failed: ${error.message}`));
    worker.on('exit', () => this.#lose(worker, 'the thread of the store has ended'));
    this.#worker = worker;
    return worker;
  }

  /** Whoever asked meanwhile hears what `open` heard, and the next one tries again. */
  #hireAgain(): Worker {
    const worker = this.#hire();
    this.#opened(worker).catch(() => {});
    return worker;
  }

  async #opened(worker: Worker): Promise<void> {
    try {
      await this.#request(worker, { kind: 'open' });
    } catch (error) {
      this.#lose(worker, error);
      await worker.terminate();
      throw error;
    }
  }

  #request(worker: Worker, task: ThreadTask): Promise<never[]> {
    return new Promise((resolve, reject) => {
      const number = ++this.#number;
      if (this.#waiting.size === 0) worker.ref();
      this.#waiting.set(number, { resolve, reject });
      worker.postMessage({ number, task } satisfies ThreadRequest);
    });
  }

  #take(worker: Worker, reply: ThreadReply<never>): void {
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    if (this.#waiting.size === 0) worker.unref();
    if ('rows' in reply) {
      waiting?.resolve(reply.rows);
      return;
    }
    const error = new StoreError(reply.code, reply.message);
    waiting?.reject(error);
    if (reply.last) this.#lose(worker, error);
  }

  /** What was under way may be on the disk or not: as after a crash, whoever asks again finds out. */
  #lose(worker: Worker, reason: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    const error = reason instanceof StoreError ? reason : new StoreError('THREAD', String(reason));
    for (const { reject } of lost) reject(error);
  }
}
