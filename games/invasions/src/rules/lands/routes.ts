import { REACTION_REACH } from '../../data/figures.ts';
import {
  LAND,
  nearestFirst,
  netOf,
  OPEN_WAY,
  type Place,
  provincesWithin,
  RIDGE_WAY,
  STRAIT_WAY,
  type Way,
  waysFrom,
} from '../../data/geography.ts';
import { LEADER_NATION, type LeaderNumber, type Nation } from '../../data/pieces.ts';
import { BARBARIAN, NOWHERE, type State, station } from '../../state.ts';
import { closedTo, friendly, ground, hordesAt, hostile, isBarbarianGround, isStrangersPost } from './relations.ts';

/** XXV.F, G23 A strait is barred to a nation by any hostile naval stack in one of its seas. */
export function isBarred(state: State, owner: Nation, way: Way): boolean {
  if (way.border !== 'strait') return false;
  for (const sea of way.seas)
    for (const counter of state.pieces.here[sea])
      if (hostile(state, owner, state.pieces.holder[counter], sea)) return true;
  return false;
}

/** XIX, XX.L Provinces that a reaction or a retreat may cross: empty, neutral or friendly ones (XII.D) that are open to the nation. */
export function isPassable(state: State, owner: Nation, where: Place): boolean {
  if (closedTo(state, owner, where) || hordesAt(state, where, owner)) return false;
  const { limes } = state.lands;
  if (limes[where] >= 0 && hostile(state, owner, limes[where], where)) return false;
  return state.pieces.here[where].length === 0 || ground(state, owner, where) !== 'hostile';
}

/** XIX.B, XX.L Where such a move may end: a friendly province, or an empty and rural one. */
export function isShelter(state: State, owner: Nation, where: Place): boolean {
  if (!isPassable(state, owner, where)) return false;
  if (isStrangersPost(state, where, owner)) return false;
  const units = state.pieces.here[where];
  if (units.length === 0 && state.lands.level[where] === 0) return true;
  for (const counter of units) if (!friendly(state, owner, state.pieces.holder[counter], where)) return false;
  return ground(state, owner, where) === 'friendly';
}

/** XX.L On its retreat a barbarian stack crosses any province of barbarian country, whoever stands there. */
export function isWayBack(state: State, owner: Nation, where: Place): boolean {
  if (state.nations.status[owner] === BARBARIAN && isBarbarianGround(where)) return !closedTo(state, owner, where);
  return isPassable(state, owner, where);
}

/** One way to somewhere: how far, over how many ridges and straits, and by which last border. */
export interface Route {
  readonly place: Place;
  readonly distance: number;
  readonly crossings: number;
  readonly bosphorus: boolean;
  /** It crosses a river, a ridge or a strait. */
  readonly wet: boolean;
  /** The first province on the way. */
  readonly hop: Place;
}

/** Scratch of the search, by province: how far, over how many ridges and straits, over which borders, by which first step. */
const DISTANCE = new Int8Array(LAND);
const CROSSINGS = new Int8Array(LAND);
const BOSPHORUS = new Uint8Array(LAND);
const WET = new Uint8Array(LAND);
const HOP = new Int16Array(LAND);
const FOUND = new Int16Array(LAND);
const UNSEEN = -1;

/**
 * The best routes from a province over passable ones, shortest first and among equals with the fewest ridges and straits.
 * Every province reached is listed, the passable ones and those only looked at, in the order of the map; those that are
 * not `wanted` are left out.
 */
export function routesFrom(
  state: State,
  owner: Nation,
  from: Place,
  reach: number,
  banned: (where: Place) => boolean = never,
  wanted: (where: Place) => boolean = always,
  passes: (state: State, owner: Nation, where: Place) => boolean = isPassable,
): Route[] {
  const { map } = state.rules;
  const { first, to: goal, border } = netOf(map);
  DISTANCE.fill(UNSEEN);
  let found = 1;
  FOUND[0] = from;
  DISTANCE[from] = 0;
  CROSSINGS[from] = 0;
  BOSPHORUS[from] = 0;
  WET[from] = 0;
  for (let i = 0; i < found; i++) {
    const here = FOUND[i];
    const distance = DISTANCE[here] + 1;
    if (distance > reach) break;
    if (i > 0 && !passes(state, owner, here)) continue;
    for (let number = first[here]; number < first[here + 1]; number++) {
      const to = goal[number];
      const known = DISTANCE[to];
      if (to === from || (known !== UNSEEN && known < distance)) continue;
      const kind = border[number];
      const crossings = CROSSINGS[here] + (kind === RIDGE_WAY || kind === STRAIT_WAY ? 1 : 0);
      if (known !== UNSEEN && CROSSINGS[to] <= crossings) continue;
      const strait = kind === STRAIT_WAY ? waysFrom(map, here)[number - first[here]] : undefined;
      if (banned(to) || (strait !== undefined && isBarred(state, owner, strait))) continue;
      if (known === UNSEEN) FOUND[found++] = to;
      DISTANCE[to] = distance;
      CROSSINGS[to] = crossings;
      BOSPHORUS[to] = strait?.bosphorus === true ? 1 : BOSPHORUS[here];
      WET[to] = kind === OPEN_WAY ? WET[here] : 1;
      HOP[to] = distance === 1 ? to : HOP[here];
    }
  }
  const routes: Route[] = [];
  for (const to of provincesWithin(map, from, reach))
    if (DISTANCE[to] !== UNSEEN && wanted(to)) routes.push(routeTo(to));
  return routes;
}

/** XIX.A, G33 How those come who intercept: by the easiest way, be it a longer one that goes round a ridge or a strait. */
export function interceptionRoutes(
  state: State,
  owner: Nation,
  from: Place,
  reach: number,
  wanted: (where: Place) => boolean = always,
): Route[] {
  const routes = routesFrom(state, owner, from, reach, undefined, wanted);
  if (routes.every(({ crossings, distance }) => crossings === 0 || distance === reach)) return routes;
  const easiest = new Map(routes.map((route) => [route.place, route]));
  const start = { place: from, distance: 0, crossings: 0, bosphorus: false, wet: false, hop: from };
  let reached = new Map<Place, Route>([[from, start]]);
  for (let distance = 1; distance <= reach; distance++) {
    const next = new Map<Place, Route>();
    for (const [here, so] of reached) {
      if (here !== from && !isPassable(state, owner, here)) continue;
      for (const way of waysFrom(state.rules.map, here)) {
        if (way.to === from || isBarred(state, owner, way)) continue;
        const route = stepOn(so, way);
        if (hardness(route) < hardness(next.get(way.to))) next.set(way.to, route);
      }
    }
    for (const [where, route] of next)
      if (easiest.has(where) && hardness(route) < hardness(easiest.get(where))) easiest.set(where, route);
    reached = next;
  }
  return routes.map((route) => easiest.get(route.place) ?? route);
}

/** A route and one step more. */
function stepOn(so: Route, { to, border, bosphorus }: Way): Route {
  return {
    place: to,
    distance: so.distance + 1,
    crossings: so.crossings + (border === 'ridge' || border === 'strait' ? 1 : 0),
    bosphorus: so.bosphorus || bosphorus,
    wet: so.wet || border !== 'open',
    hop: so.distance === 0 ? to : so.hop,
  };
}

/** XIX.A What a route takes from the die of whoever intercepts; more than any does, if there is none. */
export function hardness(route: Route | undefined): number {
  if (route === undefined) return Number.POSITIVE_INFINITY;
  return (route.distance >= REACTION_REACH ? 1 : 0) + 2 * route.crossings + (route.bosphorus ? 2 : 0);
}

/** XIX.B The provinces that can be reached without crossing a river, a ridge or a strait. */
export function dryShod(state: State, owner: Nation, from: Place, reach: number): readonly Place[] {
  const { first, to: goal, border } = netOf(state.rules.map);
  DISTANCE.fill(UNSEEN);
  DISTANCE[from] = 0;
  const found = [from];
  for (const here of found) {
    if (DISTANCE[here] === reach || (here !== from && !isPassable(state, owner, here))) continue;
    for (let way = first[here]; way < first[here + 1]; way++) {
      if (border[way] !== OPEN_WAY || DISTANCE[goal[way]] !== UNSEEN) continue;
      DISTANCE[goal[way]] = DISTANCE[here] + 1;
      found.push(goal[way]);
    }
  }
  return found;
}

const never = () => false;
const always = () => true;

function routeTo(where: Place): Route {
  return {
    place: where,
    distance: DISTANCE[where],
    crossings: CROSSINGS[where],
    bosphorus: BOSPHORUS[where] > 0,
    wet: WET[where] > 0,
    hop: HOP[where],
  };
}

/** XX.J The nearest province of friends without an enemy in it. */
export function nearestFriend(state: State, owner: Nation, where: Place): Place {
  for (const to of nearestFirst(state.rules.map, where)) if (isFriends(state, owner, to)) return to;
  return NOWHERE;
}

/** XX.J, G304 A leader left alone goes to the nearest friendly province; if there is none he stays. */
export function goToFriends(state: State, who: LeaderNumber): void {
  const to = nearestFriend(state, LEADER_NATION[who], state.pieces.leaderAt[who]);
  if (to >= 0) station(state, who, to);
}

function isFriends(state: State, owner: Nation, where: Place): boolean {
  return isPassable(state, owner, where) && ground(state, owner, where) === 'friendly';
}
