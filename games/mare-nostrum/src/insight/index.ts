import type { Insight } from '@tabula/engine';
import type { MareEvent } from '../events.ts';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { outcome } from './outcome.ts';
import { policy } from './policy.ts';

function restIn(options: readonly { readonly id: string }[]): number | undefined {
  const last = options.length - 1;
  const index = options[last].id === 'end' ? last : options.findIndex(({ id }) => id === 'end');
  return index < 0 ? undefined : index;
}

/** What bots know of Mare Nostrum beyond its rules. */
export const insight: Insight<State, MareEvent> = {
  scale: 20,
  evaluate,
  policy,
  outcome,
  rest: ({ options }) => restIn(options),
  // What a legion or a wall is worth shows when all have moved; what a card is worth, when the trade is over.
  turnClock: ({ turn, phase }) => 2 * turn + (phase === 'construction' || phase === 'military' ? 1 : 0),
  tuning: { horizon: 0 },
};
