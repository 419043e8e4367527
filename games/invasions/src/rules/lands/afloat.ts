import { FLEET_RANGE, FLEET_STACK, FLEET_STEPS, MOST_VOYAGES } from '../../data/figures.ts';
import { LAND, type Place, PORT, SEA_DISTANCE } from '../../data/geography.ts';
import type { Counter, Nation } from '../../data/pieces.ts';
import { NOBODY, type State } from '../../state.ts';
import { united } from '../pieces/units.ts';
import { inOrder } from './order.ts';
import { friendly, hostile } from './relations.ts';

/** Provinces with a port, built or not, from which fleets keep within two zones: by the zone, by its number less the number of provinces. */
const HARBOURS_NEAR: readonly (readonly Place[])[] = SEA_DISTANCE.map((distance) =>
  PORT.flatMap((sea, province) => (sea >= 0 && distance[sea - LAND] <= FLEET_RANGE ? [province] : [])),
);

/** XXV.A, G20 A fleet keeps within two zones of a coastal city that its nation controls. */
export function isSupported(state: State, owner: Nation, sea: Place): boolean {
  const { control, level } = state.lands;
  for (const port of HARBOURS_NEAR[sea - LAND])
    if (level[port] > 0 && control[port] !== NOBODY && united(state, owner, control[port])) return true;
  return false;
}

/** XXV.A Fleets of a nation in a zone, in stacks of two; a single one is left over if they are odd. */
export function navalStacks(fleets: readonly Counter[]): Counter[][] {
  const stacks: Counter[][] = [];
  for (let i = 0; i < fleets.length; i += FLEET_STACK) stacks.push(fleets.slice(i, i + FLEET_STACK));
  return stacks;
}

/** XXV.D A fleet carries for its own nation and for friends, whoever runs them. */
export function carriesFor(state: State, owner: Nation, fleet: Counter, sea: Place): boolean {
  return friendly(state, owner, state.pieces.holder[fleet], sea);
}

/** XXV.D The stacks in a zone that can carry a nation's people, its own first. Nations do not mix their fleets. */
export function carriersIn(state: State, owner: Nation, sea: Place): Counter[][] {
  const own: Counter[] = [];
  const others: Counter[] = [];
  for (const counter of state.pieces.here[sea])
    if (state.stacks.steps[counter] < FLEET_STEPS && state.stacks.voyages[counter] < MOST_VOYAGES)
      if (united(state, owner, state.pieces.holder[counter])) own.push(counter);
      else if (carriesFor(state, owner, counter, sea)) others.push(counter);
  const stacks = navalStacks(own);
  return others.length === 0 ? stacks : [...stacks, ...stacksOfFriends(state, others)];
}

function stacksOfFriends({ pieces: { holder } }: State, fleets: readonly Counter[]): Counter[][] {
  const friends = new Set(fleets.map((counter) => holder[counter]));
  return [...friends].flatMap((friend) => navalStacks(fleets.filter((counter) => holder[counter] === friend)));
}

/** A fleet has declared an interception in this activation; above this bit stands whose target it was. */
export const DECLARED = 1;

/** The nations with fleets in a zone that are hostile to another, in activation order. */
export function enemiesAfloat(state: State, owner: Nation, sea: Place): Nation[] {
  const found: Nation[] = [];
  for (const counter of state.pieces.here[sea]) {
    const other = state.pieces.holder[counter];
    if (!united(state, owner, other) && !found.includes(other) && hostile(state, owner, other, sea)) found.push(other);
  }
  return inOrder(state, found);
}
