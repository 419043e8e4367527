import { type Province, space } from './map.ts';
import type { ProvinceId } from './provinces.ts';

/** Land units, in the order in which they are listed. */
export const KINDS = ['infantry', 'cavalry', 'catapult'] as const;
export type Kind = (typeof KINDS)[number];
export const INFANTRY = 0;
export const CAVALRY = 1;
export const CATAPULT = 2;

/** What can be bought [Fase cinque]. */
export const WARES = [...KINDS, 'galley', 'city', 'fortification', 'fortified-city', 'road'] as const;
export type Ware = (typeof WARES)[number];
export const PRICE: Readonly<Record<Ware, number>> = {
  infantry: 10,
  cavalry: 20,
  catapult: 30,
  galley: 20,
  city: 30,
  fortification: 20,
  'fortified-city': 50,
  road: 10,
};

/** Pieces of each colour [I pezzi del gioco]. */
export const PER_COLOUR = { infantry: 20, cavalry: 20, catapult: 6, galley: 8, general: 4 } as const;
/** Pieces that all share. */
export const CITIES = 16;
export const FORTIFICATIONS = 16;
export const ROADS_IN_BOX = 20;

/** Movement points. */
export const LEADER_POINTS = 2;
export const KIND_POINTS: readonly number[] = [1, 2, 1];
export const GALLEY_POINTS = 2;

/** 8.1 Land units that one leader takes along; 5.5 that one galley carries. */
export const UNITS_PER_LEADER = 7;
export const UNITS_PER_GALLEY = 7;

/** 9.3 The battle legion without leaders; each leader adds one. */
export const BATTLE_LEGION = 5;
/** 5.7 Dice of a fortified city, and against catapults. */
export const WALL_DICE = 2;
export const WALL_DICE_AGAINST_CATAPULTS = 1;

/** 9.2 The faces of the combat die, by pip. */
export const FACES = ['infantry', 'infantry', 'cavalry', 'catapult', 'galley', 'blank'] as const;
export type Face = (typeof FACES)[number];

/** 9.17, 9.20 */
export const DICE_PER_GALLEY = 2;
export const NAVAL_ROUNDS = 3;

export const CITY_TRIBUTE = 5;
/** 13.3, 13.4 */
export const INFLATION_AT = [105, 205] as const;

/** Set-up [Preparazione]. */
export const START = { infantry: 5, generals: 4 } as const;

/** 6.5 The homes in the order of play. */
export const HOMES = [
  'macedonia',
  'galatia',
  'mesopotamia',
  'egyptus',
  'numidia',
  'hispania',
  'italia',
] as const satisfies readonly ProvinceId[];
export type Home = (typeof HOMES)[number];
export const HOME_SPACES: readonly Province[] = HOMES.map(space);

/** 6.1 */
export const HOMES_FOR: Readonly<Record<number, readonly Home[]>> = {
  2: ['egyptus', 'hispania'],
  3: ['macedonia', 'egyptus', 'hispania'],
  4: ['macedonia', 'mesopotamia', 'numidia', 'hispania'],
  5: ['macedonia', 'mesopotamia', 'egyptus', 'hispania', 'italia'],
  6: ['macedonia', 'galatia', 'egyptus', 'numidia', 'hispania', 'italia'],
};

/** 14.2 A home without a coast has its harbours elsewhere. */
export const HARBOURS: Readonly<Partial<Record<Home, readonly ProvinceId[]>>> = { mesopotamia: ['syria', 'armenia'] };

/** R-END-3 */
export const ROUND_LIMITS = { min: 4, max: 40 } as const;
/** R-RAN-3 */
export const MOST_COUNTERS = 3;
/** Money and prices come in fives. */
export const COIN = 5;
/** How often one player can refuse another passage in a turn before he is asked no more. */
export const MOST_REFUSALS = 2;
