import { OVERRUN_UNITS, STACK_IN_MOUNTAINS } from '../../data/figures.ts';
import {
  AREA_NEIGHBOURS,
  AREA_OF,
  type Area,
  area,
  distancesFrom,
  LAND,
  netOf,
  type Place,
  place,
  provincesWithin,
  STRAIT_WAY,
  type Way,
  wayBetween,
  waysFrom,
} from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import {
  type Counter,
  LEADER_NATION,
  LEADERS_OF,
  type LeaderNumber,
  NATION_OF,
  type Nation,
  SORT_OF,
  SORTS,
  type Sort,
} from '../../data/pieces.ts';
import { BARBARIAN, NOBODY, type State, VASSAL } from '../../state.ts';
import type { Stack } from '../pieces/stack.ts';
import { isNomad, leadersAt, united } from '../pieces/units.ts';
import { isFortified } from './cities.ts';
import { closedTo, hordesAt, hostile, isBarbarianGround, relation } from './relations.ts';
import { isBarred } from './routes.ts';
import { stackLimit } from './stacking.ts';

/** How a stack goes to a place: the way there, and what it costs. */
export interface Trek {
  readonly cost: number;
  /** The provinces entered, in order; the last is the goal. */
  readonly path: readonly Place[];
}

const CONSTANTINOPOLIS = place('thracia');
const BOSPHORUS_STEPS = 2;

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

/** The way to a place, if there is one. */
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
  const path = [to];
  for (let here = BEFORE_END[to]; here !== from; here = BEFORE_PASS[here]) path.push(here);
  return { cost: END[to], path: path.reverse() };
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
  const bound = areBound(units);
  for (const way of waysFrom(state.rules.map, from)) {
    if (priceOf(state, owner, way, fresh, steps) > steps || isBarred(state, owner, way)) continue;
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
  const bound = areBound(units);
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
      if (ENTRY[to] === UNASKED) touch(to, entryTo(state, owner, units, lead, bound, to));
      if (ENTRY[to] === CLOSED || (strait !== undefined && isBarred(state, owner, strait))) continue;
      if (cost < END[to] && ENTRY[to] === QUARTERS) {
        found = true;
        END[to] = cost;
        BEFORE_END[to] = here;
      }
      if (cost >= steps) continue;
      if (TOLL[to] === UNKNOWN) TOLL[to] = passToll(state, owner, to, units);
      const toll = strait !== undefined && TOLL[to] !== 0 ? -1 : TOLL[to] === CLEARED ? 0 : TOLL[to];
      if (toll < 0 || cost + toll >= steps || cost + toll >= PASS[to]) continue;
      PASS[to] = cost + toll;
      BEFORE_PASS[to] = here;
      OPEN[open++] = to;
    }
  }
  return found;
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
  units: readonly Counter[],
  lead: LeaderNumber | undefined,
  bound: boolean,
  to: Place,
): number {
  if (!mayStackEnter(state, owner, units, lead, bound, to)) return CLOSED;
  let foes = 0;
  let friends = 0;
  let quarters = true;
  for (const counter of state.pieces.here[to]) {
    const other = state.pieces.holder[counter];
    const now = other === owner ? 'friendly' : relation(state, owner, other, to);
    if (now === 'hostile') foes += 1;
    else if (now === 'friendly') friends += 1;
    else quarters = false;
  }
  FOES[to] = foes;
  if (foes > 0 && friends > 0 && isTooMuch(state, owner, to, friends + units.length, lead)) quarters = false;
  return quarters && grantsQuarters(state, owner, to) ? QUARTERS : PASSAGE;
}

/** XVII.A Before an enemy nobody moves on: who would be one too many there does not stop. */
function isTooMuch(state: State, owner: Nation, to: Place, units: number, lead: LeaderNumber | undefined): boolean {
  if (units <= STACK_IN_MOUNTAINS) return false;
  return units > stackLimit(state, owner, to, lead === undefined ? undefined : [lead, ...leadersAt(state, owner, to)]);
}

/** XVIII.J A strait takes the whole allowance, from its shore; the Bosphorus two steps for whoever holds Constantinopolis. */
function priceOf(state: State, owner: Nation, way: Way, fresh: boolean, steps: number): number {
  if (way.border !== 'strait') return 1;
  if (crossesBosphorus(state, owner, way)) return BOSPHORUS_STEPS;
  return fresh ? Math.max(1, steps) : UNKNOWN;
}

/** Byzantines P. */
export function crossesBosphorus(state: State, owner: Nation, way: Way): boolean {
  return way.border === 'strait' && way.bosphorus && united(state, owner, state.lands.control[CONSTANTINOPOLIS]);
}

/**
 * What it costs to go on from a province: nothing if it is free, a step to overrun, -1 if the stack must stop. Over a strait
 * nobody overruns or clears; barbarians among barbarians, and whoever meets nobody, go on all the same.
 */
function passToll(state: State, owner: Nation, where: Place, units: readonly Counter[]): number {
  const limes = state.lands.limes[where];
  if (limes !== NOBODY && hostile(state, owner, limes, where)) return -1;
  const enemies = FOES[where] + (hordesAt(state, where, owner) ? 1 : 0);
  if (enemies === 0) return 0;
  if (passesBarbarians(state, owner, where)) return 0;
  if (hasHostileWalls(state, owner, where)) return -1;
  if (isCleared(state, owner, where, enemies)) return CLEARED;
  return enemies === 1 && preyOf(state, owner, units, where) !== undefined ? 1 : -1;
}

/** XVIII.E The single enemy in a province, if six units are willing to overrun it: mercenaries do not count against their own (XXX.H). */
export function preyOf(state: State, owner: Nation, units: readonly Counter[], where: Place): Counter | undefined {
  if (units.length < OVERRUN_UNITS || hordesAt(state, where, owner)) return undefined;
  let prey: Counter | undefined;
  for (const counter of state.pieces.here[where])
    if (hostile(state, owner, state.pieces.holder[counter], where)) {
      if (prey !== undefined) return undefined;
      prey = counter;
    }
  if (prey === undefined) return undefined;
  const enemy = state.pieces.holder[prey];
  let willing = 0;
  for (const counter of units) if (NATION_OF[counter] !== enemy) willing += 1;
  return willing >= OVERRUN_UNITS ? prey : undefined;
}

/** Enemy units in a province; a horde counts as one (G79). */
export function enemiesAt(state: State, owner: Nation, where: Place): number {
  let enemies = 0;
  for (const counter of state.pieces.here[where]) {
    const other = state.pieces.holder[counter];
    if (other !== owner && hostile(state, owner, other, where)) enemies += 1;
  }
  return enemies + (hordesAt(state, where, owner) ? 1 : 0);
}

/** XVIII.C In barbarian country barbarians do not stop barbarians, not even enemies. */
export function passesBarbarians(state: State, owner: Nation, where: Place): boolean {
  return state.nations.status[owner] === BARBARIAN && isBarbarianGround(where) && onlyBarbarians(state, owner, where);
}

function onlyBarbarians(state: State, owner: Nation, where: Place): boolean {
  for (const counter of state.pieces.here[where]) {
    const other = state.pieces.holder[counter];
    if (state.nations.status[other] !== BARBARIAN && hostile(state, owner, other, where)) return false;
  }
  return true;
}

export function hasHostileWalls(state: State, owner: Nation, where: Place): boolean {
  const keeper = state.lands.city[where];
  return isFortified(state, where) && keeper !== NOBODY && hostile(state, owner, keeper, where);
}

/** XVIII.F Twice as many units as the defenders have moved in, no more than may stand there, and will fight: others may pass. */
export function isCleared(state: State, owner: Nation, where: Place, enemies: number): boolean {
  let mine = 0;
  for (const counter of state.pieces.here[where])
    if (united(state, owner, state.pieces.holder[counter]) && !servesAgainstOwn(state, counter, where)) mine += 1;
  if (mine === 0 || mine < 2 * enemies) return false;
  return 2 * enemies <= STACK_IN_MOUNTAINS || 2 * enemies <= stackLimit(state, owner, where);
}

/** XXX.H A mercenary does not count where its own nation stands against it. */
function servesAgainstOwn(state: State, counter: Counter, where: Place): boolean {
  if (state.pieces.lent[counter] === 0) return false;
  const home = NATION_OF[counter];
  return state.pieces.here[where].some((other) => state.pieces.holder[other] === home);
}

/** XII.D Neutral nations grant passage but no quarters; in barbarian country what stands empty is free to all. */
export function mayEnd(state: State, owner: Nation, where: Place): boolean {
  for (const counter of state.pieces.here[where]) {
    const other = state.pieces.holder[counter];
    if (other !== owner && relation(state, owner, other, where) === 'neutral') return false;
  }
  return grantsQuarters(state, owner, where);
}

function grantsQuarters(state: State, owner: Nation, where: Place): boolean {
  const ruler = state.lands.control[where];
  if (ruler === NOBODY || isBarbarianGround(where)) return true;
  return relation(state, owner, ruler, where) !== 'neutral';
}

/** Places closed to the nation (XVIII.K) or to one of the units: satraps, guards, Themata and locals stay at home. */
export function mayStackEnter(
  state: State,
  owner: Nation,
  units: readonly Counter[],
  lead: LeaderNumber | undefined,
  bound: boolean,
  where: Place,
): boolean {
  if (closedTo(state, owner, where) || isTooFar(state, owner, units, where)) return false;
  if (units.length === 0) return isSafe(state, owner, where);
  if (!bound) return true;
  for (const counter of units) if (!mayUnitEnter(state, counter, lead, where)) return false;
  return true;
}

/** III.C A leader is no unit: alone he goes where nobody would react to him or fight him. */
function isSafe(state: State, owner: Nation, where: Place): boolean {
  const ruler = state.lands.control[where];
  if (ruler !== NOBODY && hostile(state, owner, ruler, where)) return false;
  return enemiesAt(state, owner, where) === 0 && !hasHostileWalls(state, owner, where);
}

/** XXIX.F The vassals of nomads keep to the area of their lord's horde and those around it; who is outside may only come nearer. */
function isTooFar(state: State, owner: Nation, units: readonly Counter[], where: Place): boolean {
  if (!isOutOfBounds(state, owner, where)) return false;
  const { horde } = state.nations;
  const distance = distancesFrom(state.rules.map, horde[state.ties.lord[owner]]);
  for (const counter of units) if (distance[state.pieces.at[counter]] <= distance[where]) return true;
  return units.length === 0;
}

/** A province in which a vassal of nomads may not be. */
export function isOutOfBounds(state: State, owner: Nation, where: Place): boolean {
  if (state.ties.bond[owner] !== VASSAL || !isNomad(state, state.ties.lord[owner])) return false;
  const horde = state.nations.horde[state.ties.lord[owner]];
  return horde >= 0 && !isAround(where, horde);
}

function isAround(where: Place, horde: Place): boolean {
  const number = AREA_OF[horde];
  return AREA_OF[where] === number || (number >= 0 && AREA_NEIGHBOURS[number].includes(AREA_OF[where]));
}

/** Whether one of them may not go everywhere. */
function areBound(units: readonly Counter[]): boolean {
  for (const counter of units) if (BOUND[SORT_OF[counter]]) return true;
  return false;
}

const BOUND: readonly boolean[] = SORTS.map(({ satrap, local, thema, guard }) => satrap || local || thema || guard);

/** Whether a unit may go there in a reaction, a retreat or at the start of a campaign: guards with an emperor who stands with them. */
export function mayGoAlong(state: State, counter: Counter, where: Place): boolean {
  return !BOUND[SORT_OF[counter]] || mayUnitEnter(state, counter, emperorWith(state, counter), where);
}

function emperorWith(state: State, counter: Counter): LeaderNumber | undefined {
  for (const who of LEADERS_OF[NATION_OF[counter]])
    if (state.pieces.leaderAt[who] === state.pieces.at[counter] && LEADERS[who].rank === 'emperor') return who;
  return undefined;
}

function mayUnitEnter(state: State, counter: Counter, lead: LeaderNumber | undefined, where: Place): boolean {
  const sort = SORT_OF[counter];
  return mayServe(state, sort, where) || (SORTS[sort].guard && followsEmperor(state, counter, lead, AREA_OF[where]));
}

/** XXXIV Where a sort of unit may always be: satraps and locals in their homes, guards and Themata in areas of their half. */
export function mayServe(state: State, sort: Sort, where: Place): boolean {
  if (!BOUND[sort]) return true;
  const number = AREA_OF[where];
  return number >= 0 && (HOMES[sort]?.includes(number) ?? state.lands.areaControl[number] === SORTS[sort].nation);
}

/** The areas that satraps and the locals of a frontier (Romans P) never leave, by sort. */
const HOMES: readonly (readonly Area[] | undefined)[] = SORTS.map(({ satrap, local, key }) => {
  if (satrap) return [area('mesopotamia'), area('persis')];
  return local ? homeOf(key) : undefined;
});

function homeOf(key: string): readonly Area[] {
  if (key.endsWith('galli')) return [area('gallia-septentrionalis'), area('gallia-meridionalis'), area('illyria')];
  return [area(key.endsWith('britani') ? 'britannia' : key.endsWith('africani') ? 'africa' : 'hispania')];
}

/** Romans A: guards go in the stack of an emperor of their half into an area beside one of it. */
function followsEmperor(state: State, counter: Counter, lead: LeaderNumber | undefined, number: Area): boolean {
  const half = NATION_OF[counter];
  if (number < 0 || lead === undefined || LEADER_NATION[lead] !== half || LEADERS[lead].rank !== 'emperor')
    return false;
  return AREA_NEIGHBOURS[number].some((other) => state.lands.areaControl[other] === half);
}

/** XVIII.E-F Where a stack may overrun or clear: no Limes, no walls, and it came neither from the sea nor over a strait. */
export function isOpenGround(state: State, owner: Nation, { units }: Stack, where: Place): boolean {
  if (state.lands.limes[where] !== NOBODY && hostile(state, owner, state.lands.limes[where], where)) return false;
  if (hasHostileWalls(state, owner, where)) return false;
  const from = state.stacks.from[units[0]] ?? -1;
  return from >= 0 && wayBetween(state.rules.map, from, where)?.border !== 'strait';
}
