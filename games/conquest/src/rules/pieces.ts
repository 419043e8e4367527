import { bundle, type Seat } from '@tabula/engine';
import { KINDS, PER_COLOUR } from '../data/figures.ts';
import { PROVINCES, type Province, type Sea } from '../data/map.ts';
import { ABOARD, index, isIn, NOBODY, NOWHERE, type State } from '../state.ts';

/** Land units by kind. */
export type Counts = readonly number[];

/** Land units of a player in a province. */
export function force(state: State, seat: Seat, province: Province): number {
  const i = index(seat, province);
  const { units } = state;
  return units[0][i] + units[1][i] + units[2][i];
}

export function forceByKind(state: State, seat: Seat, province: Province): number[] {
  const i = index(seat, province);
  return [state.units[0][i], state.units[1][i], state.units[2][i]];
}

export function sum(counts: Counts): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i];
  return total;
}

/** Caesar and Generals of a player in a province. */
export function leaders(state: State, seat: Seat, province: Province): number {
  return state.generals[index(seat, province)] + (state.caesar[seat] === province ? 1 : 0);
}

/** Another player's land units stand there. */
export function isHeldAgainst(state: State, seat: Seat, province: Province): boolean {
  const holder = state.garrison[province];
  return holder !== NOBODY && holder !== seat;
}

/** Puts land units down, or takes them away with negative counts, and keeps track of who holds the province. */
export function addUnits(state: State, seat: Seat, province: Province, counts: Counts, sign = 1): void {
  const i = index(seat, province);
  for (let kind = 0; kind < KINDS.length; kind++) state.units[kind][i] += sign * counts[kind];
  updateGarrison(state, province);
}

/** Whoever held the province still does while he has a unit there; else whoever else has. */
export function updateGarrison(state: State, province: Province): void {
  const holder = state.garrison[province];
  if (holder !== NOBODY && force(state, holder, province) > 0) return;
  let found = NOBODY;
  for (let seat = 0; seat < state.players; seat++) if (force(state, seat, province) > 0) found = seat;
  state.garrison[province] = found;
}

/** In how many units of a kind a player can still invest (2.2). */
export function available(state: State, seat: Seat, kind: number): number {
  const each = KINDS[kind] === 'cavalry' ? state.rules.cavalryPerColour : PER_COLOUR[KINDS[kind]];
  let used = 0;
  const table = state.units[kind];
  for (let province = 0; province < PROVINCES; province++) used += table[index(seat, province)];
  const { owner, cargo } = state.galley;
  for (let g = 0; g < owner.length; g++) if (owner[g] === seat) used += cargo[kind][g];
  return each * state.colours[seat] - used;
}

/** The first galley that is not on the board, if the player may have one more; else -1. */
export function spareGalley({ galley, colours }: State, seat: Seat): number {
  let used = 0;
  let spare = -1;
  for (let g = galley.owner.length - 1; g >= 0; g--) {
    if (galley.owner[g] === seat) used++;
    else if (galley.owner[g] === NOBODY) spare = g;
  }
  return used < colours[seat] * PER_COLOUR.galley ? spare : -1;
}

/** Takes a galley off the board with all that is aboard. */
export function removeGalley({ galley }: State, g: number): void {
  galley.owner[g] = NOBODY;
  galley.at[g] = NOWHERE;
  galley.coast[g] = 0;
  galley.left[g] = 0;
  galley.cargo[0][g] = 0;
  galley.cargo[1][g] = 0;
  galley.cargo[2][g] = 0;
  galley.generals[g] = 0;
  galley.caesar[g] = 0;
  galley.against[g] = NOBODY;
}

export function cargoOf({ galley }: State, g: number): number[] {
  return [galley.cargo[0][g], galley.cargo[1][g], galley.cargo[2][g]];
}

export function cargoSize({ galley: { cargo } }: State, g: number): number {
  return cargo[0][g] + cargo[1][g] + cargo[2][g];
}

/** The other players with galleys in a sea, as a set of bits. */
export function fleetsIn({ galley: { owner, at } }: State, sea: Sea, seat: Seat): number {
  let mask = 0;
  for (let g = 0; g < owner.length; g++) if (at[g] === sea && owner[g] !== seat) mask |= 1 << owner[g];
  return mask;
}

/** Galleys of a player in a space, by number. */
export function galleysAt({ galley: { owner, at } }: State, seat: Seat, space: number): number[] {
  const found: number[] = [];
  for (let g = 0; g < owner.length; g++) if (owner[g] === seat && at[g] === space) found.push(g);
  return found;
}

/** R-CAE-2, R-NAV-3 Generals come to their home; without it they join their Caesar. */
export function bringBack(state: State, seat: Seat, generals: number): void {
  if (generals === 0 || !isIn(state, seat)) return;
  const home = state.home[seat];
  if (state.control[home] === seat) state.generals[index(seat, home)] += generals;
  else if (state.caesar[seat] >= ABOARD) state.galley.generals[state.caesar[seat] - ABOARD] += generals;
  else state.generals[index(seat, state.caesar[seat])] += generals;
}

const bundles = new Map<number, string>();

/** Pieces in words of the log; each combination is put into words once. */
export function unitBundle([infantry, cavalry, catapult]: Counts, generals = 0, caesar = 0): string {
  const key = (((caesar * 64 + generals) * 256 + infantry) * 256 + cavalry) * 256 + catapult;
  let words = bundles.get(key);
  if (words === undefined) {
    words = bundle({ caesar, general: generals, infantry, cavalry, catapult });
    bundles.set(key, words);
  }
  return words;
}
