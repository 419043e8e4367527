import type { Flow, Option, Order, Prompt, Seat } from '@tabula/engine';
import { type Faction, FLEET_WORDS } from '../data/figures.ts';
import { FLEET_LET, FLEET_ORDERS, FLEET_USE } from '../options.ts';
import { NOBODY, type State } from '../state.ts';
import { holder } from './armies.ts';
import type { Byzantium } from './table.ts';

/** 6.7 Who could send the Byzantine Fleet against this army: only another player, only against Arabs (R 43). */
export function fleetAgainst(state: State, seat: Seat, faction: Faction): Seat {
  const fleet = holder(state.special['fleet-byzantine']);
  return faction === 'arab' && fleet !== seat ? fleet : NOBODY;
}

/** 6.7.2, R 16 The holder says whether he uses the fleet, once for doubling and dice; a standing order may answer for him. */
export function* fleetActs(g: Byzantium, fleet: Seat, prompt: Prompt): Flow<boolean> {
  const { fleetOrder } = g.state.players[fleet];
  if (fleetOrder !== 'ask') return fleetOrder === 'always';
  return (yield* g.choose(fleet, prompt, [FLEET_USE, FLEET_LET])) === FLEET_USE;
}

/** By what a player has said: made once, because everybody who looks is told after every answer. */
const ORDERS: readonly (readonly Order[])[] = FLEET_ORDERS.map(({ id: now }) => [
  { name: { say: 'order.fleet' }, values: FLEET_ORDERS, now, spares: ['fleet', 'fleet-retreat'] },
]);

/** R 16 What a player says beforehand, for whenever he holds the fleet: he may change it at any time, his turn or not. */
export function orders(state: State, seat: Seat): readonly Order[] {
  return ORDERS[FLEET_WORDS.indexOf(state.players[seat].fleetOrder)];
}

export function giveOrder(state: State, seat: Seat, order: Option): void {
  const word = FLEET_WORDS[FLEET_ORDERS.findIndex(({ id }) => id === order.id)];
  if (word !== undefined) state.players[seat].fleetOrder = word;
}

/** What another has ordered nobody knows: as far as one can tell he will be asked. */
export function forgetOrders({ players }: State, seat: Seat | null): void {
  players.forEach((player, other) => {
    if (other !== seat) player.fleetOrder = 'ask';
  });
}
