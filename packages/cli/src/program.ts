import { LANGUAGES, type Language } from '@tabula/engine';
import { Command, type CommanderError } from 'commander';
import { analyse } from './commands/analyse.ts';
import { arena } from './commands/arena.ts';
import { atlas } from './commands/atlas.ts';
import { backup, restore } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { copy } from './commands/copy.ts';
import { doctor } from './commands/doctor.ts';
import { engine } from './commands/engine.ts';
import { games } from './commands/games.ts';
import { migrate } from './commands/migrate.ts';
import { play } from './commands/play.ts';
import { prune } from './commands/prune.ts';
import { replay } from './commands/replay.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import type { Context } from './context.ts';
import { UsageError } from './errors.ts';
import type { Terminal } from './terminal.ts';
import { isLanguage, type TextKey, type Words, wordsIn } from './texts/index.ts';
import { VERSION } from './version.ts';

/** The whole command line: one command a file, all of them made the same way. */
export function program(terminal: Terminal, language: Language, done: (code: number) => void): Command {
  const words = wordsIn(language);
  const context: Context = { terminal, language, words };
  const tabula = dressed(new Command('tabula'), context).description(words('help.tabula'));
  tabula.version(VERSION, '--version', words('help.version'));
  tabula.helpCommand(words('help.command-name'), words('help.help'));
  for (const make of [
    serve,
    migrate,
    copy,
    backup,
    restore,
    prune,
    doctor,
    games,
    play,
    simulate,
    arena,
    train,
    engine,
    replay,
    analyse,
    bench,
    atlas,
  ]) {
    const command = make(context, done);
    tabula.addCommand(dressed(command, context));
  }
  return tabula;
}

/** The house's manners: help and mistakes in the user's language, no exit behind the back. */
function dressed(command: Command, { terminal, words }: Context): Command {
  const title = (text: string) => (text in TITLES ? words(TITLES[text]) : text);
  return command
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.output.write(text), writeErr: () => {} })
    .configureHelp({
      styleTitle: title,
      helpWidth: Math.min(terminal.output.columns ?? 80, 100),
      optionDescription: ({ description, defaultValue }) =>
        defaultValue === undefined
          ? description
          : `${description} (${words('help.default', { value: `${defaultValue}` })})`,
    })
    .helpOption('-h, --help', words('help.help'))
    .option('--lang <language>', words('help.lang'), (word: string) => checkedLanguage(word, words));
}

/** index.ts has looked for the language already, to speak it from the first word on; here a wrong one is refused. */
function checkedLanguage(word: string, words: Words): string {
  if (!isLanguage(word)) throw new UsageError(words('error.language', { word, languages: LANGUAGES.join(', ') }));
  return word;
}

const TITLES: Readonly<Record<string, TextKey>> = {
  'Usage:': 'help.usage',
  'Arguments:': 'help.arguments',
  'Options:': 'help.options',
  'Commands:': 'help.commands',
};

const MISTAKES: Readonly<Record<string, TextKey>> = {
  'commander.unknownCommand': 'error.command',
  'commander.unknownOption': 'error.option',
  'commander.missingArgument': 'error.missing',
  'commander.missingMandatoryOptionValue': 'error.missing',
  'commander.optionMissingArgument': 'error.value',
  'commander.excessArguments': 'error.excess',
};

/** What was wrong with the words, or nothing if they only asked for help. */
export function mistake(error: CommanderError, words: Words): string | undefined {
  if (error.exitCode === 0 || error.code === 'commander.help') return undefined;
  const key = MISTAKES[error.code];
  const meant = /\(Did you mean (.*)\?\)/.exec(error.message);
  const word = /'([^']*)'/.exec(error.message);
  const text = key === undefined ? error.message.replace(/^error: /, '') : words(key, { word: word?.[1] ?? '' });
  return meant ? `${text} ${words('error.meant', { word: meant[1] })}` : text;
}
