import type { Place } from '../../data/geography.ts';
import type { Counter } from '../../data/pieces.ts';
import type { State } from '../position.ts';
import { STOOD } from '../stacks.ts';

/** A unit has come in from a province next door, or from the sea. */
export function comeFrom({ stacks }: State, counter: Counter, from: Place): void {
  stacks.from[counter] = from;
}

/** Everybody stands where he is: nobody has just come from anywhere, but those who keep up a siege (XXIV.C). */
export function standStill({ stacks: { from }, pieces: { at }, activation: { sieges } }: State): void {
  if (sieges.length === 0) {
    from.fill(STOOD);
    return;
  }
  for (let counter = 0; counter < from.length; counter++) if (!sieges.includes(at[counter])) from[counter] = STOOD;
}
