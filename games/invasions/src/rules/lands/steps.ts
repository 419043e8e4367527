import { FOOT_STEPS, HORSE_STEPS } from '../../data/figures.ts';
import type { Counter, Nation } from '../../data/pieces.ts';
import { exhaust, exhaustLeader, NO_STEPS_LEFT, type State } from '../../state.ts';
import type { Stack } from '../pieces/stack.ts';
import { isHorse, leadersOf, unitsOf } from '../pieces/units.ts';

/** XVIII.C The stack must stop: it has no step left. */
export function halt(state: State, { units, lead }: Stack): void {
  for (const counter of units) exhaust(state, counter);
  if (lead !== undefined) exhaustLeader(state, lead);
}

/** Nothing more moves, attacks or goes on campaign in this activation. */
export function rest(state: State, owner: Nation): void {
  for (const counter of unitsOf(state, owner)) exhaust(state, counter);
  for (const who of leadersOf(state, owner)) {
    exhaustLeader(state, who);
    state.activation.campaigns[who] = NO_STEPS_LEFT;
  }
}

/** XI.C, XVIII.G, G300 The nation does more than shift units among its own provinces: there is no raid and no migration in this activation. */
export function venture({ activation: { ventured } }: State, owner: Nation): void {
  if (!ventured.includes(owner)) ventured.push(owner);
}

export function hasVentured({ activation: { ventured } }: State, owner: Nation): boolean {
  return ventured.includes(owner);
}

/** XVIII.B Three steps on foot, four on horseback, one more with a leader all the way. */
export function stepsLeft(state: State, counter: Counter, led: boolean): number {
  const allowance = isHorse(state, counter) ? HORSE_STEPS : FOOT_STEPS;
  return allowance + (led && state.stacks.unled[counter] === 0 ? 1 : 0) - state.stacks.steps[counter];
}
