import type { Seat } from '@tabula/engine';
import { type City, CONSTANTINOPLE, GRAPH } from '../data/cities.ts';
import { FACTIONS, type Faction, MOST_MAIN_DICE } from '../data/figures.ts';
import { controls, garrison, isFriendly, strength } from '../rules/armies.ts';
import { linkCost } from '../rules/move.ts';
import { NOBODY, type Side, type State, sideOf } from '../state.ts';

/** Rough odds for bots that cannot play every fight out: a straight line through the expected result. */
const SLOPE = 0.28;

function dice(side: Side): number {
  return Math.min(side.main, MOST_MAIN_DICE) + side.elite + (side.guard ? 1 : 0);
}

/** How likely an army of so much strength, with so many Movement cubes to absorb losses, takes a city. */
export function takingChance(state: State, seat: Seat, power: number, spare: number, city: City): number {
  const walls = garrison(state, city);
  let left = power;
  let cushion = spare;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    for (const faction of FACTIONS) {
      const side = sideOf(state.players[other], faction);
      if (side.at !== city) continue;
      const hits = dice(side) / 2;
      left -= Math.max(0, hits - cushion);
      cushion = Math.max(0, cushion - hits);
      const edge = left - (strength(side) - Math.min(power, MOST_MAIN_DICE) / 2);
      if (edge <= -2) return 0;
      left = Math.min(left, left + edge / 2);
    }
  }
  if (state.colour[city] === 'bulgar') left = Math.min(left, left + (left - state.bulgars) / 2);
  const hits = (walls / 2) * (city === CONSTANTINOPLE ? 2 : 1);
  left -= Math.max(0, hits - cushion);
  return Math.max(0, Math.min(1, 0.5 + (left - walls - 0.5) * SLOPE));
}

/** What a taken city brings at once: its counters less one. */
export function prize(state: State, city: City): number {
  if (city === CONSTANTINOPLE) return 5;
  const walls = state.colour[city] === 'persian' ? garrison(state, city) : state.counters[city];
  return walls - 1;
}

/** The best that an army could do with one step from where it stands. */
export function bestAttack(state: State, seat: Seat, faction: Faction, side: Side): number {
  let best = 0;
  for (const { to, kind } of GRAPH.ways(side.at)) {
    if (isFriendly(state, to, faction) || controls(state, seat, to)) continue;
    const cost = linkCost(state, seat, faction, kind, side.at, to);
    if (cost > side.movement) continue;
    const gain = prize(state, to) * 2 + (state.control[to] === NOBODY ? 0 : 1);
    best = Math.max(best, gain * takingChance(state, seat, strength(side), side.movement - cost, to));
  }
  return best;
}
