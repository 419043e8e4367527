import type { Nation } from '../data/book.ts';
import { inRound } from '../data/book.ts';
import { OVERRUN_CITY_FACTOR, OVERRUN_FACTOR } from '../data/figures.ts';
import { FIRST_SEA, IS_ENTRY, IS_HIGHLAND, LAND_WAYS, type Space, STRAITS, spaceNamed } from '../data/spaces.ts';
import { LAND_KINDS, UNITS } from '../data/units.ts';
import { bookOf, CITY, SLOTS, type State, slot } from '../state.ts';
import { alliesOf, nationOf, strangers } from './control.ts';
import { isPresent, landUnits } from './pieces.ts';
import { attackLimit } from './stacking.ts';

/** 9.2 Whether a nation may be in an entry area in this round. */
export function mayEnterEntry(state: State, nation: Nation, area: Space): boolean {
  const book = bookOf(state);
  if ((book.standard[area] & (1 << nation)) !== 0) return true;
  const allowed = book.cards[nation].entryAllowed;
  return (
    allowed !== undefined && inRound(allowed.rounds, state.round) && allowed.areas.some((id) => spaceNamed(id) === area)
  );
}

/** 9.7 A highland does not stop whoever holds its city; nor, by the house rule, an ally of the holder. */
export function isRoad(state: State, nation: Nation, area: Space): boolean {
  if (state.city[area] !== CITY) return false;
  if (isPresent(state, nation, area)) return true;
  return state.rules.alliedCityRoads && (state.mask[area] & alliesOf(state, nation)) !== 0;
}

/** 9.3, R 13 How many units must be left in an area so that others may pass. */
export function overrunNeeds(state: State, area: Space, enemy: Nation): number {
  const defenders = landUnits(state, enemy, area);
  if (defenders === 0) return 1;
  return defenders * (state.city[area] === CITY ? OVERRUN_CITY_FACTOR : OVERRUN_FACTOR);
}

/** The enemies of a nation in an area as one nation, or -1. */
export function enemyIn(state: State, area: Space, nation: Nation, allies: number): Nation {
  const others = strangers(state, area, nation) & ~allies;
  return others === 0 ? -1 : nationOf(others);
}

/** Where plain units of a nation can go from an area. */
export interface Reach {
  /** Every place where they may end. */
  readonly ends: Space[];
  /** By space: the fewest steps to end there, and the fewest with which one can go on from there; 99 if neither. */
  readonly steps: number[];
  readonly passes: number[];
}

const FAR = 99;

/** 9.0 to 9.4 Breadth first, so that every place is reached on the shortest way. */
export function reachFrom(state: State, nation: Nation, from: Space, move: number): Reach {
  const steps = new Array<number>(FIRST_SEA).fill(FAR);
  const passes = new Array<number>(FIRST_SEA).fill(FAR);
  const ends: Space[] = [];
  const allies = alliesOf(state, nation);
  const queue = [from];
  passes[from] = 0;
  for (const here of queue) {
    const next = passes[here] + 1;
    if (next > move) continue;
    for (const area of LAND_WAYS[here]) enter(area, next);
  }
  // 9.4 A strait is the whole move.
  if (move > 0) for (const area of STRAITS[from]) cross(area);
  return { ends, steps, passes };

  function enter(area: Space, next: number): void {
    if (area === from || passes[area] <= next || (IS_ENTRY[area] && !mayEnterEntry(state, nation, area))) return;
    const enemy = enemyIn(state, area, nation, allies);
    const ally = (strangers(state, area, nation) & allies) !== 0;
    if (steps[area] === FAR && mayEnd(area, enemy, ally)) {
      steps[area] = next;
      ends.push(area);
    }
    const stops = IS_HIGHLAND[area] && !isRoad(state, nation, area);
    const blocked = enemy >= 0 && landUnits(state, nation, area) < overrunNeeds(state, area, enemy);
    if (stops || blocked) return;
    passes[area] = next;
    queue.push(area);
  }

  function cross(area: Space): void {
    if (IS_ENTRY[area]) return;
    const ally = (strangers(state, area, nation) & allies) !== 0;
    if (steps[area] !== FAR || !mayEnd(area, enemyIn(state, area, nation, allies), ally)) return;
    steps[area] = 1;
    ends.push(area);
  }

  function mayEnd(area: Space, enemy: Nation, ally: boolean): boolean {
    if (ally) return false;
    return enemy < 0 || landUnits(state, nation, area) < attackLimit(state, nation, area);
  }
}

/** The areas from which units that took this way could have entered; over a strait only from where they were. */
export function waysInto(reach: Reach, from: Space, to: Space, move: number): Space[] {
  const ways = LAND_WAYS[to].filter((area) => reach.passes[area] + 1 <= move);
  return ways.length > 0 ? ways : [from];
}

/** Units of a nation in an area that have not moved, by kind. */
export function unmoved(state: State, nation: Nation, space: Space): number[] {
  const first = slot(nation, space);
  const { moved } = state.turn;
  const counts: number[] = [];
  for (let kind = 0; kind < LAND_KINDS; kind++) counts.push(state.units[first + kind] - moved[space * SLOTS + kind]);
  return counts;
}

/** The movement of the fastest of some units. */
export function fastest(counts: readonly number[], extra: number): number {
  let best = 0;
  for (let kind = 0; kind < counts.length; kind++)
    if (counts[kind] > 0 && UNITS[kind].move > best) best = UNITS[kind].move;
  return best === 0 ? 0 : best + extra;
}
