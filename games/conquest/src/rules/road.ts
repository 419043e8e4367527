import type { Flow, Seat } from '@tabula/engine';
import { CATAPULT, CAVALRY, INFANTRY, UNITS_PER_LEADER } from '../data/figures.ts';
import { idOf, type Province } from '../data/map.ts';
import { LEADERS, LEGION, prompt } from '../options.ts';
import type { State, Stretch } from '../state.ts';
import { obtainLeave } from './consent.ts';
import { chooseWay, isStopped } from './destination.ts';
import { guardsFor, movable, shift, tell } from './march.ts';
import { force, isHeldAgainst, sum, unitBundle } from './pieces.ts';
import { type Group, type Way, waysOf } from './reach.ts';
import { halt, leadersOn, onRoadAt, takeUnits } from './stretches.ts';
import type { Conquest } from './table.ts';

/** 8.11 Where a group in the middle of a stretch can go on to for nothing; never back to where it was (R-OWN-3). */
export function roadWays(state: State, group: Group, seen: readonly Province[]): Way[] {
  return waysOf(state, group).filter(({ to }) => !seen.includes(to));
}

/** The group that goes on; `most`: whether anybody in it has a point left for afterwards. */
function groupOn(state: State, seat: Seat, { at }: Stretch, most: number, lone: boolean): Group {
  return { seat, from: at, points: 0, most, lone, onRoad: true, guest: isHeldAgainst(state, seat, at) };
}

/** Whether some leader on a stretch has anywhere to go on to, alone or with units. */
export function canGoOn(state: State, seat: Seat, stretch: Stretch): boolean {
  if (leadersOn(stretch) === 0) return false;
  const can = (lone: boolean) =>
    roadWays(state, groupOn(state, seat, stretch, pointsLeft(state, stretch), lone), stretch.seen).length > 0;
  if (can(true)) return true;
  return takers(state, seat, stretch, leadersOn(stretch)) > 0 && can(false);
}

/** The points of the freshest leader of a stretch. */
function pointsLeft({ caesarLeft }: State, { halfGenerals, caesar }: Stretch): number {
  return halfGenerals > 0 || (caesar && caesarLeft > 0) ? 1 : 0;
}

/** Units that leaders on a road can take along at most (8.13: among enemies newcomers are not left alone). */
function takers(state: State, seat: Seat, { at }: Stretch, leaders: number): number {
  const free = force(state, seat, at) - guardsFor(state, seat, at, leaders);
  return Math.min(free, UNITS_PER_LEADER * leaders, sum(roadTroops(state, seat, at)));
}

/** What a leader on the road can take along: whatever is on a road there, and units with a point left (R-ROAD-2). */
function roadTroops(state: State, seat: Seat, at: Province): readonly [number, number, number] {
  const rolling = onRoadAt(state, at);
  const fit = movable(state, seat, at);
  return [
    rolling.infantry + fit.infantry,
    rolling.cavalry + fit.cavalry + fit.tiredCavalry,
    rolling.catapult + fit.catapult,
  ];
}

/** 8.11 On along the road for nothing; dropped units stay, others are picked up for a point of theirs (R-ROAD-2). */
export function* goOn(g: Conquest, seat: Seat, stretch: Stretch): Flow<void> {
  const { state } = g;
  if (!canGoOn(state, seat, stretch)) return;
  const { at, seen } = stretch;
  const place = { from: idOf(at) };
  const loneWays = roadWays(state, groupOn(state, seat, stretch, pointsLeft(state, stretch), true), seen);
  const present = [stretch.caesar ? 1 : 0, stretch.generals + stretch.halfGenerals, 0];
  // With one unit only, and no way to go without it, all leaders go: none is left alone among enemies.
  const all = loneWays.length === 0 && takers(state, seat, stretch, 1) === 0;
  const led = yield* LEADERS.choose(
    g,
    seat,
    prompt('leaders', '8.11', place),
    present,
    all ? sum(present) : 1,
    Infinity,
  );
  const [caesar, generals] = LEADERS.countsOf(led);
  const most = takers(state, seat, stretch, caesar + generals);
  let counts: readonly number[] = [0, 0, 0];
  if (most > 0) {
    const [infantry, cavalry, catapults] = roadTroops(state, seat, at);
    const ask = prompt('legion', '8.11', place);
    const least = loneWays.length > 0 ? 0 : 1;
    const legion = yield* LEGION.choose(g, seat, ask, [infantry, cavalry, 0, catapults], least, most);
    const [i, c, , k] = LEGION.countsOf(legion);
    counts = [i, c, k];
  }
  const group = groupOn(state, seat, stretch, pointsLeft(state, stretch), sum(counts) === 0);
  const ways = roadWays(state, group, seen);
  if (ways.length === 0) return;
  const way = yield* chooseWay(g, group, ways, seen);
  const passage = { mover: seat, units: unitBundle(counts, generals, caesar), from: at, to: way.to };
  if (way.leave !== 0 && !(yield* obtainLeave(g, passage, way.leave))) return;
  moveAlongRoad(g, seat, stretch, way, caesar, generals, counts);
}

/** Cavalry that goes on, by what it has left: first what is on the road, then the freshest (R-OWN-2). */
interface Riders {
  readonly half: number;
  readonly spent: number;
  readonly fresh: number;
  readonly tired: number;
}

function ridersOf(state: State, seat: Seat, at: Province, count: number): Riders {
  const rolling = onRoadAt(state, at);
  const fit = movable(state, seat, at);
  let left = count;
  const take = (most: number) => {
    const taken = Math.min(left, most);
    left -= taken;
    return taken;
  };
  const half = take(rolling.halfCavalry);
  const spent = take(rolling.cavalry);
  const fresh = take(fit.cavalry);
  return { half, spent, fresh, tired: take(fit.tiredCavalry - rolling.halfCavalry) };
}

function moveAlongRoad(
  g: Conquest,
  seat: Seat,
  stretch: Stretch,
  way: Way,
  caesar: number,
  generals: number,
  counts: readonly number[],
): void {
  const { state } = g;
  const { at: from, seen } = stretch;
  const { to } = way;
  const stopped = isStopped(state, seat, way);
  const halfGenerals = Math.min(generals, stretch.halfGenerals);
  const rolling = onRoadAt(state, from);
  const oldInfantry = Math.min(counts[0], rolling.infantry);
  const oldCatapult = Math.min(counts[2], rolling.catapult);
  const riders = ridersOf(state, seat, from, counts[1]);
  shift(state, seat, from, to, counts, generals, caesar);
  state.spent[INFANTRY][from] -= oldInfantry;
  state.spent[CATAPULT][from] -= oldCatapult;
  state.spent[CAVALRY][from] -= riders.spent;
  state.halfCavalry[from] -= riders.half + riders.tired;
  state.halfGenerals[from] -= halfGenerals;
  state.spentGenerals[from] -= generals - halfGenerals;
  stretch.halfGenerals -= halfGenerals;
  stretch.generals -= generals - halfGenerals;
  if (caesar > 0) stretch.caesar = false;
  takeUnits(state, from, 'infantry', oldInfantry, stretch);
  takeUnits(state, from, 'catapult', oldCatapult, stretch);
  takeUnits(state, from, 'cavalry', riders.spent, stretch);
  takeUnits(state, from, 'halfCavalry', riders.half, stretch);
  const ready = riders.half + riders.fresh;
  const spent = riders.spent + riders.tired;
  state.spent[INFANTRY][to] += counts[0];
  state.spent[CATAPULT][to] += counts[2];
  state.spent[CAVALRY][to] += spent + (stopped ? ready : 0);
  state.halfCavalry[to] += stopped ? 0 : ready;
  state.halfGenerals[to] += stopped ? 0 : halfGenerals;
  state.spentGenerals[to] += generals - (stopped ? 0 : halfGenerals);
  if (caesar > 0 && stopped) state.caesarLeft = 0;
  if (!stopped)
    halt(state, {
      at: to,
      infantry: counts[0],
      catapult: counts[2],
      cavalry: spent,
      halfCavalry: ready,
      generals: generals - halfGenerals,
      halfGenerals,
      caesar: caesar > 0,
      seen: [...seen, to],
    });
  tell(g, seat, from, to, unitBundle(counts, generals, caesar), stopped);
}
