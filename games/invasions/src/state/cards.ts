import type { Chance } from '@tabula/engine';
import { DIPLOMACY } from '../data/diplomacy-cards.ts';
import { EVENT_KINDS } from '../data/event-cards.ts';
import { LOOT } from '../data/loot.ts';
import { NATION_ROWS, SIDES } from '../data/nations.ts';
import { filled, lists } from './marks.ts';

/** Decks, hands and markers: events by number, diplomacy by its row, plunder by its row. */
export interface Cards {
  /** The public card just drawn and not yet resolved; 0 before the draw, -1 if nothing is to be resolved. */
  drawn: number;
  readonly eventDeck: number[];
  readonly eventDiscards: number[];
  /** By side. */
  readonly hands: number[][];
  readonly diplomacyDeck: number[];
  /** Diplomacy cards played this turn. */
  readonly diplomacyDiscards: number[];
  /** By nation. */
  readonly envoys: number[][];
  /** By nation: it has drawn its diplomacy cards this turn. */
  readonly envoyed: number[];
  /** The plunder markers that nobody holds: a bag. */
  readonly loot: number[];
  /** XXIX.B Cards that nomads have won but not yet drawn: their side and the loser's, in turn. */
  readonly spoils: number[];
}

const EVENT_CARDS: readonly number[] = EVENT_KINDS.flatMap(({ first, copies }) =>
  Array.from({ length: copies }, (_, i) => first + i),
);
const DIPLOMACY_CARDS: readonly number[] = DIPLOMACY.flatMap(({ copies }, card) => filled(copies, card));
const PLUNDER: readonly number[] = LOOT.flatMap(({ count }, token) => filled(count, token));

export function shuffledCards(chance: Chance): Cards {
  return {
    drawn: 0,
    eventDeck: chance.shuffle([...EVENT_CARDS]),
    eventDiscards: [],
    hands: SIDES.map(() => []),
    diplomacyDeck: chance.shuffle([...DIPLOMACY_CARDS]),
    diplomacyDiscards: [],
    envoys: NATION_ROWS.map(() => []),
    envoyed: filled(NATION_ROWS.length, 0),
    loot: [...PLUNDER],
    spoils: [],
  };
}

export function copyCards(cards: Cards): Cards {
  return {
    drawn: cards.drawn,
    eventDeck: cards.eventDeck.slice(),
    eventDiscards: cards.eventDiscards.slice(),
    hands: lists(cards.hands),
    diplomacyDeck: cards.diplomacyDeck.slice(),
    diplomacyDiscards: cards.diplomacyDiscards.slice(),
    envoys: lists(cards.envoys),
    envoyed: cards.envoyed.slice(),
    loot: cards.loot.slice(),
    spoils: cards.spoils.slice(),
  };
}
