import type { Ask, Option } from '@tabula/engine';
import { LAND } from '../data/geography.ts';
import { type Nation, nationNumber } from '../data/pieces.ts';
import { numberOf } from '../options.ts';
import { united } from '../rules/pieces/units.ts';
import { isCivilised, NOBODY, type State } from '../state.ts';
import { likingOf } from './policy.ts';

/** How many answers to a question are worth a look: the largest ones are about where to go, the small ones go by habit. */
const WIDTH: Readonly<Record<string, number>> = {
  move: 3,
  to: 4,
  intercept: 3,
  evade: 3,
  buy: 4,
  deploy: 1,
  stack: 1,
  lead: 1,
  post: 1,
  'place-hired': 1,
  retreat: 1,
  muster: 1,
  cede: 1,
  trade: 1,
  reroll: 1,
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
  'retreat-on': 1,
  retreaters: 1,
  interceptors: 1,
  raiders: 1,
  besiegers: 1,
  'sit-out': 1,
};
const USUAL_WIDTH = 6;

/** Barbarians have few stacks, and where those go decides everything: of them more is looked at. */
const BARBARIAN_WIDTH: Readonly<Record<string, number>> = {
  ...WIDTH,
  move: 6,
  to: 8,
  stack: 3,
  lead: 2,
  intercept: 4,
  retreat: 2,
  muster: 2,
};

/** An empire's stack that appeals less than this has nothing better to do than to stay where it is. */
const STIR = 0.1;
/** One that appeals more than this goes first, without a thought: where to is the question. */
const CLEAR = 0.4;

/** Reactions come in the middle of others' moves: only what appeals nearly as much as the best is thought about. */
const REACTIONS: ReadonlySet<string> = new Set(['intercept', 'evade']);
const NEARLY = 0.6;

/** Answers that end something are always looked at. */
const ENDS: ReadonlySet<string> = new Set(['done', 'pass', 'no', 'stand']);

/** What a bot that looks ahead looks at: the answers that appeal most, and to leave it at that. */
export function shortlist(state: State, { options, prompt, seat }: Ask): number[] {
  const owner = nationNumber(String(prompt.args?.nation)) ?? state.activation.active;
  const settled = owner !== NOBODY && isCivilised(state, owner);
  const width = (settled ? WIDTH : BARBARIAN_WIDTH)[prompt.ask] ?? USUAL_WIDTH;
  const mayRest = prompt.ask === 'move' && options[0].kind === 'done';
  const all = options.flatMap((option, i) => (mayRest && hasArrived(state, owner, option) ? [] : [i]));
  const restless = settled && mayRest;
  const hurried = settled && REACTIONS.has(prompt.ask);
  if (all.length <= width && !restless && !hurried) return all;
  const liking = options.map((option) => likingOf(state, owner, seat, prompt, option));
  const able = restless ? all.filter((i) => i === 0 || liking[i] > STIR) : all;
  const best = able.sort((a, b) => liking[b] - liking[a] || a - b).slice(0, width);
  if (hurried) return best.filter((i) => liking[i] >= liking[best[0]] - NEARLY);
  if (width === 1 || (restless && liking[best[0]] > CLEAR)) return best.slice(0, 1);
  const end = options.findIndex(({ kind }) => ENDS.has(kind));
  return end < 0 || best.includes(end) ? best : [...best, end];
}

/** One order took the whole stack where it wanted to go, as far as its steps allowed: another would lead it to and fro. */
function hasArrived(state: State, owner: Nation, { kind, province }: Option): boolean {
  const where = kind === 'from' ? numberOf(String(province)) : LAND;
  if (where >= LAND || owner === NOBODY) return false;
  return state.pieces.here[where].every(
    (counter) => !united(state, owner, state.pieces.holder[counter]) || state.stacks.from[counter] >= 0,
  );
}
