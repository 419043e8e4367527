import type { Place } from '../../data/geography.ts';
import type { Counter, LeaderNumber } from '../../data/pieces.ts';
import type { State } from '../position.ts';
import { STOOD } from '../stacks.ts';

/** A unit has come in from a province next door, or from the sea. */
export function comeFrom({ stacks }: State, counter: Counter, from: Place): void {
  stacks.from[counter] = from;
}

/** Steps that nobody has: a unit that must stop has made them all. */
export const NO_STEPS_LEFT = 99;

export function spendSteps({ stacks }: State, counter: Counter, steps: number): void {
  stacks.steps[counter] += steps;
}

export function spendLeaderSteps({ stacks }: State, who: LeaderNumber, steps: number): void {
  stacks.leaderSteps[who] += steps;
}

/** A unit has no step left. */
export function exhaust({ stacks }: State, counter: Counter): void {
  stacks.steps[counter] = NO_STEPS_LEFT;
}

export function exhaustLeader({ stacks }: State, who: LeaderNumber): void {
  stacks.leaderSteps[who] = NO_STEPS_LEFT;
}

/** A unit has all its steps again. */
export function renew({ stacks }: State, counter: Counter): void {
  stacks.steps[counter] = 0;
}

/** Everybody stands where he is: nobody has just come from anywhere, but those who keep up a siege (XXIV.C). */
export function standStill({ stacks: { from }, pieces: { at }, activation: { sieges } }: State): void {
  if (sieges.length === 0) {
    from.fill(STOOD);
    return;
  }
  for (let counter = 0; counter < from.length; counter++) if (!sieges.includes(at[counter])) from[counter] = STOOD;
}
