import type { Insight } from '@tabula/engine';
import type { MareEvent } from '../events.ts';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { outcome } from './outcome.ts';
import { policy } from './policy.ts';

/** What bots know of Mare Nostrum beyond its rules. */
export const insight: Insight<State, MareEvent> = { scale: 20, evaluate, policy, outcome };
