import { argsOf, type Note, type Option } from '@tabula/engine';

/** The argument in which options differ, if it is one figure and they are the same in everything else. */
export function figureOf(options: readonly Option[]): string | null {
  const [first, ...others] = options;
  if (first === undefined || others.length === 0) return null;
  const names = Object.keys(argsOf(first));
  const differing = names.filter((name) => others.some((option) => option[name] !== first[name]));
  const [name] = differing;
  if (differing.length !== 1 || name === undefined) return null;
  return options.every((option) => typeof option[name] === 'number') ? name : null;
}

/** With which figure one begins: what the game calls usual, what is taken for whoever does not answer, the least. */
export function firstFigure(
  options: readonly Option[],
  notes: Readonly<Record<string, Note>>,
  fallback: string | undefined,
): number {
  const usual = options.findIndex(({ id }) => notes[id]?.usual);
  const taken = options.findIndex(({ id }) => id === fallback);
  return Math.max(0, usual >= 0 ? usual : taken);
}
