import type { Seat } from '@tabula/engine';
import { CITIES, type City, CONSTANTINOPLE } from '../data/cities.ts';
import { FACTIONS, type Faction } from '../data/figures.ts';
import { idOf } from '../options.ts';
import { NOBODY, NOWHERE, type Side, type State, sideOf } from '../state.ts';
import type { Byzantium } from './table.ts';

/** 0.7 The cubes of an army: Elite, Main Army and Movement, the guard included. */
export function cubes(side: Side): number {
  return side.elite + side.main + side.movement + (side.guard ? 1 : 0);
}

/** 0.7 Strength: Elite and Main Army. */
export function strength(side: Side): number {
  return side.elite + side.main + (side.guard ? 1 : 0);
}

export function other(faction: Faction): Faction {
  return faction === 'arab' ? 'byzantine' : 'arab';
}

export function onMap(side: Side): boolean {
  return side.at !== NOWHERE;
}

/** 0.5 Friendly to an army: a city of its own colour. Constantinople is Byzantine. */
export function isFriendly(state: State, city: City, faction: Faction): boolean {
  return state.colour[city] === faction;
}

/** 0.4 A city that a player controls, of either faction. */
export function controls(state: State, seat: Seat, city: City): boolean {
  return state.control[city] === seat;
}

/** Who has his cube in the only box of an office or a fleet: `holder(state.special.emperor)`. */
export function holder(boxes: readonly Seat[]): Seat {
  return boxes[0];
}

/** 6.1 A box is used at most once a turn, by anybody. */
export function hasFreeBox(boxes: readonly Seat[]): boolean {
  return boxes[boxes.length - 1] === NOBODY;
}

/** Puts a player's cube into the next free box of a kind. */
export function fillBox(boxes: Seat[], seat: Seat): void {
  boxes[boxes.indexOf(NOBODY)] = seat;
}

/** 4.3, 9.2 Puts a pawn on the map. */
export function placePawn(g: Byzantium, seat: Seat, faction: Faction, city: City): void {
  sideOf(g.state.players[seat], faction).at = city;
  g.emit({ event: 'army.placed', by: seat, faction, city: idOf(city) });
}

/** 10.7 Destroying an army: what is left of it goes to the Casualty Pool, the guard to its box, the pawn off the map. */
export function destroyArmy(g: Byzantium, seat: Seat, faction: Faction): void {
  const player = g.state.players[seat];
  const side = sideOf(player, faction);
  player.casualties += side.elite + side.main + side.movement;
  side.elite = 0;
  side.main = 0;
  side.movement = 0;
  side.guard = false;
  leaveMap(g, seat, faction);
}

/** 10.7.1 An army without a cube is destroyed. */
export function destroyIfEmpty(g: Byzantium, seat: Seat, faction: Faction): boolean {
  const side = sideOf(g.state.players[seat], faction);
  if (!onMap(side) || cubes(side) > 0) return false;
  leaveMap(g, seat, faction);
  return true;
}

/** After an action that took cubes from the card for another use: either army may have lost its last. */
export function destroyEmptyArmies(g: Byzantium, seat: Seat): void {
  for (const faction of FACTIONS) destroyIfEmpty(g, seat, faction);
}

function leaveMap(g: Byzantium, seat: Seat, faction: Faction): void {
  sideOf(g.state.players[seat], faction).at = NOWHERE;
  g.emit({ event: 'army.destroyed', by: seat, faction });
}

/** 10.6.1, 10.6.4 What a city puts against a siege: counters and fortification; Persian cities and the capital as printed. */
export function garrison(state: State, city: City): number {
  if (city === CONSTANTINOPLE || state.colour[city] === 'persian') return CITIES[city].value;
  return state.counters[city] + (state.fort[city] ? 1 : 0);
}
