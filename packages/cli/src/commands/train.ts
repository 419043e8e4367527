import { writeFileSync } from 'node:fs';
import { type Generation, train as trained } from '@tabula/bots';
import { Command } from 'commander';
import { configOf, listOf, wholeNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { progressBar } from '../progress.ts';
import { gameNamed } from '../registry.ts';
import { decimal, type Words } from '../texts/index.ts';

interface Given {
  readonly players?: string;
  readonly generations: string;
  readonly games: string;
  readonly gate: string;
  readonly rollouts: string;
  readonly seed: string;
  readonly out?: string;
}

/** tabula train: find by play what the evaluation of a game weighs. */
export function train(context: Context): Command {
  const { words } = context;
  return new Command('train')
    .description(words('help.train'))
    .argument('<game>', words('help.game'))
    .option('--players <numbers>', words('help.train-players'))
    .option('--generations <number>', words('help.generations'), '3')
    .option('--games <number>', words('help.train-games'), '800')
    .option('--gate <number>', words('help.gate'), '200')
    .option('--rollouts <number>', words('help.train-rollouts'), '40')
    .option('--seed <word>', words('help.sim-seed'), '1')
    .option('--out <file>', words('help.train-out'))
    .action((id: string, given: Given) => run(id, given, context));
}

async function run(id: string, given: Given, { terminal, words }: Context): Promise<void> {
  const game = await gameNamed(terminal.registry, id, words);
  const { learning } = game.insight;
  if (learning === undefined) throw new UsageError(words('error.nothing-to-learn', { game: id }));
  const number = (text: string, option: string) => wholeNumber(text, option, 1, words);
  const players = given.players === undefined ? [game.players.usual] : listOf(given.players).map(toPlayers);
  const training = {
    configs: players.map((count) => configOf(game, count, {}, words)),
    seed: given.seed,
    generations: number(given.generations, '--generations'),
    games: number(given.games, '--games'),
    gate: number(given.gate, '--gate'),
    iterations: number(given.rollouts, '--rollouts'),
  };
  const bar = progressBar(terminal, training.games);
  let { weights } = learning;
  let count = 0;
  for await (const generation of trained(game, training, bar.show)) {
    bar.clear();
    count++;
    terminal.output.write(`${told(count, generation, words)}\n`);
    if (generation.kept) weights = generation.weights;
  }
  const file = fileOf(weights, commandOf(id, players, given));
  if (given.out === undefined) terminal.output.write(file);
  else writeFileSync(given.out, file);

  function toPlayers(text: string): number {
    return number(text, '--players');
  }
}

function told(number: number, { knowledge, match, kept }: Generation, words: Words): string {
  const percent = (share: number) => decimal(100 * share, 1, words);
  return words(kept ? 'train.kept' : 'train.dropped', {
    number,
    before: percent(knowledge.before),
    now: percent(knowledge.now),
    score: percent(match.score.value),
    low: percent(match.score.low),
    high: percent(match.score.high),
    games: match.games,
  });
}

/** What to type for the same weights again. */
function commandOf(
  id: string,
  players: readonly number[],
  { generations, games, gate, rollouts, seed }: Given,
): string {
  const figures = `--generations ${generations} --games ${games} --gate ${gate} --rollouts ${rollouts} --seed ${seed}`;
  return `tabula train ${id} --players ${players.join(',')} ${figures}`;
}

/** The weights as the file that a game keeps beside its figures. */
function fileOf(weights: readonly number[], command: string): string {
  return `/** What each figure weighs: \`${command}\`, from the weights that were there before. */\nexport const WEIGHTS: readonly number[] = [${weights.join(', ')}];\n`;
}
