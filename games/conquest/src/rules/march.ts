import type { Flow, Option, Prompt, Seat } from '@tabula/engine';
import { CATAPULT, CAVALRY, INFANTRY, UNITS_PER_LEADER } from '../data/figures.ts';
import { idOf, landSteps, type Province } from '../data/map.ts';
import { ATTACK, ATTACK_WITH_LEAVE, GO, GO_WITH_LEAVE, LEADERS, LEGION, prompt, promptsAt } from '../options.ts';
import { index, NOWHERE, noStretch, type State } from '../state.ts';
import { obtainLeave } from './consent.ts';
import { addUnits, fleetsIn, isHeldAgainst, sum, unitBundle } from './pieces.ts';
import { type Group, type Way, waysOf } from './reach.ts';
import type { Conquest } from './table.ts';

/** Pieces that move together. `tired` ones have one point left, the others as many as their kind has. */
interface Party {
  caesar: number;
  generals: number;
  tiredGenerals: number;
  infantry: number;
  cavalry: number;
  tiredCavalry: number;
  catapult: number;
}

const leadersOf = ({ caesar, generals, tiredGenerals }: Party) => caesar + generals + tiredGenerals;
const unitsOf = ({ infantry, cavalry, tiredCavalry, catapult }: Party) => infantry + cavalry + tiredCavalry + catapult;

/** The active player's pieces in a province that can still move by land. */
export function movable(state: State, seat: Seat, at: Province): Party {
  const i = index(seat, at);
  const halfGenerals = state.halfGenerals[at];
  const halfCavalry = state.halfCavalry[at];
  return {
    caesar: state.caesar[seat] === at && state.caesarLeft > 0 ? 1 : 0,
    generals: state.generals[i] - halfGenerals - state.spentGenerals[at],
    tiredGenerals: halfGenerals,
    infantry: state.units[INFANTRY][i] - state.spent[INFANTRY][at],
    cavalry: state.units[CAVALRY][i] - halfCavalry - state.spent[CAVALRY][at],
    tiredCavalry: halfCavalry,
    catapult: state.units[CATAPULT][i] - state.spent[CATAPULT][at],
  };
}

/** Whether a leader in a province can go anywhere, alone or with a legion. */
export function canMarch(state: State, seat: Seat, at: Province): boolean {
  const i = index(seat, at);
  const fit = state.generals[i] - state.spentGenerals[at] + (state.caesar[seat] === at ? state.caesarLeft : 0);
  if (fit === 0) return false;
  const { units, spent } = state;
  const troops = units[0][i] + units[1][i] + units[2][i] > spent[0][at] + spent[1][at] + spent[2][at];
  for (const { to, border, sea } of landSteps(state.rules.mesopotamiaArabia)[at]) {
    if (border < 0 && fleetsIn(state, sea, seat) !== 0) continue;
    if (troops || !isHeldAgainst(state, seat, to)) return true;
  }
  const fresh = state.generals[i] > state.halfGenerals[at] + state.spentGenerals[at];
  const points = troops ? 1 : fresh || (state.caesar[seat] === at && state.caesarLeft === 2) ? 2 : 1;
  return waysOf(state, { seat, from: at, points, lone: !troops, onRoad: false }).length > 0;
}

function pointsOf({ caesar, tiredGenerals, infantry, tiredCavalry, catapult }: Party, caesarLeft: number): number {
  return tiredGenerals + infantry + tiredCavalry + catapult > 0 || (caesar > 0 && caesarLeft === 1) ? 1 : 2;
}

/** Whether leaders alone can go somewhere with so many points. */
function canGoAlone(state: State, seat: Seat, from: Province, points: number): boolean {
  for (const { to, border } of landSteps(state.rules.mesopotamiaArabia)[from])
    if (border >= 0 && !isHeldAgainst(state, seat, to)) return true;
  return waysOf(state, { seat, from, points, lone: true, onRoad: false }).length > 0;
}

/** 8.1 - 8.10 A legion, or leaders alone, from one province to any they can reach. */
export function* march(g: Conquest, seat: Seat, from: Province): Flow<void> {
  const { state } = g;
  const fit = movable(state, seat, from);
  const troops = unitsOf(fit) > 0;
  const tiredToo = troops || canGoAlone(state, seat, from, 1);
  const caesarToo = tiredToo || state.caesarLeft === 2;
  const present = [caesarToo ? fit.caesar : 0, fit.generals, tiredToo ? fit.tiredGenerals : 0];
  const led = LEADERS.countsOf(yield* LEADERS.choose(g, seat, LEADERS_FROM[from], present, 1, Infinity));
  const caesar = led[0];
  const generals = led[1];
  const tiredGenerals = led[2];
  const party: Party = { caesar, generals, tiredGenerals, infantry: 0, cavalry: 0, tiredCavalry: 0, catapult: 0 };
  if (troops) {
    const least = canGoAlone(state, seat, from, pointsOf(party, state.caesarLeft)) ? 0 : 1;
    const counts = [fit.infantry, fit.cavalry, fit.tiredCavalry, fit.catapult];
    const most = UNITS_PER_LEADER * leadersOf(party);
    const legion = LEGION.countsOf(yield* LEGION.choose(g, seat, LEGION_FROM[from], counts, least, most));
    party.infantry = legion[0];
    party.cavalry = legion[1];
    party.tiredCavalry = legion[2];
    party.catapult = legion[3];
  }
  const lone = unitsOf(party) === 0;
  const group: Group = { seat, from, points: pointsOf(party, state.caesarLeft), lone, onRoad: false };
  const way = yield* chooseWay(g, group, waysOf(state, group));
  if (way !== null) moveParty(g, group, way, party);
}

const LEADERS_FROM = promptsAt('leaders', '8.1', 'from');
const LEGION_FROM = promptsAt('legion', '8.1', 'from');
const destinations = new Map<number, Prompt>();

/** The question where to, made once for every sort of group and place. */
function destinationPrompt({ from, points, lone, onRoad }: Group): Prompt {
  const key = ((from * 4 + points) * 2 + (lone ? 1 : 0)) * 2 + (onRoad ? 1 : 0);
  let made = destinations.get(key);
  if (made === undefined) {
    const args = { from: idOf(from), points, alone: lone ? 'yes' : 'no', road: onRoad ? 'yes' : 'no' };
    made = prompt('destination', onRoad ? '8.11' : '8.2', args);
    destinations.set(key, made);
  }
  return made;
}

/** The destination; null if a path needed somebody's leave and did not get it. */
function* chooseWay(g: Conquest, group: Group, ways: readonly Way[]): Flow<Way | null> {
  const { state } = g;
  const { seat } = group;
  const options: Option[] = [];
  for (let i = 0; i < ways.length; i++) {
    const { to, leave } = ways[i];
    if (isHeldAgainst(state, seat, to)) options.push(leave === 0 ? ATTACK[to] : ATTACK_WITH_LEAVE[to]);
    else options.push(leave === 0 ? GO[to] : GO_WITH_LEAVE[to]);
  }
  const chosen = yield* g.choose(seat, destinationPrompt(group), options);
  const way = ways[options.indexOf(chosen)];
  return way.leave === 0 ? way : yield* obtainLeave(g, group, way);
}

/** Moves the pieces and books their points; whoever meets enemy units has none left (R-MOV-6). */
function moveParty(g: Conquest, { seat, from }: Group, { to, cost, byRoad }: Way, party: Party): void {
  const { state } = g;
  const { caesar, generals, tiredGenerals, infantry, cavalry, tiredCavalry, catapult } = party;
  const stopped = isHeldAgainst(state, seat, to);
  const counts = [infantry, cavalry + tiredCavalry, catapult];
  state.halfGenerals[from] -= tiredGenerals;
  state.halfCavalry[from] -= tiredCavalry;
  shift(state, seat, from, to, counts, generals + tiredGenerals, caesar);
  const freshLeft = stopped ? 0 : 2 - cost;
  state.spent[INFANTRY][to] += infantry;
  state.spent[CATAPULT][to] += catapult;
  if (freshLeft === 1) state.halfGenerals[to] += generals;
  else state.spentGenerals[to] += generals;
  state.spentGenerals[to] += tiredGenerals;
  if (freshLeft === 1) state.halfCavalry[to] += cavalry;
  else state.spent[CAVALRY][to] += cavalry;
  state.spent[CAVALRY][to] += tiredCavalry;
  if (caesar > 0) state.caesarLeft = stopped ? 0 : state.caesarLeft - cost;
  state.stretch = noStretch();
  if (byRoad && !stopped) {
    state.stretch = {
      at: to,
      infantry,
      catapult,
      cavalry: tiredCavalry + (freshLeft === 1 ? 0 : cavalry),
      halfCavalry: freshLeft === 1 ? cavalry : 0,
      generals: tiredGenerals + (freshLeft === 1 ? 0 : generals),
      halfGenerals: freshLeft === 1 ? generals : 0,
      caesar: caesar > 0,
      seen: [from, to],
    };
  }
  tell(g, seat, from, to, unitBundle(counts, generals + tiredGenerals, caesar), stopped);
}

function shift(
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

function tell(g: Conquest, by: Seat, from: Province, to: Province, units: string, attack: boolean): void {
  g.emit({ event: attack ? 'advanced' : 'marched', by, units, from: idOf(from), to: idOf(to) });
}

/** 8.11 A group in the middle of a road stretch: where it could go on for nothing. */
export function roadWays(state: State, seat: Seat, lone: boolean): Way[] {
  const { at, seen } = state.stretch;
  return waysOf(state, { seat, from: at, points: 0, lone, onRoad: true }).filter(({ to }) => !seen.includes(to));
}

/** Whether the group on the road has anywhere to go on to. */
export function canGoOn(state: State, seat: Seat): boolean {
  const { stretch } = state;
  if (stretch.at === NOWHERE) return false;
  return roadWays(state, seat, sum(roadTroops(state, seat)) === 0).length > 0;
}

/** What a leader on the road can take along: what came with him, and units there with a point left (R-ROAD-2). */
function roadTroops(state: State, seat: Seat): readonly [number, number, number] {
  const { stretch } = state;
  const fit = movable(state, seat, stretch.at);
  return [
    stretch.infantry + fit.infantry,
    stretch.cavalry + fit.cavalry + fit.tiredCavalry,
    stretch.catapult + fit.catapult,
  ];
}

/** 8.11 On along the road for nothing; dropped units stay, others are picked up for a point of theirs (R-ROAD-2). */
export function* goOn(g: Conquest, seat: Seat): Flow<void> {
  const { state } = g;
  const { stretch } = state;
  const from = stretch.at;
  const place = { from: idOf(from) };
  const allTroops = roadTroops(state, seat);
  const present = [stretch.caesar ? 1 : 0, stretch.generals + stretch.halfGenerals, 0];
  const ask = prompt('leaders', '8.11', place);
  const [caesar, generals] = LEADERS.countsOf(yield* LEADERS.choose(g, seat, ask, present, 1, Infinity));
  let counts: readonly number[] = [0, 0, 0];
  if (sum(allTroops) > 0) {
    const least = roadWays(state, seat, true).length > 0 ? 0 : 1;
    const most = UNITS_PER_LEADER * (caesar + generals);
    const troops = [allTroops[0], allTroops[1], 0, allTroops[2]];
    const whom = prompt('legion', '8.11', place);
    const [i, c, , k] = LEGION.countsOf(yield* LEGION.choose(g, seat, whom, troops, least, most));
    counts = [i, c, k];
  }
  const group: Group = { seat, from, points: 0, lone: sum(counts) === 0, onRoad: true };
  const way = yield* chooseWay(g, group, roadWays(state, seat, group.lone));
  if (way !== null) moveAlongRoad(g, group, way, caesar, generals, counts);
}

/** The freshest go along: those on the road with a point left, then fresh ones, then the tired. */
function moveAlongRoad(
  g: Conquest,
  { seat, from }: Group,
  { to }: Way,
  caesar: number,
  generals: number,
  counts: readonly number[],
): void {
  const { state } = g;
  const { stretch } = state;
  const fit = movable(state, seat, from);
  const stopped = isHeldAgainst(state, seat, to);
  const halfGenerals = Math.min(generals, stretch.halfGenerals);
  const oldInfantry = Math.min(counts[0], stretch.infantry);
  const oldCatapult = Math.min(counts[2], stretch.catapult);
  let cavalry = counts[1];
  const take = (most: number) => {
    const taken = Math.min(cavalry, most);
    cavalry -= taken;
    return taken;
  };
  const half = take(stretch.halfCavalry);
  const fresh = take(fit.cavalry);
  const spentOnRoad = take(stretch.cavalry);
  const tired = take(fit.tiredCavalry - stretch.halfCavalry);
  shift(state, seat, from, to, counts, generals, caesar);
  state.spent[INFANTRY][from] -= oldInfantry;
  state.spent[CATAPULT][from] -= oldCatapult;
  state.halfCavalry[from] -= half + tired;
  state.spent[CAVALRY][from] -= spentOnRoad;
  state.halfGenerals[from] -= halfGenerals;
  state.spentGenerals[from] -= generals - halfGenerals;
  state.spent[INFANTRY][to] += counts[0];
  state.spent[CATAPULT][to] += counts[2];
  state.spent[CAVALRY][to] += spentOnRoad + tired + (stopped ? half + fresh : 0);
  state.halfCavalry[to] += stopped ? 0 : half + fresh;
  state.halfGenerals[to] += stopped ? 0 : halfGenerals;
  state.spentGenerals[to] += generals - halfGenerals + (stopped ? halfGenerals : 0);
  if (caesar > 0 && stopped) state.caesarLeft = 0;
  state.stretch = stopped
    ? noStretch()
    : {
        at: to,
        infantry: counts[0],
        catapult: counts[2],
        cavalry: spentOnRoad + tired,
        halfCavalry: half + fresh,
        generals: generals - halfGenerals,
        halfGenerals,
        caesar: caesar > 0,
        seen: [...stretch.seen, to],
      };
  tell(g, seat, from, to, unitBundle(counts, generals, caesar), stopped);
}
