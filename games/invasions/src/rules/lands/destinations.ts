import { STACK_IN_MOUNTAINS } from '../../data/figures.ts';
import {
  distancesFrom,
  LAND,
  netOf,
  type Place,
  provincesWithin,
  STRAIT_WAY,
  type Way,
  waysFrom,
} from '../../data/geography.ts';
import type { Counter, LeaderNumber, Nation } from '../../data/pieces.ts';
import type { State } from '../../state.ts';
import { areBound, isSafe, mayStackEnter, mayStackPass } from './homelands.ts';
import {
  grantsQuarters,
  hasHostileLimes,
  hasHostileWalls,
  isCleared,
  isCramped,
  mayEnd,
  passesBarbarians,
  preyOf,
  priceOf,
} from './passages.ts';
import { closedTo, hordesAt, isWayOut, relation } from './relations.ts';
import { isBarred } from './routes.ts';

/** How a stack goes to a place: the way there, and what it costs. */
export interface Trek {
  readonly cost: number;
  /** The provinces entered, in order; the last is the goal. */
  readonly path: readonly Place[];
}

const UNKNOWN = 999;
/** Scratch of the search: what it costs to end in a province, to go on from it, and where one comes from. */
const END = new Int16Array(LAND).fill(UNKNOWN);
const PASS = new Int16Array(LAND).fill(UNKNOWN);
const BEFORE_END = new Int16Array(LAND);
const BEFORE_PASS = new Int16Array(LAND);
const TOLL = new Int16Array(LAND).fill(UNKNOWN);
/** Whether the stack may enter a province, and end there; asked once for each. */
const ENTRY = new Uint8Array(LAND);
const UNASKED = 0;
const CLOSED = 1;
const PASSAGE = 2;
const QUARTERS = 3;
/** XVIII.F, G220 Enemies stand there, and no room is left for all who would have to stop among them. */
const CRAMPED = 4;
/** Enemy units in each province that it may enter, hordes not counted. */
const FOES = new Int16Array(LAND);
/** Provinces to look at; one that gets cheaper stands in it again. */
const OPEN = new Int16Array(LAND * 16);
/** The provinces that the last search has touched. */
const TOUCHED = new Int16Array(LAND);
let touched = 0;
/** A passage that others have cleared: free, but not over a strait. */
const CLEARED = 998;

/** The places a stack can be sent to with so many steps, in the order of the map. */
export function destinations(
  state: State,
  owner: Nation,
  from: Place,
  units: readonly Counter[],
  lead: LeaderNumber | undefined,
  steps: number,
): Place[] {
  explore(state, owner, from, units, lead, steps);
  const reached: Place[] = [];
  for (const to of provincesWithin(state.rules.map, from, steps)) if (END[to] !== UNKNOWN) reached.push(to);
  return reached;
}

/** Whether it can be sent to one of them; no way is looked at from which that is too far. */
export function reaches(
  state: State,
  owner: Nation,
  from: Place,
  to: Place,
  units: readonly Counter[],
  lead: LeaderNumber | undefined,
  steps: number,
): boolean {
  if (to === from || to < 0 || to >= LAND || distancesFrom(state.rules.map, from)[to] > steps) return false;
  explore(state, owner, from, units, lead, steps, distancesFrom(state.rules.map, to));
  return END[to] !== UNKNOWN;
}

/** The stack, and the game, of the last search: a stack that is sent where it was offered to go needs no second one. */
let explored: readonly Counter[] | undefined;
let exploredIn: State | undefined;

/** The way to a place, if there is one: of the cheapest one on which nobody would react, if there is such (G408). */
export function trekTo(
  state: State,
  owner: Nation,
  from: Place,
  to: Place,
  units: readonly Counter[],
  lead: LeaderNumber | undefined,
  steps: number,
): Trek | undefined {
  if (explored !== units || exploredIn !== state) explore(state, owner, from, units, lead, steps);
  if (END[to] === UNKNOWN) return undefined;
  const quiet = quietWay(state, { owner, from, fresh: isFresh(state, units, lead), steps }, to, END[to]);
  if (quiet !== undefined) return { cost: END[to], path: quiet };
  const path = [to];
  for (let here = BEFORE_END[to]; here !== from; here = BEFORE_PASS[here]) path.push(here);
  return { cost: END[to], path: path.reverse() };
}

interface Search {
  readonly owner: Nation;
  readonly from: Place;
  readonly fresh: boolean;
  readonly steps: number;
}

/** Looks back, through what the last search has found, from a place that is entered at a cost. */
function quietWay(state: State, search: Search, to: Place, cost: number): Place[] | undefined {
  const { owner, from, fresh, steps } = search;
  for (const way of waysFrom(state.rules.map, to)) {
    const here = way.to;
    const step = way.border === 'strait' ? priceOf(state, owner, way, here === from && fresh, steps) : 1;
    if (PASS[here] + step !== cost || isBarred(state, owner, way)) continue;
    if (here === from) return [to];
    const path = isSafe(state, owner, here) ? quietWay(state, search, here, PASS[here]) : undefined;
    if (path !== undefined) return [...path, to];
  }
  return undefined;
}

/** Whether a stack can make any step at all from where it stands. */
export function canStep(
  state: State,
  owner: Nation,
  from: Place,
  units: readonly Counter[],
  lead: LeaderNumber | undefined,
  steps: number,
): boolean {
  if (steps <= 0) return false;
  const fresh = isFresh(state, units, lead);
  const bound = areBound(state, owner, units);
  for (const way of waysFrom(state.rules.map, from)) {
    if (priceOf(state, owner, way, fresh, steps) > steps || isBarred(state, owner, way)) continue;
    if (units.length + state.pieces.here[way.to].length > STACK_IN_MOUNTAINS) continue;
    if (mayStackEnter(state, owner, units, lead, bound, way.to) && mayEnd(state, owner, way.to)) return true;
  }
  return explore(state, owner, from, units, lead, steps);
}

function isFresh(state: State, units: readonly Counter[], lead: LeaderNumber | undefined): boolean {
  for (const counter of units) if (state.stacks.steps[counter] > 0) return false;
  return lead === undefined || state.stacks.leaderSteps[lead] === 0;
}

/**
 * XVIII.A-C, E-F The cheapest way to each place: a stack stops where enemies stand, unless it overruns a single unit or others
 * have cleared the passage. True if it may end anywhere. Whoever wants to know of one place only says how far the others are
 * beyond it.
 */
function explore(
  state: State,
  owner: Nation,
  from: Place,
  units: readonly Counter[],
  lead: LeaderNumber | undefined,
  steps: number,
  beyond?: readonly number[],
): boolean {
  explored = units;
  exploredIn = state;
  forget();
  touch(from, CLOSED);
  const { map } = state.rules;
  const { first, to: goal, border } = netOf(map);
  const fresh = isFresh(state, units, lead);
  const bound = areBound(state, owner, units);
  let found = false;
  OPEN[0] = from;
  let open = 1;
  PASS[from] = 0;
  // Costs only grow along the list, except by tolls; a place that gets cheaper is looked at again.
  for (let i = 0; i < open; i++) {
    const here = OPEN[i];
    const so = PASS[here];
    for (let way = first[here]; way < first[here + 1]; way++) {
      const to = goal[way];
      const strait = border[way] === STRAIT_WAY ? waysFrom(map, here)[way - first[here]] : undefined;
      const cost = so + (strait === undefined ? 1 : priceOf(state, owner, strait, here === from && fresh, steps));
      if (cost > steps || to === from || (cost >= END[to] && (cost >= steps || cost >= PASS[to]))) continue;
      if (beyond !== undefined && cost + beyond[to] > steps) continue;
      if (ENTRY[to] === UNASKED) touch(to, entryTo(state, owner, from, units, lead, bound, to));
      if (ENTRY[to] === CLOSED || (strait !== undefined && isBarred(state, owner, strait))) continue;
      if (TOLL[to] === UNKNOWN && (cost < steps || ENTRY[to] === CRAMPED)) TOLL[to] = passToll(state, owner, to, units);
      const ends = ENTRY[to] === QUARTERS || (ENTRY[to] === CRAMPED && isFree(TOLL[to], cost, steps, strait));
      if (cost < END[to] && ends) {
        found = true;
        END[to] = cost;
        BEFORE_END[to] = here;
      }
      if (cost >= steps) continue;
      const toll = strait !== undefined && TOLL[to] !== 0 ? -1 : TOLL[to] === CLEARED ? 0 : TOLL[to];
      if (toll < 0 || cost + toll >= steps || cost + toll >= PASS[to]) continue;
      PASS[to] = cost + toll;
      BEFORE_PASS[to] = here;
      OPEN[open++] = to;
    }
  }
  return found;
}

/** Whether a stack that ends its move among enemies does not have to stop there: it overruns, or they are barbarians like it. */
function isFree(toll: number, cost: number, steps: number, strait: Way | undefined): boolean {
  return toll === 0 || (toll === 1 && strait === undefined && cost < steps);
}

/** The scratch is as it was before the last search. */
function forget(): void {
  for (let i = 0; i < touched; i++) {
    const where = TOUCHED[i];
    END[where] = UNKNOWN;
    PASS[where] = UNKNOWN;
    TOLL[where] = UNKNOWN;
    ENTRY[where] = UNASKED;
  }
  touched = 0;
}

function touch(where: Place, entry: number): void {
  ENTRY[where] = entry;
  TOUCHED[touched++] = where;
}

function entryTo(
  state: State,
  owner: Nation,
  from: Place,
  units: readonly Counter[],
  lead: LeaderNumber | undefined,
  bound: boolean,
  to: Place,
): number {
  if (!mayStackPass(state, owner, units, lead, bound, to)) return CLOSED;
  const closed = closedTo(state, owner, to);
  if (closed && !isWayOut(state, owner, from, to)) return CLOSED;
  let foes = 0;
  let quarters = !closed;
  for (const counter of state.pieces.here[to]) {
    const other = state.pieces.holder[counter];
    if (other === owner) continue;
    const now = relation(state, owner, other, to);
    if (now === 'hostile') foes += 1;
    else if (now === 'neutral') quarters = false;
  }
  FOES[to] = foes;
  if (!quarters || !grantsQuarters(state, owner, to)) return PASSAGE;
  return (foes > 0 || hordesAt(state, to, owner)) && isCramped(state, owner, units, lead, to) ? CRAMPED : QUARTERS;
}

/**
 * What it costs to go on from a province: nothing if it is free, a step to overrun, -1 if the stack must stop. Over a strait
 * nobody overruns or clears; barbarians among barbarians, and whoever meets nobody, go on all the same.
 */
function passToll(state: State, owner: Nation, where: Place, units: readonly Counter[]): number {
  if (hasHostileLimes(state, owner, where)) return -1;
  const enemies = FOES[where] + (hordesAt(state, where, owner) ? 1 : 0);
  if (enemies === 0) return 0;
  if (passesBarbarians(state, owner, where)) return 0;
  if (hasHostileWalls(state, owner, where)) return -1;
  if (isCleared(state, owner, where, enemies)) return CLEARED;
  return enemies === 1 && preyOf(state, owner, units, where) !== undefined ? 1 : -1;
}
