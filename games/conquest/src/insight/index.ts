import type { Insight } from '@tabula/engine';
import { HOME_SPACES } from '../data/figures.ts';
import type { ConquestEvent } from '../events.ts';
import type { State } from '../state.ts';
import { evaluate, SCALE } from './evaluate.ts';
import { holdings } from './holdings.ts';
import { outcome } from './outcome.ts';
import { policy } from './policy.ts';
import { shortlist } from './shortlist.ts';
import { asAtFirst } from './war-age.ts';

/** What bots know of Conquest of the Empire beyond its rules. */
export const insight: Insight<State, ConquestEvent> = {
  scale: SCALE,
  evaluate,
  policy,
  shortlist,
  outcome,
  holdings,
  first: { evaluate: asAtFirst(evaluate), policy: asAtFirst(policy), shortlist: asAtFirst(shortlist) },
  handicaps: [0.004, 0.008, 0.012, 0.018, 0.026],
  // An army on the march, a battle to come, tribute just paid: only at the end of a turn can two plans be compared.
  turnClock: ({ round, home, active }) => round * HOME_SPACES.length + HOME_SPACES.indexOf(home[active]),
  tuning: { explore: 0.5, worlds: 4, trust: 6, often: 0.5, horizon: 0 },
};
