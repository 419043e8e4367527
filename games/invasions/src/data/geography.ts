import type { Board } from '@tabula/engine';
import { AREA_ROWS, AREAS, type AreaId } from './areas.ts';
import { OPEN_BORDERS, RIDGE_BORDERS, RIVER_BORDERS, STRAITS } from './borders.ts';
import { COASTS, SEA_BORDERS } from './coasts.ts';
import { PROVINCE_ROWS, PROVINCES, type ProvinceId, type Terrain } from './provinces.ts';
import { SEA_ROWS, SEAS, type SeaId } from './seas.ts';

/** A province or a sea zone by number: the provinces first, in the order of their table, then the seas. */
export type Place = number;
export type Area = number;
export type Border = 'open' | 'river' | 'ridge' | 'strait';
export type PlaceId = ProvinceId | SeaId;

/** A way out of a province by land or over a strait; the seas are those from which it can be barred. */
export interface Way {
  readonly to: Place;
  readonly border: Border;
  readonly seas: readonly Place[];
  readonly bosphorus: boolean;
}

export const LAND = PROVINCES.length;
export const PLACES = LAND + SEAS.length;
const IDS: readonly PlaceId[] = [...PROVINCES.map(({ id }) => id), ...SEAS.map(({ id }) => id)];
const NUMBER = new Map<string, Place>(IDS.map((id, place) => [id, place]));
const AREA_NUMBER = new Map<string, Area>(AREAS.map(({ id }, area) => [id, area]));

export function place(id: PlaceId): Place {
  const found = NUMBER.get(id);
  if (found === undefined) throw new Error(`there is no place "${id}"`);
  return found;
}

export function placeId(number: Place): PlaceId {
  return IDS[number];
}

export function area(id: AreaId): Area {
  const found = AREA_NUMBER.get(id);
  if (found === undefined) throw new Error(`there is no area "${id}"`);
  return found;
}

export function areaId(number: Area): AreaId {
  return AREAS[number].id;
}

export function isSea(number: Place): boolean {
  return number >= LAND;
}

/** The area of each province; -1 for Kushania, which has none. */
export const AREA_OF: readonly Area[] = PROVINCE_ROWS.map(({ area: id }) => (id === null ? -1 : area(id)));
/** The area of a province that may be none: -1. */
export function areaAt(where: Place): Area {
  return where < 0 ? -1 : AREA_OF[where];
}

export const IN_AREA: readonly (readonly Place[])[] = AREAS.map((_, number) =>
  PROVINCE_ROWS.flatMap((_, province) => (AREA_OF[province] === number ? [province] : [])),
);
export const CIVILISED: readonly boolean[] = AREA_ROWS.map(({ civilised }) => civilised);
/** Whether a province counts as civilised for control and raids (XII.B, G74). */
export const CIVILISED_PROVINCE: readonly boolean[] = AREA_OF.map((number) => number >= 0 && CIVILISED[number]);
export const TERRAIN: readonly Terrain[] = PROVINCE_ROWS.map(({ terrain }) => terrain);
/** XX.H: ground on which red swords count. */
export const OPEN_GROUND: readonly boolean[] = TERRAIN.map((terrain) =>
  ['plain', 'steppe', 'desert'].includes(terrain),
);
/** The sea of a province's port, or -1. */
export const PORT: readonly Place[] = PROVINCE_ROWS.map(({ port }) => (port === undefined ? -1 : place(port)));
export const MONOPOLY: readonly number[] = SEA_ROWS.map(({ monopoly }) => monopoly);
/** The ports of each sea, by its number less the number of provinces. */
export const PORTS_ON: readonly (readonly Place[])[] = SEAS.map((_, sea) =>
  PORT.flatMap((port, province) => (port === LAND + sea ? [province] : [])),
);
export const SEA_WAYS: readonly (readonly Place[])[] = SEAS.map(({ id }) =>
  SEA_BORDERS.flatMap(([a, b]) => (a === id ? [place(b)] : b === id ? [place(a)] : [])),
);
/** The seas on whose shore a province lies, with the stretch of it. */
export const SHORES: readonly (readonly { readonly sea: Place; readonly coast: string }[])[] = PROVINCES.map(({ id }) =>
  COASTS.flatMap(([province, sea, coast]) => (province === id ? [{ sea: place(sea), coast }] : [])),
);

/** The provinces on the shore of each sea, by its number less the number of provinces. */
export const SHORE_OF: readonly (readonly Place[])[] = SEAS.map((_, sea) =>
  SHORES.flatMap((shores, province) => (shores.some((shore) => shore.sea === LAND + sea) ? [province] : [])),
);
/** Whether a sea belongs to the Mediterranean or the Pontus Euxinus (XXV.C, E). */
export const INNER_SEA: readonly boolean[] = SEA_ROWS.map(({ waters }) => waters !== 'outer');
/** How many zones apart two seas are, both less the number of provinces; Infinity where no way leads. */
export const SEA_DISTANCE: readonly (readonly number[])[] = SEAS.map((_, from) => {
  const distance = SEAS.map(() => Infinity);
  distance[from] = 0;
  const open = [from];
  for (const here of open)
    for (const next of SEA_WAYS[here])
      if (distance[next - LAND] === Infinity) {
        distance[next - LAND] = distance[here] + 1;
        open.push(next - LAND);
      }
  return distance;
});

/** Borders that are open questions of the printed map, each a setting (G64-G66). */
export const DISPUTED = {
  channelStrait: { a: 'cantium', b: 'flandria', seas: ['oceanus-britannicus'] },
  hellespontStrait: { a: 'thracia', b: 'mysia', seas: ['mare-aegeum', 'propontis'] },
  assyriaAdiabene: { a: 'assyria', b: 'adiabene', seas: [] },
} as const satisfies Record<string, { a: ProvinceId; b: ProvinceId; seas: readonly SeaId[] }>;

/** The ways out of every province, for each of the eight maps that the disputed borders allow. */
const MAPS: readonly (readonly (readonly Way[])[])[] = Array.from({ length: 8 }, (_, map) => waysOf(map));

export function waysFrom(map: number, province: Place): readonly Way[] {
  return MAPS[map][province];
}

/** The same as numbers in one row, for searches that look at thousands of ways: those of a province follow each other. */
export interface Net {
  /** By province, and one more: the first of its ways. */
  readonly first: Int16Array;
  readonly to: Int16Array;
  /** What each of them crosses, by its place in the list of borders. */
  readonly border: Uint8Array;
}

const BORDERS: readonly Border[] = ['open', 'river', 'ridge', 'strait'];
export const OPEN_WAY = BORDERS.indexOf('open');
export const RIDGE_WAY = BORDERS.indexOf('ridge');
export const STRAIT_WAY = BORDERS.indexOf('strait');

const NETS: readonly Net[] = MAPS.map((ways) => {
  const all = ways.flat();
  const first = new Int16Array(LAND + 1);
  ways.forEach(({ length }, province) => {
    first[province + 1] = first[province] + length;
  });
  return {
    first,
    to: Int16Array.from(all, ({ to }) => to),
    border: Uint8Array.from(all, ({ border }) => BORDERS.indexOf(border)),
  };
});

export function netOf(map: number): Net {
  return NETS[map];
}

/** The way from one province to a neighbour, if there is one. */
export function wayBetween(map: number, from: Place, to: Place): Way | undefined {
  return MAPS[map][from].find((way) => way.to === to);
}

function waysOf(map: number): Way[][] {
  const ways: Way[][] = PROVINCES.map(() => []);
  const join = (a: ProvinceId, b: ProvinceId, border: Border, seas: readonly SeaId[] = []) => {
    const bosphorus = border === 'strait' && [a, b].includes('thracia') && [a, b].includes('bythinia');
    const bars = seas.map(place);
    ways[place(a)].push({ to: place(b), border, seas: bars, bosphorus });
    ways[place(b)].push({ to: place(a), border, seas: bars, bosphorus });
  };
  for (const [a, b] of OPEN_BORDERS) join(a, b, 'open');
  for (const [a, b] of RIVER_BORDERS) join(a, b, 'river');
  for (const [a, b] of RIDGE_BORDERS) join(a, b, 'ridge');
  for (const { a, b, seas } of STRAITS) join(a, b, 'strait', seas);
  Object.values(DISPUTED).forEach(({ a, b, seas }, i) => {
    if ((map & (1 << i)) !== 0) join(a, b, seas.length > 0 ? 'strait' : 'open', seas);
  });
  return ways;
}

/** Areas that share a border by land or strait. */
export const AREA_NEIGHBOURS: readonly (readonly Area[])[] = AREAS.map((_, number) => [
  ...new Set(
    IN_AREA[number]
      .flatMap((province) => MAPS[0][province].map(({ to }) => AREA_OF[to]))
      .filter((other) => other >= 0 && other !== number),
  ),
]);

/** Beside each province: the areas that border its own; of Kushania, which has none (G8), those that it touches. */
const AREAS_BESIDE: readonly (readonly Area[])[] = AREA_OF.map((number, where) =>
  number >= 0 ? AREA_NEIGHBOURS[number] : [...new Set(MAPS[0][where].map(({ to }) => AREA_OF[to]))],
);

/** Whether two provinces lie in one area or in neighbouring ones. */
export function areNear(a: Place, b: Place): boolean {
  return AREA_OF[a] === AREA_OF[b] || AREAS_BESIDE[a].includes(AREA_OF[b]) || AREAS_BESIDE[b].includes(AREA_OF[a]);
}

/** How many steps every province is from one, by land and strait; Infinity where no way leads. */
export function distancesFrom(map: number, from: Place): readonly number[] {
  const known = DISTANCES[map][from];
  if (known !== undefined) return known;
  const distance = new Array<number>(LAND).fill(Infinity);
  distance[from] = 0;
  const open = [from];
  for (const here of open)
    for (const { to } of MAPS[map][here])
      if (distance[to] === Infinity) {
        distance[to] = distance[here] + 1;
        open.push(to);
      }
  DISTANCES[map][from] = distance;
  return distance;
}

/** The provinces at most so many steps from one, itself not counted, in the order of the map. */
export function provincesWithin(map: number, from: Place, steps: number): readonly Place[] {
  const circles = WITHIN[map][from];
  const within = Math.max(0, Math.min(steps, LAND));
  while (circles.length <= within) circles.push(reachableFrom(map, from, circles.length));
  return circles[within];
}

function reachableFrom(map: number, from: Place, steps: number): Place[] {
  const distance = distancesFrom(map, from);
  return PROVINCES.flatMap((_, to) => (to !== from && distance[to] <= steps ? [to] : []));
}

/** The provinces that a way leads to from one, itself not counted, the nearest first, and among equals in the order of the map. */
export function nearestFirst(map: number, from: Place): readonly Place[] {
  let known = NEAREST[map][from];
  if (known === undefined) {
    const distance = distancesFrom(map, from);
    known = reachableFrom(map, from, LAND).sort((a, b) => distance[a] - distance[b] || a - b);
    NEAREST[map][from] = known;
  }
  return known;
}

/** All are worked out when somebody asks, once. */
const WITHIN: readonly (readonly (readonly Place[])[][])[] = MAPS.map((ways) => ways.map(() => []));
const NEAREST: readonly Record<Place, readonly Place[]>[] = MAPS.map(() => ({}));
const DISTANCES: readonly Record<Place, readonly number[]>[] = MAPS.map(() => ({}));

/** The board as the kernel knows it: places in their areas, links by kind. */
export const BOARD: Board<PlaceId> = {
  spaces: [
    ...PROVINCE_ROWS.map(({ area: id }, province) => ({ id: IDS[province], region: id ?? 'no-area' })),
    ...SEAS.map(({ id }) => ({ id, region: 'sea' })),
  ],
  links: [
    ...OPEN_BORDERS.map(([a, b]) => ({ a, b, kind: 'land' })),
    ...RIVER_BORDERS.map(([a, b]) => ({ a, b, kind: 'river' })),
    ...RIDGE_BORDERS.map(([a, b]) => ({ a, b, kind: 'ridge' })),
    ...STRAITS.map(({ a, b }) => ({ a, b, kind: 'strait' })),
    ...SEA_BORDERS.map(([a, b]) => ({ a, b, kind: 'sea' })),
    ...COASTS.map(([a, b]) => ({ a, b, kind: 'coast' })),
  ],
};
