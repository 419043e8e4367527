import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { Failure, messageOf, UsageError } from '../errors.ts';

interface Given {
  readonly png?: string;
  readonly style: string;
  readonly check?: boolean;
  readonly build?: boolean;
}

const GAMES = fileURLToPath(new URL('../../../../games', import.meta.url));
const STYLES = ['parchment', 'contrast'] as const;

/** tabula atlas: builds a game's board from its board.json, checks it against the links, draws it. */
export function atlas(context: Context): Command {
  const { words } = context;
  return new Command('atlas')
    .description(words('help.atlas'))
    .argument('<game>', words('help.atlas-game'))
    .option('--png <file>', words('help.png'))
    .option('--style <style>', words('help.style'), STYLES[0])
    .option('--check', words('help.check'))
    .option('--build', words('help.build'))
    .action((game: string, given: Given) => run(game, given, context));
}

async function run(game: string, given: Given, { terminal, language, words }: Context): Promise<void> {
  const boards = readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, 'board', 'board.json')));
  if (!boards.includes(game)) throw new UsageError(words('error.board', { game, boards: boards.join(', ') }));
  const style = STYLES.find((name) => name === given.style);
  if (style === undefined)
    throw new UsageError(words('error.style', { style: given.style, styles: STYLES.join(', ') }));
  const { atlasCommand } = await import('@tabula/atlas/command');
  let sound: boolean;
  try {
    sound = await atlasCommand({
      game,
      games: GAMES,
      style,
      lang: language,
      check: given.check === true || given.png === undefined,
      build: given.build === true,
      ...(given.png === undefined ? {} : { png: resolve(terminal.folder, given.png) }),
      say: (line) => terminal.output.write(`${line}\n`),
    });
  } catch (error) {
    throw new Failure(messageOf(error));
  }
  if (!sound) throw new Failure(words('error.unsound', { game }));
}
