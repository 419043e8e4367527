import type { Nation } from '../../data/book/book.ts';
import { FLEET_CAPACITY } from '../../data/figures.ts';
import type { Space } from '../../data/spaces.ts';
import { FLEET, type Kind, LAND_KINDS } from '../../data/units.ts';
import type { Convoy, State } from '../../state/state.ts';
import { fleetsAt, landCounts, sum } from './pieces.ts';

/** Some fleets of one sea and, by kind, the land units that lie on them. */
export interface Group {
  readonly fleets: number;
  readonly cargo: readonly number[];
}

/**
 * 9.6, R 64 Who lies on what in a sea: fleets that came together are a group, within which the owner stows as he likes; all that
 * has not moved is another. Who came aboard since lies where there is room, first with the last.
 */
export function groupsAt(state: State, nation: Nation, sea: Space): Group[] {
  let fleets = fleetsAt(state, nation, sea);
  const cargo = landCounts(state, nation, sea);
  const groups: { fleets: number; cargo: number[] }[] = [];
  for (const convoy of state.convoys) {
    if (convoy.nation !== nation || convoy.sea !== sea) continue;
    const own = { fleets: Math.min(convoy.fleets, fleets), cargo: cargo.map(() => 0) };
    fleets -= own.fleets;
    stow(own, cargo, convoy.cargo);
    if (own.fleets > 0) groups.push(own);
  }
  const rest = { fleets, cargo: cargo.map(() => 0) };
  for (const group of [rest, ...groups]) stow(group, cargo, cargo);
  return fleets > 0 ? [...groups, rest] : groups;
}

/** Takes from what is left as much as there is room for, and of each kind at most so many. */
function stow(
  group: { readonly fleets: number; readonly cargo: number[] },
  left: number[],
  most: readonly number[],
): void {
  let room = group.fleets * FLEET_CAPACITY - sum(group.cargo);
  for (let kind = 0; kind < LAND_KINDS; kind++) {
    const count = Math.min(left[kind], most[kind], room);
    group.cargo[kind] += count;
    left[kind] -= count;
    room -= count;
  }
}

/** Fleets that lie together while some of their cargo goes. */
export interface Lot extends Group {
  readonly cargo: number[];
}

/** R 116 Units of a kind leave the fleets, first those who lie alone on one, so that as many fleets as can be are empty. */
export function unload(lots: readonly Lot[], kind: Kind, count: number): void {
  const carriers = () => lots.filter(({ cargo }) => cargo[kind] > 0);
  for (let n = 0; n < count; n++) {
    const lot = carriers().find(({ cargo }) => sum(cargo) % FLEET_CAPACITY !== 0) ?? carriers()[0];
    lot.cargo[kind] -= 1;
  }
}

/** R 116 These land units are about to leave the fleets of a sea, which stay. */
export function leaveHold(state: State, nation: Nation, sea: Space, units: readonly number[]): void {
  const lots = groupsAt(state, nation, sea).map(({ fleets, cargo }) => ({ fleets, cargo: [...cargo] }));
  for (let kind = 0; kind < LAND_KINDS; kind++) unload(lots, kind, units[kind]);
  regroup(state, nation, sea, lots);
}

/** 9.6 In its own movement a nation may lay cargo on other fleets: what is apart is apart until then. */
export function mergeConvoys(state: State, nation: Nation): void {
  state.convoys = state.convoys.filter((convoy) => convoy.nation !== nation);
}

/** Fleets that end a voyage or a flight lie apart from the others of that sea. */
export function keepApart(state: State, convoy: Convoy): void {
  state.convoys.push(convoy);
}

function regroup(state: State, nation: Nation, sea: Space, groups: readonly Group[]): void {
  state.convoys = state.convoys.filter((convoy) => convoy.nation !== nation || convoy.sea !== sea);
  for (const { fleets, cargo } of groups) if (fleets > 0) keepApart(state, { nation, sea, fleets, cargo: [...cargo] });
}

/** A way to part a sea's groups: what goes, and what of each group stays. */
export interface Parting {
  readonly going: readonly number[];
  readonly left: readonly Group[];
  readonly gone: readonly Group[];
}

/** Every way in which so many fleets leave their groups; of each group as many units go as `share` allows. */
function partings(
  groups: readonly Group[],
  ships: number,
  share: (group: Group, ships: number) => readonly [least: number, most: number],
): Parting[] {
  if (groups.length === 0) return ships === 0 ? [NONE] : [];
  const [group, ...others] = groups;
  const found: Parting[] = [];
  for (let some = leastOf(others, ships); some <= Math.min(group.fleets, ships); some++) {
    const rests = partings(others, ships - some, share);
    if (rests.length === 0) continue;
    const [least, most] = share(group, some);
    const loads = loadsOf(group.cargo, least, most);
    for (const rest of rests) for (const load of loads) found.push(withLoad(rest, group, some, load));
  }
  return found;
}

/** How many fleets a group gives at least: all that are missing where there is no other. */
function leastOf(others: readonly Group[], ships: number): number {
  return others.length === 0 ? ships : 0;
}

/** A parting of other groups, and so many fleets of one more with such a load. */
function withLoad({ going, left, gone }: Parting, group: Group, ships: number, load: readonly number[]): Parting {
  return {
    going: going.map((count, kind) => count + load[kind]),
    left: [{ fleets: group.fleets - ships, cargo: group.cargo.map((count, kind) => count - load[kind]) }, ...left],
    gone: [{ fleets: ships, cargo: load }, ...gone],
  };
}

/** Nobody goes, and nobody was there. */
const NONE: Parting = { going: Array.from({ length: LAND_KINDS }, () => 0), left: [], gone: [] };

/** Every choice of between `least` and `most` of some units. */
function loadsOf(cargo: readonly number[], least: number, most: number): (readonly number[])[] {
  const loads: (readonly number[])[] = [];
  addLoads(loads, cargo, [], least, most, sum(cargo));
  return loads;
}

/** Those that begin with such a choice of the first kinds; there are `rest` units of the others, and so many are still to choose. */
function addLoads(
  loads: (readonly number[])[],
  cargo: readonly number[],
  chosen: readonly number[],
  least: number,
  most: number,
  rest: number,
): void {
  if (least > rest || most < 0) return;
  if (chosen.length === cargo.length) {
    loads.push(chosen);
    return;
  }
  const count = cargo[chosen.length];
  for (let some = 0; some <= count; some++)
    addLoads(loads, cargo, [...chosen, some], least - some, most - some, rest - count);
}

/** 10.8 What can go down with so many fleets, their owner choosing them; never more than he must lose. */
export function wrecks(state: State, nation: Nation, sea: Space, sunk: number): Parting[] {
  const all = partings(groupsAt(state, nation, sea), sunk, ({ fleets, cargo }, some) => {
    const drowned = Math.max(0, sum(cargo) - (fleets - some) * FLEET_CAPACITY);
    return [drowned, drowned];
  });
  // Of two ways to lose the same the one in which fewer must change ship.
  if (state.rules.cargoRescue) return all.sort((a, b) => sum(a.going) - sum(b.going)).flatMap(rescues);
  const isLess = (a: readonly number[], b: readonly number[]) =>
    sum(a) < sum(b) && a.every((count, kind) => count <= b[kind]);
  return all.filter(({ going }) => !all.some((other) => isLess(other.going, going)));
}

/** 16.0 House variant: of those who would go down as many are saved as find room on other fleets; the owner says who. */
function rescues({ going, left, gone }: Parting): Parting[] {
  const room = left.reduce((free, { fleets, cargo }) => free + fleets * FLEET_CAPACITY - sum(cargo), 0);
  const drowned = Math.max(0, sum(going) - room);
  return loadsOf(going, drowned, drowned).map((load) => ({
    going: load,
    left: takenIn(
      left,
      going.map((count, kind) => count - load[kind]),
    ),
    gone,
  }));
}

/** Some fleets with others' cargo as well; all of it finds room. */
function takenIn(groups: readonly Group[], saved: readonly number[]): Group[] {
  const rest = [...saved];
  return groups.map(({ fleets, cargo }) => {
    const group = { fleets, cargo: [...cargo] };
    stow(group, rest, rest);
    return group;
  });
}

/** 10.8 These fleets and their cargo are no more. */
export function sinkConvoy(state: State, nation: Nation, sea: Space, { left }: Parting): void {
  regroup(state, nation, sea, left);
}

/** How such fleets with such cargo can leave the others of their sea: two units a fleet, those who go and those who stay. */
export function departing(state: State, nation: Nation, sea: Space, units: readonly number[]): Parting | undefined {
  return partingOf(groupsAt(state, nation, sea), units);
}

/** R 116 How such fleets with such cargo can leave the others of some groups; of several ways that with most fleets left empty. */
export function partingOf(groups: readonly Group[], units: readonly number[]): Parting | undefined {
  const cargo = units.slice(0, LAND_KINDS);
  const size = sum(cargo);
  const share = (group: Group, some: number) =>
    [
      Math.max(0, sum(group.cargo) - (group.fleets - some) * FLEET_CAPACITY, groups.length === 1 ? size : 0),
      Math.min(some * FLEET_CAPACITY, size),
    ] as const;
  let best: Parting | undefined;
  for (const parting of partingsInto(groups, units[FLEET], cargo, share))
    if (spare(parting) > spare(best)) best = parting;
  return best;
}

/** How many fleets need not carry anything once some have parted. */
function spare(parting: Parting | undefined): number {
  if (parting === undefined) return -1;
  const idle = (fleets: number, group: Group) => fleets + group.fleets - Math.ceil(sum(group.cargo) / FLEET_CAPACITY);
  return [...parting.left, ...parting.gone].reduce(idle, 0);
}

/** All partings in which just this cargo goes: what is left of it for the first group is known, and need not be looked for. */
function* partingsInto(
  groups: readonly Group[],
  ships: number,
  cargo: readonly number[],
  share: (group: Group, ships: number) => readonly [least: number, most: number],
): Generator<Parting> {
  if (groups.length === 0) {
    if (ships + sum(cargo) === 0) yield NONE;
    return;
  }
  const [group, ...others] = groups;
  for (let some = leastOf(others, ships); some <= Math.min(group.fleets, ships); some++) {
    const [least, most] = share(group, some);
    for (const rest of partings(others, ships - some, share)) {
      const load = cargo.map((count, kind) => count - rest.going[kind]);
      const size = sum(load);
      if (size >= least && size <= most && load.every((count, kind) => count >= 0 && count <= group.cargo[kind]))
        yield withLoad(rest, group, some, load);
    }
  }
}

/** They are gone to another sea, each group by itself. */
export function moveConvoy(state: State, nation: Nation, from: Space, to: Space, { left, gone }: Parting): void {
  regroup(state, nation, from, left);
  for (const { fleets, cargo } of gone)
    if (fleets > 0) keepApart(state, { nation, sea: to, fleets, cargo: [...cargo] });
}
