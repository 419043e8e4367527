import { AREAS } from '../../data/areas.ts';
import type { Nation } from '../../data/book/book.ts';
import { FIRST_SEA, IS_ENTRY, type Space } from '../../data/spaces.ts';
import { bookOf, CITY, NOBODY, type State } from '../../state/state.ts';
import { isPresent } from './pieces.ts';

/** 12.5.2 Overlord and subject are allies. */
export function areAllies({ overlord }: State, a: Nation, b: Nation): boolean {
  return overlord[a] === b || overlord[b] === a;
}

/** The allies of a nation, as bits. */
export function alliesOf({ overlord }: State, nation: Nation): number {
  let bits = overlord[nation] === NOBODY ? 0 : 1 << overlord[nation];
  for (let other = 0; other < overlord.length; other++) if (overlord[other] === nation) bits |= 1 << other;
  return bits;
}

/** Only the subjects of a nation, as bits. */
export function subjectsOf({ overlord }: State, nation: Nation): number {
  let bits = 0;
  for (let other = 0; other < overlord.length; other++) if (overlord[other] === nation) bits |= 1 << other;
  return bits;
}

/**
 * The other nations that a nation meets in a space, as bits. In an entry area nations see each other only if it is
 * ordinary land to both (10.0).
 */
export function strangers(state: State, space: Space, nation: Nation): number {
  const bit = 1 << nation;
  const others = state.mask[space] & ~bit;
  if (others === 0 || space >= FIRST_SEA || !IS_ENTRY[space]) return others;
  const standard = bookOf(state).standard[space];
  return (standard & bit) === 0 ? 0 : others & standard;
}

/** Those of them that are no allies: units of both must fight. */
export function enemies(state: State, space: Space, nation: Nation): number {
  const others = strangers(state, space, nation);
  return others === 0 ? 0 : others & ~alliesOf(state, nation);
}

/** The one nation of some bits. */
export function nationOf(bits: number): Nation {
  return 31 - Math.clz32(bits);
}

/** 6.1 Land areas that a nation controls; an entry area only if it is ordinary land to it. */
export function controlledAreas(state: State, nation: Nation): Space[] {
  const areas: Space[] = [];
  const standard = bookOf(state).standard;
  const bit = 1 << nation;
  for (let area = 0; area < AREAS.length; area++)
    if ((state.mask[area] & bit) !== 0 && (!IS_ENTRY[area] || (standard[area] & bit) !== 0)) areas.push(area);
  return areas;
}

/** Whether any of some areas is a nation's. */
export function controlsAny(state: State, nation: Nation, areas: readonly Space[]): boolean {
  return areas.some((area) => isPresent(state, nation, area));
}

/** The intact cities under a nation's control. */
export function citiesOf(state: State, nation: Nation): number {
  let cities = 0;
  for (let area = 0; area < AREAS.length; area++)
    if (state.city[area] === CITY && isPresent(state, nation, area)) cities += 1;
  return cities;
}
