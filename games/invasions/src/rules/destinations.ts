import { OVERRUN_UNITS } from '../data/figures.ts';
import { AREA_NEIGHBOURS, AREA_OF, areaId, LAND, type Place, place, type Way, waysFrom } from '../geography.ts';
import { type Counter, LEADER_NATION, type LeaderNumber, NATION_OF, type Nation } from '../pieces.ts';
import { BARBARIAN, NOBODY, type State } from '../state.ts';
import { isFortified } from './cities.ts';
import { closedTo, hordesAt, hostile, isBarbarianGround, relation, united } from './relations.ts';
import { isBarred } from './routes.ts';
import { facts } from './units.ts';

/** How a stack goes to a place: the way there, and what it costs. */
export interface Trek {
  readonly cost: number;
  /** The provinces entered, in order; the last is the goal. */
  readonly path: readonly Place[];
}

const CONSTANTINOPOLIS = place('thracia');
const BOSPHORUS_STEPS = 2;

/** Scratch of the search: what it costs to end in a province, to go on from it, and where one comes from. */
const END = new Int16Array(LAND);
const PASS = new Int16Array(LAND);
const BEFORE_END = new Int16Array(LAND);
const BEFORE_PASS = new Int16Array(LAND);
const UNKNOWN = 999;

/** The places a stack can be sent to with so many steps. */
export function destinations(
  state: State,
  owner: Nation,
  from: Place,
  units: readonly Counter[],
  lead: LeaderNumber | undefined,
  steps: number,
): Place[] {
  const reached = explore(state, owner, from, units, lead, steps);
  return reached.sort((a, b) => a - b);
}

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
  explore(state, owner, from, units, lead, steps);
  if (END[to] === UNKNOWN) return undefined;
  const path = [to];
  for (let here = BEFORE_END[to]; here !== from; here = BEFORE_PASS[here]) path.unshift(here);
  return { cost: END[to], path };
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
  for (const way of waysFrom(state.rules.map, from)) {
    if (priceOf(state, owner, way, fresh, steps) > steps || isBarred(state, owner, way)) continue;
    if (mayStackEnter(state, owner, units, way.to) && mayEnd(state, owner, way.to)) return true;
  }
  return explore(state, owner, from, units, lead, steps).length > 0;
}

function isFresh(state: State, units: readonly Counter[], lead: LeaderNumber | undefined): boolean {
  for (const counter of units) if (state.steps[counter] > 0) return false;
  return lead === undefined || state.leaderSteps[lead] === 0;
}

/**
 * XVIII.A-C, E-F The cheapest way to each place: a stack stops where enemies stand, unless it overruns a single unit or others
 * have cleared the passage. The places where it may end, in no order.
 */
function explore(
  state: State,
  owner: Nation,
  from: Place,
  units: readonly Counter[],
  lead: LeaderNumber | undefined,
  steps: number,
): Place[] {
  END.fill(UNKNOWN);
  PASS.fill(UNKNOWN);
  const fresh = isFresh(state, units, lead);
  const reached: Place[] = [];
  const open: Place[] = [from];
  PASS[from] = 0;
  // Costs only grow along the list, except by tolls; a place that gets cheaper is looked at again.
  for (let i = 0; i < open.length; i++) {
    const here = open[i];
    const so = PASS[here];
    for (const way of waysFrom(state.rules.map, here)) {
      const { to } = way;
      if (to === from) continue;
      const price = priceOf(state, owner, way, here === from && fresh, steps);
      const cost = so + price;
      if (cost > steps || (cost >= END[to] && cost >= PASS[to])) continue;
      if (!mayStackEnter(state, owner, units, to) || isBarred(state, owner, way)) continue;
      if (cost < END[to] && mayEnd(state, owner, to)) {
        if (END[to] === UNKNOWN) reached.push(to);
        END[to] = cost;
        BEFORE_END[to] = here;
      }
      if (cost >= steps || (way.border === 'strait' && price >= steps)) continue;
      const toll = passToll(state, owner, to, units.length, way);
      if (toll < 0 || cost + toll >= steps || cost + toll >= PASS[to]) continue;
      PASS[to] = cost + toll;
      BEFORE_PASS[to] = here;
      open.push(to);
    }
  }
  return reached;
}

/** XVIII.J A strait takes the whole allowance, from its shore; the Bosphorus two steps for whoever holds Constantinopolis. */
function priceOf(state: State, owner: Nation, way: Way, fresh: boolean, steps: number): number {
  if (way.border !== 'strait') return 1;
  if (way.bosphorus && united(state, owner, state.control[CONSTANTINOPOLIS])) return BOSPHORUS_STEPS;
  return fresh ? Math.max(1, steps) : Infinity;
}

/** What it costs to go on from a province: nothing if it is free, a step to overrun, -1 if the stack must stop. */
function passToll(state: State, owner: Nation, where: Place, size: number, way: Way): number {
  const enemies = enemiesAt(state, owner, where);
  const limes = state.limes[where];
  const guarded = limes !== NOBODY && hostile(state, owner, limes, where);
  if (guarded) return -1;
  if (enemies === 0) return 0;
  if (state.status[owner] === BARBARIAN && isBarbarianGround(where) && onlyBarbarians(state, owner, where)) return 0;
  if (hasHostileWalls(state, owner, where) || way.border === 'strait') return -1;
  if (isCleared(state, owner, where, enemies)) return 0;
  return enemies === 1 && size >= OVERRUN_UNITS && !hordesAt(state, where, owner) ? 1 : -1;
}

/** Enemy units in a province; a horde counts as one (G79). */
export function enemiesAt(state: State, owner: Nation, where: Place): number {
  let enemies = 0;
  for (const counter of state.here[where]) if (hostile(state, owner, state.holder[counter], where)) enemies += 1;
  return enemies + (hordesAt(state, where, owner) ? 1 : 0);
}

function onlyBarbarians(state: State, owner: Nation, where: Place): boolean {
  return state.here[where].every(
    (counter) =>
      !hostile(state, owner, state.holder[counter], where) || state.status[state.holder[counter]] === BARBARIAN,
  );
}

export function hasHostileWalls(state: State, owner: Nation, where: Place): boolean {
  const keeper = state.city[where];
  return isFortified(state, where) && keeper !== NOBODY && hostile(state, owner, keeper, where);
}

/** XVIII.F Twice as many units as the defenders have moved in and will fight: others may pass. */
export function isCleared(state: State, owner: Nation, where: Place, enemies: number): boolean {
  let mine = 0;
  for (const counter of state.here[where]) if (united(state, owner, state.holder[counter])) mine += 1;
  return mine > 0 && mine >= 2 * enemies;
}

/** XII.D Neutral nations grant passage but no quarters; in barbarian country what stands empty is free to all. */
function mayEnd(state: State, owner: Nation, where: Place): boolean {
  for (const counter of state.here[where])
    if (relation(state, owner, state.holder[counter], where) === 'neutral') return false;
  const ruler = state.control[where];
  if (ruler === NOBODY || isBarbarianGround(where)) return true;
  return relation(state, owner, ruler, where) !== 'neutral';
}

/** Places closed to the nation (XVIII.K) or to one of the units: satraps, guards, Themata and locals stay at home. */
function mayStackEnter(state: State, owner: Nation, units: readonly Counter[], where: Place): boolean {
  if (closedTo(state, owner, where)) return false;
  for (const counter of units) if (!mayUnitEnter(state, counter, where)) return false;
  return true;
}

const SATRAPIES = ['mesopotamia', 'persis'];

function mayUnitEnter(state: State, counter: Counter, where: Place): boolean {
  const { satrap, local, thema, guard, key } = facts(counter);
  if (!(satrap || local || thema || guard)) return true;
  const number = AREA_OF[where];
  if (satrap) return number >= 0 && SATRAPIES.includes(areaId(number));
  if (local) return number >= 0 && homeOf(key).includes(areaId(number));
  return number >= 0 && guardMayEnter(state, counter, number, guard);
}

/** Romans P: where the locals of a frontier live. */
function homeOf(key: string): readonly string[] {
  if (key.endsWith('galli')) return ['gallia-septentrionalis', 'gallia-meridionalis', 'illyria'];
  return key.endsWith('britani') ? ['britannia'] : key.endsWith('africani') ? ['africa'] : ['hispania'];
}

/** Romans A: guards stay in areas of their own half, or go with an emperor of theirs into an area beside one. */
function guardMayEnter(state: State, counter: Counter, number: number, guard: boolean): boolean {
  const half = NATION_OF[counter];
  if (state.areaControl[number] === half) return true;
  if (!guard) return false;
  const here = state.at[counter];
  const emperor = state.leaderAt.some((at, who) => at === here && LEADER_NATION[who] === half);
  return emperor && AREA_NEIGHBOURS[number].some((other) => state.areaControl[other] === half);
}
