import { LAND_COUNT, LAND_NEIGHBOURS, type Province } from '../data/provinces.ts';
import { at, type State } from '../state.ts';
import { builtWorth } from './worth.ts';

/** What a legion rolls on average. */
const LEGION_POWER = 3.5;
const FORTRESS_POWER = 6;
/** How much of what stands in a province is feared for if the legions next to it are strong enough. */
const FEAR = 0.22;
/** How much of it is hoped for by whose legions they are. */
const HOPE = 0.1;

/** By seat: what its neighbours' legions may cost it, less what its own may bring. */
export function dangers(state: State): number[] {
  const found = new Array<number>(state.players).fill(0);
  for (let province = 0; province < LAND_COUNT; province++) {
    const owner = state.marker[province];
    if (owner < 0 || owner >= state.players) continue;
    const worth = builtWorth(state, province);
    if (worth > 0) addDanger(state, province, owner, worth, found);
  }
  return found;
}

function addDanger(state: State, province: Province, owner: number, worth: number, found: number[]): void {
  const units = state.legions[at(owner, province)] + state.fortresses[at(owner, province)];
  const defence =
    state.legions[at(owner, province)] * LEGION_POWER + state.fortresses[at(owner, province)] * FORTRESS_POWER;
  let strongest = -1;
  let most = 0;
  for (let seat = 0; seat < state.players; seat++) {
    if (seat === owner) continue;
    const legions = legionsNear(state, seat, province);
    if (legions > most) {
      most = legions;
      strongest = seat;
    }
  }
  if (strongest < 0) return;
  const chance = chanceOfTaking(most, units, defence);
  found[owner] += FEAR * worth * chance;
  found[strongest] -= HOPE * worth * chance;
}

function legionsNear({ legions }: State, seat: number, province: Province): number {
  let count = 0;
  for (const near of LAND_NEIGHBOURS[province]) count += legions[at(seat, near)];
  return count;
}

/** Rough odds of clearing a province and keeping a legion there. */
function chanceOfTaking(legions: number, units: number, defence: number): number {
  if (units === 0) return 1;
  const felled = (legions * LEGION_POWER) / 5;
  const left = legions - defence / 5;
  if (left <= 0) return 0;
  return Math.max(0, Math.min(1, 0.5 + (felled - units) * 0.4));
}
