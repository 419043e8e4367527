import type { Game } from '@tabula/engine';
import { heap } from '@tabula/engine/testing';
import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { type Costs, measure } from '../bench/measure.ts';
import { measureTurns, type TurnTimes } from '../bench/turns.ts';
import type { Context } from '../context.ts';
import { gameNamed } from '../registry.ts';
import { table } from '../text-layout.ts';
import { decimal, type Words } from '../texts/index.ts';

interface Given {
  readonly milliseconds: string;
  readonly turns?: string;
  readonly json?: boolean;
}

/** What the house wants of every game, and of the kernel alone (the smallest game there is). */
const GOALS = { decisions: 400_000, kernelDecisions: 2_000_000, fork: 10, load: 5, search: 5000 };

/** How long no turn of a level may be, in seconds, on two cores. */
const LONGEST_TURN = { normal: 3, hard: 10 };
const TIMED = ['normal', 'hard'] as const;

/** tabula bench: what the kernel and the games cost. */
export function bench(context: Context): Command {
  const { words } = context;
  return new Command('bench')
    .description(words('help.bench'))
    .argument('[game]', words('help.bench-game'))
    .option('--milliseconds <number>', words('help.milliseconds'), '200')
    .option('--turns <number>', words('help.bench-turns'))
    .option('--json', words('help.json'))
    .action(async (id: string | undefined, given: Given) => {
      const { registry } = context.terminal;
      const ids = id === undefined ? registry.games.map((game) => game.id) : [id];
      const games = await Promise.all(ids.map((each) => gameNamed(registry, each, words)));
      await (given.turns === undefined ? run(games, given, context) : timeTurns(games, given.turns, given, context));
    });
}

/** How long a turn takes, game by game and level by level. */
async function timeTurns(games: readonly Game[], number: string, { json }: Given, context: Context): Promise<void> {
  const { terminal, words } = context;
  const { registry, output } = terminal;
  const turns = wholeNumber(number, '--turns', 1, words);
  const times: { readonly game: string; readonly level: (typeof TIMED)[number]; readonly times: TurnTimes }[] = [];
  for (const game of games)
    for (const level of TIMED)
      times.push({ game: game.id, level, times: await measureTurns(game, level, turns, registry) });
  if (json) {
    output.write(`${JSON.stringify(times, null, 2)}\n`);
    return;
  }
  const seconds = (milliseconds: number) => decimal(milliseconds / 1000, 2, words);
  const head = [
    'level',
    'turns',
    'answers',
    'turn-median',
    'turn-longest',
    'turn-processor',
    'answer-longest',
    'turn-limit',
  ] as const;
  const rows = times.map(({ game, level, times: of }) => [
    game,
    level,
    String(of.turns),
    String(of.answers),
    seconds(of.medianMilliseconds),
    seconds(of.longestMilliseconds),
    seconds(of.longestProcessorMilliseconds),
    seconds(of.longestAnswerMilliseconds),
    `< ${LONGEST_TURN[level]}`,
  ]);
  output.write(`${table(['', ...head.map((name) => words(`bench.${name}`))], rows).join('\n')}\n`);
}

function run(games: readonly Game[], given: Given, { terminal, language, words }: Context): void {
  const milliseconds = wholeNumber(given.milliseconds, '--milliseconds', 1, words);
  const { registry, output } = terminal;
  const costs = new Map([...games, heap].map((game) => [game.id, measure(game, milliseconds)]));
  if (given.json) {
    output.write(`${JSON.stringify(Object.fromEntries(costs), null, 2)}\n`);
    return;
  }
  const count = (n: number) => n.toLocaleString(language);
  const head = ['decisions', 'cold', 'before', 'games', 'fork', 'load', 'search'] as const;
  const rows = [...costs].map(([game, cost]) => [
    game === heap.id ? words('bench.kernel') : game,
    ...figures(cost, registry.games.find(({ id: name }) => name === game)?.before, count, words),
  ]);
  const goals = [
    [
      words('bench.goal'),
      `≥ ${count(GOALS.decisions)}`,
      '',
      '',
      '',
      `< ${GOALS.fork}`,
      `< ${GOALS.load}`,
      `≥ ${count(GOALS.search)}`,
    ],
    [words('bench.goal-kernel'), `≥ ${count(GOALS.kernelDecisions)}`],
  ];
  const lines = table(['', ...head.map((name) => words(`bench.${name}`))], [...rows, ...goals]);
  const short = [...costs].filter(([, { loadAnswers }]) => loadAnswers < 1000);
  for (const [game, { loadAnswers }] of short) lines.push(words('bench.scaled', { game, answers: loadAnswers }));
  output.write(`${lines.join('\n')}\n`);
}

function figures(cost: Costs, before: number | undefined, count: (n: number) => string, words: Words): string[] {
  return [
    count(cost.decisionsPerSecond),
    count(cost.coldDecisionsPerSecond),
    before === undefined ? '' : count(before),
    decimal(cost.gamesPerSecond, 2, words),
    decimal(cost.forkMicroseconds, 2, words),
    decimal(cost.loadMilliseconds, 2, words),
    count(cost.searchIterationsPerSecond),
  ];
}
