import { availableParallelism } from 'node:os';
import { type ArenaStanding, type SequentialTest, seatings, standingAfter, verdict } from '@tabula/bots';
import { Command } from 'commander';
import { playBouts } from '../arena/pool.ts';
import type { ArenaTask } from '../arena/worker.ts';
import { configOf, listOf, settingsOf, wholeNumber } from '../arguments.ts';
import { botNamed } from '../bots.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { progressBar } from '../progress.ts';
import { gameNamed } from '../registry.ts';
import { decimal, type Words } from '../texts/index.ts';

interface Given {
  readonly players?: string;
  readonly games: string;
  readonly sprt?: string;
  readonly set?: string;
  readonly seed: string;
  readonly workers?: string;
  readonly maxDecisions: string;
  readonly json?: boolean;
}

const MOST_PROCESSES = 4;

/** tabula arena: which of two bots is stronger. */
export function arena(context: Context): Command {
  const { words } = context;
  return new Command('arena')
    .description(words('help.arena'))
    .argument('<game>', words('help.game'))
    .argument('<first>', words('help.arena-bot'))
    .argument('<second>', words('help.arena-bot'))
    .option('--players <number>', words('help.players'))
    .option('--games <number>', words('help.arena-games'), '400')
    .option('--sprt <least,most>', words('help.sprt'))
    .option('--set <key=value,...>', words('help.settings'))
    .option('--seed <word>', words('help.sim-seed'), '1')
    .option('--workers <number>', words('help.workers'))
    .option('--max-decisions <decisions>', words('help.max-decisions'), '20000')
    .option('--json', words('help.json'))
    .action((id: string, first: string, second: string, given: Given) => run(id, [first, second], given, context));
}

async function run(
  id: string,
  bots: readonly [string, string],
  given: Given,
  { terminal, language, words }: Context,
): Promise<void> {
  const { registry, output } = terminal;
  const game = await gameNamed(registry, id, words);
  const players = given.players === undefined ? undefined : wholeNumber(given.players, '--players', 1, words);
  const config = configOf(game, players, settingsOf(given.set, words), words);
  for (const word of bots) botNamed(word, words);
  const bound = wholeNumber(given.maxDecisions, '--max-decisions', 1, words);
  const task: ArenaTask = { game: id, config, bots, seed: given.seed, bound, registry: registry.module, language };
  const test = given.sprt === undefined ? undefined : testOf(given.sprt, words);
  const most = Math.ceil(wholeNumber(given.games, '--games', 1, words) / seatings(config.players).length);
  const cores = Math.min(MOST_PROCESSES, availableParallelism());
  const processes = given.workers === undefined ? cores : wholeNumber(given.workers, '--workers', 1, words);

  const bar = progressBar(terminal, most);
  const isOver = (bouts: Parameters<typeof verdict>[0]) => test !== undefined && verdict(bouts, test) !== 'open';
  const bouts = await playBouts(task, most, Math.min(processes, most), isOver, bar.show);
  bar.clear();
  const standing = standingAfter(bouts);
  const decision = test && { ...test, verdict: verdict(bouts, test) };
  const { config: _, registry: __, language: ___, ...told } = task;
  const summary = {
    ...told,
    players: config.players,
    options: config.settings,
    ...standing,
    ...(decision && { sprt: decision }),
  };
  const title = {
    game: game.title[language],
    players: config.players,
    first: bots[0],
    second: bots[1],
    seed: given.seed,
  };
  const text = given.json
    ? JSON.stringify(summary, null, 2)
    : [words('arena.title', title), ...lines(bots, standing, words), ...verdictLine(decision, words)].join('\n');
  output.write(`${text}\n`);
}

function testOf(text: string, words: Words): SequentialTest {
  const [least, most] = listOf(text).map(Number);
  if (!/^-?\d+,-?\d+$/.test(text.replaceAll(' ', '')) || least >= most)
    throw new UsageError(words('error.sprt', { text }));
  return { least, most };
}

function lines(
  [first, second]: readonly [string, string],
  { games, unended, score, elo, pace }: ArenaStanding,
  words: Words,
): string[] {
  const percent = (share: number) => decimal(100 * share, 1, words);
  const points = (value: number) => (Number.isFinite(value) ? `${Math.round(value)}` : value > 0 ? '+∞' : '-∞');
  return [
    words('arena.score', {
      first,
      score: percent(score.value),
      games,
      low: percent(score.low),
      high: percent(score.high),
      elo: points(elo.value),
      eloLow: points(elo.low),
      eloHigh: points(elo.high),
    }),
    words('arena.unended', { count: unended }),
    words('arena.pace', {
      first: `${first} ${decimal(pace[0], 2, words)}`,
      second: `${second} ${decimal(pace[1], 2, words)}`,
    }),
  ];
}

function verdictLine(
  decision: (SequentialTest & { readonly verdict: 'yes' | 'no' | 'open' }) | undefined,
  words: Words,
): string[] {
  if (decision === undefined) return [];
  return [words(`arena.${decision.verdict}`, { least: decision.least, most: decision.most })];
}
