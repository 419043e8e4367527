import type { Place } from '../../data/geography.ts';
import { type Counter, type LeaderNumber, type Nation, ORIENTALI, ROMANI } from '../../data/pieces.ts';
import type { Standing, State } from '../../state.ts';
import type { Stack } from '../pieces/stack.ts';
import { leadersAt, united } from '../pieces/units.ts';

/** XXXVII.A: both halves of Rome react as one while they are one. */
export function once(state: State, nations: Nation[]): Nation[] {
  if (nations.length < 2 || !united(state, ROMANI, ORIENTALI)) return nations;
  return nations.filter((other, i) => nations.findIndex((one) => united(state, one, other)) === i);
}

/** What a side has ordered once and for all. */
export function ordered(
  orders: readonly Standing[],
  side: number,
  modifier: number,
  roll: number,
): 'ask' | 'yes' | 'no' {
  const order = orders[side];
  if (roll - modifier > 10 || order === 'never' || order === 'meanwhile') return 'no';
  if (order === 'always') return 'yes';
  if (order === 'likely') return roll - modifier <= LIKELY ? 'yes' : 'no';
  return 'ask';
}

/** "Likely" means that six of the ten faces succeed. */
const LIKELY = 5;

/** XLII.9, G403 The units that mutinied stay for the turn; who joins them later is free to go. */
export function isMutinous({ stacks: { mutineers } }: State, counter: Counter): boolean {
  return mutineers.length > 0 && mutineers.includes(counter);
}

/** Leaders in a province whose stack has not mutinied. */
export function freeLeadersAt(state: State, owner: Nation, where: Place): LeaderNumber[] {
  const leaders = leadersAt(state, owner, where);
  return state.stacks.captives.length === 0 ? leaders : leaders.filter((who) => !state.stacks.captives.includes(who));
}

/** XIX.A Whoever has failed to intercept a stack does not try it again. */
export function slipAway({ stacks: { slipped } }: State, stack: Stack, other: Nation, from: Place): void {
  for (const counter of membersOf(stack)) slipped.push(counter, other, from);
}

/** The stack is the same as long as nobody has joined it. */
export function hasSlipped({ stacks: { slipped } }: State, stack: Stack, other: Nation, from: Place): boolean {
  for (const counter of membersOf(stack)) {
    let i = 0;
    while (i < slipped.length && !(slipped[i] === counter && slipped[i + 1] === other && slipped[i + 2] === from))
      i += 3;
    if (i >= slipped.length) return false;
  }
  return true;
}

/** XIX.B Units that have got away from a stack do not come between it and others; who stood where they fled to may. */
export function fleeFrom({ stacks: { fled } }: State, stack: Stack, fugitives: readonly Counter[]): void {
  for (const counter of membersOf(stack)) for (const fugitive of fugitives) fled.push(counter, fugitive);
}

export function hasFledFrom({ stacks: { fled } }: State, stack: Stack, fugitive: Counter): boolean {
  for (const counter of membersOf(stack)) {
    let i = 0;
    while (i < fled.length && !(fled[i] === counter && fled[i + 1] === fugitive)) i += 2;
    if (i >= fled.length) return false;
  }
  return true;
}

/** The units of a stack; a horde on its way has none. */
function membersOf({ units }: Stack): readonly Counter[] {
  return units.length > 0 ? units : HORDE;
}

const HORDE: readonly Counter[] = [-1];
