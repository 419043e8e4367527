import type { Seat } from '@tabula/engine';
import { idOf, ROADS, spaceNamed } from '../../src/data/map.ts';
import { index, type State } from '../../src/state.ts';
import { ARROWS, across, COIN, LAND, SEA } from './atlas.ts';

/** Words for the numbers of a state, so that the oracle speaks of provinces and pieces only. */
export const LANDS: readonly string[] = Object.keys(COIN);
export const SEAS: readonly string[] = [...new Set(SEA.flat())];
export const INFANTRY = 0;
export const CAVALRY = 1;
export const CATAPULT = 2;

export const number = spaceNamed;
export const nameOf = (at: number): string => idOf(at);
export const isProvince = (id: string): boolean => id in COIN;

export function seats(state: State): Seat[] {
  return Array.from({ length: state.players }, (_, seat) => seat);
}

export function unitsOf(state: State, seat: Seat, at: string): [number, number, number] {
  const i = index(seat, number(at));
  return [state.units[0][i], state.units[1][i], state.units[2][i]];
}

export function armyOf(state: State, seat: Seat, at: string): number {
  return unitsOf(state, seat, at).reduce((sum, count) => sum + count, 0);
}

export function generalsOf(state: State, seat: Seat, at: string): number {
  return state.generals[index(seat, number(at))];
}

export function leadersOf(state: State, seat: Seat, at: string): number {
  return generalsOf(state, seat, at) + (state.caesar[seat] === number(at) ? 1 : 0);
}

export const controllerOf = (state: State, at: string): Seat => state.control[number(at)];
export const hasCity = (state: State, at: string): boolean => state.city[number(at)] > 0;
export const hasWalls = (state: State, at: string): boolean => state.city[number(at)] > 1;

/** Land borders as this game has them: the desert between Mesopotamia and Arabia is a setting (R-MAP-2). */
export function borders(state: State): readonly (readonly string[])[] {
  return state.rules.mesopotamiaArabia ? [...LAND, ['arabia-petraea', 'mesopotamia']] : LAND;
}

const ROAD_BETWEEN: ReadonlyMap<string, number> = new Map(
  ROADS.flatMap(([a, b], border): [string, number][] => [
    [`${nameOf(a)} ${nameOf(b)}`, border],
    [`${nameOf(b)} ${nameOf(a)}`, border],
  ]),
);

export function hasRoad(state: State, a: string, b: string): boolean {
  const border = ROAD_BETWEEN.get(`${a} ${b}`);
  return border !== undefined && state.road[border] > 0;
}

/** The one other player whose land units stand in a province, or -1. */
export function foeIn(state: State, mover: Seat, at: string): Seat {
  return seats(state).find((seat) => seat !== mover && armyOf(state, seat, at) > 0) ?? -1;
}

export function galleysIn(state: State, at: string): { ship: number; owner: Seat }[] {
  return state.galley.owner.flatMap((owner, ship) =>
    owner >= 0 && state.galley.at[ship] === number(at) ? [{ ship, owner }] : [],
  );
}

/** A way out of a province: over a border, or across an arrow through its sea. */
export interface Way {
  readonly to: string;
  readonly sea: string | undefined;
}

const known = new Map<string, readonly Way[]>();

export function waysFrom(state: State, at: string): readonly Way[] {
  const key = `${at} ${state.rules.mesopotamiaArabia}`;
  const ways = known.get(key) ?? findWays(state, at);
  known.set(key, ways);
  return ways;
}

function findWays(state: State, at: string): Way[] {
  const straits = ARROWS.flatMap(([a, b, sea]) => (a === at ? [{ to: b, sea }] : b === at ? [{ to: a, sea }] : []));
  return [...across(borders(state), at).map((to) => ({ to, sea: undefined })), ...straits];
}

/** Everybody but the mover with galleys in a sea: each alone can close the strait [Battaglie navali]. */
export function wardens(state: State, mover: Seat, sea: string): Seat[] {
  return [...new Set(galleysIn(state, sea).map(({ owner }) => owner))].filter((owner) => owner !== mover);
}

export function tributeOf(state: State, seat: Seat): number {
  return LANDS.filter((at) => controllerOf(state, at) === seat).reduce(
    (sum, at) => sum + COIN[at] + (hasCity(state, at) ? 5 : 0),
    0,
  );
}
