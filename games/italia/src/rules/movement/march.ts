import type { Barred } from '@tabula/engine';
import type { Leader, Nation } from '../../data/book/book.ts';
import type { Operation } from '../../data/card.ts';
import { OVERRUN_CITY_FACTOR, OVERRUN_FACTOR } from '../../data/figures.ts';
import {
  FIRST_SEA,
  IS_ENTRY,
  IS_HIGHLAND,
  isSea,
  LAND_OR_STRAIT,
  LAND_WAYS,
  SPACES,
  type Space,
  STRAITS,
  spaceNamed,
} from '../../data/spaces.ts';
import { LAND_KINDS, UNITS } from '../../data/units.ts';
import { ATTACK, GO, SELECT } from '../../options.ts';
import { bookOf, CITY, NOBODY, SLOTS, type State, slot } from '../../state/state.ts';
import { alliesOf, areAllies, controls, strangers, unitsOf } from '../pieces/control.ts';
import { isPresent, landUnits, leadersAt, leadersIn, sum } from '../pieces/pieces.ts';
import { attackLimit } from '../pieces/stacking.ts';

/** 9.2 Whether a nation may be in an entry area in this round. */
export function mayEnterEntry(state: State, nation: Nation, area: Space): boolean {
  const book = bookOf(state);
  return (book.standard[area] & (1 << nation)) !== 0 || book.entriesFor(nation, state.round).includes(area);
}

/** 9.7 A highland does not stop whoever holds its city; nor, by the house rule, an ally of the holder. */
export function isRoad(state: State, nation: Nation, area: Space): boolean {
  if (state.city[area] !== CITY) return false;
  if (controls(state, nation, area)) return true;
  const holder = state.holder[area];
  return state.rules.alliedCityRoads && holder !== NOBODY && areAllies(state, nation, holder);
}

/**
 * 9.3, R 13 How many units must be left among some enemies so that others may pass: nobody ever passes if so many may not
 * attack there (8.3), which a leader who stays with them makes one more.
 */
export function overrunNeeds(
  state: State,
  nation: Nation,
  area: Space,
  foes: number,
  led = leadersAt(state, nation, area) > 0,
): number {
  const defenders = unitsOf(state, foes, area);
  if (defenders === 0) return 1;
  const needed = defenders * (state.city[area] === CITY ? OVERRUN_CITY_FACTOR : OVERRUN_FACTOR);
  return needed > attackLimit(state, nation, area, led) ? Number.POSITIVE_INFINITY : needed;
}

/** The enemies of a nation in an area, as bits. */
export function enemiesIn(state: State, area: Space, nation: Nation, allies: number): number {
  return strangers(state, area, nation) & ~allies;
}

/** 9.3 Units that overrun an area: they have moved there and move no further. */
export function overrunning({ turn: { moved } }: State, area: Space): number {
  let units = 0;
  for (let kind = 0; kind < LAND_KINDS; kind++) units += moved[area * SLOTS + kind];
  return units;
}

/** The army of a leader on campaign has come to a space (R 70, R 95). */
export function noteWay({ turn }: State, space: Space): void {
  if (turn.leader !== NOBODY && !turn.way.includes(space)) turn.way.push(space);
}

/** R 70, R 95 Whether the army on campaign began its step in an area, came through it, or stands there. */
export function isOfArmy({ turn }: State, area: Space): boolean {
  return turn.way.includes(area);
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
const NOWHERE_YET: readonly number[] = Array.from({ length: FIRST_SEA }, () => FAR);

/** 9.0 to 9.4 Breadth first, so that every place is reached on the shortest way. */
export function reachFrom(state: State, nation: Nation, from: Space, move: number): Reach {
  const steps = NOWHERE_YET.slice();
  const passes = NOWHERE_YET.slice();
  const ends: Space[] = [];
  const allies = alliesOf(state, nation);
  const queue = [from];
  passes[from] = 0;
  for (let i = 0; i < queue.length; i++) {
    const next = passes[queue[i]] + 1;
    if (next > move) break;
    for (const area of LAND_WAYS[queue[i]]) {
      if (area === from || passes[area] <= next) continue;
      if (IS_ENTRY[area] && !mayEnterEntry(state, nation, area)) continue;
      if (steps[area] === FAR && mayEnd(state, nation, area, allies)) {
        steps[area] = next;
        ends.push(area);
      }
      if (!mayPass(state, nation, area, allies)) continue;
      passes[area] = next;
      queue.push(area);
    }
  }
  // 9.4 A strait is the whole move.
  if (move > 0)
    for (const area of STRAITS[from])
      if (steps[area] === FAR && !IS_ENTRY[area] && mayEnd(state, nation, area, allies)) {
        steps[area] = 1;
        ends.push(area);
      }
  return { ends, steps, passes };
}

/** Whether units may end their move in an area: not among allies, and among enemies only as many as may attack. */
function mayEnd(state: State, nation: Nation, area: Space, allies: number): boolean {
  const others = strangers(state, area, nation);
  if (others === 0) return true;
  if ((others & allies) !== 0) return false;
  return landUnits(state, nation, area) < attackLimit(state, nation, area);
}

/** Whether units may go on from an area: highland stops them, and so do enemies who are not overrun (9.3). */
function mayPass(state: State, nation: Nation, area: Space, allies: number): boolean {
  if (IS_HIGHLAND[area] && !isRoad(state, nation, area)) return false;
  const foes = enemiesIn(state, area, nation, allies);
  return foes === 0 || overrunning(state, area) >= overrunNeeds(state, nation, area, foes);
}

/** The areas from which units that took this way could have entered; over a strait only from where they were. */
export function waysInto(reach: Reach, from: Space, to: Space, move: number): Space[] {
  const ways: Space[] = [];
  for (const area of LAND_WAYS[to]) if (reach.passes[area] < move) ways.push(area);
  return ways.length > 0 ? ways : [from];
}

/** Units of a nation in an area that have not moved, by kind. */
export function unmoved(state: State, nation: Nation, space: Space): number[] {
  const { units, turn } = state;
  const i = slot(nation, space);
  const m = space * SLOTS;
  const { moved } = turn;
  return [
    units[i] - moved[m],
    units[i + 1] - moved[m + 1],
    units[i + 2] - moved[m + 2],
    units[i + 3] - moved[m + 3],
    units[i + 4] - moved[m + 4],
    units[i + 5] - moved[m + 5],
  ];
}

/** Leaders of a nation in a space who have not moved. */
export function unmovedLeaders(state: State, nation: Nation, space: Space): readonly Leader[] {
  if (leadersAt(state, nation, space) === 0) return NO_LEADERS;
  return leadersIn(state, nation, space).filter((leader) => !state.turn.leadersMoved.includes(leader));
}

const NO_LEADERS: readonly Leader[] = [];

/** The movement of the fastest of some units. */
export function fastest(counts: readonly number[], extra: number): number {
  let best = 0;
  for (let kind = 0; kind < counts.length; kind++)
    if (counts[kind] > 0 && UNITS[kind].move > best) best = UNITS[kind].move;
  return best === 0 ? 0 : best + extra;
}

/** The great invasion or campaign of the nation whose turn it is. */
export function operationOf(state: State, nation: Nation): Operation | undefined {
  return nation === state.nation ? bookOf(state).operation(nation, state.round) : undefined;
}

/** R 59 Whoever waits in the start area of a campaign does not move before it. */
export function isStartArea(state: State, nation: Nation, space: Space): boolean {
  const operation = operationOf(state, nation);
  return (
    operation?.kind === 'campaign' && operation.startArea !== undefined && spaceNamed(operation.startArea) === space
  );
}

/** 9.0, 13.2 Stacks that one would look for in vain: they wait for their campaign, have moved, or cannot go anywhere. */
export function barredStacks(state: State, nation: Nation, movers: readonly { readonly id: string }[]): Barred[] {
  const barred: Barred[] = [];
  for (let space = 0; space < SPACES; space++) {
    const option = SELECT[space];
    if (!isPresent(state, nation, space) || movers.some(({ id }) => id === option.id)) continue;
    const idle = sum(unmoved(state, nation, space)) > 0 || unmovedLeaders(state, nation, space).length > 0;
    if (isStartArea(state, nation, space)) barred.push({ option, reason: 'waits', rule: '13.2' });
    else if (!idle) barred.push({ option, reason: 'moved', rule: '9.0' });
    else if (isSea(space)) barred.push({ option, reason: 'no-fleet', rule: '9.6' });
    else barred.push({ option, reason: 'no-way', rule: '9.0' });
  }
  return barred;
}

/** 8.3, 9.2, 12.5.2 Why the next area cannot be gone to; where nobody is left to go that alone bars nothing. */
export function barredWays(state: State, nation: Nation, from: Space, ends: readonly Space[]): Barred[] {
  const allies = alliesOf(state, nation);
  return LAND_OR_STRAIT[from].flatMap((area): Barred[] => {
    if (ends.includes(area)) return [];
    if (IS_ENTRY[area] && !mayEnterEntry(state, nation, area))
      return [{ option: GO[area], reason: 'entry', rule: '9.2' }];
    if ((strangers(state, area, nation) & allies) !== 0) return [{ option: GO[area], reason: 'ally', rule: '12.5.2' }];
    return mayEnd(state, nation, area, allies) ? [] : [{ option: ATTACK[area], reason: 'full', rule: '8.3' }];
  });
}
