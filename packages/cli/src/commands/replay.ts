import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type GameRecord, Match, parseRecord, RecordError } from '@tabula/engine';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { Failure, messageOf, UsageError } from '../errors.ts';
import { resultLines } from '../play/result-lines.ts';
import { gameNamed } from '../registry.ts';
import { speakerFor } from '../speaker.ts';

interface Given {
  readonly log?: boolean;
  readonly json?: boolean;
}

/** tabula replay: plays a record again and says whether it comes out as it says. */
export function replay(context: Context): Command {
  const { words } = context;
  return new Command('replay')
    .description(words('help.replay'))
    .argument('<file>', words('help.file'))
    .option('--log', words('help.log'))
    .option('--json', words('help.json'))
    .action((file: string, given: Given) => run(file, given, context));
}

async function run(file: string, given: Given, context: Context): Promise<void> {
  const { terminal, language, words } = context;
  const { output, registry } = terminal;
  const record = readRecord(file, context);
  const game = await gameNamed(registry, record.game, words);
  const match = located(file, () => Match.replay(game, record));
  const speaker = speakerFor(game, language, match.names, words);
  const { result } = match;
  if (given.json) {
    const { config, seed, answers } = match;
    const told = {
      game: game.id,
      ...config,
      seed,
      answers: answers.length,
      over: match.over,
      result,
      hash: match.hash(),
    };
    output.write(`${JSON.stringify(told, null, 2)}\n`);
    return;
  }
  const lines: string[] = [];
  if (given.log) lines.push(...match.log.map(({ event }) => speaker.event(event)), '');
  lines.push(words('replay.title', { game: game.title[language], players: match.config.players }));
  lines.push(words('replay.answers', { count: match.answers.length }));
  lines.push(...(result === null ? [words('replay.unfinished')] : resultLines(result, speaker, words)));
  lines.push(words(record.hash === undefined ? 'replay.hash' : 'replay.hash-same', { hash: match.hash() }));
  output.write(`${lines.join('\n')}\n`);
}

/** Reads a record; a file that is not there or is none is wrong usage. */
export function readRecord(file: string, { terminal, words }: Context): GameRecord {
  let text: string;
  try {
    text = readFileSync(resolve(terminal.folder, file), 'utf8');
  } catch (error) {
    throw new UsageError(words('error.read', { file, problem: messageOf(error) }));
  }
  try {
    return parseRecord(text);
  } catch (error) {
    if (error instanceof RecordError) throw new UsageError(`${file}:${error.line}: ${error.problem}`);
    throw error;
  }
}

/** Runs something that may find a fault in a record, and says in which file. */
export function located<T>(file: string, replay: () => T): T {
  try {
    return replay();
  } catch (error) {
    if (error instanceof RecordError) throw new Failure(`${file}:${error.line}: ${error.problem}`);
    throw error;
  }
}
