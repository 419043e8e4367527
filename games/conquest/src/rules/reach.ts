import type { Seat } from '@tabula/engine';
import { landSteps, PROVINCES, type Province, ROADS } from '../data/map.ts';
import { NOBODY, NOWHERE, type State } from '../state.ts';
import { type Askable, askableBy, isAskable, isWithin, type Leave, leaveOf, ROAD, STRAIT, TRANSIT } from './permits.ts';
import { fleetsIn, force, isHeldAgainst } from './pieces.ts';

/** A place that a group can go to: for how many points, whether along a road in the end, and with whose leave. */
export interface Way {
  readonly to: Province;
  readonly cost: number;
  readonly byRoad: boolean;
  /** Where the road was entered on which it ends, if it does: off the road one may have walked there first (8.11). */
  readonly entered: Province;
  /** It stops among troops whose owner lets it, and keeps its points (15.2). */
  readonly halts: boolean;
  /** What must be allowed (R-DIP-1); 0 for a way that needs nobody's leave. */
  readonly leave: Leave;
}

/** A group about to move by land. */
export interface Group {
  readonly seat: Seat;
  readonly from: Province;
  /** Points of its slowest piece, and of its freshest. */
  readonly points: number;
  readonly most: number;
  /** Leaders without land units do not end among enemies (R-MOV-3). */
  readonly lone: boolean;
  /** It is on a road and goes on along it for nothing (8.11). */
  readonly onRoad: boolean;
  /** It stands among troops whose owner let it in, and needs his leave again to go on, but not to attack him (R-DIP-4). */
  readonly guest: boolean;
}

const FAR = 9;
/** By province and whether it is reached on a road: points spent. Scratch paper of `spread`. */
const spent: number[] = new Array<number>(2 * PROVINCES).fill(FAR);
/** By the labels of `spent`: where the road was entered that led there. */
const entries: number[] = new Array<number>(2 * PROVINCES).fill(0);
/** The labels of `spent` by the points spent there, so many of each, and the provinces that have any. */
const layers: readonly number[][] = [[], [], []];
const sizes: number[] = [0, 0, 0];
const reached: number[] = [];
let reachedCount = 0;

/** Notes a place reached for so many points, and where its road was entered. */
function reach(label: number, price: number, entered: Province): void {
  if (spent[label] === FAR && spent[label ^ 1] === FAR) reached[reachedCount++] = label >> 1;
  spent[label] = price;
  entries[label] = entered;
  layers[price][sizes[price]++] = label;
}

function forgetReached(): void {
  for (let i = 0; i < reachedCount; i++) {
    spent[2 * reached[i]] = FAR;
    spent[2 * reached[i] + 1] = FAR;
  }
  reachedCount = 0;
  sizes[0] = 0;
  sizes[1] = 0;
  sizes[2] = 0;
}

/** Fills `spent` for a group that has nobody's leave; tells what stood in its way. */
function spread(state: State, { seat, from, points, lone, onRoad, guest }: Group): Leave {
  const steps = landSteps(state.rules.mesopotamiaArabia);
  forgetReached();
  reach(2 * from + (onRoad ? 1 : 0), 0, from);
  let met = 0;
  for (let cost = 0; cost <= points; cost++) {
    const layer = layers[cost];
    for (let i = 0; i < sizes[cost]; i++) {
      const label = layer[i];
      if (spent[label] !== cost) continue;
      const here = label >> 1;
      const rolling = (label & 1) === 1;
      const held = (here !== from || guest) && isHeldAgainst(state, seat, here);
      if (held) {
        met |= leaveOf(TRANSIT, 1 << state.garrison[here]);
        if (here !== from) continue;
      }
      const next = cost + 1;
      const ways = steps[here];
      for (let way = 0; way < ways.length; way++) {
        const { to, border, sea } = ways[way];
        if (held && !turnsOnTroops(state, from, to) && (lone || !turnsOnLand(state, seat, from, to))) continue;
        if (border >= 0 && state.road[border] === 1) {
          const price = rolling ? cost : next;
          const closed = price <= points ? roadOwners(state, seat, border, rolling ? here : NOWHERE) : 0;
          if (closed !== 0) {
            met |= leaveOf(ROAD, closed);
            // Whoever is not let roll on through a province enters its road anew, for another point.
            if (rolling && next <= points && next < spent[2 * to + 1] && roadOwners(state, seat, border, NOWHERE) === 0)
              reach(2 * to + 1, next, here);
          } else if (price <= points && price < spent[2 * to + 1])
            reach(2 * to + 1, price, rolling ? entries[label] : here);
        }
        if (onRoad || next > points || next >= spent[2 * to]) continue;
        const closed = sea >= 0 ? fleetsIn(state, sea, seat) : 0;
        if (closed !== 0) met |= leaveOf(STRAIT, closed);
        else reach(2 * to, next, to);
      }
    }
  }
  return met;
}

/** 15.3 Whether a guest attacks other troops of his host: nobody is asked whether he lets himself be attacked out of his own land. */
function turnsOnTroops({ garrison }: State, from: Province, to: Province): boolean {
  return garrison[from] === garrison[to];
}

/** 15.3 Nor whether he lets units take a province where he has none; on his roads one would ask, and might go on. */
function turnsOnLand(state: State, seat: Seat, from: Province, to: Province): boolean {
  return !isHeldAgainst(state, seat, to) && state.control[to] === state.garrison[from];
}

/**
 * R-ROAD-1 The players whose leave a road needs, as bits: whoever controls one of its ends, unless one of them is the mover's own;
 * and whoever controls the province that he rolls `through` to it, if he does.
 */
function roadOwners({ control }: State, seat: Seat, border: number, through: Province): number {
  const owner = control[ROADS[border][0]];
  const other = control[ROADS[border][1]];
  if (owner === seat || other === seat) return through === NOWHERE ? 0 : bitOf(control[through], seat);
  return bitOf(owner, seat) | bitOf(other, seat);
}

/** A player as a bit; none for nobody, and for the mover himself. */
function bitOf(owner: Seat, seat: Seat): number {
  return owner === NOBODY || owner === seat ? 0 : 1 << owner;
}

/** R-MOV-3 Leaders alone end among another's units only where units of their own wait for them. */
function canEnd(state: State, { seat, from, lone }: Group, to: Province): boolean {
  return to !== from && !(lone && isHeldAgainst(state, seat, to) && force(state, seat, to) === 0);
}

/**
 * All places a group can go to (8.1 - 8.13): the cheapest way that needs nobody's leave, and every way with leave that is cheaper,
 * or as cheap and on a road, unless another of them asks for less and is as good (R-OWN-8). `allowed`: what leave can be had, if
 * not what may be asked for now.
 */
export function waysOf(state: State, group: Group, allowed?: Askable): Way[] {
  const ways: Way[] = [];
  const met = spread(state, group);
  for (let to = 0; to < PROVINCES; to++) {
    const cost = Math.min(spent[2 * to], spent[2 * to + 1]);
    if (cost < FAR && canEnd(state, group, to))
      ways.push({
        to,
        cost,
        byRoad: spent[2 * to + 1] === cost,
        entered: entries[2 * to + 1],
        halts: false,
        leave: 0,
      });
  }
  if (met === 0) return ways;
  const askable = allowed ?? askableBy(state, group.seat);
  if ((met & askable.leave) !== 0) addWaysWithLeave(state, group, askable, ways);
  return ways;
}

/** Whether a group can go anywhere but to some places, by itself or with leave. */
export function canGo(state: State, group: Group, but: readonly Province[] = []): boolean {
  const met = spread(state, group);
  for (let i = 0; i < reachedCount; i++) if (canEnd(state, group, reached[i]) && !but.includes(reached[i])) return true;
  if (met === 0) return false;
  return waysOf(state, group).some(({ to }) => !but.includes(to));
}

/** A place on the way: the node of `spent`, the points spent, where its road was entered, and what had to be allowed. */
interface Label {
  readonly node: number;
  readonly cost: number;
  readonly entered: Province;
  readonly leave: Leave;
}

function addWaysWithLeave(state: State, group: Group, askable: Askable, ways: Way[]): void {
  const all: Way[] = [];
  for (const { node, cost, entered, leave } of labelsOf(state, group, askable)) {
    const to = node >> 1;
    if (!canEnd(state, group, to)) continue;
    const held = isHeldAgainst(state, group.seat, to);
    const byRoad = (node & 1) === 1;
    all.push({ to, cost, byRoad: byRoad && !held, entered, halts: false, leave });
    const pass = held ? leaveOf(TRANSIT, 1 << state.garrison[to]) : 0;
    if (held && isAskable(leave | pass, askable) && (cost < group.most || byRoad))
      all.push({ to, cost, byRoad, entered, halts: true, leave: leave | pass });
  }
  for (const way of all)
    if (way.leave !== 0 && !all.some((other) => isBetter(other, way)) && !isOffered(ways, way)) ways.push(way);
}

/** Whether a way is there that asks for the same: what is offered by the same word is one way, wherever its road was entered. */
function isOffered(ways: readonly Way[], { to, halts, leave }: Way): boolean {
  return ways.some((other) => other.to === to && other.halts === halts && other.leave === leave);
}

/**
 * Whether a way to the same place makes another needless: it asks nobody for anything that the other does not, and costs less, or as
 * much and is on a road if the other is, entered in the same place: there is no way back to it (R-OWN-3).
 */
function isBetter(one: Way, other: Way): boolean {
  if (one.to !== other.to || one.halts !== other.halts || one.cost > other.cost) return false;
  if (!isWithin(one.leave, other.leave)) return false;
  if (one.cost < other.cost) return true;
  if (one.byRoad !== other.byRoad) return one.byRoad;
  return one.leave !== other.leave && (!one.byRoad || one.entered === other.entered);
}

/** Every place a group comes to with all the leave that can be had, each with the least that it takes. */
function labelsOf(
  state: State,
  { seat, from, points, lone, onRoad, guest }: Group,
  askable: Askable,
): readonly Label[] {
  const steps = landSteps(state.rules.mesopotamiaArabia);
  const labels: Label[] = [{ node: 2 * from + (onRoad ? 1 : 0), cost: 0, entered: from, leave: 0 }];
  for (let cost = 0; cost <= points; cost++)
    for (let i = 0; i < labels.length; i++) {
      if (labels[i].cost !== cost) continue;
      const { node } = labels[i];
      const here = node >> 1;
      const held = (here !== from || guest) && isHeldAgainst(state, seat, here);
      const passed = held ? labels[i].leave | leaveOf(TRANSIT, 1 << state.garrison[here]) : labels[i].leave;
      const rolling = (node & 1) === 1;
      const ways = steps[here];
      for (let way = 0; way < ways.length; way++) {
        const { to, border, sea } = ways[way];
        const betrayal = held && here === from && turnsOnTroops(state, from, to);
        const leave = betrayal ? labels[i].leave : passed;
        if (border >= 0 && state.road[border] === 1) {
          const anew = leave | leaveOf(ROAD, roadOwners(state, seat, border, NOWHERE));
          const on = leave | leaveOf(ROAD, roadOwners(state, seat, border, here));
          if (rolling) note(labels, 2 * to + 1, cost, labels[i].entered, on, askable);
          // Whoever is not let roll on through a province enters its road anew, for another point.
          if (cost < points) note(labels, 2 * to + 1, cost + 1, here, anew, askable);
        }
        if (onRoad || cost === points) continue;
        const raid = held && here === from && !lone && turnsOnLand(state, seat, from, to);
        const strait = sea >= 0 ? leaveOf(STRAIT, fleetsIn(state, sea, seat)) : 0;
        note(labels, 2 * to, cost + 1, to, (raid ? labels[i].leave : leave) | strait, askable);
      }
    }
  return labels;
}

/** Notes a place on the way, unless nobody is asked for it or it is known for as little. */
function note(labels: Label[], node: number, cost: number, entered: Province, leave: Leave, askable: Askable): void {
  if (!isAskable(leave, askable)) return;
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i];
    if (label.node !== node || label.cost > cost || !isWithin(label.leave, leave)) continue;
    if (label.cost < cost || (node & 1) === 0 || label.entered === entered) return;
  }
  labels.push({ node, cost, entered, leave });
}
