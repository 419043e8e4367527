import {
  AREA_NEIGHBOURS,
  AREA_OF,
  type Area,
  areNear,
  distancesFrom,
  type Place,
  place,
} from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import {
  type Counter,
  LEADER_NATION,
  LEADERS_OF,
  type LeaderNumber,
  type Nation,
  nation,
  SORT_OF,
  SORTS,
} from '../../data/pieces.ts';
import { FEDERATE, NOBODY, type State, VASSAL } from '../../state.ts';
import { isBound, mayBeAt } from '../pieces/bound.ts';
import { isNomad, united } from '../pieces/units.ts';
import { enemiesAt, hasHostileLimes, hasHostileWalls } from './passages.ts';
import { closedTo, hostile } from './relations.ts';

/** Places closed to the nation (XVIII.K) or to one of the units: satraps, guards, Themata and locals stay at home. */
export function mayStackEnter(
  state: State,
  owner: Nation,
  units: readonly Counter[],
  lead: LeaderNumber | undefined,
  bound: boolean,
  where: Place,
): boolean {
  return !closedTo(state, owner, where) && mayStackPass(state, owner, units, lead, bound, where);
}

/** The same, whether or not the land is closed to the nation: it may be on its way out (G401). */
export function mayStackPass(
  state: State,
  owner: Nation,
  units: readonly Counter[],
  lead: LeaderNumber | undefined,
  bound: boolean,
  where: Place,
): boolean {
  if (isTooFar(state, owner, units, where)) return false;
  if (units.length === 0) return isSafe(state, owner, where);
  if (!bound) return true;
  for (const counter of units) {
    const holder = state.pieces.holder[counter];
    if (holder !== owner && closedTo(state, holder, where)) return false;
    if (isBound(counter) && !mayUnitEnter(state, counter, lead, where)) return false;
  }
  return true;
}

/** III.C A leader is no unit: alone he goes where nobody would react to him or fight him. */
export function isSafe(state: State, owner: Nation, where: Place): boolean {
  const ruler = state.lands.control[where];
  if (ruler !== NOBODY && hostile(state, owner, ruler, where)) return false;
  if (hasHostileLimes(state, owner, where) || hasHostileWalls(state, owner, where)) return false;
  return enemiesAt(state, owner, where) === 0;
}

/** XXIX.F, XXXVII.T Who has bounds keeps to them; who is outside may only come nearer. */
function isTooFar(state: State, owner: Nation, units: readonly Counter[], where: Place): boolean {
  if (!isOutOfBounds(state, owner, where)) return false;
  return units.length === 0 || !units.every((counter) => comesNearer(state, owner, state.pieces.at[counter], where));
}

/** XXIX.F, G306 The same for whoever sets out from a province: a people with its horde. */
export function strays(state: State, owner: Nation, from: Place, where: Place): boolean {
  return isOutOfBounds(state, owner, where) && !comesNearer(state, owner, from, where);
}

/** From outside, nearer to the horde of his lord or to the land of the Basques. */
function comesNearer(state: State, owner: Nation, from: Place, where: Place): boolean {
  if (!isOutOfBounds(state, owner, from)) return false;
  const { horde } = state.nations;
  const distance = distancesFrom(state.rules.map, owner === BASQUES ? BASQUE_LANDS[0] : horde[state.ties.lord[owner]]);
  return distance[where] < distance[from];
}

/** A province in which the Basques may not be, or a vassal of nomads: he keeps to the area of his lord's horde and those around it. */
export function isOutOfBounds(state: State, owner: Nation, where: Place): boolean {
  if (owner === BASQUES && !BASQUE_LANDS.includes(where)) return true;
  if (state.ties.bond[owner] !== VASSAL || !isNomad(state, state.ties.lord[owner])) return false;
  const horde = state.nations.horde[state.ties.lord[owner]];
  return horde >= 0 && !areNear(where, horde);
}

const BASQUES = nation('euskaldunak');
/** XXXVII.T The provinces that the Basques never leave. */
const BASQUE_LANDS: readonly Place[] = [place('piranaei'), place('cantabria'), place('vasconia')];

/** XXVIII.E, G181 Where a horde may go of its own will: that of a federate stays in the provinces of its Foedus. */
export function mayLodge({ ties, lands }: State, owner: Nation, where: Place): boolean {
  return ties.bond[owner] !== FEDERATE || lands.foedus[where] === owner;
}

/** Whether one of them may not go everywhere, or not wherever the nation may: an ally's (XXXIV). */
export function areBound(state: State, owner: Nation, units: readonly Counter[]): boolean {
  for (const counter of units) if (isBound(counter) || !united(state, owner, state.pieces.holder[counter])) return true;
  return false;
}

/** Whether a unit may go there in a reaction, a retreat, an evacuation or at the start of a campaign: no vassal of nomads too far (XXIX.F), guards with an emperor who stands with them. */
export function mayGoAlong(state: State, counter: Counter, where: Place): boolean {
  if (isTooFar(state, state.pieces.holder[counter], [counter], where)) return false;
  return !isBound(counter) || mayUnitEnter(state, counter, emperorWith(state, counter), where);
}

function emperorWith(state: State, counter: Counter): LeaderNumber | undefined {
  for (const who of LEADERS_OF[state.pieces.nation[counter]])
    if (state.pieces.leaderAt[who] === state.pieces.at[counter] && LEADERS[who].rank === 'emperor') return who;
  return undefined;
}

function mayUnitEnter(state: State, counter: Counter, lead: LeaderNumber | undefined, where: Place): boolean {
  return (
    mayBeAt(state, counter, where) ||
    (SORTS[SORT_OF[counter]].guard && followsEmperor(state, counter, lead, AREA_OF[where]))
  );
}

/** XXXVII.A: guards go in the stack of an emperor of their half into an area beside one of it. */
function followsEmperor(state: State, counter: Counter, lead: LeaderNumber | undefined, number: Area): boolean {
  const half = state.pieces.nation[counter];
  if (number < 0 || lead === undefined || LEADER_NATION[lead] !== half || LEADERS[lead].rank !== 'emperor')
    return false;
  return AREA_NEIGHBOURS[number].some((other) => state.lands.areaControl[other] === half);
}
