import type { Nation } from '../../data/book/book.ts';
import type { Space } from '../../data/spaces.ts';

/** A battle being fought: who, where, and what is not on the board for all to see. */
export interface Battle {
  readonly area: Space;
  readonly attacker: Nation;
  readonly defender: Nation;
  round: number;
  /** By kind: units of two hits that have taken one, of either side. */
  readonly damaged: { readonly attacker: number[]; readonly defender: number[] };
  /** By kind: attackers who came over water, for the first round (10.8.2). */
  readonly landed: number[];
  /** 14.3 The Patrimonium has converted a unit in this battle; by kind, those for whom it has no counter (R 63). */
  converted: boolean;
  readonly guests: { readonly attacker: number[]; readonly defender: number[] };
  /** 10.7 One round without modifiers. */
  readonly raid: boolean;
}

export type Side = 'attacker' | 'defender';
