import type { Province } from '../data/map.ts';
import type { State, Stretch } from '../state.ts';

/** Units at a place that are in the middle of a stretch of road, whoever led them there. */
export interface OnRoad {
  readonly infantry: number;
  readonly catapult: number;
  /** Without a point left, and with one. */
  readonly cavalry: number;
  readonly halfCavalry: number;
}

type Sort = keyof OnRoad;

/** 8.11 What stands at a place and could go on along a road for nothing. */
export function onRoadAt({ stretches }: State, at: Province): OnRoad {
  let [infantry, catapult, cavalry, halfCavalry] = [0, 0, 0, 0];
  for (const stretch of stretches) {
    if (stretch.at !== at) continue;
    infantry += stretch.infantry;
    catapult += stretch.catapult;
    cavalry += stretch.cavalry;
    halfCavalry += stretch.halfCavalry;
  }
  return { infantry, catapult, cavalry, halfCavalry };
}

function leadersOn({ generals, halfGenerals, caesar }: Stretch): number {
  return generals + halfGenerals + (caesar ? 1 : 0);
}

function isSame(one: Stretch, other: Stretch): boolean {
  return one.seen.length === other.seen.length && one.seen.every((place, i) => place === other.seen[i]);
}

/** A group halts on its road; whoever came the same way to the same place is one group with it. */
export function halt(state: State, group: Stretch): void {
  const known = state.stretches.find((stretch) => stretch.at === group.at && isSame(stretch, group));
  if (known === undefined) {
    state.stretches.push(group);
    return;
  }
  known.infantry += group.infantry;
  known.catapult += group.catapult;
  known.cavalry += group.cavalry;
  known.halfCavalry += group.halfCavalry;
  known.generals += group.generals;
  known.halfGenerals += group.halfGenerals;
  known.caesar ||= group.caesar;
}

/** Units leave the roads that end at a place, those of one group before those of others. */
export function takeUnits(state: State, at: Province, sort: Sort, count: number, first?: Stretch): void {
  let left = count;
  const take = (stretch: Stretch) => {
    const taken = Math.min(left, stretch[sort]);
    stretch[sort] -= taken;
    left -= taken;
  };
  if (first !== undefined) take(first);
  for (const stretch of state.stretches) if (stretch.at === at) take(stretch);
  forgetEmpty(state);
}

/** Whoever sets out anew is on no road any more; tired pieces that are on none go first. */
export function setOutAnew(
  state: State,
  from: Province,
  tiredGenerals: number,
  tiredCavalry: number,
  caesar: boolean,
): void {
  if (state.stretches.length === 0) return;
  const generals = tiredGenerals - (state.halfGenerals[from] - halfGeneralsOnRoad(state, from));
  leaveRoads(state, from, Math.max(0, generals), caesar);
  const riders = tiredCavalry - (state.halfCavalry[from] - onRoadAt(state, from).halfCavalry);
  takeUnits(state, from, 'halfCavalry', Math.max(0, riders));
}

/** So many Generals with a point left, and the Caesar, are on no road any more that ends at a place. */
function leaveRoads(state: State, at: Province, halfGenerals: number, caesar: boolean): void {
  let left = halfGenerals;
  for (const stretch of state.stretches) {
    if (stretch.at !== at) continue;
    const taken = Math.min(left, stretch.halfGenerals);
    stretch.halfGenerals -= taken;
    left -= taken;
    if (caesar) stretch.caesar = false;
  }
  forgetEmpty(state);
}

/** Generals with a point left at a place who are on a road. */
function halfGeneralsOnRoad({ stretches }: State, at: Province): number {
  let count = 0;
  for (const stretch of stretches) if (stretch.at === at) count += stretch.halfGenerals;
  return count;
}

function forgetEmpty({ stretches }: State): void {
  for (let i = stretches.length - 1; i >= 0; i--) {
    const stretch = stretches[i];
    const units = stretch.infantry + stretch.catapult + stretch.cavalry + stretch.halfCavalry;
    if (units + leadersOn(stretch) === 0) stretches.splice(i, 1);
  }
}
