import type { BundleOption, Decision, Flow, Seat } from '@tabula/engine';
import { CATAPULT, CAVALRY, INFANTRY, UNITS_PER_LEADER } from '../data/figures.ts';
import { idOf, landSteps, type Province } from '../data/map.ts';
import { LEADERS, LEGION, promptsAt } from '../options.ts';
import { index, type State } from '../state.ts';
import { obtainLeave } from './consent.ts';
import { chooseWay, isStopped } from './destination.ts';
import { leadersOf, movable, type Party, unitsOf } from './muster.ts';
import { addUnits, fleetsIn, force, isHeldAgainst, unitBundle } from './pieces.ts';
import { canGo, type Group, type Way, waysOf } from './reach.ts';
import { halt, setOutAnew } from './stretches.ts';
import type { Conquest } from './table.ts';

/** A group of these pieces that sets out from a province. */
function groupOf(state: State, seat: Seat, from: Province, party: Party): Group {
  const { caesar, generals, tiredGenerals, infantry, cavalry, tiredCavalry, catapult } = party;
  const tiredCaesar = caesar > 0 && state.caesarLeft === 1;
  const moved = tiredGenerals + tiredCavalry > 0 || tiredCaesar;
  const points = moved || infantry + catapult > 0 ? 1 : 2;
  const most = generals + cavalry > 0 || (caesar > 0 && !tiredCaesar) ? 2 : 1;
  const guest = moved && isHeldAgainst(state, seat, from);
  return { seat, from, points, most, lone: unitsOf(party) === 0, onRoad: false, guest };
}

/** How many of some leaders have moved in this turn. */
function newcomersAmong({ caesarLeft }: State, { caesar, tiredGenerals }: Party): number {
  return tiredGenerals + (caesarLeft < 2 ? caesar : 0);
}

/** Leaders of the active player who came to a province in this turn. */
function newcomers(state: State, seat: Seat, at: Province): number {
  const caesar = state.caesar[seat] === at && state.caesarLeft < 2 ? 1 : 0;
  return state.halfGenerals[at] + state.spentGenerals[at] + caesar;
}

/** 8.13 How many units must stay so that leaders who came in this turn do not end alone among enemy units. */
export function guardsFor(state: State, seat: Seat, at: Province, leaving: number): number {
  return isHeldAgainst(state, seat, at) && newcomers(state, seat, at) > leaving ? 1 : 0;
}

/** Whether a leader in a province has a point left. */
export function hasFitLeader(state: State, seat: Seat, at: Province): boolean {
  return (
    state.generals[index(seat, at)] > state.spentGenerals[at] || (state.caesar[seat] === at && state.caesarLeft > 0)
  );
}

/** Whether a leader in a province can go anywhere, alone or with a legion. */
export function canMarch(state: State, seat: Seat, at: Province): boolean {
  if (!hasFitLeader(state, seat, at)) return false;
  const i = index(seat, at);
  if (isHeldAgainst(state, seat, at)) return leavesEnemies(state, seat, at).length > 0;
  const { units, spent } = state;
  const troops = units[0][i] + units[1][i] + units[2][i] > spent[0][at] + spent[1][at] + spent[2][at];
  for (const { to, border, sea } of landSteps(state.rules.mesopotamiaArabia)[at]) {
    if (border < 0 && fleetsIn(state, sea, seat) !== 0) continue;
    if (troops || !isHeldAgainst(state, seat, to)) return true;
  }
  const fresh = state.generals[i] > state.halfGenerals[at] + state.spentGenerals[at];
  const points = troops ? 1 : fresh || (state.caesar[seat] === at && state.caesarLeft === 2) ? 2 : 1;
  const group = { seat, from: at, points, most: points, lone: !troops, onRoad: false, guest: false };
  return canGo(state, group);
}

/** Whether leaders alone can go somewhere. */
function canGoAlone(state: State, group: Group): boolean {
  const { seat, from, guest } = group;
  if (!guest)
    for (const { to, border } of landSteps(state.rules.mesopotamiaArabia)[from])
      if (border >= 0 && !isHeldAgainst(state, seat, to)) return true;
  const { points, most, onRoad } = group;
  return canGo(state, { seat, from, points, most, lone: true, onRoad, guest });
}

/** Leaders that were chosen, and nobody with them yet. */
function ledBy(chosen: BundleOption): Party {
  const led = LEADERS.countsOf(chosen);
  const tiredGenerals = led[2];
  return {
    caesar: led[0],
    generals: led[1],
    tiredGenerals,
    infantry: 0,
    cavalry: 0,
    tiredCavalry: 0,
    catapult: 0,
  };
}

/** How many units leaders must take along, and can, out of a province with so many that can march; none if `most` is less. */
function following(state: State, group: Group, led: Party, fit: Party): { least: number; most: number } {
  const { seat, from, most: freshest, onRoad } = group;
  const least = canGoAlone(state, group) ? 0 : 1;
  const most = Math.min(UNITS_PER_LEADER * leadersOf(led), unitsOf(fit));
  if (!isHeldAgainst(state, seat, from)) return { least, most };
  // Units among the enemy's have come in this turn, so whoever takes some along is a guest.
  const mayPass = most > 0 && canGo(state, { seat, from, points: 1, most: freshest, lone: false, onRoad, guest: true });
  const free = force(state, seat, from) - guardsFor(state, seat, from, newcomersAmong(state, led));
  return { least, most: mayPass ? Math.min(most, free) : 0 };
}

/** Which leaders can leave a province where enemy units stand: with units or alone, with leave if they need it. */
function leavesEnemies(state: State, seat: Seat, at: Province): readonly BundleOption[] {
  const fit = movable(state, seat, at);
  const present = [fit.caesar, fit.generals, fit.tiredGenerals, 0];
  return (LEADERS.list(present, 1, Infinity) ?? []).filter((option) => {
    const led = ledBy(option);
    const { least, most } = following(state, groupOf(state, seat, at, led), led, fit);
    return most >= least;
  });
}

/**
 * 8.1 - 8.10 A legion, or leaders alone, from one province to any they can reach. A standing order that is given meanwhile can close
 * the only way (R-DIP-2): then nothing moves.
 */
export function* march(g: Conquest, seat: Seat, from: Province): Flow<void> {
  const { state } = g;
  if (!canMarch(state, seat, from)) return;
  const fit = movable(state, seat, from);
  const led = ledBy(yield* askLeaders(g, seat, from, fit));
  let party = led;
  if (unitsOf(fit) > 0) {
    const { least, most } = following(state, groupOf(state, seat, from, led), led, fit);
    if (most >= Math.max(1, least)) party = withLegion(led, yield* askLegion(g, seat, from, fit, least, most));
  }
  const group = groupOf(state, seat, from, party);
  const ways = waysOf(state, group);
  if (ways.length === 0) return;
  const way = yield* chooseWay(g, group, ways, NOWHERE_SEEN);
  const { to, leave } = way;
  // R-DIP-3 Everybody whose leave a way needs is asked for it.
  if (leave !== 0 && !(yield* obtainLeave(g, { mover: seat, units: wordsOf(party), from, to }, leave))) return;
  moveParty(g, group, way, party);
}

/** Who leads: of those who can go at all. */
function askLeaders(g: Conquest, seat: Seat, from: Province, fit: Party): Iterable<Decision, BundleOption, void> {
  const { state } = g;
  if (isHeldAgainst(state, seat, from)) return g.choose(seat, LEADERS_FROM[from], leavesEnemies(state, seat, from));
  const tiredToo = unitsOf(fit) > 0 || canGoTired(state, seat, from);
  const caesarToo = tiredToo || state.caesarLeft === 2;
  const present = [caesarToo ? fit.caesar : 0, fit.generals, tiredToo ? fit.tiredGenerals : 0, 0];
  return LEADERS.choose(g, seat, LEADERS_FROM[from], present, 1, Infinity);
}

/** Whether leaders with one point left can go anywhere alone. */
function canGoTired(state: State, seat: Seat, from: Province): boolean {
  return canGoAlone(state, { seat, from, points: 1, most: 1, lone: true, onRoad: false, guest: false });
}

/** Which units go with the leaders. */
function askLegion(g: Conquest, seat: Seat, from: Province, fit: Party, least: number, most: number) {
  const counts = [fit.infantry, fit.cavalry, fit.tiredCavalry, fit.catapult];
  return LEGION.choose(g, seat, LEGION_FROM[from], counts, least, most);
}

/** Leaders with the units that were chosen. */
function withLegion({ caesar, generals, tiredGenerals }: Party, chosen: BundleOption): Party {
  const legion = LEGION.countsOf(chosen);
  return {
    caesar,
    generals,
    tiredGenerals,
    infantry: legion[0],
    cavalry: legion[1],
    tiredCavalry: legion[2],
    catapult: legion[3],
  };
}

/** A group that is on no road has halted nowhere. */
const NOWHERE_SEEN: readonly Province[] = [];
const LEADERS_FROM = promptsAt('leaders', '8.1', 'from');
const LEGION_FROM = promptsAt('legion', '8.1', 'from');

function wordsOf({ caesar, generals, tiredGenerals, infantry, cavalry, tiredCavalry, catapult }: Party): string {
  return unitBundle([infantry, cavalry + tiredCavalry, catapult], generals + tiredGenerals, caesar);
}

/** Moves the pieces and books their points. */
function moveParty(g: Conquest, { seat, from }: Group, way: Way, party: Party): void {
  const { state } = g;
  const { to, cost, byRoad, entered } = way;
  const { caesar, generals, tiredGenerals, infantry, cavalry, tiredCavalry, catapult } = party;
  const stopped = isStopped(state, seat, way);
  const counts = [infantry, cavalry + tiredCavalry, catapult];
  setOutAnew(state, from, tiredGenerals, tiredCavalry, caesar > 0);
  state.halfGenerals[from] -= tiredGenerals;
  state.halfCavalry[from] -= tiredCavalry;
  shift(state, seat, from, to, counts, generals + tiredGenerals, caesar);
  const half = !stopped && cost === 1;
  state.spent[INFANTRY][to] += infantry;
  state.spent[CATAPULT][to] += catapult;
  if (half) state.halfGenerals[to] += generals;
  else state.spentGenerals[to] += generals;
  state.spentGenerals[to] += tiredGenerals;
  if (half) state.halfCavalry[to] += cavalry;
  else state.spent[CAVALRY][to] += cavalry;
  state.spent[CAVALRY][to] += tiredCavalry;
  if (caesar > 0) state.caesarLeft = stopped ? 0 : state.caesarLeft - cost;
  if (byRoad && !stopped)
    halt(state, {
      at: to,
      infantry,
      catapult,
      cavalry: tiredCavalry + (half ? 0 : cavalry),
      halfCavalry: half ? cavalry : 0,
      generals: tiredGenerals + (half ? 0 : generals),
      halfGenerals: half ? generals : 0,
      caesar: caesar > 0,
      seen: [entered, to],
    });
  if (g.isHeard) tell(g, seat, from, to, wordsOf(party), stopped);
}

export function shift(
  state: State,
  seat: Seat,
  from: Province,
  to: Province,
  counts: readonly number[],
  generals: number,
  caesar: number,
): void {
  addUnits(state, seat, from, counts, -1);
  addUnits(state, seat, to, counts);
  state.generals[index(seat, from)] -= generals;
  state.generals[index(seat, to)] += generals;
  if (caesar > 0) state.caesar[seat] = to;
}

export function tell(g: Conquest, by: Seat, from: Province, to: Province, units: string, attack: boolean): void {
  g.emit({ event: attack ? 'advanced' : 'marched', by, units, from: idOf(from), to: idOf(to) });
}
