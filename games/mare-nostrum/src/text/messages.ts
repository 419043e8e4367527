import type { CardId } from '../data/cards.ts';
import type { Role } from '../data/civilizations.ts';
import type { Building, Item, Unit } from '../data/figures.ts';
import type { Civilization } from '../data/names.ts';
import type { Region, SpaceId } from '../data/provinces.ts';
import type { Kind } from '../data/resources.ts';
import type { MareEvent } from '../events.ts';
import type { Post } from '../options.ts';

/** Every event, place and thing of the game must have its words; what else is said is checked by the tests. */
export type MareMessages = Readonly<
  Record<
    | `event.${MareEvent['event']}`
    | `space.${SpaceId}`
    | `region.${Region}`
    | `card.${Kind | 'none'}`
    | `unit.${Unit | 'none'}`
    | `item.${Item}`
    | `building.${Building}`
    | `post.${Post | 'marker'}`
    | `civilization.${Civilization}`
    | `role.${Role}`
    | `hero.${CardId}`
    | `about.hero.${CardId}`,
    string
  > &
    Record<string, string>
>;

/** Which arguments are things, and of what sort; a plus says that it is a bundle of them. */
export const NOUNS = {
  province: 'space',
  sea: 'space',
  from: 'space',
  to: 'space',
  by: 'seat',
  whose: 'seat',
  side: 'seat',
  owner: 'seat',
  seats: 'seat',
  card: 'card',
  other: 'card',
  cards: 'card+',
  discarded: 'card+',
  units: 'unit+',
  against: 'unit+',
  item: 'item',
  items: 'item+',
  building: 'building',
  post: 'post',
  posts: 'post+',
  civilization: 'civilization',
  style: 'style',
  role: 'role',
  hero: 'hero',
} as const;
