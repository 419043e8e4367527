import { evaluateBy, type Insight } from '@tabula/engine';
import type { ByzantiumEvent } from '../events.ts';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { figures } from './figures.ts';
import { holdings } from './holdings.ts';
import { outcome } from './outcome.ts';
import { policy } from './policy.ts';
import { WEIGHTS } from './weights.ts';

const SCALE = 12;
const learning = { figures, weights: WEIGHTS };

/** What bots know of Byzantium beyond its rules. */
export const insight: Insight<State, ByzantiumEvent> = {
  scale: SCALE,
  evaluate: evaluateBy(learning, SCALE),
  learning,
  first: { evaluate },
  policy,
  outcome,
  holdings,
  handicaps: [0.042, 0.08, 0.115, 0.16, 0.21],
  tuning: { root: 'halving' },
};
