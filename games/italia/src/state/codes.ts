import { KINDS } from '../data/units.ts';

/** No space, no nation, no seat. */
export const NOWHERE = -1;
export const NOBODY = -1;
/** A leader who will not come again. */
export const DEAD = -2;

/** By space, all that stands there: seven kinds of units and, last, the number of leaders. */
export const SLOTS = KINDS + 1;
export const LEADER_SLOT = KINDS;

/** A list of one number, without holes: all lists of numbers are alike to the machine, which makes it quick. */
export function listOf(length: number, number: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(number);
  return list;
}

/** What stands in an area: nothing, a city, or its ruin. */
export const [NO_CITY, CITY, RUIN] = [0, 1, 2] as const;
