import type { Arg } from './option.ts';

/** Words by key; the language is chosen where they are shown. */
export interface Phrase {
  readonly say: string;
  readonly args?: Readonly<Record<string, Arg>>;
}
