import type { Seat } from '@tabula/engine';
import { type Faction, INCOME_PER_COUNTER, TURNS } from '../data/figures.ts';
import { onMap, strength } from '../rules/armies.ts';
import { upkeep } from '../rules/income.ts';
import { score } from '../rules/scoring.ts';
import { type Side, type State, sideOf } from '../state.ts';
import { bestAttack } from './chances.ts';

/** What things are worth in points, tuned by play between bots. */
const WORTH = {
  bezant: 0.22,
  poolCube: 0.55,
  casualty: 0.18,
  army: 0.16,
  movement: 0.2,
  levy: 0.12,
  attack: 0.5,
  firstToPass: 0.6,
  /** Points on the weaker track that do not count yet, but may. */
  hope: 0.55,
} as const;

/** Points and prospects of a seat, less those of the best of the others: what bots went by before weights were learned. */
export function evaluate(state: State, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) best = Math.max(best, standing(state, other));
  return standing(state, seat) - best;
}

/** Points that a seat has and may hope for. */
export function standing(state: State, seat: Seat): number {
  if (state.phase === 'over') return score(state, seat);
  const player = state.players[seat];
  const last = state.turn === TURNS;
  const done = last && (player.passed || state.phase === 'upkeep');
  const byzantine = prospects(state, seat, 'byzantine', done);
  const arab = prospects(state, seat, 'arab', done);
  const lower = Math.min(byzantine, arab);
  const higher = Math.max(byzantine, arab);
  const together =
    lower * 2 >= higher ? lower + higher : higher + lower * nearness(lower, higher) * (done ? 0 : WORTH.hope);
  const cubes = done ? 0 : player.pool * WORTH.poolCube + (last ? 0 : player.casualties * WORTH.casualty);
  return together + cubes + (state.firstToPass === seat && !last ? WORTH.firstToPass : 0);
}

/** 14.2 How near the weaker track is to counting: 1 at half of the stronger. */
function nearness(lower: number, higher: number): number {
  return (2 * lower) / higher;
}

/** What a faction of a player has, and can be expected to bring him to the end. */
function prospects(state: State, seat: Seat, faction: Faction, done: boolean): number {
  const side = sideOf(state.players[seat], faction);
  let counters = 0;
  for (let city = 0; city < state.control.length; city++)
    if (state.control[city] === seat && state.colour[city] === faction) counters += state.counters[city];
  const points = side.points + counters;
  if (done) return points - unpaid(side, counters);
  const turnsLeft = TURNS - state.turn;
  const purse = side.treasury + turnsLeft * (counters * INCOME_PER_COUNTER - Math.min(upkeep(side), 12));
  return points + Math.max(0, purse) * WORTH.bezant - unpaid(side, counters) + army(state, seat, faction, side);
}

/** 12.4 Points that unpaid cubes would cost at the end of the turn. */
function unpaid(side: Side, counters: number): number {
  const missing = upkeep(side) - side.treasury - counters * INCOME_PER_COUNTER;
  return missing > 0 ? missing * 0.6 : 0;
}

function army(state: State, seat: Seat, faction: Faction, side: Side): number {
  const power = Math.min(strength(side), 9);
  const value = power * WORTH.army + Math.min(side.movement, 5) * WORTH.movement + Math.min(side.levy, 3) * WORTH.levy;
  if (state.players[seat].passed || !onMap(side)) return value;
  return value + bestAttack(state, seat, faction, side) * WORTH.attack;
}
