import type { Insight } from '@tabula/engine';
import type { MareEvent } from '../events.ts';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { holdings } from './holdings.ts';
import { outcome } from './outcome.ts';
import { policy } from './policy.ts';

/** What bots know of Mare Nostrum beyond its rules. */
export const insight: Insight<State, MareEvent> = {
  scale: 20,
  evaluate,
  policy,
  outcome,
  holdings,
  handicaps: [0.0005, 0.001, 0.0015, 0.0025, 0.004],
  // What a legion or a wall is worth shows when all have moved; what a card is worth, when the trade is over.
  turnClock: ({ turn, phase }) => 2 * turn + (phase === 'construction' || phase === 'military' ? 1 : 0),
  tuning: { root: 'halving', horizon: 0 },
};
