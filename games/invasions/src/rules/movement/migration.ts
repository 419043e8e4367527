import type { Flow } from '@tabula/engine';
import { FOOT_STEPS, HORSE_STEPS } from '../../data/figures.ts';
import { distancesFrom, LAND, type Place, placeId, waysFrom } from '../../data/geography.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import { type Counter, type Nation, nationId } from '../../data/pieces.ts';
import { DONE, HORDE_TO, numberOf, optionsOf, prompt, TO } from '../../options.ts';
import {
  BARBARIAN,
  encamp,
  exhaust,
  exhaustLeader,
  move,
  NO_STEPS_LEFT,
  NOBODY,
  type State,
  station,
} from '../../state.ts';
import { invades } from '../lands/calendar.ts';
import { refreshControl } from '../lands/control.ts';
import { mayLodge, strays } from '../lands/homelands.ts';
import { closedTo } from '../lands/relations.ts';
import { isBarred } from '../lands/routes.ts';
import { stackLimit, stackSize } from '../lands/stacking.ts';
import { hasVentured, stepsLeft } from '../lands/steps.ts';
import { pickUnits } from '../pieces/selection.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { landUnitsOf, leadersOf } from '../pieces/units.ts';
import { mayBeIntercepted } from './interception.ts';
import { marchesOn } from './march.ts';
import { BEFORE, forgetWalk, isOpen, REACHED, reach, reached, STEPS, UNSEEN, walk } from './walk.ts';

/** XVIII.G A barbarian horde that does not invade may migrate with all its people, before any of them has moved. */
export function mayMigrate(state: State, owner: Nation): boolean {
  if (
    state.nations.status[owner] !== BARBARIAN ||
    state.nations.horde[owner] < 0 ||
    state.activation.marching !== NOBODY
  )
    return false;
  if (invades(state, owner) || hasVentured(state, owner)) return false;
  const people = landUnitsOf(state, owner);
  if (people.some((counter) => state.stacks.steps[counter] > 0)) return false;
  // Where all stand together they can follow the horde to any province next to it.
  if (
    people.every((counter) => state.pieces.at[counter] === state.nations.horde[owner]) &&
    hasOpenNeighbour(state, owner)
  )
    return true;
  const groups = findFollowers(state, owner);
  walk(state, owner, state.nations.horde[owner], NATION_ROWS[owner].horde ?? 0);
  for (let i = 1; i < reached; i++)
    if (FOLLOWED[REACHED[i]] === groups && mayCamp(state, owner, REACHED[i])) return true;
  return false;
}

function hasOpenNeighbour(state: State, owner: Nation): boolean {
  if ((NATION_ROWS[owner].horde ?? 0) === 0) return false;
  for (const way of waysFrom(state.rules.map, state.nations.horde[owner]))
    if (!isBarred(state, owner, way) && mayCamp(state, owner, way.to)) return true;
  return false;
}

/** Where a horde that migrates may end. */
function mayCamp(state: State, owner: Nation, to: Place): boolean {
  return (
    mayLodge(state, owner, to) && !strays(state, owner, state.nations.horde[owner], to) && isOpen(state, owner, to)
  );
}

/** G80 Provinces the horde can reach by its printed figure, with every unit able to end there or beside it. */
function migrations(state: State, owner: Nation): Place[] {
  const groups = findFollowers(state, owner);
  walk(state, owner, state.nations.horde[owner], NATION_ROWS[owner].horde ?? 0);
  const goals: Place[] = [];
  for (let i = 1; i < reached; i++)
    if (FOLLOWED[REACHED[i]] === groups && mayCamp(state, owner, REACHED[i])) goals.push(REACHED[i]);
  return goals.sort((a, b) => a - b);
}

/** Scratch: how many groups of units, from the first one on without a gap, can follow the horde to a province. */
const FOLLOWED = new Int16Array(LAND);

/** How many groups there are: those who stand together with as many steps go as far. */
function findFollowers(state: State, owner: Nation): number {
  FOLLOWED.fill(0);
  const groups: number[] = [];
  for (const counter of landUnitsOf(state, owner)) {
    const at = state.pieces.at[counter];
    const left = stepsLeft(state, counter, false);
    const group = at * (HORSE_STEPS + 1) + left;
    if (groups.includes(group)) continue;
    groups.push(group);
    walk(state, owner, at, left);
    for (let i = 0; i < reached; i++) {
      follow(REACHED[i], groups.length);
      if (i > 0 && !isOpen(state, owner, REACHED[i])) continue;
      for (const { to } of waysFrom(state.rules.map, REACHED[i])) follow(to, groups.length);
    }
  }
  return groups.length;
}

function follow(to: Place, group: number): void {
  if (FOLLOWED[to] === group - 1) FOLLOWED[to] = group;
}

function besides(state: State, to: Place): Place[] {
  return [to, ...waysFrom(state.rules.map, to).map((way) => way.to)];
}

/** XVIII.G The horde goes, and every unit follows to it or next to it; nothing else moves in this Movement. */
export function* migration(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const question = prompt('migrate', 'XVIII.G', { nation: nationId(owner) });
  const { province } = yield* ask(g, owner, question, optionsOf(HORDE_TO, migrations(state, owner)));
  const goal = numberOf(province);
  const plans = plansFor(state, owner, goal);
  yield* spreadOut(g, owner, goal, plans);
  for (const { counter, to } of plans.people) {
    move(state, counter, to);
    exhaust(state, counter);
  }
  encamp(state, owner, goal);
  for (const who of leadersOf(state, owner)) {
    station(state, who, goal);
    exhaustLeader(state, who);
  }
  g.emit({ event: 'migrated', nation: nationId(owner), province: placeId(goal) });
  refreshControl(state);
}

/** A unit on a migration: where it will end, and where it could. */
interface Migrant {
  readonly counter: Counter;
  readonly ends: readonly Place[];
  to: Place;
}

/** All that migrates, and how many more may end in the province of the horde and beside it. */
interface Migrants {
  readonly people: readonly Migrant[];
  readonly room: Map<Place, number>;
}

/** Who goes where: into the province of the horde as long as there is room, else next to it (G80). */
function plansFor(state: State, owner: Nation, goal: Place): Migrants {
  const near = besides(state, goal);
  const counters = landUnitsOf(state, owner);
  const room = new Map<Place, number>();
  for (const to of near) {
    const others = stackSize(state, owner, to) - counters.filter((counter) => state.pieces.at[counter] === to).length;
    room.set(to, stackLimit(state, owner, to, to === goal ? leadersOf(state, owner) : []) - others);
  }
  // Those who stand together with as many steps can go to the same places.
  const known = new Map<number, Place[]>();
  const people = counters.map((counter) => {
    const from = state.pieces.at[counter];
    const left = stepsLeft(state, counter, false);
    const group = from * (HORSE_STEPS + 1) + left;
    const ends = known.get(group) ?? endsFor(state, owner, from, left, goal, near);
    known.set(group, ends);
    const free = ends.filter((to) => (room.get(to) ?? 0) > 0);
    const to = nearest(state, goal, free.length > 0 ? free : ends, from);
    room.set(to, (room.get(to) ?? 0) - 1);
    return { counter, ends, to };
  });
  return { people, room };
}

/** G80 Those who would end with the horde may end beside it instead, as the player likes and as far as there is room. */
function* spreadOut(g: Invasions, owner: Nation, goal: Place, { people, room }: Migrants): Flow<void> {
  const { state } = g;
  const able = (to: Place) => people.filter((one) => one.to === goal && one.ends.includes(to));
  for (;;) {
    const open = besides(state, goal)
      .filter((to) => to !== goal && (room.get(to) ?? 0) > 0 && able(to).length > 0)
      .sort((a, b) => a - b);
    if (open.length === 0) return;
    const about = { nation: nationId(owner), province: placeId(goal) };
    const answer = yield* ask(g, owner, prompt('spread', 'XVIII.G', about), optionsOf(TO, open, [DONE]));
    if (answer.kind === 'done') return;
    const to = numberOf(answer.province);
    const left = room.get(to) ?? 0;
    const fit = able(to).map(({ counter }) => counter);
    const which = prompt('stack', 'XVIII.G', { nation: about.nation, province: answer.province });
    const going = yield* pickUnits(g, owner, fit, which, { least: 1, most: Math.min(fit.length, left) });
    for (const one of people) if (going.includes(one.counter)) one.to = to;
    room.set(to, left - going.length);
  }
}

function endsFor(
  state: State,
  owner: Nation,
  from: Place,
  steps: number,
  goal: Place,
  near: readonly Place[],
): Place[] {
  walk(state, owner, from, steps);
  return near.filter((to) => STEPS[to] !== UNSEEN && (to === goal || isOpen(state, owner, to)));
}

function nearest(state: State, goal: Place, options: readonly Place[], from: Place): Place {
  const distance = distancesFrom(state.rules.map, goal);
  return [...options].sort((a, b) => distance[a] - distance[b] || a - b)[0] ?? from;
}

/** XVIII.H, G78 In an Invasion the horde goes like infantry, three steps in each Movement, also after its units into a battle (G36). */
export function hordeReach(state: State, owner: Nation): Place[] {
  walkHorde(state, owner);
  const goals: Place[] = [];
  for (let i = 1; i < reached; i++) if (mayEndWithHorde(state, owner, REACHED[i])) goals.push(REACHED[i]);
  return goals.sort((a, b) => a - b);
}

export function canMoveHorde(state: State, owner: Nation): boolean {
  walkHorde(state, owner);
  for (let i = 1; i < reached; i++) if (mayEndWithHorde(state, owner, REACHED[i])) return true;
  return false;
}

function walkHorde(state: State, owner: Nation): void {
  const home = state.nations.horde[owner];
  const left = FOOT_STEPS - state.stacks.hordeSteps[owner];
  forgetWalk();
  if (home < 0 || left <= 0 || state.activation.marching !== NOBODY || !invades(state, owner)) return;
  const fresh = state.stacks.hordeSteps[owner] === 0;
  walk(state, owner, home, left, fresh);
  const open = reached;
  for (let i = 0; i < open; i++) {
    const far = STEPS[REACHED[i]] + 1;
    if (far > left) return;
    for (const way of waysFrom(state.rules.map, REACHED[i])) {
      const strait = way.border === 'strait';
      if (STEPS[way.to] !== UNSEEN || (strait && (i > 0 || !fresh))) continue;
      if (fightsAt(state, owner, way.to) && !isBarred(state, owner, way))
        reach(way.to, strait ? left : far, REACHED[i]);
    }
  }
}

function mayEndWithHorde(state: State, owner: Nation, where: Place): boolean {
  if (!mayLodge(state, owner, where)) return false;
  return isOpen(state, owner, where) || (fightsAt(state, owner, where) && !closedTo(state, owner, where));
}

/** Units of the nation have entered a hostile province: its horde may stand behind them. */
function fightsAt(state: State, owner: Nation, where: Place): boolean {
  return state.pieces.here[where].some((counter) => state.pieces.holder[counter] === owner);
}

export function* moveHorde(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const question = prompt('migrate', 'XVIII.H', { nation: nationId(owner) });
  const { province } = yield* ask(g, owner, question, optionsOf(HORDE_TO, hordeReach(state, owner)));
  const path = wayOfHorde(state, owner, numberOf(province));
  const behind = [state.nations.horde[owner]];
  g.emit({ event: 'horde.moved', nation: nationId(owner), province });
  for (const { to, cost } of path) {
    encamp(state, owner, to);
    state.stacks.hordeSteps[owner] += cost;
    const last = to === path[path.length - 1].to;
    if (!fightsAt(state, owner, to) && !(yield* getsThrough(g, owner, behind, to, last))) return;
    behind.push(to);
  }
}

/** The provinces that a horde enters on its way, and what steps each takes. */
function wayOfHorde(state: State, owner: Nation, goal: Place): { to: Place; cost: number }[] {
  walkHorde(state, owner);
  const path: { to: Place; cost: number }[] = [];
  for (let to = goal; to !== state.nations.horde[owner]; to = BEFORE[to])
    path.push({ to, cost: STEPS[to] - STEPS[BEFORE[to]] });
  return path.reverse();
}

/** XIX.A, G222 The horde of an Invasion may be intercepted like a stack: it goes on if it wins, and back if it is beaten, and its move is over. */
function* getsThrough(
  g: Invasions,
  owner: Nation,
  behind: readonly Place[],
  where: Place,
  last: boolean,
): Flow<boolean> {
  const { state } = g;
  const { bond, lord } = state.ties;
  const before = { bond: bond[owner], lord: lord[owner] };
  const passage = yield* mayBeIntercepted(g, owner, { units: [], lead: undefined }, where);
  if (passage === 'on') return true;
  if (passage === 'won') return last || (yield* marchesOn(g, owner, where));
  state.stacks.hordeSteps[owner] = NO_STEPS_LEFT;
  // Whoever had to submit has gone where his victor's people may be.
  const isAsBefore = bond[owner] === before.bond && lord[owner] === before.lord;
  if (state.nations.horde[owner] >= 0 && isAsBefore)
    encamp(state, owner, behind.findLast((to) => mayEndWithHorde(state, owner, to)) ?? behind[0]);
  return false;
}
