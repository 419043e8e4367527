import type { Language } from './messages.ts';

/** The same in every language. */
type Said = Readonly<Record<Language, string>>;

/** What we decided where the book is silent or can be read in two ways; never the book's own word. */
export interface Ruling extends Said {
  /** How code, prompts and stories name it: `R 24`. */
  readonly id: string;
  /** Why so and not otherwise. */
  readonly why: Said;
  /** Why no story can show it. */
  readonly notShown?: string;
}

/** One sentence of the book that rules something, short and in our own words. */
export interface Statement extends Said {
  /** The book's own section and a letter within it, in the book's order: `12.3.1.d`. An id is never given to another sentence. */
  readonly id: string;
  /** The title of the section that begins here. */
  readonly heading?: Said;
  /** The rulings that settle what this sentence leaves open. */
  readonly rulings?: readonly Ruling[];
  /** Why no story can show it: a piece of cardboard, a piece of advice. */
  readonly notShown?: string;
}

export interface Chapter {
  /** How the book counts it: `12`, `XIX`. */
  readonly id: string;
  readonly title: Said;
  readonly statements: readonly Statement[];
}

/**
 * A rulebook as our own text: the specification that the stories show, and the page of rules that a question opens at its
 * very paragraph.
 */
export type Rulebook = readonly Chapter[];

/** Which sentence or ruling a question or a comment means: the very one, else the first of the section it names. */
export function paragraphOf(rulebook: Rulebook, rule: string): string | undefined {
  const statements = rulebook.flatMap((chapter) => chapter.statements);
  const ids = statements.flatMap(({ id, rulings = [] }) => [id, ...rulings.map((ruling) => ruling.id)]);
  return ids.find((id) => id === rule) ?? ids.find((id) => id.startsWith(`${rule}.`));
}
