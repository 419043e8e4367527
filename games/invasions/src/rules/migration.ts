import type { Flow } from '@tabula/engine';
import { FOOT_STEPS } from '../data/figures.ts';
import { NATION_ROWS } from '../data/nations.ts';
import { distancesFrom, type Place, placeId, waysFrom } from '../geography.ts';
import { HORDE_TO, numberOf, prompt } from '../options.ts';
import { type Counter, type Nation, nationId } from '../pieces.ts';
import { BARBARIAN, FEDERATE, move, NOBODY, type State } from '../state.ts';
import { invades } from './calendar.ts';
import { refreshControl } from './control.ts';
import { STOPPED, stepsLeft } from './movement.ts';
import { closedTo, hostile, relation } from './relations.ts';
import { ask, type Invasions } from './table.ts';
import { landUnitsOf, leadersOf, unitsOf } from './units.ts';

/** XVIII.G A barbarian horde that does not invade may migrate with all its people, before any of them has moved. */
export function mayMigrate(state: State, owner: Nation): boolean {
  if (state.status[owner] !== BARBARIAN || state.horde[owner] < 0 || state.marching !== NOBODY) return false;
  if (invades(state, owner) || state.bond[owner] === FEDERATE) return false;
  if (landUnitsOf(state, owner).some((counter) => state.steps[counter] > 0)) return false;
  return migrations(state, owner).length > 0;
}

/** G80 Provinces the horde can reach by its printed figure, with every unit able to end there or beside it. */
function migrations(state: State, owner: Nation): Place[] {
  const steps = NATION_ROWS[owner].horde ?? 0;
  const from = state.horde[owner];
  const reached = within(state, owner, from, steps);
  const reach = new Map<Counter, ReadonlySet<Place>>();
  for (const counter of landUnitsOf(state, owner))
    reach.set(
      counter,
      new Set([state.at[counter], ...within(state, owner, state.at[counter], stepsLeft(state, counter, false))]),
    );
  return reached.filter((to) =>
    [...reach.values()].every((places) => besides(state, to).some((near) => places.has(near))),
  );
}

function besides(state: State, to: Place): Place[] {
  return [to, ...waysFrom(state.rules.map, to).map((way) => way.to)];
}

function within(state: State, owner: Nation, from: Place, steps: number): Place[] {
  const distance = new Map<Place, number>([[from, 0]]);
  const open = [from];
  for (const here of open) {
    const so = distance.get(here) ?? 0;
    if (so >= steps) continue;
    for (const way of waysFrom(state.rules.map, here))
      if (way.border !== 'strait' && !distance.has(way.to) && isOpen(state, owner, way.to)) {
        distance.set(way.to, so + 1);
        open.push(way.to);
      }
  }
  return open.slice(1).sort((a, b) => a - b);
}

/** No province that is hostile with units, a Limes or a city in it; none that neutral units hold. */
function isOpen(state: State, owner: Nation, to: Place): boolean {
  if (closedTo(state, owner, to) || state.limes[to] !== NOBODY) return false;
  for (const counter of state.here[to])
    if (relation(state, owner, state.holder[counter], to) !== 'friendly') return false;
  const keeper = state.city[to];
  return state.level[to] === 0 || keeper === NOBODY || !hostile(state, owner, keeper, to);
}

/** XVIII.G The horde goes, and every unit follows to it or next to it; there is nothing else to do this turn. */
export function* migration(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const question = prompt('migrate', 'XVIII.G', { nation: nationId(owner) });
  const { province } = yield* ask(
    g,
    owner,
    question,
    migrations(state, owner).map((to) => HORDE_TO[to]),
  );
  const goal = numberOf(province);
  const near = besides(state, goal);
  const plans: { counter: Counter; to: Place }[] = [];
  for (const counter of landUnitsOf(state, owner)) {
    const from = state.at[counter];
    const places = new Set([from, ...within(state, owner, from, stepsLeft(state, counter, false))]);
    const options = near.filter((to) => places.has(to) && (to === goal || isOpen(state, owner, to)));
    const to = options.includes(goal) ? goal : nearest(state, goal, options, from);
    plans.push({ counter, to });
  }
  for (const { counter, to } of plans) {
    move(state, counter, to);
    state.steps[counter] = STOPPED;
  }
  state.horde[owner] = goal;
  for (const who of leadersOf(state, owner)) {
    state.leaderAt[who] = goal;
    state.leaderSteps[who] = STOPPED;
    state.campaigns[who] = STOPPED;
  }
  g.emit({ event: 'migrated', nation: nationId(owner), province: placeId(goal) });
  refreshControl(state);
}

function nearest(state: State, goal: Place, options: readonly Place[], from: Place): Place {
  const distance = distancesFrom(state.rules.map, goal);
  return [...options].sort((a, b) => distance[a] - distance[b] || a - b)[0] ?? from;
}

/** XVIII.H, G78 In an Invasion the horde goes like infantry, once in each Movement. */
export function hordeReach(state: State, owner: Nation): Place[] {
  if (!invades(state, owner) || state.horde[owner] < 0 || state.hordeSteps[owner] > 0 || state.marching !== NOBODY)
    return [];
  return within(state, owner, state.horde[owner], FOOT_STEPS);
}

export function* moveHorde(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const question = prompt('migrate', 'XVIII.H', { nation: nationId(owner) });
  const { province } = yield* ask(
    g,
    owner,
    question,
    hordeReach(state, owner).map((to) => HORDE_TO[to]),
  );
  state.horde[owner] = numberOf(province);
  state.hordeSteps[owner] = FOOT_STEPS;
  g.emit({ event: 'horde.moved', nation: nationId(owner), province });
}

/** Nothing more moves, attacks or goes on campaign in this activation. */
export function rest(state: State, owner: Nation): void {
  for (const counter of unitsOf(state, owner)) state.steps[counter] = STOPPED;
  for (const who of leadersOf(state, owner)) {
    state.leaderSteps[who] = STOPPED;
    state.campaigns[who] = STOPPED;
  }
}
