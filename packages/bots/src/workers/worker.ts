import { parentPort, workerData } from 'node:worker_threads';
import { Chance, type Game, parseRecord, type Run, seedFrom } from '@tabula/engine';
import { hint } from '../advice/hint.ts';
import { odds } from '../advice/odds.ts';
import type { Control } from '../players/bot.ts';
import { botByName } from '../players/levels.ts';
import { Memory } from './memory.ts';
import type { WorkerOutcomes, WorkerReply, WorkerRequest, WorkerStart, WorkerTask } from './messages.ts';

/**
 * The worker's end of a BotPool. A record tells the worker the game's seed, and so every die to come and every hidden
 * card; no bot ever uses them, because a bot looks ahead only by `run.imagine`, with chance made from its own seed.
 */
const { registry, calledOff }: WorkerStart = workerData;
const memory = new Memory();

interface Registry {
  loadGame(id: string): Promise<Game>;
}

async function gameOf(id: string): Promise<Game> {
  const module: Partial<Registry> = await import(registry);
  if (module.loadGame === undefined) throw new Error(`${registry} does not export loadGame(id)`);
  return module.loadGame(id);
}

async function work({ number, task }: WorkerRequest): Promise<WorkerOutcomes[keyof WorkerOutcomes]> {
  const record = parseRecord(task.record);
  const { run } = memory.recall(await gameOf(record.game), record);
  reply({ number, begun: true });
  const control = { cancelled: () => Atomics.load(calledOff, 0) === number };
  return perform(task, run, Chance.fromSeed(seedFrom(task.seed)), control);
}

function perform(task: WorkerTask, run: Run, chance: Chance, control: Control): WorkerOutcomes[keyof WorkerOutcomes] {
  switch (task.kind) {
    case 'think':
      return botByName(task.bot).choose(run, task.seat, chance, control);
    case 'odds':
      return odds(run, task.seat, task.option, chance, task.samples, control);
    case 'hint':
      return hint(run, task.seat, chance, control, task.budget);
  }
}

function reply(message: WorkerReply): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', async (order: WorkerRequest) => {
  const { number } = order;
  try {
    reply({ number, done: await work(order) });
  } catch (error) {
    reply({ number, failed: error instanceof Error ? error.message : String(error) });
  }
});
