import { EVENT_KINDS, type EventKind } from './data/event-cards.ts';

/** The kinds of the event cards, by number; there is no card 0. */
const KIND_OF: readonly number[] = [
  -1,
  ...EVENT_KINDS.flatMap(({ copies }, kind) => new Array<number>(copies).fill(kind)),
];

export function kindOf(card: number): EventKind {
  return EVENT_KINDS[KIND_OF[card]].id;
}

export function kindNumber(card: number): number {
  return KIND_OF[card];
}

/** X.B Public events are resolved when they are drawn, private ones are kept. */
export function isPublic(card: number): boolean {
  return EVENT_KINDS[KIND_OF[card]].public;
}
