import { parentPort, workerData } from 'node:worker_threads';
import { botByName } from '@tabula/bots';
import type { Registry } from '@tabula/games';
import { type Plan, type Played, playOne } from './play-game.ts';

/** What a worker thread is told when it starts. */
export interface SimulationTask {
  readonly plan: Plan;
  readonly registry: string;
}

/** The games a worker is to play next: from the first up to, and without, the second. */
export type Batch = readonly [number, number];

const { plan, registry }: SimulationTask = workerData;
const games: Registry = await import(registry);
const game = await games.loadGame(plan.game);
const bots = plan.seats.map(botByName);

parentPort?.on('message', async ([from, to]: Batch) => {
  const played: Played[] = [];
  for (let index = from; index < to; index++) played.push(await playOne(game, plan, bots, index));
  parentPort?.postMessage(played);
});
parentPort?.postMessage([]);
