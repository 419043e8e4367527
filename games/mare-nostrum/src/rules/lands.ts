import type { Seat } from '@tabula/engine';
import {
  LAND_COUNT,
  LAND_NEIGHBOURS,
  type Province,
  SEA_COUNT,
  SEA_NEIGHBOUR_BITS,
  SHORE_BITS,
} from '../data/provinces.ts';
import { afloat, at, OWNERS, type State } from '../state.ts';

/** 1.8 Legions and fortresses of an owner in a province. */
export function landUnits(state: State, owner: number, province: Province): number {
  const i = at(owner, province);
  return state.legions[i] + state.fortresses[i];
}

/** Whether anybody else has land units in a province. */
export function hasEnemies(state: State, owner: number, province: Province): boolean {
  for (let other = 0; other < OWNERS; other++) {
    if (other === owner) continue;
    const i = at(other, province);
    if (state.legions[i] > 0 || state.fortresses[i] > 0) return true;
  }
  return false;
}

/** The other owners with land units in a province. */
export function enemiesIn(state: State, owner: number, province: Province): number[] {
  const enemies: number[] = [];
  for (let other = 0; other < OWNERS; other++)
    if (other !== owner && landUnits(state, other, province) > 0) enemies.push(other);
  return enemies;
}

/** 1.8 The owners with land units in a province, as bits; two or more of them are at war. */
export function ownersIn(state: State, province: Province): number {
  let owners = 0;
  for (let owner = 0; owner < OWNERS; owner++) if (landUnits(state, owner, province) > 0) owners |= 1 << owner;
  return owners;
}

export function atWar(state: State, province: Province): boolean {
  const owners = ownersIn(state, province);
  return (owners & (owners - 1)) !== 0;
}

/** The seas where a seat has triremes afloat, as bits. */
export function seasOf(state: State, seat: Seat): number {
  let seas = 0;
  const first = afloat(seat, LAND_COUNT);
  for (let sea = 0; sea < SEA_COUNT; sea++) if (state.triremes[first + sea] > 0) seas |= 1 << sea;
  return seas;
}

/** R-CHAIN: the seas reached from some seas over an unbroken chain of a player's own triremes. */
export function chain(from: number, ships: number): number {
  let reached = from & ships;
  for (let open = reached; open !== 0; ) {
    let next = 0;
    for (let sea = 0; sea < SEA_COUNT; sea++) if ((open >> sea) & 1) next |= SEA_NEIGHBOUR_BITS[sea];
    open = next & ships & ~reached;
    reached |= open;
  }
  return reached;
}

/** The provinces adjacent to one: across a border or over a chain of the seat's triremes [6.7]. `ships` are its seas. */
export function adjacent(province: Province, ships: number): readonly Province[] {
  if (ships === 0) return LAND_NEIGHBOURS[province];
  return (BY_SHIPS[ships] ?? learn(ships))[province];
}

/** By the seas where a seat has ships, and province: the adjacent ones. Made when first asked for. */
const BY_SHIPS: (readonly (readonly Province[])[] | undefined)[] = new Array<undefined>(1 << SEA_COUNT).fill(undefined);

function learn(ships: number): readonly (readonly Province[])[] {
  const lists = LAND_NEIGHBOURS.map((near, province) => {
    const both = new Set([...near, ...shoresOf(chain(SHORE_BITS[province], ships))]);
    both.delete(province);
    return [...both];
  });
  BY_SHIPS[ships] = lists;
  return lists;
}

function shoresOf(seas: number): Province[] {
  const found: Province[] = [];
  for (let province = 0; province < LAND_COUNT; province++)
    if ((SHORE_BITS[province] & seas) !== 0) found.push(province);
  return found;
}

/** The province is a player's own capital: its marker is never replaced [6.21]. Neutral capitals are not (R-CAPITAL). */
export function isProtected(state: State, province: Province, capitals: readonly Province[]): boolean {
  const owner = state.marker[province];
  return owner >= 0 && owner < state.players && capitals[state.civilizations[owner]] === province;
}

/** 6.2 When the naval part is closed, the legions may move. */
export function readyLegions(state: State, seat: Seat): void {
  state.part = 'land';
  state.ready.fill(0);
  for (let province = 0; province < LAND_COUNT; province++) state.ready[province] = state.legions[at(seat, province)];
}
