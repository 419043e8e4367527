import { AREAS, type AreaId, GRAPH, REGIONS, type RegionId, type SpaceId } from './areas.ts';
import { CITY_COST, HARD_CITY_COST, STACK } from './figures.ts';

/** A place by its number: land areas, entry areas, then seas. */
export type Space = number;

export const SPACES = GRAPH.size;
/** Spaces from this number on are seas. */
export const FIRST_SEA = AREAS.length;

export const spaceNamed = (id: SpaceId): Space => GRAPH.index(id);
export const idOf = (space: Space): SpaceId => GRAPH.id(space);
export const isSea = (space: Space): boolean => space >= FIRST_SEA;

const areas = <T>(value: (area: (typeof AREAS)[number]) => T): readonly T[] => AREAS.map(value);

/** Tables by area, for inner loops. */
export const IS_ENTRY: readonly boolean[] = areas(({ kind }) => kind === 'entry');
export const IS_HIGHLAND: readonly boolean[] = areas(({ terrain }) => terrain === 'highland');
export const IS_ROUGH: readonly boolean[] = areas(({ terrain }) => terrain !== 'normal');
export const CITY_ALLOWED: readonly boolean[] = areas(({ city }) => city);
export const STACKING: readonly number[] = areas(({ terrain }) => STACK[terrain]);
export const PRICE_OF_CITY: readonly number[] = areas(({ terrain }) =>
  terrain === 'normal' ? CITY_COST : HARD_CITY_COST,
);

/** Neighbours by land, over straits, and between coast and sea. */
export const LAND_WAYS = GRAPH.neighbours('land');
export const STRAITS = GRAPH.neighbours('strait');
export const LAND_OR_STRAIT = GRAPH.neighbours('land', 'strait');
/** From an area its seas, from a sea its coasts. */
export const COASTS = GRAPH.neighbours('coast');
export const SEA_WAYS = GRAPH.neighbours('sea');
/** 12.3.2 What counts as adjacent to a leader on campaign. */
export const ADJACENT = GRAPH.neighbours('land', 'strait', 'coast', 'sea');

const REGION_SPACES: ReadonlyMap<string, readonly Space[]> = new Map(
  Object.entries(REGIONS).map(([region, ids]) => [region, ids.map((id: AreaId) => spaceNamed(id))]),
);

export function areasOf(region: RegionId): readonly Space[] {
  return REGION_SPACES.get(region) ?? [];
}

/** Every area that is no entry area. */
export const PLAIN_AREAS: readonly Space[] = AREAS.flatMap(({ kind }, area) => (kind === 'land' ? [area] : []));
export const ENTRY_AREAS: readonly Space[] = AREAS.flatMap(({ kind }, area) => (kind === 'entry' ? [area] : []));
export const ROMA = spaceNamed('roma');
export const RAVENNA = spaceNamed('ravenna');
