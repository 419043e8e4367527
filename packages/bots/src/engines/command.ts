import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { SetupError } from '@tabula/engine';

/** How an engine is started: a program and its arguments. No shell ever reads them. */
export interface EngineCommand {
  readonly file: string;
  readonly args: readonly string[];
  /** How long it is given for an answer. */
  readonly milliseconds: number;
}

const USUAL_MILLISECONDS = 800;
const LONGEST_COMMAND = 2000;
const FORM = /^(?:([1-9]\d{0,5})ms:)?\s*(\S.*)$/;

/**
 * "python3 my_engine.py", or "300ms:python3 my_engine.py" with another time than the usual. Words are parted by spaces; quotation
 * marks keep some together. A word that names a file from here is made to name it from everywhere, because an engine runs in a folder of
 * its own.
 */
export function engineCommand(text: string): EngineCommand {
  const match = text.length > LONGEST_COMMAND ? null : FORM.exec(text);
  const words = [...(match?.[2] ?? '').matchAll(/"([^"]*)"|(\S+)/g)].map((word) => placed(word[1] ?? word[2]));
  const [file, ...args] = words;
  if (file === undefined || file === '')
    throw new SetupError('an engine is a command: "engine:python3 my_engine.py"', 'seats');
  return { file, args, milliseconds: Number(match?.[1] ?? USUAL_MILLISECONDS) };
}

function placed(word: string): string {
  return /[\\/.]/.test(word) && existsSync(word) ? resolve(word) : word;
}
