import { NATION_ROWS } from '../data/nations.ts';
import type { Nation } from '../data/pieces.ts';
import { filled, NOBODY } from './marks.ts';

/** What ties a nation to another. */
export const FREE = 0;
export const CLIENT = 1;
export const VASSAL = 2;
export const FEDERATE = 3;

/** What nations are to each other. */
export interface Ties {
  // By nation that depends on another
  readonly lord: Nation[];
  readonly bond: number[];
  readonly tribute: number[];
  /** The turn in which a nation last became a federate. */
  readonly federated: number[];
  /** XXVIII.A The federator whose Foedus takes effect when the nation is activated. */
  readonly pledge: Nation[];
  /** The turn in which it was last subdued. */
  readonly subdued: number[];
  /** A new vassal that has still to lend its unit. */
  readonly owes: number[];
  /** XXVIII.F Foedera in force, the oldest first: the federate and the two provinces that it was ceded, in threes. */
  readonly foedera: number[];
  /** Alliances, pacts and hostilities of this turn: two nations and what is between them, one after the other. */
  readonly deals: number[];
  /** XXX.D Marriages: the nation that gave a princess and the one that got her and has not attacked it since, in turn. */
  readonly weddings: number[];
}

export function noTies(): Ties {
  const all = NATION_ROWS.length;
  return {
    lord: filled(all, NOBODY),
    bond: filled(all, FREE),
    tribute: filled(all, 0),
    federated: filled(all, 0),
    pledge: filled(all, NOBODY),
    subdued: filled(all, 0),
    owes: filled(all, 0),
    foedera: [],
    deals: [],
    weddings: [],
  };
}

export function copyTies(ties: Ties): Ties {
  return {
    lord: ties.lord.slice(),
    bond: ties.bond.slice(),
    tribute: ties.tribute.slice(),
    federated: ties.federated.slice(),
    pledge: ties.pledge.slice(),
    subdued: ties.subdued.slice(),
    owes: ties.owes.slice(),
    foedera: ties.foedera.slice(),
    deals: ties.deals.slice(),
    weddings: ties.weddings.slice(),
  };
}
