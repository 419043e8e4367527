import type { Insight } from '@tabula/engine';
import { points } from '../rules/turn.ts';
import type { OasisRoad } from '../state.ts';
import { holdings } from './holdings.ts';

/** What the bots know beyond the rules: how far a seat is ahead, and how much that usually is. */
export const insight: Insight<OasisRoad> = {
  scale: 3,
  holdings,
  handicaps: [0.18, 0.34, 0.5, 0.75, 1.1],
  evaluate: (state, seat) => points(state, seat) - points(state, 1 - seat),
};
