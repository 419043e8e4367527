import { type Option, type Prompt, unbundle } from '@tabula/engine';
import { LAND, type Place, provincesWithin } from '../data/geography.ts';
import { type Nation, SORTS } from '../data/pieces.ts';
import { numberOf } from '../options.ts';
import { stackLimit } from '../rules/lands/stacking.ts';
import { united } from '../rules/pieces/units.ts';
import type { State } from '../state.ts';
import { balanceAt, battleChance, power, siegeChance } from './strength.ts';
import { provinceWorth, pullOf } from './worth.ts';

const SIZES = new Map<string, number>();

/** How many units a bundle has. */
export function sizeOf(units: string): number {
  let size = SIZES.get(units);
  if (size === undefined) {
    size = [...unbundle(units).values()].reduce((sum, count) => sum + count, 0);
    SIZES.set(units, size);
  }
  return size;
}

/** The sort of a unit by its name in an option: how much one would like to have it. */
export function unitLiking(unit: string): number {
  const hurt = unit.endsWith('-hurt');
  const key = hurt ? unit.slice(0, -'-hurt'.length) : unit;
  const facts = SORT_BY_KEY.get(key);
  if (facts === undefined) return 0;
  if (hurt) return 0.9;
  return 1 + (facts.elite ? 0.7 : 0) + (facts.heavy ? 0.2 : 0) + (facts.horse ? 0.15 : 0) + (facts.shoots ? 0.15 : 0);
}

const SORT_BY_KEY = new Map(SORTS.map((facts) => [facts.key, facts]));

/** A nation's force in a province, with its leader. */
function forceAt(state: State, owner: Nation, where: Place): number {
  let sum = 0;
  for (const counter of state.pieces.here[where])
    if (united(state, owner, state.pieces.holder[counter])) sum += power(state, counter);
  return sum;
}

/** What it promises to go from one province to another with all that stands there. */
export function targetLiking(state: State, owner: Nation, from: Place, to: Place, force: number): number {
  const worth = provinceWorth(owner)[to];
  const pull = pullOf(owner);
  const balance = balanceAt(state, owner, to);
  const drift = 0.6 * (pull[to] - pull[from]);
  const siege = siegeChance(state, owner, to, balance.myCommand);
  if (balance.theirs > 0 || siege < 1) {
    const field = battleChance(state, to, balance.reinforced(force));
    const success = field * siege;
    return success * (1.6 * worth + 0.25) - (1 - field) * 0.2 * force - (1 - siege) * 0.05 + 0.3 * drift;
  }
  if (state.lands.control[to] !== owner) return 1.2 * worth + drift;
  return drift - crowding(state, owner, to);
}

function crowding(state: State, owner: Nation, to: Place): number {
  return state.pieces.here[to].length >= stackLimit(state, owner, to) ? 0.6 : 0.02 * state.pieces.here[to].length;
}

/** The best that a stack could do from where it stands. */
export function startLiking(state: State, owner: Nation, from: Place): number {
  if (from >= LAND) return -0.1;
  const force = forceAt(state, owner, from);
  let best = -1;
  for (const to of provincesWithin(state.rules.map, from, 2))
    best = Math.max(best, targetLiking(state, owner, from, to, force));
  return best;
}

/** Where to go: for fleets anywhere, for armies what promises most. */
export function goalLiking(state: State, owner: Nation, prompt: Prompt, option: Option): number {
  const from = numberOf(String(prompt.args?.province));
  const to = numberOf(String(option.province));
  if (from < 0 || to < 0 || from >= LAND || to >= LAND) return 0;
  return targetLiking(state, owner, from, to, forceAt(state, owner, from));
}

/** How many go: all, less one to hold the place if it is worth holding and nobody else does. */
export function stackLiking(state: State, owner: Nation, prompt: Prompt, size: number): number {
  const from = numberOf(String(prompt.args?.province));
  if (from < 0 || from >= LAND) return size;
  let own = 0;
  for (const counter of state.pieces.here[from]) if (united(state, owner, state.pieces.holder[counter])) own += 1;
  const keep = own > 2 && state.lands.control[from] === owner && provinceWorth(owner)[from] > 0.2 ? 1 : 0;
  return size > own - keep ? own - keep - 0.5 : size;
}
