import type { Insight } from '@tabula/engine';
import type { InvasionsEvent } from '../events.ts';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { holdings } from './holdings.ts';
import { outcome } from './outcome.ts';
import { policy } from './policy.ts';
import { shortlist } from './shortlist.ts';

/** What bots know of Invasions beyond its rules. */
export const insight: Insight<State, InvasionsEvent> = {
  scale: 35,
  evaluate,
  policy,
  shortlist,
  outcome,
  holdings,
  handicaps: [0.001, 0.002, 0.003, 0.0045, 0.0065],
};
