import { PLACES, type Place } from '../data/geography.ts';
import { LEADERS } from '../data/leaders.ts';
import { COUNTERS, type Counter, NATION_OF, type Nation } from '../data/pieces.ts';
import { filled, lists, NOWHERE } from './marks.ts';

/** How a unit serves another nation: till the end of its activation, or as long as the tie holds. */
export const FOR_NOW = 1;
export const FOR_GOOD = 2;

/** Where counters and leaders are, how they are, and whom they serve. */
export interface Pieces {
  // By counter
  readonly at: Place[];
  readonly hurt: number[];
  readonly holder: Nation[];
  /** The nation it is of: that of its counter, or the one that took it over (XXXVII.M, P, XLI.G). */
  readonly nation: Nation[];
  /** How long a unit serves another nation; 0: it does not. */
  readonly lent: number[];
  /** The counters that serve another nation than their own, in order. */
  readonly abroad: Counter[];
  // By place
  /** The counters in it. */
  readonly here: Counter[][];
  /** How many hordes are in it. */
  readonly camps: number[];
  // By leader
  readonly leaderAt: Place[];
  readonly idle: number[];
}

export function boxOfPieces(): Pieces {
  return {
    at: filled(COUNTERS, NOWHERE),
    hurt: filled(COUNTERS, 0),
    holder: [...NATION_OF],
    nation: [...NATION_OF],
    lent: filled(COUNTERS, 0),
    abroad: [],
    here: Array.from({ length: PLACES }, () => []),
    camps: filled(PLACES, 0),
    leaderAt: filled(LEADERS.length, NOWHERE),
    idle: filled(LEADERS.length, 0),
  };
}

export function copyPieces(pieces: Pieces): Pieces {
  return {
    at: pieces.at.slice(),
    hurt: pieces.hurt.slice(),
    holder: pieces.holder.slice(),
    nation: pieces.nation.slice(),
    lent: pieces.lent.slice(),
    abroad: pieces.abroad.slice(),
    here: lists(pieces.here),
    camps: pieces.camps.slice(),
    leaderAt: pieces.leaderAt.slice(),
    idle: pieces.idle.slice(),
  };
}
