import { AREAS } from '../../data/areas.ts';
import type { Nation } from '../../data/book/book.ts';
import { CAMPAIGN_COST } from '../../data/figures.ts';
import { FIRST_SEA, IS_ENTRY, isSea, type Space } from '../../data/spaces.ts';
import { bookOf, CITY, NOBODY, type State } from '../../state/state.ts';
import { campaignLeader } from './factions.ts';
import { isPresent, landUnits } from './pieces.ts';

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

/** The land units of some nations in an area together. */
export function unitsOf(state: State, bits: number, area: Space): number {
  let units = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) units += landUnits(state, nationOf(rest & -rest), area);
  return units;
}

/** The one nation of some bits. */
export function nationOf(bits: number): Nation {
  return 31 - Math.clz32(bits);
}

/**
 * 6.1 Whether a land area is a nation's. One who is attacked there still controls it; one who attacks does not yet (8.1 FAQ),
 * and a guest among his subjects never does (12.5.2). An entry area is controlled only where it is ordinary land.
 */
export function controls(state: State, nation: Nation, area: Space): boolean {
  if (IS_ENTRY[area]) return isPresent(state, nation, area) && isOrdinary(state, nation, area);
  return state.holder[area] === nation;
}

/** 9.2 Whether an area is ordinary land to a nation: an entry area only if the card says so. */
export function isOrdinary(state: State, nation: Nation, area: Space): boolean {
  return !IS_ENTRY[area] || (bookOf(state).standard[area] & (1 << nation)) !== 0;
}

/** 12.3.1, 12.5.2 Nobody ends a move among allies but an army on campaign among subjects, if it can pay for another move. */
export function mayRest(state: State, nation: Nation, area: Space, gold = state.gold[nation]): boolean {
  const others = isSea(area) ? 0 : strangers(state, area, nation);
  const allies = others === 0 ? 0 : others & alliesOf(state, nation);
  if (allies === 0) return true;
  return (
    campaignLeader(state, nation) !== NOBODY && gold >= CAMPAIGN_COST && (allies & ~subjectsOf(state, nation)) === 0
  );
}

/** The land areas that a nation controls. */
export function controlledAreas(state: State, nation: Nation): Space[] {
  const areas: Space[] = [];
  for (let area = 0; area < AREAS.length; area++) if (controls(state, nation, area)) areas.push(area);
  return areas;
}

/** Whether any of some areas is a nation's. */
export function controlsAny(state: State, nation: Nation, areas: readonly Space[]): boolean {
  return areas.some((area) => controls(state, nation, area));
}

/** The intact cities under a nation's control. */
export function citiesOf(state: State, nation: Nation): number {
  let cities = 0;
  for (let area = 0; area < AREAS.length; area++)
    if (state.city[area] === CITY && controls(state, nation, area)) cities += 1;
  return cities;
}
