import { type Bout, playBout, playerByName } from '@tabula/bots';
import type { Config, Language } from '@tabula/engine';
import type { Registry } from '@tabula/games';
import { faultTeller } from '../bots.ts';
import { wordsIn } from '../texts/index.ts';

/** All that a process is told of a comparison when it starts. */
export interface ArenaTask {
  readonly game: string;
  readonly config: Config;
  readonly bots: readonly [string, string];
  readonly seed: string;
  readonly bound: number;
  readonly registry: string;
  readonly language: Language;
}

/** What a process says: that it is ready, or what came of a bout. */
export interface ArenaReport {
  readonly bout?: Bout;
  readonly index?: number;
}

/** The processor time of this process: a busy machine takes as much from one bot as from the other. */
function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

process.once('message', async (task: ArenaTask) => {
  const { loadGame }: Registry = await import(task.registry);
  const game = await loadGame(task.game);
  const [first, second] = task.bots.map((word) => playerByName(word, faultTeller(wordsIn(task.language))));
  const pairing = { ...task, bots: [first, second] as const, now: processorMilliseconds };
  const say = (report: ArenaReport) => process.send?.(report);
  process.on('message', async (index: number) => say({ index, bout: await playBout(game, pairing, index) }));
  say({});
});
