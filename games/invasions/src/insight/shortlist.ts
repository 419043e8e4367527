import type { Ask } from '@tabula/engine';
import { nationNumber } from '../pieces.ts';
import type { State } from '../state.ts';
import { likingOf } from './policy.ts';

/** How many answers to a question are worth a look: the largest ones are about where to go, the small ones go by habit. */
const WIDTH: Readonly<Record<string, number>> = {
  move: 5,
  to: 6,
  stack: 2,
  lead: 2,
  deploy: 3,
  post: 2,
  'place-hired': 2,
  retreat: 2,
  muster: 2,
  cede: 2,
  reroll: 2,
  fight: 1,
  hits: 1,
  lose: 1,
  lend: 1,
  heal: 1,
  recover: 1,
  raise: 1,
  launch: 1,
  fleets: 1,
  evaders: 1,
  retreaters: 1,
  interceptors: 1,
  raiders: 1,
  besiegers: 1,
  'sit-out': 1,
};
const USUAL_WIDTH = 6;

/** Answers that end something are always looked at. */
const ENDS: ReadonlySet<string> = new Set(['done', 'pass', 'no', 'stand']);

/** What a bot that looks ahead looks at: the answers that appeal most, and to leave it at that. */
export function shortlist(state: State, { options, prompt, seat }: Ask): number[] {
  const width = WIDTH[prompt.ask] ?? USUAL_WIDTH;
  const all = options.map((_, i) => i);
  if (options.length <= width) return all;
  const owner = nationNumber(String(prompt.args?.nation)) ?? state.active;
  const liking = options.map((option) => likingOf(state, owner, seat, prompt, option));
  const best = all.sort((a, b) => liking[b] - liking[a] || a - b).slice(0, width);
  if (width === 1) return best;
  const end = options.findIndex(({ kind }) => ENDS.has(kind));
  return end < 0 || best.includes(end) ? best : [...best, end];
}
