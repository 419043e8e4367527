import type { Seat } from '@tabula/engine';
import { CONSTANTINOPLE, GRAPH } from '../data/cities.ts';
import { type Faction, INCOME_PER_COUNTER, TURNS } from '../data/figures.ts';
import { onMap, other, strength } from '../rules/armies.ts';
import { upkeep } from '../rules/income.ts';
import { linkCost } from '../rules/move.ts';
import { type State, sideOf } from '../state.ts';
import { bestAttack, takingChance } from './chances.ts';
import { standing } from './evaluate.ts';

/** How many figures are counted of a seat, of each of its two sides, and of both together. */
const OF_A_SEAT = 10;
const OF_A_SIDE = 11;
const IN_A_TURN = OF_A_SEAT + 2 * OF_A_SIDE;

/** How many figures a seat has: those of each turn, and of a duel or a larger table, stand in a place of their own and are weighed anew. */
export const FIGURES = 2 * TURNS * IN_A_TURN;

/** What is counted of each seat: points and what may become of them, in points, bezants, cubes and chances. */
export function figures(state: State): Float64Array[] {
  const stage = state.turn - 1 + (state.players.length > 2 ? TURNS : 0);
  return state.players.map((_, seat) => {
    const row = new Float64Array(FIGURES);
    count(state, seat, row, stage * IN_A_TURN);
    return row;
  });
}

function count(state: State, seat: Seat, row: Float64Array, first: number): void {
  const player = state.players[seat];
  const byzantine = first + OF_A_SEAT;
  const arab = byzantine + OF_A_SIDE;
  countSide(state, seat, 'byzantine', row, byzantine);
  countSide(state, seat, 'arab', row, arab);
  const tracks = [row[byzantine] + row[byzantine + 1], row[arab] + row[arab + 1]];
  const lower = Math.min(...tracks);
  const higher = Math.max(...tracks);
  row[first] = standing(state, seat);
  row[first + 1] = lower;
  row[first + 2] = higher;
  // 14.2 How far the weaker track is from counting.
  row[first + 3] = 2 * lower >= higher ? 1 : (2 * lower) / higher - 1;
  row[first + 4] = player.pool;
  row[first + 5] = player.casualties;
  row[first + 6] = player.passed ? 1 : 0;
  row[first + 7] = state.firstToPass === seat ? 1 : 0;
  row[first + 8] = state.active === seat ? 1 : 0;
  row[first + 9] = conquest(state, seat);
}

function countSide(state: State, seat: Seat, faction: Faction, row: Float64Array, at: number): void {
  const player = state.players[seat];
  const side = sideOf(player, faction);
  let counters = 0;
  for (let city = 0; city < state.control.length; city++)
    if (state.control[city] === seat && state.colour[city] === faction) counters += state.counters[city];
  row[at] = side.points;
  row[at + 1] = counters;
  row[at + 2] = Math.min(side.treasury, MOST_OF_USE);
  row[at + 3] = Math.max(0, upkeep(side) - side.treasury - counters * INCOME_PER_COUNTER);
  row[at + 4] = Math.min(strength(side), 9);
  row[at + 5] = side.elite;
  row[at + 6] = Math.min(side.movement, 5);
  row[at + 7] = Math.min(side.levy, 3);
  row[at + 8] = onMap(side) ? 0 : 1;
  row[at + 9] = player.passed || !onMap(side) ? 0 : bestAttack(state, seat, faction, side);
  row[at + 10] = worstAttack(state, seat, faction);
}

/** More bezants than these buy nothing in time. */
const MOST_OF_USE = 30;

/** The most that an army of somebody else could take of the seat's cities of a colour with one step, in counters. */
function worstAttack(state: State, seat: Seat, colour: Faction): number {
  const enemy = other(colour);
  let worst = 0;
  for (let foe = 0; foe < state.players.length; foe++) {
    const side = sideOf(state.players[foe], enemy);
    if (foe === seat || state.players[foe].passed || !onMap(side)) continue;
    for (const { to, kind } of GRAPH.ways(side.at)) {
      if (state.control[to] !== seat || state.colour[to] !== colour) continue;
      const cost = linkCost(state, foe, enemy, kind, side.at, to);
      if (cost > side.movement) continue;
      worst = Math.max(worst, state.counters[to] * takingChance(state, foe, strength(side), side.movement - cost, to));
    }
  }
  return worst;
}

/** How likely the seat's Arabs would take Constantinople with one step: nothing but Arab points counts then. */
function conquest(state: State, seat: Seat): number {
  const side = state.players[seat].arab;
  if (!onMap(side) || state.players[seat].passed) return 0;
  const way = GRAPH.ways(side.at).find(({ to }) => to === CONSTANTINOPLE);
  if (way === undefined) return 0;
  const cost = linkCost(state, seat, 'arab', way.kind, side.at, CONSTANTINOPLE);
  return cost > side.movement ? 0 : takingChance(state, seat, strength(side), side.movement - cost, CONSTANTINOPLE);
}
