import type { CalamityId } from '../data/calamities.ts';
import type { Religion } from '../data/nations.ts';
import type { InvasionsEvent } from '../events.ts';

/** Every event must have its words; what else is said is checked by the tests. Names come from the tables (names.ts). */
export type InvasionsMessages = Readonly<
  Record<`event.${InvasionsEvent['event']}` | `calamity.${CalamityId}` | `religion.${Religion}`, string> &
    Record<string, string>
>;

/** Which arguments are things, and of what sort. */
export const NOUNS = {
  province: 'space',
  to: 'space',
  area: 'region',
  nation: 'nation',
  enemy: 'nation',
  lord: 'nation',
  by: 'seat',
  owner: 'seat',
  style: 'nation',
  unit: 'unit',
  units: 'unit+',
  leader: 'leader',
  administration: 'administration',
  calamity: 'calamity',
  religion: 'religion',
  type: 'type',
  card: 'card',
  side: 'side',
  from: 'side',
  envoy: 'envoy',
  whose: 'role',
  die: 'die',
  face: 'face',
} as const;
