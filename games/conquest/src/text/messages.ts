import type { Ware } from '../data/figures.ts';
import type { Region, Side, SpaceId } from '../data/map.ts';
import type { ConquestEvent } from '../events.ts';

/** Every event, place and thing of the game must have its words; what else is said is checked by the tests. */
export type ConquestMessages = Readonly<
  Record<
    `event.${ConquestEvent['event']}` | `space.${SpaceId}` | `region.${Region}` | `side.${Side}` | `ware.${Ware}`,
    string
  > &
    Record<string, string>
>;

/** Which arguments are things, and of what sort. */
export const NOUNS = {
  at: 'space',
  from: 'space',
  to: 'space',
  home: 'space',
  by: 'seat',
  whom: 'seat',
  owner: 'seat',
  units: 'unit+',
  foes: 'unit+',
  unit: 'unit',
  side: 'side',
  ware: 'ware',
  hosts: 'seat+',
  roadOwners: 'seat+',
  fleets: 'seat+',
  through: 'space+',
  yours: 'yours+',
} as const;

/** The words of all round limits, for a sentence with a number in it. */
export function roundLimits(words: (rounds: number) => string, min: number, max: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: max - min + 1 }, (_, i) => [`setting.roundLimit.${min + i}`, words(min + i)]),
  );
}
