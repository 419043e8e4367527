/** The figures of the rulebook's tables, chapter by chapter. */
export const LAST_TURN = 12;
/** V.C: the game ends a turn earlier if Islam has been created. */
export const LAST_TURN_WITH_ISLAM = 11;
export const SCORING_TURNS: readonly number[] = [3, 6, 9];

// VI. Status
export const OLDEST_BARBARIAN = 7;
export const OLDEST = 12;
export const VOLUNTARY_KINGDOM = 3;
export const FORCED_KINGDOM = 5;
/** VII.D, VIII.C: gold of a new kingdom or empire, at once and in the next Status action. */
export const FOUNDING_GOLD = 20;
export const FOUNDING_GRANT = 10;
export const EMPIRE_AREAS = 3;
export const EMPIRE_ROLL = 8;

// X. Caravans: the numbers of the D10 that make one exceptional
export const CARAVANS = [
  { province: 'aegyptus', d10: [1, 2] },
  { province: 'rhagae', d10: [3, 7] },
  { province: 'siraces', d10: [8, 9] },
  { province: 'tripolitania', d10: [10, 10] },
] as const;

// XIV. Revenues
export const CAPITAL_INCOME = { kingdom: 5, empire: 10 } as const;
export const TREASURY_LIMIT = 40;
export const VASSAL_TRIBUTE = 1;
export const FOEDUS_TRIBUTE = 3;
export const REVOLT_COST: readonly number[] = [0, 1, 3];
export const DECLINE_COST: readonly number[] = [0, 5, 10];
export const COLLAPSE_AGE = 9;
export const COLLAPSE_ROLL = 9;
/** XXXIII.C: Persia beyond the map. */
export const PERSIA_ORIENTALIS = 2;

// XV. Purchases
export const FORTIFY_COST = 15;
export const MOST_RESTORED = 2;

// XVI. Revolts: who chooses, by D10
export const REVOLT_CHOOSER: readonly { readonly side: number; readonly upTo: number }[] = [
  { side: 0, upTo: 3 },
  { side: 2, upTo: 6 },
  { side: 3, upTo: 8 },
  { side: 1, upTo: 10 },
];
export const QUELL_ROLL = 9;

// XVII. Stacking
export const STACK = 4;
export const STACK_IN_MOUNTAINS = 3;

// XVIII. Movement
export const FOOT_STEPS = 3;
export const HORSE_STEPS = 4;
export const OVERRUN_UNITS = 6;
export const LAST_LIMITES = 7;

// XIX. Reactions
export const REACTION_REACH = 3;
export const INTERCEPT_ROLL = 6;
export const EVADE_ROLL = 9;

// XXIV. Sieges
export const SIEGE_ROLL = 7;
export const WALLS = 2;

/** XX.B The faces of the battle dice. */
export interface Face {
  readonly white: number;
  readonly red: number;
}
const face = (white: number, red: number): Face => ({ white, red });
export const WHITE_DIE: readonly Face[] = [face(0, 0), face(0, 0), face(0, 0), face(1, 0), face(0, 1), face(1, 1)];
export const BLACK_DIE: readonly Face[] = [face(0, 0), face(0, 0), face(1, 0), face(0, 1), face(1, 1), face(2, 0)];

/** XXI.F Hits by result (2 or less to 12 or more) and number of units (1 to 7 or more). */
export const MELEE_CHART: readonly (readonly number[])[] = [
  [0, 0, 0, 0.5, 0.5, 1, 1],
  [0, 0, 0.5, 0.5, 1, 1.5, 1.5],
  [0, 0.5, 0.5, 1, 1.5, 1.5, 2],
  [0, 0.5, 1, 1, 1.5, 2, 2],
  [0, 1, 1, 1.5, 2, 2, 2.5],
  [1, 1, 1.5, 1.5, 2, 2.5, 2.5],
  [1, 1, 1.5, 2, 2.5, 2.5, 3],
  [1, 1.5, 2, 2, 2.5, 3, 3.5],
  [1, 1.5, 2, 2.5, 3, 3.5, 4],
  [1, 1.5, 2.5, 2.5, 3, 3.5, 4],
  [1, 2, 2.5, 3, 3.5, 4, 4.5],
];

// XXV. Fleets
export const FLEET_STEPS = 4;
export const FLEET_RANGE = 2;
export const FLEET_STACK = 2;
export const FLEETS_AT_SEA = 4;
export const MOST_VOYAGES = 2;
/** Land units that a fleet carries. */
export const CARGO = 3;
export const COAST_REROLLS = 2;
export const LANDING_ROLL = 5;
