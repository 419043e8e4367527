import type { Chance, Option } from '@tabula/engine';

/** Answers that a cautious governor gives: he stays, holds what he has and saves his gold. */
const CAUTIOUS = new Set(['done', 'stay', 'pass', 'let-pass', 'no', 'keep']);

/** The house plays a side that nobody runs: it does what is cautious, or anything where nothing is. */
export function automaton<O extends Option>(chance: Chance, options: readonly O[]): O {
  const cautious = options.find(({ kind }) => CAUTIOUS.has(kind));
  return options.length === 1 ? options[0] : (cautious ?? chance.pick(options));
}
