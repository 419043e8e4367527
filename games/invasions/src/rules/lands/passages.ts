import { OVERRUN_UNITS, STACK_IN_MOUNTAINS } from '../../data/figures.ts';
import { type Place, place, type Way, wayBetween } from '../../data/geography.ts';
import type { Counter, LeaderNumber, Nation } from '../../data/pieces.ts';
import { BARBARIAN, BY_SEA, FOR_NOW, NOBODY, type State } from '../../state.ts';
import type { Stack } from '../pieces/stack.ts';
import { united } from '../pieces/units.ts';
import { isFortified } from './cities.ts';
import { allied, hordesAt, hostile, isBarbarianGround, isNeutralsCamp, relation } from './relations.ts';
import { roomFor, stackLimit } from './stacking.ts';

const CONSTANTINOPOLIS = place('thracia');
const BOSPHORUS_STEPS = 2;
/** More steps than anybody has. */
const OUT_OF_REACH = 999;

/** XVIII.J A strait takes the whole allowance, from its shore; the Bosphorus two steps for whoever holds Constantinopolis. */
export function priceOf(state: State, owner: Nation, way: Way, fresh: boolean, steps: number): number {
  if (way.border !== 'strait') return 1;
  if (crossesBosphorus(state, owner, way)) return BOSPHORUS_STEPS;
  return fresh ? Math.max(1, steps) : OUT_OF_REACH;
}

/** XXXVIII.P. */
export function crossesBosphorus(state: State, owner: Nation, way: Way): boolean {
  return way.border === 'strait' && way.bosphorus && united(state, owner, state.lands.control[CONSTANTINOPOLIS]);
}

/** XVIII.E The single enemy in a province, if six units are willing to overrun it: hirelings do not count against their own (XXX.H). */
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
  for (const counter of units) if (!isHirelingOf(state, counter, enemy)) willing += 1;
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
  const { nations, pieces } = state;
  for (const counter of pieces.here[where])
    if (isCivilisedEnemy(state, owner, pieces.holder[counter], where)) return false;
  if (pieces.camps[where] === 0) return true;
  return !nations.horde.some((at, other) => at === where && isCivilisedEnemy(state, owner, other, where));
}

function isCivilisedEnemy(state: State, owner: Nation, other: Nation, where: Place): boolean {
  return state.nations.status[other] !== BARBARIAN && hostile(state, owner, other, where);
}

export function hasHostileLimes(state: State, owner: Nation, where: Place): boolean {
  const limes = state.lands.limes[where];
  return limes !== NOBODY && hostile(state, owner, limes, where);
}

export function hasHostileWalls(state: State, owner: Nation, where: Place): boolean {
  const keeper = state.lands.city[where];
  return isFortified(state, where) && keeper !== NOBODY && hostile(state, owner, keeper, where);
}

/**
 * XVIII.F Twice as many units as the defenders, allies' too (XXXIV), have moved in, no more than may stand there, and will fight: others may pass. Those who are just
 * passing do not count.
 */
export function isCleared(
  state: State,
  owner: Nation,
  where: Place,
  enemies: number,
  passing: readonly Counter[] = [],
): boolean {
  let mine = 0;
  for (const counter of state.pieces.here[where]) {
    if (!allied(state, owner, state.pieces.holder[counter]) || passing.includes(counter)) continue;
    if (!servesAgainstOwn(state, counter, where) && !cameOverStrait(state, counter, where)) mine += 1;
  }
  if (mine === 0 || mine < 2 * enemies) return false;
  return 2 * enemies <= STACK_IN_MOUNTAINS || 2 * enemies <= stackLimit(state, owner, where);
}

/** XVIII.F, G308 A strait does not let anybody clear the passage. */
function cameOverStrait({ stacks, rules }: State, counter: Counter, where: Place): boolean {
  const from = stacks.from[counter];
  return from >= 0 && wayBetween(rules.map, from, where)?.border === 'strait';
}

/** XXX.H A hireling does not count where its own nation stands against it. */
function servesAgainstOwn(state: State, counter: Counter, where: Place): boolean {
  if (state.pieces.lent[counter] !== FOR_NOW) return false;
  return state.pieces.here[where].some((other) => isHirelingOf(state, counter, state.pieces.holder[other]));
}

/** XXX.D, H A unit of a nation that serves another for an activation; who serves for good is the lord's to the end (XXIX.G, G339). */
export function isHirelingOf({ pieces: { lent, nation } }: State, counter: Counter, home: Nation): boolean {
  return lent[counter] === FOR_NOW && nation[counter] === home;
}

/** XII.D Neutral nations grant passage but no quarters; in barbarian country what stands empty is free to all. */
export function mayEnd(state: State, owner: Nation, where: Place): boolean {
  for (const counter of state.pieces.here[where]) {
    const other = state.pieces.holder[counter];
    if (other !== owner && relation(state, owner, other, where) === 'neutral') return false;
  }
  return grantsQuarters(state, owner, where);
}

export function grantsQuarters(state: State, owner: Nation, where: Place): boolean {
  if (isNeutralsCamp(state, where, owner) || hasNeutralCity(state, owner, where)) return false;
  const ruler = state.lands.control[where];
  if (ruler === NOBODY || isBarbarianGround(where)) return true;
  return relation(state, owner, ruler, where) !== 'neutral';
}

/** XII.D A city is its holder's quarters though nobody controls its province for now. */
function hasNeutralCity(state: State, owner: Nation, where: Place): boolean {
  const keeper = state.lands.city[where];
  return state.lands.level[where] > 0 && keeper !== NOBODY && relation(state, owner, keeper, where) === 'neutral';
}

/** XVIII.E-F Where a stack may overrun or clear: no Limes, no walls, and it did not come over a strait; from the sea it may (XVIII.E names no landing). */
export function isOpenGround(state: State, owner: Nation, { units }: Stack, where: Place): boolean {
  if (hasHostileLimes(state, owner, where) || hasHostileWalls(state, owner, where)) return false;
  const from = state.stacks.from[units[0]] ?? -1;
  return from === BY_SEA || (from >= 0 && wayBetween(state.rules.map, from, where)?.border !== 'strait');
}

/** Whether a stack, with those of its side who are there already, is too much for a province; its leader makes room. */
export function isCramped(
  state: State,
  owner: Nation,
  units: readonly Counter[],
  lead: LeaderNumber | undefined,
  to: Place,
): boolean {
  if (units.length + state.pieces.here[to].length <= STACK_IN_MOUNTAINS) return false;
  return units.length > roomFor(state, owner, to, lead === undefined ? [] : [lead]);
}
