import type { Insight } from '@tabula/engine';
import type { ItaliaEvent } from '../events.ts';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { outcome } from './outcome.ts';
import { policy } from './policy.ts';

/** What bots know of Italia beyond its rules. */
export const insight: Insight<State, ItaliaEvent> = { scale: 7, evaluate, policy, outcome };
