import type { Flow } from '@tabula/engine';
import { FOOT_STEPS, HORSE_STEPS } from '../data/figures.ts';
import { NATION_ROWS } from '../data/nations.ts';
import { distancesFrom, LAND, type Place, placeId, SHORE_OF, SHORES, waysFrom } from '../geography.ts';
import { HORDE_TO, numberOf, prompt } from '../options.ts';
import { type Counter, type Nation, nation, nationId } from '../pieces.ts';
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
  const reach = reachOf(state, owner);
  return within(state, owner, state.horde[owner], NATION_ROWS[owner].horde ?? 0).some((to) =>
    allFollow(state, reach, to),
  );
}

/** G80 Provinces the horde can reach by its printed figure, with every unit able to end there or beside it. */
function migrations(state: State, owner: Nation): Place[] {
  const reach = reachOf(state, owner);
  return within(state, owner, state.horde[owner], NATION_ROWS[owner].horde ?? 0).filter((to) =>
    allFollow(state, reach, to),
  );
}

/** Where the units of each place can go; those who stand together with as many steps go as far. */
function reachOf(state: State, owner: Nation): readonly ReadonlySet<Place>[] {
  const reach = new Map<number, ReadonlySet<Place>>();
  for (const counter of landUnitsOf(state, owner)) {
    const at = state.at[counter];
    const left = stepsLeft(state, counter, false);
    const key = at * (HORSE_STEPS + 1) + left;
    if (!reach.has(key)) reach.set(key, new Set(stepsTo(state, owner, at, left).keys()));
  }
  return [...reach.values()];
}

function allFollow(state: State, reach: readonly ReadonlySet<Place>[], to: Place): boolean {
  const near = besides(state, to);
  return reach.every((places) => near.some((where) => places.has(where)));
}

function besides(state: State, to: Place): Place[] {
  return [to, ...waysFrom(state.rules.map, to).map((way) => way.to)];
}

/** Provinces open to a nation within so many steps, in the order of the map; the first place not counted. */
function within(state: State, owner: Nation, from: Place, steps: number): Place[] {
  const reached = [...stepsTo(state, owner, from, steps).keys()];
  return reached.slice(1).sort((a, b) => a - b);
}

/** How many steps each of them is away. Straits are not for a whole people; keels carry theirs over one zone (G22). */
function stepsTo(state: State, owner: Nation, from: Place, steps: number): Map<Place, number> {
  const distance = new Map<Place, number>([[from, 0]]);
  const open = [from];
  const reach = (to: Place, far: number) => {
    if (distance.has(to) || !isOpen(state, owner, to)) return;
    distance.set(to, far);
    open.push(to);
  };
  for (const here of open) {
    const so = distance.get(here) ?? 0;
    if (so >= steps) continue;
    for (const way of waysFrom(state.rules.map, here)) if (way.border !== 'strait') reach(way.to, so + 1);
    if (KEELS.includes(owner))
      for (const { sea } of SHORES[here]) for (const to of SHORE_OF[sea - LAND]) reach(to, so + 1);
  }
  return distance;
}

/** Peoples of the northern seas. */
const KEELS: readonly Nation[] = (['angli', 'saxones', 'iuti', 'scoti'] as const).map(nation);

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

/** XVIII.H, G78 In an Invasion the horde goes like infantry, three steps in each Movement, also after its units into a battle (G36). */
export function hordeReach(state: State, owner: Nation): Place[] {
  return [...hordeSteps(state, owner).keys()].sort((a, b) => a - b);
}

function hordeSteps(state: State, owner: Nation): Map<Place, number> {
  const home = state.horde[owner];
  const left = FOOT_STEPS - state.hordeSteps[owner];
  if (home < 0 || left <= 0 || state.marching !== NOBODY || !invades(state, owner)) return new Map();
  const steps = stepsTo(state, owner, home, left);
  for (const [here, far] of [...steps])
    if (far < left)
      for (const { to, border } of waysFrom(state.rules.map, here))
        if (border !== 'strait' && !steps.has(to) && fightsAt(state, owner, to)) steps.set(to, far + 1);
  steps.delete(home);
  return steps;
}

/** Units of the nation have entered a hostile province: its horde may stand behind them. */
function fightsAt(state: State, owner: Nation, where: Place): boolean {
  return state.here[where].some((counter) => state.holder[counter] === owner);
}

export function* moveHorde(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const steps = hordeSteps(state, owner);
  const question = prompt('migrate', 'XVIII.H', { nation: nationId(owner) });
  const { province } = yield* ask(
    g,
    owner,
    question,
    hordeReach(state, owner).map((to) => HORDE_TO[to]),
  );
  const to = numberOf(province);
  state.hordeSteps[owner] += steps.get(to) ?? FOOT_STEPS;
  state.horde[owner] = to;
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
