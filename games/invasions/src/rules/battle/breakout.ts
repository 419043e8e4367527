import type { Flow } from '@tabula/engine';
import { OVERRUN_UNITS } from '../../data/figures.ts';
import { type Place, placeId, waysFrom } from '../../data/geography.ts';
import { type Counter, type Nation, nationId } from '../../data/pieces.ts';
import { NOBODY, remove, type State } from '../../state.ts';
import { spoilWeddings } from '../diplomacy/weddings.ts';
import { hasHostileLimes, hasHostileWalls, preyOf } from '../lands/passages.ts';
import { closedTo, friendly, isStrangersPost } from '../lands/relations.ts';
import { isBarred, isPassable, isShelter } from '../lands/routes.ts';
import type { Invasions } from '../pieces/table.ts';
import { keyOf } from '../pieces/units.ts';
import { leftAlone } from './lone-leaders.ts';

/** A way out over an enemy: where it ends, whom it overruns, how far it is and whether it crosses a river or a ridge. */
export interface Breakout {
  readonly place: Place;
  readonly prey: Place;
  readonly distance: number;
  readonly wet: boolean;
}

type Passes = (state: State, owner: Nation, where: Place) => boolean;

const NEXT_DOOR = 2;
const FARTHER = 3;

/**
 * XIX.B, XX.L, G224 Six units that must get away may overrun a single one, within their three steps: next door, which takes two of them, to
 * stay there or to make the third; or behind a province that they pass. Never over a strait, on a Limes or behind walls.
 */
export function breakouts(
  state: State,
  owner: Nation,
  where: Place,
  units: readonly Counter[],
  banned: (to: Place) => boolean = () => false,
  passes: Passes = isPassable,
): Breakout[] {
  const found: Breakout[] = [];
  if (units.length < OVERRUN_UNITS) return found;
  const open = (to: Place) => to !== where && !banned(to) && !closedTo(state, owner, to);
  const add = (place: Place, prey: Place, distance: number, wet: boolean) => {
    if (!found.some((one) => one.place === place)) found.push({ place, prey, distance, wet });
  };
  for (const first of waysFrom(state.rules.map, where)) {
    if (!open(first.to) || isBarred(state, owner, first)) continue;
    const isPrey = first.border !== 'strait' && mayTrample(state, owner, units, first.to);
    if (isPrey && offersShelter(state, owner, first.to)) add(first.to, first.to, NEXT_DOOR, first.border !== 'open');
    if (!isPrey && !passes(state, owner, first.to)) continue;
    for (const second of waysFrom(state.rules.map, first.to)) {
      const wet = first.border !== 'open' || second.border !== 'open';
      if (!open(second.to) || isBarred(state, owner, second)) continue;
      if (isPrey && isShelter(state, owner, second.to)) add(second.to, first.to, FARTHER, wet);
      if (isPrey || second.border === 'strait' || !mayTrample(state, owner, units, second.to)) continue;
      if (offersShelter(state, owner, second.to)) add(second.to, second.to, FARTHER, wet);
    }
  }
  return found;
}

/** A single enemy, without a Limes and without walls. */
function mayTrample(state: State, owner: Nation, units: readonly Counter[], where: Place): boolean {
  if (state.pieces.here[where].length !== 1 || hasHostileWalls(state, owner, where)) return false;
  if (hasHostileLimes(state, owner, where)) return false;
  return preyOf(state, owner, units, where) !== undefined;
}

/** Whether one may stay there once he is gone: it is rural, or a city of friends. */
function offersShelter(state: State, owner: Nation, where: Place): boolean {
  if (isStrangersPost(state, where, owner)) return false;
  const { level, city } = state.lands;
  return level[where] === 0 || (city[where] !== NOBODY && friendly(state, owner, city[where], where));
}

/** The single unit in a province is overrun by those who break out. */
export function* breakOut(g: Invasions, owner: Nation, units: readonly Counter[], where: Place): Flow<void> {
  yield* trample(g, owner, units, g.state.pieces.here[where][0], where);
}

/** XVIII.E A unit is overrun: that is an attack (XXX.D), and may leave a leader alone (XX.J). */
export function* trample(
  g: Invasions,
  owner: Nation,
  units: readonly Counter[],
  prey: Counter,
  where: Place,
): Flow<void> {
  const { state } = g;
  const enemy = state.pieces.holder[prey];
  g.emit({ event: 'overrun', nation: nationId(owner), units: keyOf(state, prey), province: placeId(where) });
  spoilWeddings(state, owner, units, [enemy]);
  remove(state, prey);
  yield* leftAlone(g, enemy, where);
}
