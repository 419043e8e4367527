import type { Insight } from '@tabula/engine';
import type { ItaliaEvent } from '../events.ts';
import type { State } from '../state.ts';
import { evaluate, SCALE } from './evaluate.ts';
import { outcome } from './outcome.ts';
import { policy } from './policy.ts';

/** More than there are turns in a round. */
const TURNS = 32;

/** What bots know of Italia beyond its rules. */
export const insight: Insight<State, ItaliaEvent> = {
  scale: SCALE,
  evaluate,
  policy,
  outcome,
  // Stacks that wait for each other, battles to come, kills and plunder that no evaluation sees: a plan shows at the end of
  // the nation's turn.
  hour: ({ round, nation }) => round * TURNS + nation,
  dials: { explore: 0.5, worlds: 4, trust: 6, often: 0.5, horizon: 0 },
};
