import type { Board, Link } from '@tabula/engine';
import { BORDERS, OPTIONAL_BORDER, SEA_BORDERS, STRAIT_TABLE } from './borders.ts';
import {
  PROVINCE_TABLE,
  type ProvinceId,
  type Region,
  SEA_TABLE,
  type SeaId,
  SIDES,
  type Side,
  type SpaceId,
} from './provinces.ts';

/** A space as the state knows it: its place in the tables, provinces first, then seas. */
export type Space = number;
export type Province = number;
export type Sea = number;

export type LinkKind = 'land' | 'strait' | 'coast' | 'sea';

/** A stretch of coast of one province, with the seas it touches. */
export interface Coast {
  readonly side: Side;
  readonly seas: readonly Sea[];
}

export const PROVINCES = PROVINCE_TABLE.length;
export const SPACES = PROVINCES + SEA_TABLE.length;

const SPACE_IDS: readonly SpaceId[] = [...PROVINCE_TABLE.map(({ id }) => id), ...SEA_TABLE];
const INDEX: ReadonlyMap<string, Space> = new Map(SPACE_IDS.map((id, i) => [id, i]));

export function space(id: SpaceId): Space {
  return spaceNamed(id);
}

/** A space by the name that stands in an option. */
export function spaceNamed(id: string): Space {
  const index = INDEX.get(id);
  if (index === undefined) throw new Error(`the board has no space "${id}"`);
  return index;
}

export function idOf(at: Space): SpaceId {
  return SPACE_IDS[at];
}

export function isSea(at: Space): boolean {
  return at >= PROVINCES;
}

export const TRIBUTE: readonly number[] = PROVINCE_TABLE.map(({ tribute }) => tribute);

/** By province: its coasts. */
export const COASTS: readonly (readonly Coast[])[] = PROVINCE_TABLE.map(({ coasts }) =>
  SIDES.flatMap((side) => {
    const seas: readonly SeaId[] | undefined = new Map<string, readonly SeaId[]>(Object.entries(coasts)).get(side);
    return seas === undefined ? [] : [{ side, seas: seas.map(space) }];
  }),
);

/** Where a galley that comes from a sea lies (R-MAP-4): the number of the coast, or -1. */
export function coastFrom(province: Province, sea: Sea): number {
  return COASTS[province].findIndex(({ seas }) => seas.includes(sea));
}

/** 3.6 The straits: two provinces and the sea between them. */
export const STRAITS: readonly { readonly a: Province; readonly b: Province; readonly sea: Sea }[] = STRAIT_TABLE.map(
  ({ a, b, sea }) => ({ a: space(a), b: space(b), sea: space(sea) }),
);

/** 3.3 Borders between provinces by number; a road can be built on each. The last is the optional one (R-MAP-2). */
export const ROADS: readonly (readonly [Province, Province])[] = [...BORDERS, OPTIONAL_BORDER].map(([a, b]) => [
  space(a),
  space(b),
]);
/** The ends of each road by themselves: all of them are looked at after every purchase. */
export const [ROAD_FROM, ROAD_TO] = [0, 1].map((end) => ROADS.map((ends) => ends[end]));
export const OPTIONAL_ROAD = ROADS.length - 1;

/** A way out of a province by land: where to, over which border, or through which strait's sea (-1 if none). */
export interface Step {
  readonly to: Province;
  readonly border: number;
  readonly sea: Sea;
}

function stepsFrom(province: Province, borders: number): Step[] {
  const steps: Step[] = [];
  ROADS.slice(0, borders).forEach(([a, b], border) => {
    if (a === province) steps.push({ to: b, border, sea: -1 });
    if (b === province) steps.push({ to: a, border, sea: -1 });
  });
  for (const { a, b, sea } of STRAITS) {
    if (a === province) steps.push({ to: b, border: -1, sea });
    if (b === province) steps.push({ to: a, border: -1, sea });
  }
  return steps;
}

const ALL_PROVINCES = PROVINCE_TABLE.map((_, province) => province);
const PRINTED_STEPS = ALL_PROVINCES.map((province) => stepsFrom(province, OPTIONAL_ROAD));
const OPTIONAL_STEPS = ALL_PROVINCES.map((province) => stepsFrom(province, ROADS.length));

/** By province: the ways out by land, with or without the optional border. */
export function landSteps(optionalBorder: boolean): readonly (readonly Step[])[] {
  return optionalBorder ? OPTIONAL_STEPS : PRINTED_STEPS;
}

/** By sea (counted from the first sea): the seas beside it. */
const SEA_NEIGHBOURS: readonly (readonly Sea[])[] = SEA_TABLE.map((id) =>
  SEA_BORDERS.flatMap(([a, b]) => (a === id ? [space(b)] : b === id ? [space(a)] : [])),
);

/** By sea: the provinces on its shores. */
const SHORES: readonly (readonly Province[])[] = SEA_TABLE.map((id) =>
  ALL_PROVINCES.filter((province) => coastFrom(province, space(id)) >= 0),
);

export function seasBeside(sea: Sea): readonly Sea[] {
  return SEA_NEIGHBOURS[sea - PROVINCES];
}

export function shoresOf(sea: Sea): readonly Province[] {
  return SHORES[sea - PROVINCES];
}

const LINKS: Link<SpaceId, LinkKind>[] = [
  ...BORDERS.map(([a, b]) => ({ a, b, kind: 'land' as const })),
  ...STRAIT_TABLE.map(({ a, b }) => ({ a, b, kind: 'strait' as const })),
  ...ALL_PROVINCES.flatMap((province) =>
    COASTS[province].flatMap(({ seas }) =>
      seas.map((sea) => ({ a: idOf(province), b: idOf(sea), kind: 'coast' as const })),
    ),
  ),
  ...SEA_BORDERS.map(([a, b]) => ({ a, b, kind: 'sea' as const })),
];

/** The board as everybody else sees it. */
export const BOARD: Board<SpaceId, LinkKind> = {
  spaces: [
    ...PROVINCE_TABLE.map(({ id, region }): { id: SpaceId; region: Region } => ({ id, region })),
    ...SEA_TABLE.map((id): { id: SpaceId; region: Region } => ({ id, region: 'sea' })),
  ],
  links: LINKS,
};

export type { ProvinceId, Region, SeaId, Side, SpaceId };
