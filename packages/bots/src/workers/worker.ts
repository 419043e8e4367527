import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@tabula/engine';
import { requestAnswerer } from './answer-request.ts';
import type { WorkerStart } from './messages.ts';

/** The worker's end of a BotPool: a thread of Node. */
const { registry, calledOff }: WorkerStart = workerData;

interface Registry {
  loadGame(id: string): Promise<Game>;
}

async function loadGame(id: string): Promise<Game> {
  const module: Partial<Registry> = await import(registry);
  if (module.loadGame === undefined) throw new Error(`${registry} does not export loadGame(id)`);
  return module.loadGame(id);
}

parentPort?.on(
  'message',
  requestAnswerer({
    loadGame,
    reply: (message) => parentPort?.postMessage(message),
    cancelled: (number) => Atomics.load(calledOff, 0) === number,
  }),
);
