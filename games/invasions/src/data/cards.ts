import { EVENT_KINDS, EVENT_ROWS, type EventKind } from './event-cards.ts';

/** The kinds of the event cards, by number; there is no card 0. */
const KIND_OF: readonly number[] = [
  -1,
  ...EVENT_KINDS.flatMap(({ copies }, kind) => new Array<number>(copies).fill(kind)),
];

/** A plunder marker kept as a card is the number of its event beyond this. */
export const TOKEN = 100;

/** The kind of a card as a number. */
export function kindNumber(card: number): number {
  return KIND_OF[card % TOKEN];
}

export function kindOf(card: number): EventKind {
  return EVENT_KINDS[kindNumber(card)].id;
}

/** X.B Public events are resolved when they are drawn, private ones are kept. */
export function isPublic(card: number): boolean {
  return EVENT_KINDS[kindNumber(card)].public;
}

/** The row of a kind of card, with what it does. */
export function rowOf(kind: EventKind): (typeof EVENT_ROWS)[number] {
  return EVENT_ROWS[numberOfKind(kind)];
}

const NUMBER_OF: ReadonlyMap<EventKind, number> = new Map(EVENT_KINDS.map(({ id }, kind) => [id, kind]));

/** A kind of card as a number: its row. */
export function numberOfKind(kind: EventKind): number {
  return NUMBER_OF.get(kind) ?? -1;
}
