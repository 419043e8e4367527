import type { Ask, BundleLists, Option, Seat } from '@tabula/engine';
import { KINDS } from '../data/figures.ts';
import { PROVINCES } from '../data/map.ts';
import { LEGION, LEVY, LOAD } from '../options.ts';
import { movable, troopsForRoad } from '../rules/muster.ts';
import { available, sum } from '../rules/pieces.ts';
import { index, type State } from '../state.ts';
import { boldness } from './odds.ts';

/** The mixture that hits best: of ten units, so many infantry, cavalry and catapults. */
const MIXTURE = [0.45, 0.3, 0.25] as const;

/** So many units out of what there is, mixed as well as it can be. */
export function mixed(units: readonly number[], size: number): number[] {
  const [infantry, cavalry, catapults] = units;
  if (infantry + cavalry + catapults <= size) return [infantry, cavalry, catapults];
  const chosen = [0, 0, 0];
  for (let left = size; left > 0; left--) {
    let next = -1;
    let lack = -Infinity;
    for (let kind = 0; kind < 3; kind++) {
      if (chosen[kind] === units[kind]) continue;
      const short = MIXTURE[kind] - chosen[kind] / size;
      if (short <= lack) continue;
      lack = short;
      next = kind;
    }
    chosen[next]++;
  }
  return chosen;
}

/** What can march from a place, by kind. */
function fitAt(state: State, seat: Seat, at: number, onRoad: boolean): { units: number[]; tired: number } {
  if (onRoad) return { units: [...troopsForRoad(state, seat, at)], tired: 0 };
  const { infantry, cavalry, tiredCavalry, catapult } = movable(state, seat, at);
  return { units: [infantry, cavalry, catapult], tired: tiredCavalry };
}

/** Units at a place that are to stay if all that can go does: with a Caesar many, and fewer in a long war; else none. */
export function guardOf(state: State, seat: Seat, at: number): number {
  if (at !== state.caesar[seat]) return 0;
  const i = index(seat, at);
  const half = (state.units[0][i] + state.units[1][i] + state.units[2][i]) / 2;
  return Math.floor(Math.min(GUARD, half) * Math.max(0, 2 - boldness(state)));
}

/** How many units stay with a Caesar at most. */
const GUARD = 8;

/** How many a first option takes: lists begin with as many as can go. */
function roomIn(bundles: BundleLists, options: readonly Option[]): number {
  return sum(bundles.read(options[0]) ?? []);
}

function placeOf(options: readonly Option[], bundles: BundleLists, counts: readonly number[]): number {
  const option = bundles.known(counts);
  return option === undefined ? -1 : options.indexOf(option);
}

/** Legions worth a look, the usual one first. */
export function legions(state: State, ask: Ask, from: number): number[] {
  return found(ask.options, LEGION, wantedLegions(state, ask, from));
}

export function usualLegion(state: State, ask: Ask, from: number): number {
  return firstFound(ask.options, LEGION, wantedLegions(state, ask, from));
}

function* wantedLegions(state: State, { seat, prompt, options }: Ask, from: number): Wanted {
  const { units, tired } = fitAt(state, seat, from, prompt.rule === '8.11');
  const all = [units[0], units[1] + tired, units[2]];
  const room = roomIn(LEGION, options);
  const guard = guardOf(state, seat, from);
  const legion = ([infantry, cavalry, catapults]: readonly number[]) => {
    const weary = Math.max(0, cavalry - units[1]);
    return [infantry, cavalry - weary, weary, catapults];
  };
  const total = sum(all);
  for (const stay of [guard, 0, 2, 6]) if (stay < total) yield legion(mixed(all, Math.min(room, total - stay)));
  for (const few of [1, 2]) if (few <= total) yield legion([Math.min(few, all[0]), Math.max(0, few - all[0]), 0]);
  yield legion([0, Math.min(room, units[1]), 0]);
  yield legion([0, 0, 0]);
}

/** Loads worth a look, the usual one first. */
export function loads(state: State, ask: Ask, from: number): number[] {
  return found(ask.options, LOAD, wantedLoads(state, ask, from));
}

export function usualLoad(state: State, ask: Ask, from: number): number {
  return firstFound(ask.options, LOAD, wantedLoads(state, ask, from));
}

function* wantedLoads(state: State, { seat, options }: Ask, from: number): Wanted {
  const i = index(seat, from);
  const at = state.units.map((table, kind) => table[i] - state.spent[kind][from]);
  at[1] -= state.halfCavalry[from];
  const room = roomIn(LOAD, options);
  const total = sum(at);
  for (const stay of [guardOf(state, seat, from), 0, 2])
    if (stay < total) yield mixed(at, Math.min(room, total - stay));
  yield [Math.min(2, at[0]), 0, 0];
  yield [0, 0, 0];
}

/** Recruits worth a look: the mixture that the army lacks, for all the money or half of it, or one kind alone. */
export function levies(state: State, ask: Ask): number[] {
  return found(ask.options, LEVY, wantedLevies(state, ask));
}

export function usualLevy(state: State, ask: Ask): number {
  return firstFound(ask.options, LEVY, wantedLevies(state, ask));
}

function* wantedLevies(state: State, { seat }: Ask): Wanted {
  const left = KINDS.map((_, kind) => available(state, seat, kind));
  const purse = Math.floor(state.money[seat] / (10 * (state.inflation + 1)));
  for (const part of [1, 0.6]) yield enlisted(state, seat, left, Math.floor(purse * part));
  yield [Math.min(left[0], purse), 0, 0];
  yield [0, Math.min(left[1], purse >> 1), 0];
  yield [0, 0, Math.min(left[2], Math.floor(purse / 3))];
}

/** Recruits that make the army of a home, and of all provinces, as well mixed as it can be. */
function enlisted(state: State, seat: Seat, left: readonly number[], purse: number): number[] {
  const have = state.units.map((table) => {
    let count = 0;
    for (let at = 0; at < PROVINCES; at++) count += table[index(seat, at)];
    return count;
  });
  const chosen = [0, 0, 0];
  for (let money = purse; money > 0; ) {
    let next = -1;
    let lack = -Infinity;
    for (let kind = 0; kind < 3; kind++) {
      if (chosen[kind] === left[kind] || kind + 1 > money) continue;
      const short = MIXTURE[kind] / (have[kind] + chosen[kind] + 0.5);
      if (short <= lack) continue;
      lack = short;
      next = kind;
    }
    if (next < 0) return chosen;
    chosen[next]++;
    money -= next + 1;
  }
  return chosen;
}

/** Bundles in the order in which they are wanted; each is thought of when somebody asks for it. */
type Wanted = Iterable<readonly number[]>;

/** The place of the first of some bundles that is in a list; the first place if none is. */
function firstFound(options: readonly Option[], bundles: BundleLists, wanted: Wanted): number {
  for (const counts of wanted) {
    const place = placeOf(options, bundles, counts);
    if (place >= 0) return place;
  }
  return 0;
}

/** The places of some bundles in a list, each once; the whole list if none of them is there. */
function found(options: readonly Option[], bundles: BundleLists, wanted: Wanted): number[] {
  const places: number[] = [];
  for (const counts of wanted) {
    const place = placeOf(options, bundles, counts);
    if (place >= 0 && !places.includes(place)) places.push(place);
  }
  return places.length > 0 ? places : options.map((_, i) => i);
}
