import { bundle } from '@tabula/engine';
import { LEADERS } from '../data/leaders.ts';
import type { Place } from '../geography.ts';
import {
  COUNTERS_OF,
  type Counter,
  LEADER_NATION,
  LEADERS_OF,
  type LeaderNumber,
  NATION_OF,
  type Nation,
  SORT_OF,
  SORTS,
  type SortFacts,
} from '../pieces.ts';
import { ABSENT, isCivilised, NOWHERE, type State } from '../state.ts';
import { united } from './relations.ts';

/** What a counter is as it lies: a damaged elite unit is plain infantry, or a plain fleet (III.B). */
export function facts(counter: Counter): SortFacts {
  return SORTS[SORT_OF[counter]];
}

export function isFleet(counter: Counter): boolean {
  return facts(counter).kind === 'fleet';
}

/** III.B Elite counters are elite only in the hands of a civilised nation. */
export function isElite(state: State, counter: Counter): boolean {
  if (state.hurt[counter] > 0 || !facts(counter).elite) return false;
  // Units of a nation that was absorbed by another serve it as their own.
  const owner = NATION_OF[counter];
  return isCivilised(state, state.status[owner] === ABSENT ? state.holder[counter] : owner);
}

export function isHeavy(state: State, counter: Counter): boolean {
  return state.hurt[counter] === 0 && facts(counter).heavy;
}

export function isHorse(state: State, counter: Counter): boolean {
  return state.hurt[counter] === 0 && facts(counter).horse;
}

export function isHorseArcher(state: State, counter: Counter): boolean {
  return state.hurt[counter] === 0 && facts(counter).kind === 'horse-archers';
}

export function shoots(state: State, counter: Counter): boolean {
  return state.hurt[counter] === 0 && facts(counter).shoots;
}

export function isFoot(state: State, counter: Counter): boolean {
  return state.hurt[counter] > 0 || facts(counter).foot;
}

/** A counter's name in options and events: its sort, and whether it is damaged. */
export function keyOf(state: State, counter: Counter): string {
  const { key } = facts(counter);
  return state.hurt[counter] > 0 ? `${key}-hurt` : key;
}

/** Some counters as a bundle, for the log. */
export function bundleOf(state: State, counters: readonly Counter[]): string {
  const counts: Record<string, number> = {};
  for (const counter of counters) {
    const key = keyOf(state, counter);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return bundle(counts);
}

/** The units that serve a nation in a place (both halves of Rome while they are one, G40). */
export function unitsAt(state: State, owner: Nation, where: Place): Counter[] {
  return state.here[where].filter((counter) => united(state, owner, state.holder[counter]));
}

/** All units on the map that serve a nation. */
export function unitsOf(state: State, owner: Nation): Counter[] {
  const own = COUNTERS_OF[owner].filter((counter) => state.at[counter] >= 0 && state.holder[counter] === owner);
  for (let counter = 0; counter < state.holder.length; counter++)
    if (state.holder[counter] === owner && NATION_OF[counter] !== owner && state.at[counter] >= 0) own.push(counter);
  return own;
}

/** A nation's own units on the map, whoever they serve. */
export function ownUnits(state: State, owner: Nation): Counter[] {
  return COUNTERS_OF[owner].filter((counter) => state.at[counter] >= 0);
}

export function leadersAt(state: State, owner: Nation, where: Place): LeaderNumber[] {
  const found: LeaderNumber[] = [];
  for (let who = 0; who < state.leaderAt.length; who++)
    if (state.leaderAt[who] === where && united(state, owner, LEADER_NATION[who])) found.push(who);
  return found;
}

/** A nation's leaders on the map. */
export function leadersOf(state: State, owner: Nation): LeaderNumber[] {
  return LEADERS_OF[owner].filter((who) => state.leaderAt[who] >= 0);
}

/** G47: the highest bonus among leaders counts, never the sum. */
export function best(
  who: readonly LeaderNumber[],
  bonus: 'combat' | 'stacking' | 'administration' | 'diplomacy',
): number {
  let most = 0;
  for (const one of who) most = Math.max(most, LEADERS[one][bonus]);
  return most;
}

/** Where a nation's newcomers gather: its horde or its capital. */
export function seatOfPower(state: State, owner: Nation): Place {
  return state.horde[owner] >= 0 ? state.horde[owner] : state.capital[owner];
}

/** The counters of a nation that wait in the supply. */
export function supply(state: State, owner: Nation): Counter[] {
  return COUNTERS_OF[owner].filter((counter) => state.at[counter] === NOWHERE);
}
