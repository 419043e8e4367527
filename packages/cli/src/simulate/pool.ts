import { Worker } from 'node:worker_threads';
import type { Player } from '@tabula/bots';
import type { Game } from '@tabula/engine';
import type { Registry } from '@tabula/games';
import { type Plan, type Played, playOne } from './play-game.ts';
import type { Batch, SimulationTask } from './worker.ts';

/** Beside the sources as beside what is built from them: the worker that Node can run. */
const WORKER = new URL('../../dist/simulate/worker.js', import.meta.url);
const BATCHES_PER_WORKER = 40;
const LARGEST_BATCH = 50;

/** Hears how many games are over. */
export type Progress = (done: number) => void;

/** The games of a plan in their order, and how long the playing took. */
export interface AllPlayed {
  readonly played: readonly Played[];
  readonly seconds: number;
}

/** Plays all games of a plan in this thread; some at once, where others do the thinking. */
export async function playHere(
  game: Game,
  plan: Plan,
  bots: readonly Player[],
  progress: Progress,
  atOnce = 1,
): Promise<AllPlayed> {
  const start = performance.now();
  const played: Played[] = [];
  let next = 0;
  let over = 0;
  const playOn = async () => {
    while (next < plan.games) {
      const index = next++;
      played[index] = await playOne(game, plan, bots, index);
      progress(++over);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, playOn));
  return { played, seconds: secondsSince(start) };
}

/** Plays all games of a plan in worker threads; what comes out does not depend on how many there are. */
export async function playInWorkers(
  registry: Registry,
  plan: Plan,
  workers: number,
  progress: Progress,
): Promise<AllPlayed> {
  const played: Played[] = [];
  const size = Math.max(1, Math.min(LARGEST_BATCH, Math.ceil(plan.games / (workers * BATCHES_PER_WORKER))));
  let next = 0;
  let over = 0;
  const batch = (): Batch | null => {
    const from = next;
    next = Math.min(plan.games, from + size);
    return from < next ? [from, next] : null;
  };
  let start: number | undefined;
  const take = (games: readonly Played[]) => {
    start ??= performance.now();
    for (const game of games) played[game.game] = game;
    over += games.length;
    progress(over);
  };
  const task: SimulationTask = { plan, registry: registry.module };
  await Promise.all(Array.from({ length: workers }, () => work(task, batch, take)));
  return { played, seconds: secondsSince(start ?? performance.now()) };
}

function secondsSince(start: number): number {
  return Math.max(1, performance.now() - start) / 1000;
}

/** One worker thread, fed with batches until there are none. When it is ready it hands in its first, empty one. */
function work(
  task: SimulationTask,
  batch: () => Batch | null,
  take: (games: readonly Played[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: task, execArgv: [] });
    let finished = false;
    worker.on('message', (games: readonly Played[]) => {
      take(games);
      const more = batch();
      if (more !== null) worker.postMessage(more);
      else {
        finished = true;
        worker.terminate();
      }
    });
    worker.on('error', reject);
    worker.on('exit', () =>
      finished ? resolve() : reject(new Error('a worker thread stopped before it had finished')),
    );
  });
}
