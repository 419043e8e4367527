import { TRIREMES } from '../data/figures.ts';
import { LAND_COUNT, type Province, SHORE_BITS } from '../data/provinces.ts';
import { adjacent, seasOf } from '../rules/lands.ts';
import { afloat, at, inSupply, NOBODY, type State, SUPPLY } from '../state.ts';
import { builtWorth, occupiedWorth } from './worth.ts';

/** What a legion rolls on average. */
const LEGION_POWER = 3.5;
const FORTRESS_POWER = 6;
/** How much of what stands in a province is feared for if the legions next to it are strong enough. */
const FEAR = 0.22;
/** How much of it is hoped for by whose legions they are. */
const HOPE = 0.1;
/** How much a legion counts where it can go only over triremes that are still to be launched. */
const LATER = 0.5;

/** By seat and province: the legions that can march in. */
const NEAR: readonly number[][] = Array.from({ length: 5 }, () => new Array<number>(LAND_COUNT).fill(0));

/** By seat: what its neighbours' legions may cost it, less what its own may bring, or bring back. */
export function dangers(state: State): number[] {
  const found = new Array<number>(state.players).fill(0);
  for (let seat = 0; seat < state.players; seat++) countNear(state, seat, NEAR[seat]);
  for (let province = 0; province < LAND_COUNT; province++) {
    const occupier = state.occupier[province];
    const holder = occupier === NOBODY ? state.marker[province] : occupier;
    if (holder < 0 || holder >= state.players) continue;
    const worth = occupier === NOBODY ? builtWorth(state, province) : occupiedWorth(state, province);
    if (worth > 0) addDanger(state, province, holder, worth, found);
  }
  return found;
}

/** Across borders and over the sea: who has ships is everybody's neighbour. */
function countNear(state: State, seat: number, near: number[]): void {
  near.fill(0);
  const ships = seasOf(state, seat);
  const later = ships | seasToBe(state, seat);
  const now = later === ships ? 1 : 1 - LATER;
  const first = at(seat, 0);
  for (let province = 0; province < LAND_COUNT; province++) {
    const legions = state.legions[first + province];
    if (legions === 0) continue;
    for (const to of adjacent(province, ships)) near[to] += now * legions;
    if (later !== ships) for (const to of adjacent(province, later)) near[to] += LATER * legions;
  }
}

/** The seas where a seat's unlaunched triremes can go. */
function seasToBe(state: State, seat: number): number {
  if (state.supply[inSupply(seat, SUPPLY.trireme)] === TRIREMES) return 0;
  let seas = 0;
  const first = afloat(seat, 0);
  for (let province = 0; province < LAND_COUNT; province++)
    if (state.triremes[first + province] > 0) seas |= SHORE_BITS[province];
  return seas;
}

function addDanger(state: State, province: Province, holder: number, worth: number, found: number[]): void {
  const units = state.legions[at(holder, province)] + state.fortresses[at(holder, province)];
  const defence =
    state.legions[at(holder, province)] * LEGION_POWER + state.fortresses[at(holder, province)] * FORTRESS_POWER;
  let strongest = -1;
  let most = 0;
  for (let seat = 0; seat < state.players; seat++) {
    if (seat === holder || NEAR[seat][province] <= most) continue;
    most = NEAR[seat][province];
    strongest = seat;
  }
  if (strongest < 0) return;
  const chance = chanceOfTaking(most, units, defence);
  found[holder] += FEAR * worth * chance;
  found[strongest] -= HOPE * worth * chance;
}

/** Rough odds of clearing a province and keeping a legion there; legions that are too few yet count a little: more may come. */
function chanceOfTaking(legions: number, units: number, defence: number): number {
  if (units === 0) return Math.min(1, legions);
  const cleared = 0.5 + 0.4 * ((legions * LEGION_POWER) / 5 - units);
  const kept = 0.5 + 0.5 * (legions - defence / 5);
  return within(cleared) * within(kept);
}

function within(chance: number): number {
  return Math.max(0, Math.min(1, chance));
}
