import type { SpaceId } from '../data/areas.ts';
import type { LeaderId, NationId } from '../data/names.ts';
import type { UnitId } from '../data/units.ts';
import type { ItaliaEvent } from '../events.ts';

/** Every event, place and thing of the game must have its words; what else is said is checked by the tests. */
export type ItaliaMessages = Readonly<
  Record<
    | `event.${ItaliaEvent['event']}`
    | `space.${SpaceId}`
    | `nation.${NationId}`
    | `unit.${UnitId | LeaderId | 'none'}`
    | `piece.${UnitId}`,
    string
  > &
    Record<string, string>
>;

/** Which arguments are things, and of what sort. */
export const NOUNS = {
  area: 'space',
  from: 'space',
  sea: 'space',
  nation: 'nation',
  foe: 'nation',
  style: 'nation',
  unit: 'unit',
  units: 'unit+',
  leader: 'unit',
  target: 'target',
  aimed: 'unit+',
  line: 'line',
  owner: 'seat',
  by: 'seat',
} as const;
