import type { Insight } from '@tabula/engine';
import type { MareEvent } from '../events.ts';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { outcome } from './outcome.ts';

/** What bots know of Mare Nostrum beyond its rules. */
export const insight: Insight<State, MareEvent> = { scale: 12, evaluate, outcome };
