/** Building tokens, shared by all [Componenti]. */
export const BUILDINGS = ['city', 'caravan', 'temple', 'market'] as const;
export type Building = (typeof BUILDINGS)[number];

/** How many of each are in play, by number of players [Disposizione Iniziale]. */
export const TOKENS: Readonly<Record<number, Readonly<Record<Building, number>>>> = {
  3: { caravan: 18, city: 8, market: 8, temple: 4 },
  4: { caravan: 23, city: 10, market: 10, temple: 5 },
  5: { caravan: 28, city: 12, market: 12, temple: 6 },
};

/** Wooden pieces of each player [Componenti]. */
export const UNITS = ['legion', 'fortress', 'trireme'] as const;
export type Unit = (typeof UNITS)[number];
export const LEGIONS = 8;
export const FORTRESSES = 8;
export const TRIREMES = 5;
export const MARKERS = 12;

/** What can be bought beside heroes and wonders. */
export const ITEMS = ['influence', 'city', 'caravan', 'temple', 'market', 'legion', 'trireme', 'fortress'] as const;
export type Item = (typeof ITEMS)[number];

const ITEM_NAMES: readonly string[] = ITEMS;

/** An item's number by its word; -1 for any other word. */
export function itemNamed(name: string): number {
  return ITEM_NAMES.indexOf(name);
}

/** Cards in a combination, by what it buys [player aid]. */
export const COSTS: Readonly<Record<Item, number>> = {
  influence: 3,
  city: 3,
  caravan: 3,
  temple: 6,
  market: 6,
  legion: 3,
  trireme: 3,
  fortress: 3,
};
export const CARD_COST = 9;
export const PYRAMIDS_COST = 12;
/** [Roma - Julius Caesar; Grecia - Pericles] */
export const HERO_UNIT_COST = 2;
/** [Mausoleum] */
export const MAUSOLEUM_DISCOUNT = 1;

/** [Disposizione Avanzata] */
export const START_POINTS = 36;

/** [Fase Costruzione; Hanging Gardens] */
export const TAXES_KEPT = 2;
/** [Statue of Zeus] */
export const FORTRESSES_WITH_ZEUS = 2;
/** [Agamemnon; Archimedes; Solomon] */
export const ROLE_BONUS = 2;
/** [B) Commerciare tra i Giocatori] */
export const EXCHANGES_IN_A_ROW = 2;

/** [B) Combattimento] */
export const FORTRESS_VALUE = 6;
export const POINTS_PER_LOSS = 5;
/** [Cartagine - Hannibal; Grecia - Pericles] */
export const DIE_BONUS = 1;
