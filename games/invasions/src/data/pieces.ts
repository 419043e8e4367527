import { LEADERS, type LeaderId } from './leaders.ts';
import { NATION_ROWS, NATIONS, type NationId, SIDES } from './nations.ts';
import { UNIT_SORTS } from './units.ts';

/** A nation, a sort of unit, a single counter and a leader, each by number. */
export type Nation = number;
export type Sort = number;
export type Counter = number;
export type LeaderNumber = number;

const NATION_NUMBER = new Map<string, Nation>(NATIONS.map(({ id }, nation) => [id, nation]));

export function nation(id: NationId): Nation {
  const found = NATION_NUMBER.get(id);
  if (found === undefined) throw new Error(`there is no nation "${id}"`);
  return found;
}

/** A nation by a name that may be none. */
export function nationNumber(id: string): Nation | undefined {
  return NATION_NUMBER.get(id);
}

export function nationId(number: Nation): NationId {
  return NATION_ROWS[number].id;
}

export const ROMANI = nation('romani');
export const ORIENTALI = nation('orientali');
export const PERSAE = nation('persae');
export const HUNNI = nation('hunni');

export const SIDE_OF: readonly number[] = NATION_ROWS.map(({ side }) => SIDES.indexOf(side));
export const NOMAD: readonly boolean[] = NATION_ROWS.map(({ nomad }) => nomad === true);
export const INITIATIVE: readonly number[] = NATION_ROWS.map(({ initiative }) => initiative ?? 99);

/** What a sort of unit is, in numbers and flags for the inner loops. */
export interface SortFacts {
  readonly key: string;
  readonly nation: Nation;
  readonly kind: 'infantry' | 'archers' | 'cavalry' | 'horse-archers' | 'fleet';
  readonly foot: boolean;
  readonly horse: boolean;
  readonly shoots: boolean;
  readonly elite: boolean;
  readonly heavy: boolean;
  readonly guard: boolean;
  readonly amphibious: boolean;
  readonly mountain: boolean;
  readonly francisca: boolean;
  readonly satrap: boolean;
  readonly elephants: boolean;
  readonly auxiliary: boolean;
  readonly local: boolean;
  readonly thema: boolean;
  readonly from: number;
  readonly origin: Nation;
  readonly kingdom: number | null;
  readonly empire: number | null;
  /** Its counters are those from this one on. */
  readonly first: Counter;
  readonly count: number;
}

let counters = 0;
export const SORTS: readonly SortFacts[] = UNIT_SORTS.map((row) => {
  const { kind, traits } = row;
  const first = counters;
  counters += row.count;
  return {
    key: `${row.nation}-${row.sort}`,
    nation: nation(row.nation),
    kind,
    foot: kind === 'infantry' || kind === 'archers',
    horse: kind === 'cavalry' || kind === 'horse-archers',
    shoots: kind === 'archers' || kind === 'horse-archers',
    elite: traits.has('elite'),
    heavy: traits.has('heavy'),
    guard: traits.has('guard'),
    amphibious: traits.has('amphibious'),
    mountain: traits.has('mountain'),
    francisca: traits.has('francisca'),
    satrap: traits.has('satrap'),
    elephants: traits.has('elephants'),
    auxiliary: traits.has('auxiliary'),
    local: traits.has('local'),
    thema: traits.has('thema'),
    from: row.from,
    origin: row.origin === undefined ? -1 : nation(row.origin),
    kingdom: row.kingdom,
    empire: row.empire,
    first,
    count: row.count,
  };
});

export const COUNTERS = counters;
export const SORT_OF: readonly Sort[] = SORTS.flatMap(({ count }, sort) => new Array<Sort>(count).fill(sort));
/** The nation that a counter belongs to, whoever it serves. */
export const NATION_OF: readonly Nation[] = SORT_OF.map((sort) => SORTS[sort].nation);
export const SORTS_OF: readonly (readonly Sort[])[] = NATIONS.map((_, number) =>
  SORTS.flatMap((facts, sort) => (facts.nation === number ? [sort] : [])),
);
export const COUNTERS_OF: readonly (readonly Counter[])[] = NATIONS.map((_, number) =>
  NATION_OF.flatMap((owner, counter) => (owner === number ? [counter] : [])),
);

const SORT_NUMBER = new Map<string, Sort>(SORTS.map(({ key }, sort) => [key, sort]));

export function sortNamed(owner: Nation, sort: string): Sort {
  const found = SORT_NUMBER.get(`${nationId(owner)}-${sort}`);
  if (found === undefined) throw new Error(`the ${nationId(owner)} have no "${sort}"`);
  return found;
}

const LEADER_NUMBER = new Map<string, LeaderNumber>(LEADERS.map(({ id }, leader) => [id, leader]));

export function leader(id: LeaderId): LeaderNumber {
  const found = LEADER_NUMBER.get(id);
  if (found === undefined) throw new Error(`there is no leader "${id}"`);
  return found;
}

export const LEADER_NATION: readonly Nation[] = LEADERS.map((row) => nation(row.nation));
export const LEADERS_OF: readonly (readonly LeaderNumber[])[] = NATIONS.map((_, number) =>
  LEADER_NATION.flatMap((owner, which) => (owner === number ? [which] : [])),
);
