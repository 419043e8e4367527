import type { Seat } from '@tabula/engine';
import { PERMITS, pair, type State } from '../../src/state.ts';
import {
  armyOf,
  controllerOf,
  foeIn,
  generalsOf,
  hasRoad,
  LANDS,
  number,
  unitsOf,
  wardens,
  waysFrom,
} from './position.ts';

/** Some pieces that go together: Caesar, Generals with two points, one and none; infantry, cavalry with two and one, catapults. */
export interface Group {
  readonly caesar: number;
  readonly generals: number;
  readonly tired: number;
  readonly spent: number;
  readonly infantry: number;
  readonly cavalry: number;
  readonly tiredCavalry: number;
  readonly catapults: number;
}

export const NOBODY: Group = {
  caesar: 0,
  generals: 0,
  tired: 0,
  spent: 0,
  infantry: 0,
  cavalry: 0,
  tiredCavalry: 0,
  catapults: 0,
};

export const leaders = ({ caesar, generals, tired, spent }: Group): number => caesar + generals + tired + spent;
export const units = ({ infantry, cavalry, tiredCavalry, catapults }: Group): number =>
  infantry + cavalry + tiredCavalry + catapults;

/** What the active player can still move out of a province: everybody with points left. */
export function movable(state: State, at: string): Group {
  const province = number(at);
  const [infantry, cavalry, catapults] = unitsOf(state, state.active, at);
  const generals = generalsOf(state, state.active, at);
  const { halfGenerals, spentGenerals, halfCavalry, spent } = state;
  return {
    caesar: state.caesar[state.active] === province && state.caesarLeft > 0 ? 1 : 0,
    generals: generals - halfGenerals[province] - spentGenerals[province],
    tired: halfGenerals[province],
    spent: 0,
    infantry: infantry - spent[0][province],
    cavalry: cavalry - spent[1][province] - halfCavalry[province],
    tiredCavalry: halfCavalry[province],
    catapults: catapults - spent[2][province],
  };
}

/** All the points that the active player's pieces on land have left. */
export function pointsLeft(state: State): number {
  const each = LANDS.map((at) => {
    const { caesar, generals, tired, infantry, cavalry, tiredCavalry, catapults } = movable(state, at);
    return caesar * state.caesarLeft + 2 * (generals + cavalry) + tired + tiredCavalry + infantry + catapults;
  });
  return each.reduce((sum, points) => sum + points, 0);
}

/** 8.2: no piece goes beyond its points, so the slowest decides. */
export function pointsOf(state: State, group: Group): number {
  const all = [2];
  if (group.caesar > 0) all.push(state.caesarLeft);
  if (group.tired > 0 || group.tiredCavalry > 0 || group.infantry > 0 || group.catapults > 0) all.push(1);
  return Math.min(...all);
}

/** 8.2: and the freshest decides whether somebody could go on afterwards. */
export function mostOf(state: State, group: Group): number {
  return group.generals + group.cavalry > 0 || (group.caesar > 0 && state.caesarLeft === 2) ? 2 : 1;
}

/** Whether pieces have come to a province in this turn: among another's troops they are his guests. */
export function hasMoved(state: State, group: Group): boolean {
  return group.tired + group.tiredCavalry > 0 || (group.caesar > 0 && state.caesarLeft < 2);
}

type Permit = 'transit' | 'roads' | 'straits';

/** Something that somebody must allow. */
interface Need {
  readonly owner: Seat;
  readonly permit: Permit;
}

/** A whole way that a group declares: what it costs, what must be allowed, whether it ends on a road. */
interface Path {
  readonly to: string;
  readonly cost: number;
  readonly needs: readonly Need[];
  readonly road: boolean;
  /** Where that road was entered (R-OWN-3). */
  readonly entered: string;
}

/**
 * R-ROAD-1: who must agree that the mover uses a road link as a road: nobody, if it leads out of or into a province of his; but
 * whoever rolls on through a province asks its owner.
 */
export function roadOwners(state: State, mover: Seat, a: string, b: string, rolling: boolean): Seat[] {
  const ends = [controllerOf(state, a), controllerOf(state, b)];
  const asked = ends.includes(mover) ? (rolling ? [ends[0]] : []) : ends;
  return asked.filter((owner) => owner >= 0 && owner !== mover);
}

/** R-DIP-2, R-OWN-1: what is refused for good is not asked for, nor what was refused twice in this turn. */
function areAskable(state: State, mover: Seat, needs: readonly Need[]): boolean {
  const wordOn = ({ owner, permit }: Need) =>
    state.permits[pair(state, owner, mover) * PERMITS.length + PERMITS.indexOf(permit)];
  if (needs.some((need) => wordOn(need) === 2)) return false;
  return [...Array(state.players).keys()].every((owner) => {
    const open = needs.filter((need) => need.owner === owner && wordOn(need) === 0).map(({ permit }) => permit);
    // Nothing that was refused twice, one thing or several together, may be among what he would be asked for.
    return [1, 2, 3, 4, 5, 6, 7]
      .filter((set) => state.refusals[owner * 8 + set] >= 2)
      .every((set) => PERMITS.some((permit, place) => (set >> place) % 2 === 1 && !open.includes(permit)));
  });
}

const nameOfNeed = ({ owner, permit }: Need): string => `${permit}${owner}`;
const isPart = (part: readonly Need[], whole: readonly Need[]): boolean => {
  const names = whole.map(nameOfNeed);
  return part.every((need) => names.includes(nameOfNeed(need)));
};

/** A group that is to move: where from, with how many points, the freshest with how many; alone, as guests, on a road. */
export interface Mover {
  readonly from: string;
  readonly points: number;
  readonly most: number;
  readonly alone: boolean;
  readonly guest: boolean;
  /** Where it has halted on its road, if it goes on along one for nothing. */
  readonly onRoad: readonly string[] | null;
}

/**
 * Every way of at most so many points, each link walked by itself (1 point) or as part of a stretch of road (1 point for the
 * whole stretch).
 */
function paths(state: State, mover: Seat, { from, points, alone, guest, onRoad }: Mover): Path[] {
  const found = new Map<string, Path>();
  const walk = (at: string, cost: number, needs: readonly Need[], road: boolean, entry: string): void => {
    const foe = foeIn(state, mover, at);
    const passed = (at !== from || guest) && foe >= 0 ? [...needs, { owner: foe, permit: 'transit' as const }] : needs;
    for (const { to, sea } of waysFrom(state, at)) {
      // 15.3: out of the host's province against other troops of his nobody is asked, nor off the road with units into empty land of his.
      const host = at === from ? foe : -1;
      const troops = host >= 0 && foeIn(state, mover, to) === host;
      const land = host >= 0 && !alone && foeIn(state, mover, to) < 0 && controllerOf(state, to) === host;
      const go = (spent: number, permit: Permit, owners: readonly Seat[], along: boolean, entered: string): void => {
        const passing = troops || (land && !along) ? needs : passed;
        const all = new Map(
          [...passing, ...owners.map((owner) => ({ owner, permit }))].map((need) => [nameOfNeed(need), need]),
        );
        const path = { to, cost: cost + spent, needs: [...all.values()], road: along, entered };
        const key = `${to} ${path.cost} ${[...all.keys()].sort()} ${along ? entered : ''}`;
        if (path.cost > points || found.has(key) || !areAskable(state, mover, path.needs)) return;
        found.set(key, path);
        walk(to, path.cost, path.needs, along, entered);
      };
      if (onRoad === null) go(1, 'straits', sea === undefined ? [] : wardens(state, mover, sea), false, to);
      if (sea !== undefined || !hasRoad(state, at, to)) continue;
      if (road) go(0, 'roads', roadOwners(state, mover, at, to, true), true, entry);
      // A stretch can end and another begin in the middle of a way, for another point.
      go(1, 'roads', roadOwners(state, mover, at, to, false), true, at);
    }
  };
  walk(from, 0, [], onRoad !== null, from);
  return [...found.values()].filter(({ to }) => to !== from && !onRoad?.includes(to));
}

/** A way as it is offered. */
interface Offer extends Path {
  readonly kind: 'go' | 'attack' | 'halt';
}

/** How a way can end: in peace, in a fight, or by leave among troops if anybody could go on from there. */
function offersOf(state: State, { most, alone }: Mover, path: Path): Offer[] {
  const mover = state.active;
  const foe = foeIn(state, mover, path.to);
  if (foe < 0) return [{ ...path, kind: 'go' }];
  if (alone && armyOf(state, mover, path.to) === 0) return [];
  const pass: Need = { owner: foe, permit: 'transit' };
  const attack: Offer = { ...path, kind: 'attack', road: false };
  const needs = isPart([pass], path.needs) ? path.needs : [...path.needs, pass];
  if (!areAskable(state, mover, needs) || (path.cost >= most && !path.road)) return [attack];
  return [attack, { ...path, needs, kind: 'halt' }];
}

function wordOf({ kind, to, needs }: Offer): string {
  if (needs.length === 0) return `${kind} ${to}`;
  const asked = PERMITS.map((permit) => {
    const owners = needs.filter((need) => need.permit === permit).map(({ owner }) => owner);
    return owners.sort().join('+') || 'none';
  });
  return `${kind}-with-leave ${to} ${asked.join(' ')}`;
}

/** R-OWN-8: on a road rather than not, and, since there is no way back to it, entered in the same place. */
function isAsGood(one: Offer, other: Offer): boolean {
  return !other.road || (one.road && one.entered === other.entered);
}

/** Where a group can go, in the words of the options, with the points that each costs (R-OWN-8). */
export function destinations(state: State, group: Mover): Map<string, number> {
  const offers = paths(state, state.active, group).flatMap((path) => offersOf(state, group, path));
  const best = new Map<string, number>();
  for (const offer of offers) {
    const needless = offers.some(
      (other) =>
        other.to === offer.to &&
        other.kind === offer.kind &&
        wordOf(other) !== wordOf(offer) &&
        isPart(other.needs, offer.needs) &&
        (other.cost < offer.cost || (other.cost === offer.cost && isAsGood(other, offer))),
    );
    const cost = best.get(wordOf(offer));
    if (!needless) best.set(wordOf(offer), Math.min(offer.cost, cost ?? offer.cost));
  }
  return best;
}

/** 8.13: among another's troops, how many units must stay with leaders who came in this turn and are left behind. */
export function guards(state: State, at: string, leaving: number): number {
  if (foeIn(state, state.active, at) < 0) return 0;
  const province = number(at);
  const caesar = state.caesar[state.active] === province && state.caesarLeft < 2 ? 1 : 0;
  return state.halfGenerals[province] + state.spentGenerals[province] + caesar > leaving ? 1 : 0;
}

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, count) => count);
}

/** All groups of leaders out of some. */
export function leaderChoices(stock: Group): Group[] {
  return upTo(stock.caesar).flatMap((caesar) =>
    upTo(stock.generals).flatMap((generals) =>
      upTo(stock.tired).flatMap((tired) =>
        upTo(stock.spent).flatMap((spent) => {
          const group = { ...NOBODY, caesar, generals, tired, spent };
          return leaders(group) > 0 ? [group] : [];
        }),
      ),
    ),
  );
}

/** 8.1: all legions that these leaders can take along, none included. */
export function legionChoices(stock: Group, led: Group): Group[] {
  return upTo(stock.infantry).flatMap((infantry) =>
    upTo(stock.cavalry).flatMap((cavalry) =>
      upTo(stock.tiredCavalry).flatMap((tiredCavalry) =>
        upTo(stock.catapults).flatMap((catapults) => {
          const group = { ...led, infantry, cavalry, tiredCavalry, catapults };
          return units(group) <= 7 * leaders(led) ? [group] : [];
        }),
      ),
    ),
  );
}
