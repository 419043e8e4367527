import { availableParallelism } from 'node:os';
import { isEngineWord } from '@tabula/bots';
import { Command } from 'commander';
import { configOf, listOf, seatsOf, settingsOf, wholeNumber } from '../arguments.ts';
import { botNamed } from '../bots.ts';
import type { Context } from '../context.ts';
import { progressBar } from '../progress.ts';
import { gameNamed } from '../registry.ts';
import type { Plan } from '../simulate/play-game.ts';
import { playHere, playInWorkers } from '../simulate/pool.ts';
import { report } from '../simulate/report.ts';
import { summarise } from '../simulate/summary.ts';

interface Given {
  readonly players?: string;
  readonly games: string;
  readonly seats: string;
  readonly set?: string;
  readonly seed: string;
  readonly workers?: string;
  readonly maxDecisions: string;
  readonly rotate?: boolean;
  readonly json?: boolean;
}

const MOST_WORKERS = 4;

/** tabula simulate: many games between bots, and what came of them. */
export function simulate(context: Context, done: (code: number) => void): Command {
  const { words } = context;
  return new Command('simulate')
    .description(words('help.simulate'))
    .argument('<game>', words('help.game'))
    .option('--players <number>', words('help.players'))
    .option('--games <number>', words('help.sim-games'), '100')
    .option('--seats <bots>', words('help.sim-seats'), 'random')
    .option('--set <key=value,...>', words('help.settings'))
    .option('--seed <word>', words('help.sim-seed'), '1')
    .option('--workers <number>', words('help.workers'))
    .option('--max-decisions <decisions>', words('help.max-decisions'), '100000')
    .option('--rotate', words('help.rotate'))
    .option('--json', words('help.json'))
    .action(async (id: string, given: Given) => done(await run(id, given, context)));
}

async function run(id: string, given: Given, { terminal, language, words }: Context): Promise<number> {
  const game = await gameNamed(terminal.registry, id, words);
  const listed = listOf(given.seats).length;
  const players = given.players === undefined ? undefined : wholeNumber(given.players, '--players', 1, words);
  const config = configOf(game, players ?? (listed > 1 ? listed : undefined), settingsOf(given.set, words), words);
  const plan: Plan = {
    game: id,
    config,
    seats: seatsOf(given.seats, config.players, words),
    games: wholeNumber(given.games, '--games', 1, words),
    seed: given.seed,
    bound: wholeNumber(given.maxDecisions, '--max-decisions', 1, words),
    rotate: given.rotate === true,
  };
  const bots = plan.seats.map((word) => botNamed(word, words));
  const cores = Math.min(MOST_WORKERS, availableParallelism());
  const workers = given.workers === undefined ? cores : wholeNumber(given.workers, '--workers', 1, words);

  const bar = progressBar(terminal, plan.games);
  const { played, seconds } =
    workers === 1 || plan.seats.some(isEngineWord)
      ? await playHere(game, plan, bots, bar.show, workers)
      : await playInWorkers(terminal.registry, plan, Math.min(workers, plan.games), bar.show);
  const summary = summarise(plan, played, seconds);
  bar.clear();
  const text = given.json ? JSON.stringify(summary, null, 2) : report(game, summary, language, words).join('\n');
  terminal.output.write(`${text}\n`);
  return summary.failures.length > 0 ? 1 : 0;
}
