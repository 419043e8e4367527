import type { BundleOption, Flow, Seat } from '@tabula/engine';
import { CATAPULT, CAVALRY, INFANTRY, UNITS_PER_LEADER } from '../data/figures.ts';
import { idOf, type Province } from '../data/map.ts';
import { LEADERS, LEGION, prompt } from '../options.ts';
import type { State, Stretch } from '../state.ts';
import { obtainLeave } from './consent.ts';
import { chooseWay, isStopped } from './destination.ts';
import { guardsFor, shift, tell } from './march.ts';
import { type Convoy, convoyOf, troopsForRoad } from './muster.ts';
import { force, isHeldAgainst, sum, unitBundle } from './pieces.ts';
import { canGo, type Group, type Way, waysOf } from './reach.ts';
import { halt, setOutAnew, takeUnits } from './stretches.ts';
import type { Conquest } from './table.ts';

/** 8.11 Where a group in the middle of a stretch can go on to for nothing; never back to where it was (R-OWN-3). */
export function roadWays(state: State, group: Group, seen: readonly Province[]): Way[] {
  return waysOf(state, group).filter(({ to }) => !seen.includes(to));
}

/** Leaders that go on along a road: Generals with two points left, with one and with none. */
interface Command {
  readonly caesar: number;
  readonly fresh: number;
  readonly tired: number;
  readonly spent: number;
}

function commandOf(chosen: BundleOption): Command {
  const [caesar, fresh, tired, spent] = LEADERS.countsOf(chosen);
  return { caesar, fresh, tired, spent };
}

/** All who could lead a stretch on, for nothing or for a point of theirs. */
function everyLeader({ leaders, joining }: Convoy): Command {
  return {
    caesar: leaders.caesar ? 1 : joining.caesar,
    fresh: joining.generals,
    tired: leaders.halfGenerals + joining.tiredGenerals,
    spent: leaders.generals,
  };
}

/** Leaders of the stretch itself among some: they may go on without a unit. Who only joins it does so to lead units. */
function ownLeaders({ leaders }: Convoy, { caesar, tired, spent }: Command): number {
  return (leaders.caesar ? caesar : 0) + Math.min(tired, leaders.halfGenerals) + spent;
}

/** The group that goes on; `most`: whether anybody in it has a point left for afterwards. */
function groupOn(state: State, seat: Seat, { at }: Stretch, most: number, lone: boolean): Group {
  return { seat, from: at, points: 0, most, lone, onRoad: true, guest: isHeldAgainst(state, seat, at) };
}

/** Whether a group has anywhere to go on to, with units or without. */
function isOpen(state: State, seat: Seat, stretch: Stretch, lone: boolean): boolean {
  return canGo(state, groupOn(state, seat, stretch, 0, lone), stretch.seen);
}

/** Whether some leader can go on along a stretch, alone or with units. */
export function canGoOn(state: State, seat: Seat, stretch: Stretch): boolean {
  const convoy = convoyOf(state, seat, stretch);
  const all = everyLeader(convoy);
  if (ownLeaders(convoy, all) > 0 && isOpen(state, seat, stretch, true)) return true;
  return takers(state, seat, stretch, all) > 0 && isOpen(state, seat, stretch, false);
}

/** Units that leaders on a road can take along at most (8.13: among enemies newcomers are not left alone). */
function takers(state: State, seat: Seat, { at }: Stretch, { caesar, fresh, tired, spent }: Command): number {
  const newcomers = tired + spent + (state.caesarLeft < 2 ? caesar : 0);
  const free = force(state, seat, at) - guardsFor(state, seat, at, newcomers);
  const leaders = caesar + fresh + tired + spent;
  return Math.min(free, UNITS_PER_LEADER * leaders, sum(troopsForRoad(state, seat, at)));
}

/** 8.11 On along the road for nothing; dropped units stay, others are picked up for a point of theirs (R-ROAD-2). */
export function* goOn(g: Conquest, seat: Seat, stretch: Stretch): Flow<void> {
  const { state } = g;
  if (!canGoOn(state, seat, stretch)) return;
  const { at, seen } = stretch;
  const convoy = convoyOf(state, seat, stretch);
  const alone = isOpen(state, seat, stretch, true);
  const led = yield* chooseCommand(g, seat, stretch, convoy, alone);
  const least = alone && ownLeaders(convoy, led) > 0 ? 0 : 1;
  const counts = yield* chooseTroops(g, seat, stretch, led, least);
  const group = groupOn(state, seat, stretch, pointsLeft(state, convoy, led), sum(counts) === 0);
  const ways = roadWays(state, group, seen);
  if (ways.length === 0) return;
  const way = yield* chooseWay(g, group, ways, seen);
  const generals = led.fresh + led.tired + led.spent;
  const passage = { mover: seat, units: unitBundle(counts, generals, led.caesar), from: at, to: way.to };
  if (way.leave !== 0 && !(yield* obtainLeave(g, passage, way.leave))) return;
  moveAlongRoad(g, seat, stretch, way, led, counts);
}

/** Who leads: of those who can go on, with units or, on this stretch already, `alone`. */
function* chooseCommand(g: Conquest, seat: Seat, stretch: Stretch, convoy: Convoy, alone: boolean): Flow<Command> {
  const { state } = g;
  const { caesar, fresh, tired, spent } = everyLeader(convoy);
  const present = [caesar, fresh, tired, spent];
  const ask = prompt('leaders', '8.11', { from: idOf(stretch.at) });
  const all = LEADERS.list(present, 1, Infinity);
  // So many leaders that they are not listed are asked for one by one; a group of them that can go nowhere stays.
  if (all === null) return commandOf(yield* LEADERS.choose(g, seat, ask, present, 1, Infinity));
  const canLead = (option: BundleOption) => {
    const led = commandOf(option);
    return (alone && ownLeaders(convoy, led) > 0) || takers(state, seat, stretch, led) > 0;
  };
  return commandOf(yield* g.choose(seat, ask, all.filter(canLead)));
}

/** Which units go along, by kind. */
function* chooseTroops(
  g: Conquest,
  seat: Seat,
  stretch: Stretch,
  led: Command,
  least: number,
): Flow<readonly [number, number, number]> {
  const most = takers(g.state, seat, stretch, led);
  if (most < Math.max(1, least)) return [0, 0, 0];
  const [infantry, cavalry, catapults] = troopsForRoad(g.state, seat, stretch.at);
  const ask = prompt('legion', '8.11', { from: idOf(stretch.at) });
  const legion = yield* LEGION.choose(g, seat, ask, [infantry, cavalry, 0, catapults], least, most);
  const [i, c, , k] = LEGION.countsOf(legion);
  return [i, c, k];
}

/** The points that the freshest of some leaders has left afterwards. */
function pointsLeft({ caesarLeft }: State, { leaders }: Convoy, { caesar, fresh, tired }: Command): number {
  const caesarAfter = caesar === 0 ? 0 : leaders.caesar ? caesarLeft : caesarLeft - 1;
  return fresh > 0 || (tired > 0 && leaders.halfGenerals > 0) || caesarAfter > 0 ? 1 : 0;
}

/** Cavalry that goes on, by what it has left: first what is on the road, then the freshest (R-OWN-2). */
interface Riders {
  readonly half: number;
  readonly spent: number;
  readonly fresh: number;
  readonly tired: number;
}

function ridersOf({ units, joining }: Convoy, count: number): Riders {
  let left = count;
  const take = (most: number) => {
    const taken = Math.min(left, most);
    left -= taken;
    return taken;
  };
  const half = take(units.halfCavalry);
  const spent = take(units.cavalry);
  const fresh = take(joining.cavalry);
  return { half, spent, fresh, tired: take(joining.tiredCavalry) };
}

function moveAlongRoad(
  g: Conquest,
  seat: Seat,
  stretch: Stretch,
  way: Way,
  led: Command,
  counts: readonly [number, number, number],
): void {
  const { state } = g;
  const { at: from, seen } = stretch;
  const { to } = way;
  const { caesar, fresh, tired, spent } = led;
  const [infantry, cavalry, catapult] = counts;
  const stopped = isStopped(state, seat, way);
  const convoy = convoyOf(state, seat, stretch);
  const riders = ridersOf(convoy, cavalry);
  const rolling = Math.min(tired, convoy.leaders.halfGenerals);
  leaveHalt(state, stretch, convoy, led, counts, riders);
  shift(state, seat, from, to, counts, fresh + tired + spent, caesar);
  const ready = { cavalry: riders.half + riders.fresh, generals: rolling + fresh };
  const weary = { cavalry: riders.spent + riders.tired, generals: spent + tired - rolling };
  state.spent[INFANTRY][to] += infantry;
  state.spent[CATAPULT][to] += catapult;
  state.spent[CAVALRY][to] += weary.cavalry + (stopped ? ready.cavalry : 0);
  state.halfCavalry[to] += stopped ? 0 : ready.cavalry;
  state.halfGenerals[to] += stopped ? 0 : ready.generals;
  state.spentGenerals[to] += weary.generals + (stopped ? ready.generals : 0);
  if (caesar > 0 && stopped) state.caesarLeft = 0;
  if (!stopped)
    halt(state, {
      at: to,
      infantry,
      catapult,
      cavalry: weary.cavalry,
      halfCavalry: ready.cavalry,
      generals: weary.generals,
      halfGenerals: ready.generals,
      caesar: caesar > 0,
      seen: [...seen, to],
    });
  tell(g, seat, from, to, unitBundle(counts, fresh + tired + spent, caesar), stopped);
}

/** Where a group halted on its road it is no more: neither are those who went for nothing, nor those who paid to join. */
function leaveHalt(
  state: State,
  stretch: Stretch,
  { leaders, units }: Convoy,
  { caesar, tired, spent }: Command,
  counts: readonly [number, number, number],
  riders: Riders,
): void {
  const { at } = stretch;
  const infantry = Math.min(counts[0], units.infantry);
  const catapult = Math.min(counts[2], units.catapult);
  const rolling = Math.min(tired, leaders.halfGenerals);
  const joins = caesar > 0 && !leaders.caesar;
  stretch.halfGenerals -= rolling;
  state.halfGenerals[at] -= rolling;
  stretch.generals -= spent;
  state.spentGenerals[at] -= spent;
  if (caesar > 0) stretch.caesar = false;
  setOutAnew(state, at, tired - rolling, 0, joins);
  state.halfGenerals[at] -= tired - rolling;
  if (joins) state.caesarLeft--;
  takeUnits(state, at, 'infantry', infantry, stretch);
  takeUnits(state, at, 'catapult', catapult, stretch);
  takeUnits(state, at, 'cavalry', riders.spent, stretch);
  takeUnits(state, at, 'halfCavalry', riders.half, stretch);
  state.spent[INFANTRY][at] -= infantry;
  state.spent[CATAPULT][at] -= catapult;
  state.spent[CAVALRY][at] -= riders.spent;
  state.halfCavalry[at] -= riders.half + riders.tired;
}
