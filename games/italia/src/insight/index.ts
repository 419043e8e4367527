import type { Insight } from '@tabula/engine';
import type { ItaliaEvent } from '../events.ts';
import { isCivilWar } from '../rules/pieces/factions.ts';
import type { State } from '../state/state.ts';
import { evaluate, SCALE } from './evaluate.ts';
import { holdings } from './holdings.ts';
import { outcome } from './outcome.ts';
import { firstPolicy, policy } from './policy.ts';

/** More than there are turns in a round. */
const TURNS = 32;

/**
 * Stacks that wait for each other, battles to come, kills and plunder that no evaluation sees: a plan shows at the end of the
 * nation's turn. In the civil war (13.4) the factions act by turns until the game is over.
 */
function hour(state: State): number {
  return state.round * TURNS + (isCivilWar(state) ? 0 : state.nation);
}

/** What bots know of Italia beyond its rules. */
export const insight: Insight<State, ItaliaEvent> = {
  scale: SCALE,
  evaluate,
  policy,
  outcome,
  holdings,
  handicaps: [0.012, 0.024, 0.036, 0.055, 0.08],
  turnClock: hour,
  first: { policy: firstPolicy },
  tuning: { explore: 0.5, worlds: 4, trust: 6, often: 0.5, horizon: 0 },
};
