import { parentPort, workerData } from 'node:worker_threads';
import { botByName } from '@tabula/bots';
import type { Registry } from '@tabula/games';
import { type Plan, playOne } from './play-game.ts';

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

parentPort?.on('message', ([from, to]: Batch) => {
  parentPort?.postMessage(Array.from({ length: to - from }, (_, i) => playOne(game, plan, bots, from + i)));
});
parentPort?.postMessage([]);
