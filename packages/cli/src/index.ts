import { SetupError } from '@tabula/engine';
import { CommanderError } from 'commander';
import { Failure, harmless, messageOf, UsageError } from './errors.ts';
import { mistake, program } from './program.ts';
import type { Terminal } from './terminal.ts';
import { languageOf, wordsIn } from './texts/index.ts';

export type { Registry } from '@tabula/games';
export { type Terminal, thisTerminal } from './terminal.ts';

const OK = 0;
const FAILED = 1;
const MISUSED = 2;

/** Runs one command line and says how it went: 0 well, 1 badly, 2 the words were wrong. */
export async function main(argv: readonly string[], terminal: Terminal): Promise<number> {
  const language = languageOf(argv, terminal.env);
  const words = wordsIn(language);
  let code = OK;
  const complain = (text: string) => terminal.errors.write(`tabula: ${harmless(text)}\n`);
  try {
    const tabula = program(terminal, language, (ended) => {
      code = ended;
    });
    if (argv.length === 0) tabula.outputHelp();
    else await tabula.parseAsync([...argv], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) {
      const wrong = mistake(error, words);
      if (wrong === undefined) return OK;
      complain(wrong);
      terminal.errors.write(`${words('error.see-help')}\n`);
      return MISUSED;
    }
    complain(messageOf(error));
    if (terminal.env.TABULA_DEBUG && error instanceof Error) terminal.errors.write(`${error.stack}\n`);
    if (error instanceof UsageError || error instanceof SetupError) return MISUSED;
    if (!(error instanceof Failure) && !terminal.env.TABULA_DEBUG) terminal.errors.write(`${words('error.debug')}\n`);
    return FAILED;
  }
}
