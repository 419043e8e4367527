import { type Place, type Way, waysFrom } from '../geography.ts';
import type { Nation } from '../pieces.ts';
import type { State } from '../state.ts';
import { closedTo, friendly, ground, hostile } from './relations.ts';

/** XXV.F, G23 A strait is barred to a nation by any hostile naval stack in one of its seas. */
export function isBarred(state: State, owner: Nation, way: Way): boolean {
  if (way.border !== 'strait') return false;
  for (const sea of way.seas)
    for (const counter of state.here[sea]) if (hostile(state, owner, state.holder[counter], sea)) return true;
  return false;
}

/** XIX, XX.L Provinces that a reaction or a retreat may cross: empty, neutral or friendly ones that are open to the nation. */
export function isPassable(state: State, owner: Nation, where: Place): boolean {
  if (closedTo(state, owner, where)) return false;
  for (const counter of state.here[where]) if (hostile(state, owner, state.holder[counter], where)) return false;
  const { limes } = state;
  return limes[where] < 0 || !hostile(state, owner, limes[where], where);
}

/** XIX.B, XX.L Where such a move may end: a friendly province, or an empty and rural one. */
export function isShelter(state: State, owner: Nation, where: Place): boolean {
  if (!isPassable(state, owner, where)) return false;
  const units = state.here[where];
  if (units.length === 0 && state.level[where] === 0) return true;
  for (const counter of units) if (!friendly(state, owner, state.holder[counter], where)) return false;
  return ground(state, owner, where) === 'friendly';
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

/**
 * The best routes from a province over passable ones, shortest first and among equals with the fewest ridges and straits (G33).
 * Every province reached is listed, the passable ones and those only looked at (`ends`).
 */
export function routesFrom(
  state: State,
  owner: Nation,
  from: Place,
  reach: number,
  banned: (where: Place) => boolean = () => false,
): Route[] {
  const found = new Map<Place, Route>();
  let layer: Route[] = [{ place: from, distance: 0, crossings: 0, bosphorus: false, wet: false, hop: from }];
  for (let distance = 1; distance <= reach; distance++) {
    const next = new Map<Place, Route>();
    for (const route of layer)
      for (const way of waysFrom(state.rules.map, route.place)) {
        if (way.to === from || found.has(way.to) || banned(way.to) || isBarred(state, owner, way)) continue;
        const hard = way.border === 'ridge' || way.border === 'strait' ? 1 : 0;
        const crossings = route.crossings + hard;
        const known = next.get(way.to);
        if (known !== undefined && known.crossings <= crossings) continue;
        const bosphorus = route.bosphorus || way.bosphorus;
        const wet = route.wet || way.border !== 'open';
        const hop = distance === 1 ? way.to : route.hop;
        next.set(way.to, { place: way.to, distance, crossings, bosphorus, wet, hop });
      }
    layer = [];
    for (const route of next.values()) {
      found.set(route.place, route);
      if (isPassable(state, owner, route.place)) layer.push(route);
    }
  }
  return [...found.values()].sort((a, b) => a.place - b.place);
}
