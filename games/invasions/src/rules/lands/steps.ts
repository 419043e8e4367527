import { FOOT_STEPS, HORSE_STEPS } from '../../data/figures.ts';
import type { Counter, Nation } from '../../data/pieces.ts';
import type { State } from '../../state.ts';
import type { Stack } from '../pieces/stack.ts';
import { isHorse, leadersOf, unitsOf } from '../pieces/units.ts';

/** XVIII.C The stack must stop: it has no step left. */
export function halt(state: State, { units, lead }: Stack): void {
  for (const counter of units) state.stacks.steps[counter] = NO_STEPS_LEFT;
  if (lead !== undefined) state.stacks.leaderSteps[lead] = NO_STEPS_LEFT;
}

/** Nothing more moves, attacks or goes on campaign in this activation. */
export function rest(state: State, owner: Nation): void {
  for (const counter of unitsOf(state, owner)) state.stacks.steps[counter] = NO_STEPS_LEFT;
  for (const who of leadersOf(state, owner)) {
    state.stacks.leaderSteps[who] = NO_STEPS_LEFT;
    state.activation.campaigns[who] = NO_STEPS_LEFT;
  }
}

/** Steps that nobody has: a unit that must stop has made them all. */
export const NO_STEPS_LEFT = 99;

/** XVIII.B Three steps on foot, four on horseback, one more with a leader all the way. */
export function stepsLeft(state: State, counter: Counter, led: boolean): number {
  const allowance = isHorse(state, counter) ? HORSE_STEPS : FOOT_STEPS;
  return allowance + (led && state.stacks.unled[counter] === 0 ? 1 : 0) - state.stacks.steps[counter];
}
