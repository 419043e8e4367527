/** Resource cards: taxes and twelve goods [Componenti; Numero delle Carte]. */
export const GOODS = [
  'perfume',
  'papyrus',
  'gold',
  'gems',
  'oil',
  'wine',
  'livestock',
  'fruit',
  'metal',
  'grain',
  'fish',
  'slaves',
] as const;
export type Good = (typeof GOODS)[number];
export const KINDS = ['tax', ...GOODS] as const;
export type Kind = (typeof KINDS)[number];

/** A kind of card by its number: 0 is the tax, 1 to 12 are the goods. */
export type KindNumber = number;
export const TAX: KindNumber = 0;
export const KIND_COUNT = KINDS.length;

export function goodNamed(good: Good): KindNumber {
  return KINDS.indexOf(good);
}

/** How many cards of a kind there are; the common goods (0) by the option `commonCommodityCount` (R-COUNT). */
export const CARD_COUNTS: Readonly<Record<Kind, number>> = {
  tax: 35,
  perfume: 5,
  papyrus: 5,
  gold: 5,
  gems: 5,
  oil: 7,
  wine: 7,
  livestock: 7,
  fruit: 7,
  metal: 0,
  grain: 0,
  fish: 0,
  slaves: 0,
};
