import type { Insight } from '@tabula/engine';
import type { ConquestEvent } from '../events.ts';
import type { State } from '../state.ts';
import { evaluate, SCALE } from './evaluate.ts';
import { outcome } from './outcome.ts';
import { policy } from './policy.ts';
import { shortlist } from './shortlist.ts';

/** What bots know of Conquest of the Empire beyond its rules. */
export const insight: Insight<State, ConquestEvent> = {
  scale: SCALE,
  evaluate,
  policy,
  shortlist,
  outcome,
  // A war has hundreds of small answers: most differ by little, and what greedy sees of them is a good start.
  dials: { explore: 0.3, worlds: 6, trust: 12, often: 0.5 },
};
