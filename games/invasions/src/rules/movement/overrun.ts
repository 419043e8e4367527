import { OVERRUN_UNITS } from '../../data/figures.ts';
import { type Place, placeId } from '../../data/geography.ts';
import { type Counter, NATION_OF, type Nation, nationId } from '../../data/pieces.ts';
import { remove, type State } from '../../state.ts';
import { isOpenGround } from '../lands/destinations.ts';
import { hostile } from '../lands/relations.ts';
import { stepsLeft } from '../lands/steps.ts';
import type { Stack } from '../pieces/stack.ts';
import type { Invasions } from '../pieces/table.ts';
import { keyOf } from '../pieces/units.ts';

export function spend(state: State, counter: Counter, cost: number, led: boolean): void {
  state.stacks.steps[counter] += cost;
  if (!led) state.stacks.unled[counter] += cost;
}

/** XVIII.E Six units eliminate a single one that did not evade, for a step more, if everybody has one. */
export function overruns(g: Invasions, owner: Nation, stack: Stack, where: Place, enemies: number): boolean {
  const { state } = g;
  const prey = state.pieces.here[where].filter((counter) => hostile(state, owner, state.pieces.holder[counter], where));
  if (
    enemies !== 1 ||
    prey.length !== 1 ||
    willing(state, stack, prey[0]) < OVERRUN_UNITS ||
    !mayOverrun(state, owner, stack, where)
  )
    return false;
  const [counter] = prey;
  g.emit({ event: 'overrun', nation: nationId(owner), units: keyOf(state, counter), province: placeId(where) });
  remove(state, counter);
  for (const unit of stack.units) spend(state, unit, 1, stack.lead !== undefined);
  if (stack.lead !== undefined) state.stacks.leaderSteps[stack.lead] += 1;
  return true;
}

/** XXX.H Mercenaries do not count against their own nation. */
function willing(state: State, { units }: Stack, prey: Counter): number {
  const enemy = state.pieces.holder[prey];
  return units.filter((counter) => NATION_OF[counter] !== enemy).length;
}

function mayOverrun(state: State, owner: Nation, stack: Stack, where: Place): boolean {
  if (!isOpenGround(state, owner, stack, where)) return false;
  return stack.units.every((counter) => stepsLeft(state, counter, stack.lead !== undefined) >= 1);
}
