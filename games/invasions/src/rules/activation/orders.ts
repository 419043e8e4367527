import type { Flow } from '@tabula/engine';
import { HORSE_STEPS, STACK_IN_MOUNTAINS } from '../../data/figures.ts';
import { distancesFrom, isSea, LAND, PLACES, type Place, placeId } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import { type Counter, type LeaderNumber, type Nation, nationId, SIDE_OF } from '../../data/pieces.ts';
import {
  DONE,
  FROM,
  LEAD,
  MIGRATE,
  MOVE_HORDE,
  numberOf,
  optionsOf,
  prompt,
  RAID_INSTEAD,
  SAIL,
  TO,
  UNLED,
} from '../../options.ts';
import { exhaust, exhaustLeader, NO_STEPS_LEFT, NOBODY, renew, type State, seatOf, standStill } from '../../state.ts';
import { cardOptions, playOwn } from '../cards/event-play.ts';
import { holdsCards, takeSpoils } from '../cards/hand.ts';
import { remnantsOf, subdueRobbed } from '../diplomacy/dependence.ts';
import { lateEnvoys, playEnvoy, senderOf } from '../diplomacy/envoys.ts';
import { carriesFor } from '../lands/afloat.ts';
import { refreshControl } from '../lands/control.ts';
import { canStep, destinations, reaches } from '../lands/destinations.ts';
import { stackLimit, stackSize } from '../lands/stacking.ts';
import { stepsLeft, venture } from '../lands/steps.ts';
import { march } from '../movement/march.ts';
import { canMoveHorde, mayMigrate, migration, moveHorde } from '../movement/migration.ts';
import { loseUnit } from '../pieces/losses.ts';
import { pickUnits } from '../pieces/selection.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { army, comradesOf, kindOf, provincesHeld, united, unitsAt, unitsOf } from '../pieces/units.ts';
import { fleetOrders, moveFleets, seekBattle } from '../sea/fleets.ts';
import { sail, voyagesFrom } from '../sea/voyages.ts';
import { fellows } from './fellows.ts';
import { mayRaid, raidInstead } from './raids.ts';

/** A leader who moves: he rides. */
const LEADER_STEPS = HORSE_STEPS + 1;

/** XVIII. Movement: stack by stack, each as far as it likes, until the player is done. */
export function* movement(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  for (;;) {
    // A card that changes hands is known from the checkpoint on.
    takeSpoils(g);
    g.checkpoint();
    const formal =
      army(state, owner).some((one) => state.cards.envoys[one].length > 0) || holdsCards(state, SIDE_OF[owner]);
    const options = orders(state, owner);
    const { plain, strict } = (options[0] === DONE ? MOVE : MOVE_ON)[owner];
    const answer = yield* ask(g, owner, formal ? strict : plain, options);
    if (answer.kind === 'done') break;
    if (answer.kind === 'event') {
      yield* playOwn(g, owner, answer.card);
      refreshControl(state);
      continue;
    }
    if (answer.kind === 'envoy') {
      yield* playEnvoy(g, senderOf(state, owner, answer.envoy), answer.envoy);
      refreshControl(state);
      continue;
    }
    if (answer.kind === 'migrate') {
      yield* migration(g, owner);
      break;
    }
    if (answer.kind === 'raid-instead') {
      yield* raidInstead(g, owner);
      break;
    }
    if (answer.kind === 'move-horde') {
      yield* moveHorde(g, owner);
      refreshControl(state);
      continue;
    }
    const where = numberOf(answer.province);
    if (isSea(where)) venture(state, owner);
    const remnants = remnantsOf(state);
    if (answer.kind === 'engage-at') yield* seekBattle(g, owner, where);
    else if (isSea(where)) yield* moveFleets(g, owner, where);
    else yield* moveStack(g, owner, where);
    refreshControl(state);
    yield* subdueRobbed(g, owner, remnants);
  }
  yield* thinOut(g, owner);
  // Allies move next, or battles follow.
  refreshControl(state);
}

/** What a nation can do next in its Movement, in any order (IV.3.A). While a stack is too large and can go on, it is not over (G98). */
function orders(state: State, owner: Nation): Order[] {
  // G150 A side without a player stays where it is.
  if (seatOf(state, owner) === NOBODY) return [DONE];
  const starts = startsOf(state, owner);
  const crowded = starts.filter((where) => isCrowded(state, owner, where));
  const options: Order[] = [];
  if (crowded.length === 0) options.push(DONE);
  if (mayMigrate(state, owner)) options.push(MIGRATE);
  if (mayRaid(state, owner) && !crowded.some((where) => canShift(state, owner, where))) options.push(RAID_INSTEAD);
  if (canMoveHorde(state, owner)) options.push(MOVE_HORDE);
  for (const where of starts) options.push(FROM[where]);
  for (const order of fleetOrders(state, owner)) options.push(order);
  for (const card of cardOptions(state, owner, 'activation')) options.push(card);
  for (const envoy of lateEnvoys(state, owner)) options.push(envoy);
  return options;
}

/** XI.C Whether a unit can go to another province that its nation controls, as it may before a raid. */
function canShift(state: State, owner: Nation, where: Place): boolean {
  if (state.lands.control[where] !== owner) return false;
  return unitsAt(state, owner, where).some((counter) =>
    destinations(state, owner, where, [counter], undefined, stepsLeft(state, counter, false)).some(
      (to) => state.lands.control[to] === owner,
    ),
  );
}

type Order =
  | typeof DONE
  | typeof MIGRATE
  | typeof RAID_INSTEAD
  | typeof MOVE_HORDE
  | ReturnType<typeof fleetOrders>[number]
  | ReturnType<typeof cardOptions>[number]
  | ReturnType<typeof lateEnvoys>[number];

/** The question of each nation, and how it is put to whoever holds cards: he is asked even where there is one answer only. */
const asked = (rule: string, crowded: number) =>
  NATION_ROWS.map(({ id }) => {
    const plain = prompt('move', rule, { nation: id, crowded });
    return { plain, strict: { ...plain, formal: true } };
  });
const MOVE = asked('XVIII.A', 0);
/** XVII.A Too many stand together: the Movement is not over. */
const MOVE_ON = asked('XVII.A', 1);

/** XVIII.B A new Movement: every allowance is whole again; mutineers have none (XLII.9). */
export function renewSteps(state: State, owner: Nation): void {
  for (const member of army(state, owner)) {
    for (const counter of unitsOf(state, member)) {
      // XXV.A Fleets have their steps for a whole activation.
      if (state.pieces.at[counter] >= LAND) continue;
      renew(state, counter);
      state.stacks.unled[counter] = 0;
    }
    state.stacks.hordeSteps[member] = 0;
  }
  standStill(state);
  state.stacks.leaderSteps.fill(0);
  for (const counter of state.stacks.mutineers) exhaust(state, counter);
  for (const who of state.stacks.captives) exhaustLeader(state, who);
  state.stacks.night.length = 0;
  state.stacks.slipped.length = 0;
  state.stacks.fled.length = 0;
  state.stacks.terrified.length = 0;
}

/** XXV.A-D A new activation: fleets, friends' too, have all their steps and transports, and nobody has been intercepted at sea. */
export function renewFleets(state: State, owner: Nation): void {
  state.stacks.engaged.fill(0);
  state.stacks.voyages.fill(0);
  for (let sea = LAND; sea < PLACES; sea++)
    for (const counter of state.pieces.here[sea]) if (carriesFor(state, owner, counter, sea)) renew(state, counter);
}

/** Places from which something can move. */
function startsOf(state: State, owner: Nation): Place[] {
  const starts: Place[] = [];
  const leaders = movableLeaders(state, owner);
  for (const where of placesWith(state, owner)) if (canStart(state, owner, where, leaders)) starts.push(where);
  return starts;
}

/** The provinces with units or leaders of a nation, in the order of the map. */
function placesWith(state: State, owner: Nation): Place[] {
  const led: Place[] = [];
  for (const who of comradesOf(state, owner)) if (state.pieces.leaderAt[who] >= 0) led.push(state.pieces.leaderAt[who]);
  return provincesHeld(state, owner, led);
}

/** Somebody there has a step left and somewhere to go, perhaps with the first of the nation's leaders who is there and may move. */
function canStart(state: State, owner: Nation, where: Place, leaders: readonly LeaderNumber[]): boolean {
  const lead = leaders.find((who) => state.pieces.leaderAt[who] === where);
  // Who marches is then the only one who may move.
  if (state.activation.marching !== NOBODY && lead === undefined) return canJoin(state, owner, where);
  let stuck: Counter | undefined;
  for (const counter of state.pieces.here[where]) {
    if (!united(state, owner, state.pieces.holder[counter])) continue;
    const steps = stepsWith(state, counter, lead);
    if (steps <= 0 || (stuck !== undefined && areAlike(state, stuck, counter))) continue;
    LONE[0] = counter;
    if (canGo(state, owner, where, LONE, lead, steps)) return true;
    stuck = counter;
  }
  return lead !== undefined && canGo(state, owner, where, NONE, lead, leaderLeft(state, lead));
}

/** Scratch: a unit by itself. Whether it can go anywhere is asked more often than anything else of a stack. */
const LONE: Counter[] = [0];
const NONE: readonly Counter[] = [];

/** Whether a stack can go anywhere, by land or by sea. */
function canGo(
  state: State,
  owner: Nation,
  where: Place,
  units: readonly Counter[],
  lead: LeaderNumber | undefined,
  steps: number,
): boolean {
  return (
    canStep(state, owner, where, units, lead, steps) ||
    voyagesFrom(state, owner, where, units, lead, steps, 1).length > 0
  );
}

/** XXII.B Whether a unit can come to the leader on campaign. */
function canJoin(state: State, owner: Nation, where: Place): boolean {
  const goal = state.pieces.leaderAt[state.activation.marching];
  if (goal === where || goal < 0 || goal >= LAND) return false;
  const distance = distancesFrom(state.rules.map, goal)[where];
  let stuck: Counter | undefined;
  for (const counter of state.pieces.here[where]) {
    const left = stepsLeft(state, counter, false);
    if (left < distance || !united(state, owner, state.pieces.holder[counter])) continue;
    if (stuck !== undefined && areAlike(state, stuck, counter)) continue;
    if (reaches(state, owner, where, goal, [counter], undefined, left)) return true;
    stuck = counter;
  }
  return false;
}

/** Two units in one place that can go to the same places. */
function areAlike(state: State, a: Counter, b: Counter): boolean {
  if (kindOf(state, a) !== kindOf(state, b) || state.stacks.voyages[a] !== state.stacks.voyages[b]) return false;
  return state.stacks.steps[a] === state.stacks.steps[b] && state.stacks.unled[a] === state.stacks.unled[b];
}

/** Leaders who may move: not idle, with steps left; on campaign only the one who marches. */
function movableLeaders(state: State, owner: Nation): LeaderNumber[] {
  const { leaderAt, idle } = state.pieces;
  const { marching } = state.activation;
  const found: LeaderNumber[] = [];
  for (const who of comradesOf(state, owner)) {
    if (leaderAt[who] < 0 || idle[who] > 0 || leaderLeft(state, who) <= 0) continue;
    if (marching === NOBODY || marching === who) found.push(who);
  }
  return found;
}

function leaderLeft(state: State, who: LeaderNumber): number {
  return LEADER_STEPS - state.stacks.leaderSteps[who];
}

/** How far a unit comes with a leader, who may have fewer steps left than the unit. */
function stepsWith(state: State, counter: Counter, lead: LeaderNumber | undefined): number {
  const left = stepsLeft(state, counter, lead !== undefined);
  return lead === undefined ? left : Math.min(left, leaderLeft(state, lead));
}

/** The units with steps left that can go anywhere with a leader, or without one. */
function ableUnits(state: State, owner: Nation, where: Place, lead: LeaderNumber | undefined): Counter[] {
  const found: Counter[] = [];
  let last: Counter | undefined;
  let able = false;
  for (const counter of state.pieces.here[where]) {
    if (!united(state, owner, state.pieces.holder[counter])) continue;
    if (last === undefined || !areAlike(state, last, counter)) able = isAble(state, owner, where, counter, lead);
    last = counter;
    if (able) found.push(counter);
  }
  return found;
}

/** A stack is put together, with or without a leader, and sent on its way. */
function* moveStack(g: Invasions, owner: Nation, where: Place): Flow<void> {
  const { state } = g;
  const leaders = usefulLeaders(state, owner, where);
  const lead = leaders.length === 0 ? undefined : yield* chooseLeader(g, owner, where, leaders);
  const able = ableUnits(state, owner, where, lead);
  const question = prompt('stack', 'XVIII.D', { nation: nationId(owner), province: placeId(where) });
  const alone = lead !== undefined && canGo(state, owner, where, [], lead, leaderLeft(state, lead));
  const least = alone ? 0 : 1;
  const own = yield* pickUnits(g, owner, able, question, { least, most: able.length });
  const joined = yield* fellows(g, owner, where, (counter) => isAble(state, owner, where, counter, lead));
  // Allies who find no way together go apart.
  const all = [...own, ...joined];
  const together =
    joined.length > 0 && reachable(state, owner, where, all, lead, stepsOfStack(state, all, lead)).length > 0;
  const units = together ? all : own;
  const left = stepsOfStack(state, units, lead);
  const goals = reachable(state, owner, where, units, lead, left);
  const voyages =
    !together && (state.activation.marching === NOBODY || lead === state.activation.marching)
      ? voyagesFrom(state, owner, where, units, lead, left)
      : [];
  if (goals.length === 0 && voyages.length === 0) {
    // Units that may not enter each other's lands find no common way: they stay for this Movement.
    for (const counter of units) exhaust(state, counter);
    if (lead !== undefined && units.length === 0) exhaustLeader(state, lead);
    return;
  }
  const ask2 = prompt('to', 'XVIII.A', { nation: nationId(owner), province: placeId(where) });
  const options: ((typeof TO)[number] | (typeof SAIL)[number])[] = optionsOf(TO, goals);
  for (const { to } of voyages) options.push(SAIL[to]);
  const answer = yield* ask(g, owner, ask2, options);
  const to = numberOf(answer.province);
  if (state.lands.control[where] !== owner || state.lands.control[to] !== owner) venture(state, owner);
  const voyage = answer.kind === 'sail' ? voyages.find((one) => one.to === to) : undefined;
  if (voyage === undefined) yield* march(g, owner, { units, lead, from: where, to, steps: left });
  else yield* sail(g, owner, { units, lead }, where, voyage);
}

/** Whether a unit can go anywhere with a leader, or without one; on campaign only to him. */
function isAble(state: State, owner: Nation, where: Place, counter: Counter, lead: LeaderNumber | undefined): boolean {
  const left = stepsWith(state, counter, lead);
  if (left <= 0) return false;
  if (state.activation.marching === NOBODY || lead === state.activation.marching)
    return canGo(state, owner, where, [counter], lead, left);
  return reaches(state, owner, where, state.pieces.leaderAt[state.activation.marching], [counter], lead, left);
}

/** XVIII.A, B The steps of whoever has fewest. */
function stepsOfStack(state: State, units: readonly Counter[], lead: LeaderNumber | undefined): number {
  let left = lead === undefined ? NO_STEPS_LEFT : leaderLeft(state, lead);
  for (const counter of units) left = Math.min(left, stepsLeft(state, counter, lead !== undefined));
  return left;
}

/** On campaign others may only join the leader (XXII.B). */
function reachable(
  state: State,
  owner: Nation,
  where: Place,
  units: readonly Counter[],
  lead: LeaderNumber | undefined,
  steps: number,
): Place[] {
  if (state.activation.marching === NOBODY || lead === state.activation.marching)
    return destinations(state, owner, where, units, lead, steps);
  const goal = state.pieces.leaderAt[state.activation.marching];
  return destinations(state, owner, where, units, lead, steps).includes(goal) ? [goal] : [];
}

/** Leaders who can go somewhere, alone or with some unit. */
function usefulLeaders(state: State, owner: Nation, where: Place): LeaderNumber[] {
  return movableLeaders(state, owner).filter(
    (who) =>
      state.pieces.leaderAt[who] === where &&
      (canGo(state, owner, where, [], who, leaderLeft(state, who)) || ableUnits(state, owner, where, who).length > 0),
  );
}

function* chooseLeader(
  g: Invasions,
  owner: Nation,
  where: Place,
  leaders: readonly LeaderNumber[],
): Flow<LeaderNumber | undefined> {
  const { state } = g;
  const unled = state.activation.marching === NOBODY && ableUnits(state, owner, where, undefined).length > 0;
  const options: ((typeof LEAD)[number] | typeof UNLED)[] = optionsOf(LEAD, leaders);
  if (unled) options.push(UNLED);
  const answer = yield* ask(g, owner, prompt('lead', 'XVIII.B', { province: placeId(where) }), options);
  return answer.kind === 'unled' ? undefined : leaders.find((who) => LEADERS[who].id === answer.leader);
}

function isCrowded(state: State, owner: Nation, where: Place): boolean {
  if (state.pieces.here[where].length <= STACK_IN_MOUNTAINS) return false;
  return stackSize(state, owner, where) > stackLimit(state, owner, where);
}

/** XVII.A, G98 What is too much at the end of a Movement and cannot be put right is lost. */
function* thinOut(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  for (const where of provincesHeld(state, owner)) {
    if (!isCrowded(state, owner, where)) continue;
    for (const member of army(state, owner))
      while (isCrowded(state, member, where)) {
        const units = unitsAt(state, member, where);
        if (units.length === 0) break;
        yield* loseUnit(g, member, units, prompt('lose', 'XVII.A.g', { nation: nationId(member) }));
      }
  }
}
