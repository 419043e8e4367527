import {
  AREA_OF,
  area,
  LAND,
  netOf,
  type Place,
  SEA_WAYS,
  SHORE_OF,
  SHORES,
  STRAIT_WAY,
  waysFrom,
} from '../../data/geography.ts';
import { type Nation, nation } from '../../data/pieces.ts';
import { NOBODY, type State } from '../../state.ts';
import { strays } from '../lands/homelands.ts';
import { enemiesAt, grantsQuarters, hasHostileLimes, passesBarbarians } from '../lands/passages.ts';
import { closedTo, friendly, hostile, isStrangersPost, isWayOut } from '../lands/relations.ts';
import { isBarred } from '../lands/routes.ts';

/** Scratch of a walk: how many steps each province is away, and those reached, the nearest first. */
export const UNSEEN = -1;
export const STEPS = new Int8Array(LAND).fill(UNSEEN);
export const REACHED = new Int16Array(LAND);
export const BEFORE = new Int16Array(LAND);
export let reached = 0;

/**
 * Finds the provinces that a nation can pass within so many steps, the first place among them. A strait takes them all, from its
 * shore (XVIII.J); keels carry their people over one zone, and over two to Britannia (XLI.G).
 */
export function walk(state: State, owner: Nation, from: Place, steps: number, fresh = true): void {
  forgetWalk();
  reach(from, 0, from);
  const { first, to: goal, border } = netOf(state.rules.map);
  for (let i = 0; i < reached; i++) {
    const here = REACHED[i];
    const far = STEPS[here] + 1;
    if (far > steps) break;
    for (let way = first[here]; way < first[here + 1]; way++) {
      const to = goal[way];
      if (STEPS[to] === UNSEEN && border[way] !== STRAIT_WAY && passes(state, owner, from, to)) reach(to, far, here);
    }
  }
  if (KEELS.includes(owner)) sailOnce(state, owner, from, steps);
  if (!fresh || steps <= 0) return;
  for (let way = first[from]; way < first[from + 1]; way++) {
    const to = goal[way];
    if (border[way] !== STRAIT_WAY || STEPS[to] !== UNSEEN || !passes(state, owner, from, to)) continue;
    if (!isBarred(state, owner, waysFrom(state.rules.map, from)[way - first[from]])) reach(to, steps, from);
  }
}

/** XLI.G, G22 From every coast that was reached by land the people may cross one zone, or two to Britannia, each for a step, and go on by land. */
function sailOnce(state: State, owner: Nation, from: Place, steps: number): void {
  const { first, to: goal, border } = netOf(state.rules.map);
  const landed: Place[] = [];
  const come = (to: Place, far: number, here: Place) => {
    if (far > steps || (STEPS[to] !== UNSEEN && STEPS[to] <= far) || !passes(state, owner, from, to)) return;
    if (STEPS[to] === UNSEEN) reach(to, far, here);
    else [STEPS[to], BEFORE[to]] = [far, here];
    landed.push(to);
  };
  const marched = reached;
  for (let i = 0; i < marched; i++)
    for (const { sea } of SHORES[REACHED[i]]) {
      for (const to of SHORE_OF[sea - LAND]) come(to, STEPS[REACHED[i]] + 1, REACHED[i]);
      for (const next of SEA_WAYS[sea - LAND])
        for (const to of SHORE_OF[next - LAND])
          if (AREA_OF[to] === BRITANNIA) come(to, STEPS[REACHED[i]] + 2, REACHED[i]);
    }
  for (const here of landed)
    for (let way = first[here]; way < first[here + 1]; way++)
      if (border[way] !== STRAIT_WAY) come(goal[way], STEPS[here] + 1, here);
}

export function forgetWalk(): void {
  for (let i = 0; i < reached; i++) STEPS[REACHED[i]] = UNSEEN;
  reached = 0;
}

export function reach(to: Place, far: number, before: Place): void {
  STEPS[to] = far;
  BEFORE[to] = before;
  REACHED[reached++] = to;
}

const BRITANNIA = area('britannia');

/** Peoples of the northern seas. */
const KEELS: readonly Nation[] = (['angli', 'saxones', 'iuti', 'scoti'] as const).map(nation);

/** XII.D, XVIII.C No province that is hostile with units, a horde, a Limes or a city in it; neutral ones grant passage, and so do all barbarians in their country. */
function isPassage(state: State, owner: Nation, to: Place): boolean {
  return !closedTo(state, owner, to) && isUnbarred(state, owner, to);
}

/** The same, on the way out of land that is closed to the nation too (G401). */
function passes(state: State, owner: Nation, from: Place, to: Place): boolean {
  if (strays(state, owner, from, to)) return false;
  return (!closedTo(state, owner, to) || isWayOut(state, owner, from, to)) && isUnbarred(state, owner, to);
}

function isUnbarred(state: State, owner: Nation, to: Place): boolean {
  if (hasHostileLimes(state, owner, to)) return false;
  if (enemiesAt(state, owner, to) > 0 && !passesBarbarians(state, owner, to)) return false;
  const keeper = state.lands.city[to];
  return state.lands.level[to] === 0 || keeper === NOBODY || !hostile(state, owner, keeper, to);
}

/** Where a people may stay: nobody but friends is there, and it is no neutral's land (XII.D, G440). */
export function isOpen(state: State, owner: Nation, to: Place): boolean {
  if (!isPassage(state, owner, to) || isStrangersPost(state, to, owner) || !grantsQuarters(state, owner, to))
    return false;
  return state.pieces.here[to].every((counter) => friendly(state, owner, state.pieces.holder[counter], to));
}
