import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  type AskHint,
  type AskOdds,
  isOutcome,
  type Ponder,
  type Think,
  type WorkerOutcome,
  type WorkerOutcomes,
  type WorkerReply,
  type WorkerRequest,
  type WorkerStart,
  type WorkerTask,
} from './messages.ts';

/** Beside the sources as beside what is built from them, so that both find the worker that Node can run. */
const WORKER = new URL('../../dist/workers/worker.js', import.meta.url);

/** How long, in milliseconds, a bot may think if the job does not say, and go on after it was told to stop. */
const USUAL_DEADLINE = 30_000;
const USUAL_GRACE = 1_000;

/** A worker that has nothing else to do warms up for so long at a time, in milliseconds: longer nobody waits for it. */
const WARM_UP_SLICE = 150;

/** So long at a time a worker thinks about what may come; it is called off at once when somebody needs it. */
const PONDER_SLICE = 150;

/** At so many tables it is remembered what is to be thought about. */
const MOST_PONDERED = 256;

/** How long a worker may take to start, to load a game and to replay a record. */
const TO_BEGIN = 30_000;

export interface PoolOptions {
  /** A module with `loadGame(id: string): Promise<Game>`, as games/registry is. */
  readonly registry: URL;
  /** How many workers; one less than there are cores if nobody says. */
  readonly size?: number;
  /** How long a worker that was told to stop may go on before it is replaced, in milliseconds. */
  readonly grace?: number;
  /** How long each worker gets quick at a game before it is needed, in milliseconds; 0 if nobody says. */
  readonly warmUp?: number;
  /** How long, in milliseconds, bots think about each position in which others are asked, if a worker is free; 0 if nobody says. */
  readonly ponder?: number;
}

/** What bots are to think about while others are asked at a table. */
export interface Pondered {
  /** Which position it is: by it one that was thought about already is known. */
  readonly position: number;
  readonly bots: readonly Pick<Ponder, 'seat' | 'bot'>[];
  /** Asked for when somebody begins to think. */
  readonly record: () => string;
}

/** Why a job has no answer: the bot or the rules failed, the worker broke or hung, or the pool was closed. */
export type FaultCode = 'failed' | 'broken' | 'slow' | 'closed';

export class BotFault extends Error {
  override readonly name = 'BotFault';
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

export interface Limits {
  /** How long the bot may think, in milliseconds; then it is told to stop and gives the best answer it has. */
  readonly deadline?: number;
  /** For whom: those who wait are served in turn, so that whoever orders much only waits for himself. */
  readonly lane?: string;
}

interface Job extends Pick<WorkerRequest, 'number' | 'task'> {
  readonly deadline: number;
  readonly lane: string;
  readonly resolve: (outcome: WorkerOutcome) => void;
  readonly reject: (reason: unknown) => void;
}

/** One worker thread and the job it is at. */
interface Bench {
  readonly worker: Worker;
  readonly calledOff: Int32Array;
  job: Job | null;
  timer: NodeJS.Timeout | undefined;
  /** For how long it has warmed up, by game, in milliseconds. */
  readonly warmth: Map<string, number>;
  /** The table about which it thinks while others are asked there. */
  ponders: string | null;
}

/** Bots in worker threads: the host goes on while they think. */
export class BotPool {
  readonly #registry: string;
  readonly #size: number;
  readonly #grace: number;
  readonly #warmUp: number;
  readonly #ponder: number;
  /** Games that are played here, each with a record of one. */
  readonly #played = new Map<string, string>();
  /** By table: what is thought about there while others are asked, and for how long it was. */
  readonly #pondered = new Map<string, { readonly what: Pondered; record: string | undefined; milliseconds: number }>();
  readonly #benches = new Set<Bench>();
  readonly #queue: Job[] = [];
  /** When each of those who wait was last served, as the number of the serving. */
  readonly #served = new Map<string, number>();
  #servings = 0;
  readonly #leaving = new Set<Promise<unknown>>();
  #number = 0;
  #closed = false;

  constructor({ registry, size, grace, warmUp = 0, ponder = 0 }: PoolOptions) {
    this.#registry = registry.href;
    this.#size = Math.max(1, size ?? availableParallelism() - 1);
    this.#grace = grace ?? USUAL_GRACE;
    this.#warmUp = warmUp;
    this.#ponder = ponder;
  }

  /** What a bot answers: the id of one of the seat's open options. */
  think(job: Think & Limits, signal?: AbortSignal): Promise<string> {
    return this.#asked('think', { kind: 'think', ...job }, job, signal);
  }

  /** What may come of an option; null if nothing the game has a name for. */
  odds(job: AskOdds & Limits, signal?: AbortSignal): Promise<WorkerOutcomes['odds']> {
    return this.#asked('odds', { kind: 'odds', ...job }, job, signal);
  }

  /** What the search would do, with what it expects. */
  hint(job: AskHint & Limits, signal?: AbortSignal): Promise<WorkerOutcomes['hint']> {
    return this.#asked('hint', { kind: 'hint', ...job }, job, signal);
  }

  /** Workers get quick at a game before anybody waits for them, whenever they have nothing else to do. */
  warmUp(game: string, record: () => string): void {
    if (this.#closed || this.#warmUp === 0 || this.#played.has(game)) return;
    this.#played.set(game, record());
    if (this.#benches.size === 0) this.#hire();
    this.#assign();
  }

  /**
   * From now on this is what bots at a table think about while others are asked, whenever a worker has nothing else to do; nothing, if it is null. What was
   * thought about before is called off.
   */
  ponder(table: string, what: Pondered | null): void {
    if (this.#closed || this.#ponder === 0 || this.#pondered.get(table)?.what.position === what?.position) return;
    for (const bench of this.#benches) if (bench.ponders === table) this.#stop(bench);
    if (what === null) this.#pondered.delete(table);
    else {
      this.#pondered.delete(table);
      this.#pondered.set(table, { what, record: undefined, milliseconds: 0 });
      const [oldest] = this.#pondered.keys();
      if (oldest !== undefined && this.#pondered.size > MOST_PONDERED) this.#pondered.delete(oldest);
    }
    if (what !== null && this.#benches.size === 0) this.#hire();
    this.#assign();
  }

  /** Stops all workers; what is under way or waiting is rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    const fault = new BotFault('closed', 'the bots were sent home while this was waiting');
    for (const job of this.#queue.splice(0)) job.reject(fault);
    for (const bench of [...this.#benches]) this.#dismiss(bench, fault);
    await Promise.all(this.#leaving);
  }

  async #asked<K extends keyof WorkerOutcomes>(
    kind: K,
    task: WorkerTask,
    limits: Limits,
    signal: AbortSignal | undefined,
  ): Promise<WorkerOutcomes[K]> {
    const outcome = await this.#order(task, limits, signal);
    if (!isOutcome(kind, outcome)) throw new BotFault('failed', `the worker gave no answer to "${kind}"`);
    return outcome;
  }

  async #order(
    task: WorkerTask,
    { deadline = USUAL_DEADLINE, lane = '' }: Limits,
    signal: AbortSignal | undefined,
  ): Promise<WorkerOutcome> {
    if (this.#closed) throw new BotFault('closed', 'the bots were sent home');
    signal?.throwIfAborted();
    const number = ++this.#number;
    let stop = () => {};
    try {
      return await new Promise<WorkerOutcome>((resolve, reject) => {
        const job: Job = { number, task, deadline, lane, resolve, reject };
        stop = () => this.#callOff(job, signal?.reason);
        signal?.addEventListener('abort', stop);
        this.#queue.push(job);
        this.#assign();
      });
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }

  /** Gives waiting jobs to free workers, starting workers as long as there may be more. */
  #assign(): void {
    if (this.#queue.length === 0 && [...this.#benches].every(({ job }) => job === null)) this.#served.clear();
    for (const bench of this.#benches) {
      if (this.#queue.length === 0) break;
      if (bench.job === null) this.#give(bench, this.#next());
    }
    while (this.#queue.length > 0 && this.#benches.size < this.#size) this.#give(this.#hire(), this.#next());
    // Whoever only thinks about what may come is needed now.
    if (this.#queue.length > 0) for (const bench of this.#benches) if (bench.ponders !== null) this.#stop(bench);
    for (const bench of this.#benches)
      if (bench.job === null) this.#give(bench, this.#exercise(bench) ?? this.#pondering(bench));
  }

  #give(bench: Bench, job: Job | undefined): void {
    if (job === undefined) return;
    bench.job = job;
    bench.timer = setTimeout(() => this.#stop(bench), TO_BEGIN);
    bench.worker.postMessage({ number: job.number, sentAt: Date.now(), task: job.task } satisfies WorkerRequest);
  }

  /** The first job of whoever was served longest ago. */
  #next(): Job | undefined {
    const since = ({ lane }: Job) => this.#served.get(lane) ?? 0;
    const first = this.#queue.reduce((best, _job, i, queue) => (since(queue[i]) < since(queue[best]) ? i : best), 0);
    const [job] = this.#queue.splice(first, 1);
    if (job !== undefined) this.#served.set(job.lane, ++this.#servings);
    return job;
  }

  /** Some warming up, at a game that this worker is not quick at. */
  #exercise({ warmth }: Bench): Job | undefined {
    for (const [game, record] of this.#played) {
      const warm = warmth.get(game) ?? 0;
      if (warm >= this.#warmUp) continue;
      warmth.set(game, warm + WARM_UP_SLICE);
      const number = ++this.#number;
      const task: WorkerTask = { kind: 'warm-up', record, seed: `${warm}`, milliseconds: WARM_UP_SLICE };
      return { number, task, deadline: USUAL_DEADLINE, lane: '', resolve: () => {}, reject: () => {} };
    }
    return undefined;
  }

  /** Some thinking about what may come at a table where others are asked: where least was thought so far. */
  #pondering(bench: Bench): Job | undefined {
    let least: string | undefined;
    for (const [table, { milliseconds }] of this.#pondered)
      if (milliseconds < (least === undefined ? this.#ponder : (this.#pondered.get(least)?.milliseconds ?? 0)))
        least = table;
    const pondered = least === undefined ? undefined : this.#pondered.get(least);
    if (least === undefined || pondered === undefined) return undefined;
    const { what, milliseconds } = pondered;
    pondered.record ??= what.record();
    pondered.milliseconds += PONDER_SLICE;
    bench.ponders = least;
    const number = ++this.#number;
    const bot = what.bots[(milliseconds / PONDER_SLICE) % what.bots.length];
    const task: WorkerTask = {
      kind: 'ponder',
      ...bot,
      record: pondered.record,
      seed: `${number}`,
      milliseconds: PONDER_SLICE,
    };
    return { number, task, deadline: USUAL_DEADLINE, lane: '', resolve: () => {}, reject: () => {} };
  }

  /** Tells a worker to come to an end; if it does not, another takes its place. */
  #stop(bench: Bench): void {
    const { job } = bench;
    if (job === null) return;
    Atomics.store(bench.calledOff, 0, job.number);
    clearTimeout(bench.timer);
    bench.timer = setTimeout(() => {
      this.#dismiss(bench, new BotFault('slow', 'the bot did not stop thinking when it was told to and was replaced'));
      this.#assign();
    }, this.#grace);
  }

  #callOff(job: Job, reason: unknown): void {
    job.reject(reason);
    const waiting = this.#queue.indexOf(job);
    if (waiting >= 0) this.#queue.splice(waiting, 1);
    for (const bench of this.#benches) if (bench.job === job) this.#stop(bench);
  }

  #hire(): Bench {
    const calledOff = new Int32Array(new SharedArrayBuffer(4));
    const workplace: WorkerStart = { registry: this.#registry, calledOff };
    const worker = new Worker(WORKER, { workerData: workplace, execArgv: [] });
    const bench: Bench = { worker, calledOff, job: null, timer: undefined, warmth: new Map(), ponders: null };
    this.#benches.add(bench);
    const lost = (what: string) => {
      this.#dismiss(bench, new BotFault('broken', `the bot's worker ${what} and was replaced`));
      this.#assign();
    };
    worker.on('message', (reply: WorkerReply) => this.#take(bench, reply));
    worker.on('error', (error) => lost(`failed (${error.message})`));
    worker.on('exit', (code) => lost(`stopped by itself (${code})`));
    return bench;
  }

  #take(bench: Bench, reply: WorkerReply): void {
    const { job } = bench;
    if (job === null || job.number !== reply.number) return;
    const stopping = Atomics.load(bench.calledOff, 0) === job.number;
    if ('begun' in reply && stopping) return;
    clearTimeout(bench.timer);
    if ('begun' in reply) {
      bench.timer = setTimeout(() => this.#stop(bench), job.deadline);
      return;
    }
    bench.job = null;
    bench.ponders = null;
    if ('done' in reply) job.resolve(reply.done);
    else job.reject(new BotFault('failed', reply.failed));
    this.#assign();
  }

  #dismiss(bench: Bench, fault: BotFault): void {
    if (!this.#benches.delete(bench)) return;
    clearTimeout(bench.timer);
    bench.job?.reject(fault);
    bench.job = null;
    const leaving = bench.worker.terminate();
    this.#leaving.add(leaving);
    leaving.finally(() => this.#leaving.delete(leaving));
  }
}
