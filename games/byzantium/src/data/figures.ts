/** Who fights: every player leads both. */
export const FACTIONS = ['byzantine', 'arab'] as const;
export type Faction = (typeof FACTIONS)[number];

/** What the counters of a city say; Persian cities carry none. */
export type Colour = Faction | 'persian' | 'bulgar';

/** The boxes of an army on the Army Card. */
export const BOXES = ['elite', 'main', 'levy', 'movement'] as const;
export type Box = (typeof BOXES)[number];

/** The boxes that make an army; the Levy is none of it. */
export const ARMY_BOXES = ['elite', 'main', 'movement'] as const satisfies readonly Box[];
export type ArmyBox = (typeof ARMY_BOXES)[number];

/** Army Card: cubes at the start. */
export const START_CUBES: Readonly<Record<Faction, Readonly<Record<Box, number>>>> = {
  byzantine: { elite: 1, main: 3, levy: 2, movement: 2 },
  arab: { elite: 0, main: 8, levy: 0, movement: 5 },
};
export const START_POOL = 9;
export const CUBES_PER_PLAYER = 42;
export const START_TREASURY: Readonly<Record<Faction, number>> = { byzantine: 15, arab: 5 };
export const START_POINTS = 10;
export const FORTIFICATIONS = 2;
export const TURNS = 3;

/** Army Card: upkeep of a cube, in the golden circle [2]. */
export const UPKEEP: Readonly<Record<Box, number>> = { elite: 3, main: 1, levy: 2, movement: 1 };

/** A note on the cubes: what a cube costs that does not come from the Cube Pool. */
export const CUBE_PRICE = 3;
/** [B] */
export const MOST_REINFORCEMENTS = 3;
/** [D] */
export const BEZANTS_PER_TAX_CUBE = 2;
/** [E] */
export const SHRINE_PRICE = 6;
export const SHRINE_POINTS = 2;
/** [C] Emperor and Caliph */
export const OFFICE_POINTS = 2;
/** [C] Develop */
export const MOST_COUNTERS = 3;
/** [2] */
export const INCOME_PER_COUNTER = 2;

/** [F] Movement cubes for one link; a second link in the same action costs one more. */
export const LINK_COST = {
  byzantine: { road: 1, desert: Infinity, sea: 1 },
  arab: { road: 1, desert: 1, sea: 2 },
} as const;
export const SECOND_LINK_SURCHARGE = 1;
export const MOST_LINKS = 2;
/** Nicaea to Constantinople costs Arabs double. */
export const BOSPHORUS_FACTOR = 2;
export const ARAB_FLEET_FACTOR = 0.5;
export const BYZANTINE_FLEET_FACTOR = 2;

/** What the holder of the Byzantine Fleet may have settled: ask him, always act, never act (R 16). */
export const FLEET_WORDS = ['ask', 'always', 'never'] as const;
export type FleetWord = (typeof FLEET_WORDS)[number];

/** [Battaglia] */
export const HIT = 4;
export const MOST_MAIN_DICE = 3;
export const MOST_LEVY_DICE = 3;

export const CONSTANTINOPLE_CUBES_PER_HIT = 2;
export const CONSTANTINOPLE_POINTS = 5;

/** [C] Bulgars */
export const START_BULGARS = 7;
export const MOST_BULGARS = 11;
export const BULGARS_ADDED = 2;

/** [C] The special action table: how many boxes of each kind, and who benefits. Civil War is taken within action F. */
export const SPECIALS = {
  bulgars: { boxes: 2 },
  fortify: { boxes: 2 },
  'develop-byzantine': { boxes: 2, faction: 'byzantine' },
  emperor: { boxes: 1, faction: 'byzantine' },
  'civil-war-byzantine': { boxes: 1, faction: 'byzantine' },
  'fleet-byzantine': { boxes: 1, faction: 'byzantine' },
  'develop-arab': { boxes: 3, faction: 'arab' },
  caliph: { boxes: 1, faction: 'arab' },
  'civil-war-arab': { boxes: 2, faction: 'arab' },
  'fleet-arab': { boxes: 1, faction: 'arab' },
} as const satisfies Readonly<Record<string, { boxes: number; faction?: Faction }>>;
export type Special = keyof typeof SPECIALS;

export const SPECIAL_KINDS = Object.keys(SPECIALS) as readonly Special[];
