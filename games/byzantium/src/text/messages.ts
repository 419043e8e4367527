import type { CityId, Region } from '../data/cities.ts';
import type { Box, Colour, Faction, Special } from '../data/figures.ts';
import type { ByzantiumEvent } from '../events.ts';
import type { Source } from '../options.ts';

/** Every event, place and thing of the game must have its words; what else is said is checked by the tests. */
export type ByzantiumMessages = Readonly<
  Record<
    | `event.${ByzantiumEvent['event']}`
    | `space.${CityId}`
    | `region.${Region}`
    | `faction.${Faction}`
    | `colour.${Colour}`
    | `box.${Box | 'guard'}`
    | `source.${Source}`
    | `special.${Special}`,
    string
  > &
    Record<string, string>
>;

/** Which arguments are things, and of what sort. */
export const NOUNS = {
  city: 'space',
  from: 'space',
  by: 'seat',
  whose: 'seat',
  faction: 'faction',
  style: 'colour',
  owner: 'seat',
  box: 'box',
  boxes: 'box',
  source: 'source',
  special: 'special',
} as const;
