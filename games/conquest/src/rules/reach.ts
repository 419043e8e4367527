import type { Seat } from '@tabula/engine';
import { MOST_REFUSALS } from '../data/figures.ts';
import { landSteps, PROVINCES, type Province, ROADS } from '../data/map.ts';
import { isIn, NOBODY, PERMITS, type State } from '../state.ts';
import { fleetsIn, isHeldAgainst } from './pieces.ts';

/** A place that a group can go to: for how many points, whether along a road in the end, and with whose leave. */
export interface Way {
  readonly to: Province;
  readonly cost: number;
  readonly byRoad: boolean;
  /** The players who must consent, as bits (R-DIP-1). */
  readonly leave: number;
}

/** A group about to move by land. */
export interface Group {
  readonly seat: Seat;
  readonly from: Province;
  /** Points of its slowest piece. */
  readonly points: number;
  /** Leaders without land units do not end among enemies (R-MOV-3). */
  readonly lone: boolean;
  /** It is on a road and goes on along it for nothing (8.11). */
  readonly onRoad: boolean;
}

/** Whose leave is given, as bits, for passage, roads and straits. */
export type Leave = readonly [number, number, number];
const NO_LEAVE: Leave = [0, 0, 0];
/** By set of players: all that they can allow. */
const FULL_LEAVE: readonly Leave[] = Array.from({ length: 64 }, (_, players): Leave => [players, players, players]);

const FAR = 9;
/** By province and whether it is reached on a road: points spent. Scratch paper of `spread`. */
const spent: number[] = new Array<number>(2 * PROVINCES).fill(FAR);
/** The labels of `spent` by the points spent there, so many of each, and the provinces that have any. */
const layers: readonly number[][] = [[], [], []];
const sizes: number[] = [0, 0, 0];
const reached: number[] = [];
let reachedCount = 0;

/** Notes a place reached for so many points. */
function reach(label: number, price: number): void {
  if (spent[label] === FAR && spent[label ^ 1] === FAR) reached[reachedCount++] = label >> 1;
  spent[label] = price;
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

/** Fills `spent` for a group; tells which players stood in the way of more, as bits. */
function spread(state: State, { seat, from, points, onRoad }: Group, leave: Leave): number {
  const steps = landSteps(state.rules.mesopotamiaArabia);
  forgetReached();
  reach(2 * from + (onRoad ? 1 : 0), 0);
  let met = 0;
  for (let cost = 0; cost <= points; cost++) {
    const layer = layers[cost];
    for (let i = 0; i < sizes[cost]; i++) {
      const label = layer[i];
      if (spent[label] !== cost) continue;
      const here = label >> 1;
      const rolling = (label & 1) === 1;
      if (here !== from && isHeldAgainst(state, seat, here)) {
        const holder = 1 << state.garrison[here];
        if ((leave[0] & holder) === 0) {
          met |= holder;
          continue;
        }
      }
      const next = cost + 1;
      const ways = steps[here];
      for (let way = 0; way < ways.length; way++) {
        const { to, border, sea } = ways[way];
        if (border >= 0 && state.road[border] === 1) {
          const price = rolling ? cost : next;
          const closed = price <= points ? roadOwners(state, seat, border) & ~leave[1] : 0;
          if (closed !== 0) met |= closed;
          else if (price <= points && price < spent[2 * to + 1]) reach(2 * to + 1, price);
        }
        if (onRoad || next > points || next >= spent[2 * to]) continue;
        const closed = sea >= 0 ? fleetsIn(state, sea, seat) & ~leave[2] : 0;
        if (closed !== 0) met |= closed;
        else reach(2 * to, next);
      }
    }
  }
  return met;
}

/** R-ROAD-1 The players whose leave a road needs: whoever else controls one of its ends. */
function roadOwners({ control }: State, seat: Seat, border: number): number {
  const owner = control[ROADS[border][0]];
  const other = control[ROADS[border][1]];
  return (owner === NOBODY || owner === seat ? 0 : 1 << owner) | (other === NOBODY || other === seat ? 0 : 1 << other);
}

/** Points spent to a place, as far as `spread` found. */
function costTo(to: Province): number {
  return Math.min(spent[2 * to], spent[2 * to + 1]);
}

function canEnd(state: State, { seat, from, lone }: Group, to: Province): boolean {
  return to !== from && !(lone && isHeldAgainst(state, seat, to));
}

/**
 * All places a group can go to (8.1 - 8.13): the cheapest way that needs nobody's leave, and where leave makes it cheaper
 * or possible at all, the way that needs the fewest consents.
 */
export function waysOf(state: State, group: Group): Way[] {
  const ways: Way[] = [];
  const met = spread(state, group, NO_LEAVE);
  for (let to = 0; to < PROVINCES; to++) {
    const cost = costTo(to);
    if (cost < FAR && canEnd(state, group, to)) ways.push({ to, cost, byRoad: spent[2 * to + 1] === cost, leave: 0 });
  }
  const askable = askableBy(state, group.seat);
  if ((met & askable) !== 0) addWaysWithLeave(state, group, met & askable, askable, ways);
  return ways;
}

function addWaysWithLeave(state: State, group: Group, met: number, askable: number, ways: Way[]): void {
  found.fill(null);
  best.fill(FAR);
  for (let i = 0; i < ways.length; i++) best[ways[i].to] = ways[i].cost;
  let candidates = met;
  let any = false;
  for (let size = 1; size <= bits(candidates); size++)
    for (let mask = 1; mask < 1 << state.players; mask++) {
      if ((mask & candidates) !== mask || bits(mask) !== size) continue;
      candidates |= spread(state, group, FULL_LEAVE[mask]) & askable;
      for (let i = 0; i < reachedCount; i++) {
        const to = reached[i];
        const cost = costTo(to);
        if (cost >= best[to] || !canEnd(state, group, to)) continue;
        const known = found[to];
        if (known !== null && (bits(known.leave) < size || known.cost <= cost)) continue;
        found[to] = { to, cost, byRoad: spent[2 * to + 1] === cost, leave: mask };
        any = true;
      }
    }
  if (!any) return;
  for (let to = 0; to < PROVINCES; to++) {
    const way = found[to];
    if (way !== null) ways.push(way);
  }
}

/** Scratch paper of `addWaysWithLeave`: by place, the least cost without leave, and the way with it. */
const best: number[] = new Array<number>(PROVINCES).fill(FAR);
const found: (Way | null)[] = new Array<Way | null>(PROVINCES).fill(null);

/**
 * What exactly a way needs of whom, out of the leave that could be had: by kind of permit, the players as bits (R-DIP-3: one
 * question for the whole path).
 */
export function permitsFor(state: State, group: Group, { to, cost }: Way, leave: Leave): Leave {
  const needed: [number, number, number] = [leave[0], leave[1], leave[2]];
  for (let permit = 0; permit < PERMITS.length; permit++)
    for (let seat = 0; seat < state.players; seat++) {
      const bit = 1 << seat;
      if ((needed[permit] & bit) === 0) continue;
      needed[permit] &= ~bit;
      spread(state, group, needed);
      if (costTo(to) > cost) needed[permit] |= bit;
    }
  return needed;
}

/** R-DIP-3 The way to the same place with other leave, after some was refused; null if there is none but the free one. */
export function detour(state: State, group: Group, to: Province, leave: Leave): Way | null {
  spread(state, group, NO_LEAVE);
  const free = costTo(to);
  spread(state, group, leave);
  const cost = costTo(to);
  if (cost >= free) return null;
  return { to, cost, byRoad: spent[2 * to + 1] === cost, leave: leave[0] | leave[1] | leave[2] };
}

/** The other players who can still be asked in this turn, as bits. */
export function askableBy(state: State, seat: Seat): number {
  let mask = 0;
  for (let other = 0; other < state.players; other++)
    if (other !== seat && isIn(state, other) && state.refusals[other] < MOST_REFUSALS) mask |= 1 << other;
  return mask;
}

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}
