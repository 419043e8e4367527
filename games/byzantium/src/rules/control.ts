import type { Flow, Seat } from '@tabula/engine';
import { CITIES, type CityId, cityNamed } from '../data/cities.ts';
import type { Faction } from '../data/figures.ts';
import { type State, sideOf } from '../state.ts';
import { cubes, placePawn } from './armies.ts';
import { takeCubeOn } from './cubes.ts';
import type { Byzantium } from './table.ts';

/** 4. A. Take control of a city: a cube on its counters, and as many points as there are counters. */
export function* takeControl(g: Byzantium, seat: Seat, id: CityId): Flow<void> {
  const { state } = g;
  const city = cityNamed(id);
  const faction = state.colour[city] === 'arab' ? 'arab' : 'byzantine';
  yield* takeCubeOn(g, seat, faction, city);
  const player = state.players[seat];
  const points = state.counters[city];
  state.control[city] = seat;
  sideOf(player, faction).points += points;
  g.emit({ event: 'city.claimed', by: seat, city: id, faction, points });
  if (faction === 'arab' || player.claimed) return;
  // 4.3 The first cube on a Byzantine city brings the Byzantine army, if it has a cube at all (R 8).
  player.claimed = true;
  if (cubes(player.byzantine) > 0) placePawn(g, seat, 'byzantine', city);
}

/** Counters on the cities of one colour that a player controls. */
export function countersOf(state: State, seat: Seat, faction: Faction): number {
  let counters = 0;
  for (let city = 0; city < CITIES.length; city++)
    if (state.control[city] === seat && state.colour[city] === faction) counters += state.counters[city];
  return counters;
}
