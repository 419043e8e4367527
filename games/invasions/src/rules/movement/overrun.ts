import type { Flow } from '@tabula/engine';
import { type Place, placeId } from '../../data/geography.ts';
import { type Counter, type Nation, nationId } from '../../data/pieces.ts';
import { prompt, YES, YES_NO } from '../../options.ts';
import { type State, spendLeaderSteps, spendSteps } from '../../state.ts';
import { trample } from '../battle/breakout.ts';
import { isOpenGround, preyOf } from '../lands/passages.ts';
import { stepsLeft } from '../lands/steps.ts';
import type { Stack } from '../pieces/stack.ts';
import { ask, type Invasions } from '../pieces/table.ts';

export function spend(state: State, counter: Counter, cost: number, led: boolean): void {
  spendSteps(state, counter, cost);
  if (!led) state.stacks.unled[counter] += cost;
}

/** XVIII.E Six units may eliminate a single one that did not evade, for a step more, if everybody has one; unless they are sent to do so they are asked. */
export function* overruns(
  g: Invasions,
  owner: Nation,
  stack: Stack,
  where: Place,
  enemies: number,
  ordered = false,
): Flow<boolean> {
  const { state } = g;
  const prey = enemies === 1 ? preyOf(state, owner, stack.units, where) : undefined;
  if (prey === undefined || !mayOverrun(state, owner, stack, where)) return false;
  const question = prompt('overrun', 'XVIII.E', { nation: nationId(owner), province: placeId(where) });
  if (!ordered && (yield* ask(g, owner, question, YES_NO)) !== YES) return false;
  yield* trample(g, owner, stack.units, prey, where);
  for (const unit of stack.units) spend(state, unit, 1, stack.lead !== undefined);
  if (stack.lead !== undefined) spendLeaderSteps(state, stack.lead, 1);
  return true;
}

function mayOverrun(state: State, owner: Nation, stack: Stack, where: Place): boolean {
  if (!isOpenGround(state, owner, stack, where)) return false;
  return stack.units.every((counter) => stepsLeft(state, counter, stack.lead !== undefined) >= 1);
}
