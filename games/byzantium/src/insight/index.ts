import type { Insight } from '@tabula/engine';
import type { ByzantiumEvent } from '../events.ts';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { outcome } from './outcome.ts';
import { policy } from './policy.ts';

/** What bots know of Byzantium beyond its rules. */
export const insight: Insight<State, ByzantiumEvent> = {
  scale: 12,
  evaluate,
  policy,
  outcome,
  tuning: { root: 'halving' },
};
