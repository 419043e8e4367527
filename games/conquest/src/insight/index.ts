import type { Insight } from '@tabula/engine';
import type { ConquestEvent } from '../events.ts';
import type { State } from '../state.ts';

/** What bots know of the game beyond its rules. */
export const insight: Insight<State, ConquestEvent> = {
  scale: 40,
  evaluate: (state, seat) => state.tribute[seat] - Math.max(...state.tribute.filter((_, other) => other !== seat)),
};
