import type { Language } from '@tabula/engine';
import type { Terminal } from './terminal.ts';
import type { Words } from './texts/index.ts';

/** What every command is given. */
export interface Context {
  readonly terminal: Terminal;
  readonly language: Language;
  readonly words: Words;
}
