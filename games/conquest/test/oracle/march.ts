import type { Seat } from '@tabula/engine';
import type { State } from '../../src/state.ts';
import { controllerOf, foeIn, generalsOf, hasRoad, number, unitsOf, wardens, waysFrom } from './position.ts';

/** Some pieces that go together: Caesar, Generals with two points and with one; infantry, cavalry with two and one, catapults. */
export interface Group {
  readonly caesar: number;
  readonly generals: number;
  readonly tired: number;
  readonly infantry: number;
  readonly cavalry: number;
  readonly tiredCavalry: number;
  readonly catapults: number;
}

export const NOBODY: Group = {
  caesar: 0,
  generals: 0,
  tired: 0,
  infantry: 0,
  cavalry: 0,
  tiredCavalry: 0,
  catapults: 0,
};

export const leaders = ({ caesar, generals, tired }: Group): number => caesar + generals + tired;
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
    infantry: infantry - spent[0][province],
    cavalry: cavalry - spent[1][province] - halfCavalry[province],
    tiredCavalry: halfCavalry[province],
    catapults: catapults - spent[2][province],
  };
}

/** 8.2: no piece goes beyond its points, so the slowest decides. */
export function pointsOf(state: State, group: Group): number {
  const all = [2];
  if (group.caesar > 0) all.push(state.caesarLeft);
  if (group.tired > 0 || group.tiredCavalry > 0 || group.infantry > 0 || group.catapults > 0) all.push(1);
  return Math.min(...all);
}

/** A whole way that a group declares: what it costs and who must agree. */
interface Path {
  readonly to: string;
  readonly cost: number;
  readonly owners: readonly Seat[];
}

/** R-DIP-1: who else must agree that the mover uses a road link as a road. */
export function roadOwners(state: State, mover: Seat, a: string, b: string): Seat[] {
  return [controllerOf(state, a), controllerOf(state, b)].filter((owner) => owner >= 0 && owner !== mover);
}

/**
 * Every way of at most so many points, each link walked by itself (1 point) or as part of a stretch of road (1 point for the
 * whole stretch). `onRoad`: the group stands in the middle of a stretch and may only go on along it, for nothing, to
 * where it has not yet halted.
 */
export function paths(
  state: State,
  mover: Seat,
  from: string,
  points: number,
  onRoad: readonly string[] | null,
): Path[] {
  const found = new Map<string, Path>();
  const walk = (at: string, cost: number, owners: readonly Seat[], road: boolean): void => {
    const foe = foeIn(state, mover, at);
    const passing = at !== from && foe >= 0 ? [...owners, foe] : owners;
    for (const { to, sea } of waysFrom(state, at)) {
      const arrows = sea === undefined ? [] : wardens(state, mover, sea);
      const go = (spent: number, more: readonly Seat[], along: boolean): void => {
        const all = [...new Set([...passing, ...arrows, ...more])].sort();
        const key = `${to} ${cost + spent} ${all} ${along}`;
        if (cost + spent > points || found.has(key)) return;
        found.set(key, { to, cost: cost + spent, owners: all });
        walk(to, cost + spent, all, along);
      };
      if (onRoad === null) go(1, [], false);
      if (sea === undefined && hasRoad(state, at, to)) go(road ? 0 : 1, roadOwners(state, mover, at, to), true);
    }
  };
  walk(from, 0, [], onRoad !== null);
  return [...found.values()].filter(({ to }) => to !== from && !onRoad?.includes(to));
}

/** Where a group can go, in the words of the options, with the points that each costs. */
export function destinations(
  state: State,
  from: string,
  alone: boolean,
  points: number,
  onRoad: readonly string[] | null = null,
): Map<string, number> {
  const mover = state.active;
  const ways = paths(state, mover, from, points, onRoad).filter(({ to }) => !alone || foeIn(state, mover, to) < 0);
  const best = new Map<string, number>();
  const note = (id: string, cost: number): void => {
    best.set(id, Math.min(cost, best.get(id) ?? cost));
  };
  const word = (to: string): string => (foeIn(state, mover, to) < 0 ? 'go' : 'attack');
  for (const { to, cost, owners } of ways) if (owners.length === 0) note(`${word(to)} ${to}`, cost);
  const free = new Map(best);
  for (const { to, cost, owners } of ways) {
    if (owners.length === 0 || owners.some((owner) => state.refusals[owner] >= 2)) continue;
    const cheapest = free.get(`${word(to)} ${to}`);
    if (cheapest === undefined || cost < cheapest) note(`${word(to)}-with-leave ${to}`, cost);
  }
  return best;
}

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, count) => count);
}

/** All groups of leaders out of some. */
export function leaderChoices(stock: Group): Group[] {
  return upTo(stock.caesar).flatMap((caesar) =>
    upTo(stock.generals).flatMap((generals) =>
      upTo(stock.tired).flatMap((tired) => {
        const group = { ...NOBODY, caesar, generals, tired };
        return leaders(group) > 0 ? [group] : [];
      }),
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
