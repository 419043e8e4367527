/** 2.2.1 The kinds of units, with what is printed on them: to hit, movement; and cost, and hits they stand (6.2, 10.2). */
export const UNITS = [
  { id: 'infantry', toHit: 7, move: 2, hits: 1, cost: 4 },
  { id: 'roman-foederati', toHit: 7, move: 2, hits: 1, cost: 3 },
  { id: 'legion', toHit: 6, move: 3, hits: 1, cost: 4 },
  { id: 'consular-legion', toHit: 5, move: 3, hits: 2, cost: 6 },
  { id: 'knight', toHit: 5, move: 3, hits: 2, cost: 6 },
  { id: 'elephant', toHit: 5, move: 2, hits: 1, cost: 6 },
  { id: 'fleet', toHit: 9, move: 2, hits: 1, cost: 4 },
] as const;

export type UnitId = (typeof UNITS)[number]['id'];
/** A kind of unit by its number in the table. */
export type Kind = number;

export const [INFANTRY, ROMAN_FOEDERATI, LEGION, CONSULAR, KNIGHT, ELEPHANT, FLEET] = [0, 1, 2, 3, 4, 5, 6] as const;
/** Land units are the kinds before this number. */
export const LAND_KINDS = 6;
export const KINDS = UNITS.length;

export function kindNamed(id: UnitId): Kind {
  return UNITS.findIndex((unit) => unit.id === id);
}
