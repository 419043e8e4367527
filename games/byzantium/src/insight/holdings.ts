import type { Holdings } from '@tabula/engine';
import type { Player, State } from '../state.ts';

/** By seat: cubes of its armies and Levies; counters of its cities, tokens and shrines; bezants, and cubes in the pool. */
export function holdings(state: State): Holdings[] {
  return state.players.map((player, seat) => {
    let cities = 0;
    for (let city = 0; city < state.control.length; city++)
      if (state.control[city] === seat) cities += 1 + state.counters[city] + (state.fort[city] ? 1 : 0);
    return { arms: armsOf(player), works: cities + shrinesOf(player), wealth: wealthOf(player) };
  });
}

function armsOf({ byzantine, arab }: Player): number {
  return byzantine.elite + byzantine.main + byzantine.levy + arab.elite + arab.main + arab.levy;
}

function shrinesOf({ byzantine, arab }: Player): number {
  return byzantine.shrines + arab.shrines;
}

function wealthOf({ byzantine, arab, pool }: Player): number {
  return byzantine.treasury + arab.treasury + pool;
}
