import { DIPLOMACY, type DiplomacyId } from '../../src/data/diplomacy-cards.ts';
import type { EventKind } from '../../src/data/event-cards.ts';
import { EVENT_ROWS } from '../../src/data/event-cards.ts';
import type { State } from '../../src/state.ts';

/** Gives a side a card of a kind, out of the deck. */
export function deal(state: State, side: number, ...kinds: readonly EventKind[]): void {
  for (const kind of kinds) {
    const row = EVENT_ROWS.find(({ id }) => id === kind);
    if (row === undefined) throw new Error(`no card "${kind}"`);
    const index = state.cards.eventDeck.findIndex((card) => card >= row.first && card < row.first + row.copies);
    if (index < 0) throw new Error(`no "${kind}" is left in the deck`);
    state.cards.hands[side].push(...state.cards.eventDeck.splice(index, 1));
  }
}

/** The number of a diplomacy card. */
export function cardOf(id: DiplomacyId): number {
  return DIPLOMACY.findIndex((row) => row.id === id);
}

/** Gives a nation a diplomacy card, out of the deck. */
export function envoy(state: State, owner: number, id: DiplomacyId): void {
  state.cards.envoys[owner].push(...state.cards.diplomacyDeck.splice(state.cards.diplomacyDeck.indexOf(cardOf(id)), 1));
}
