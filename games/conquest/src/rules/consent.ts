import type { Flow, Option, Order, Seat } from '@tabula/engine';
import { idOf, type Province } from '../data/map.ts';
import { ALLOW, bundleOf, CONSENT, ENVOYS, ORDERS, prompt, REFUSE } from '../options.ts';
import { ANSWERS, isIn, PERMITS, pair, type State } from '../state.ts';
import { type Leave, noteRefusal, ownersOf, STRAIT, settlePermit, standing } from './permits.ts';
import { heldBetween } from './prisoners.ts';
import type { Conquest } from './table.ts';

/** What is asked of whoever can let a group pass: which pieces, from where, to where. */
export interface Passage {
  readonly mover: Seat;
  readonly units: string;
  readonly from: Province;
  readonly to: Province;
}

/** 8.12 Everybody whose leave a declared way needs must give it; at the first refusal nothing moves (R-DIP-3). */
export function* obtainLeave(g: Conquest, passage: Passage, leave: Leave): Flow<boolean> {
  for (let owner = 0; owner < g.state.players; owner++) {
    const permits = PERMITS.map((_, permit) => permit).filter((permit) => ownersOf(leave, permit) & (1 << owner));
    if (permits.length === 0) continue;
    const refused = yield* refusedBy(g, owner, passage, permits, '8.12');
    if (refused === 0) continue;
    noteRefusal(g.state, owner, refused);
    return false;
  }
  return true;
}

/** 9.11 The owners of all galleys in a strait must let a retreating army cross it (R-DIP-6). */
export function* obtainCrossing(g: Conquest, passage: Passage, owners: number): Flow<boolean> {
  for (let owner = 0; owner < g.state.players; owner++)
    if ((owners & (1 << owner)) !== 0 && (yield* refusedBy(g, owner, passage, [STRAIT], '9.11')) !== 0) return false;
  return true;
}

/** What one player refuses another, as bits: by his standing orders, or asked (R-DIP-2). No answer means no. */
function* refusedBy(
  g: Conquest,
  owner: Seat,
  { mover, units, from, to }: Passage,
  permits: readonly number[],
  rule: string,
): Flow<number> {
  const bits = (some: readonly number[]) => some.reduce((set, permit) => set | (1 << permit), 0);
  const said = (word: string) => bits(permits.filter((permit) => standing(g.state, owner, mover, permit) === word));
  let refused = said('refuse');
  const open = said('ask');
  if (refused === 0 && open !== 0) {
    const yours = bundleOf(PERMITS, bits(permits));
    const args = { by: mover, units, from: idOf(from), to: idOf(to), yours };
    const answer = yield* g.choose(owner, prompt('leave', rule, args, REFUSE.id), CONSENT);
    if (answer.kind !== ALLOW.kind) refused = open;
  }
  const event = refused === 0 ? 'leave.given' : 'leave.refused';
  g.emit({ event, by: owner, whom: mover, to: idOf(to) });
  return refused;
}

/** By player, and what is said of him: made once, because everybody who looks is told after every answer. */
const PERMIT_ORDERS: readonly (readonly (readonly Order[])[])[] = ORDERS.map((permits, whom) =>
  permits.map((values, i) => ordersOf(`order.${PERMITS[i]}`, whom, values)),
);
const ENVOY_ORDERS: readonly (readonly Order[])[] = ENVOYS.map((values, whom) =>
  ordersOf('order.ransom', whom, values),
);

/** One order about a player, by the value that is in force. */
function ordersOf(say: string, whom: Seat, values: readonly Option[]): Order[] {
  return values.map(({ id: now }) => ({ name: { say, args: { whom } }, values, now }));
}

/** R-DIP-2 What a player can settle for good about each other player; R-RAN-1 word that he wants to deal for Generals. */
export function orders(state: State, seat: Seat): Order[] {
  if (!isIn(state, seat)) return [];
  const found: Order[] = [];
  for (let other = 0; other < state.players; other++) {
    if (other === seat || !isIn(state, other)) continue;
    for (let permit = 0; permit < PERMITS.length; permit++)
      found.push(PERMIT_ORDERS[other][permit][ANSWERS.indexOf(standing(state, seat, other, permit))]);
    if (heldBetween(state, seat, other) > 0) found.push(ENVOY_ORDERS[other][state.envoys[pair(state, seat, other)]]);
  }
  return found;
}

export function giveOrder(state: State, seat: Seat, order: Option): void {
  for (let other = 0; other < state.players; other++) {
    PERMITS.forEach((_, permit) => {
      const word = ORDERS[other][permit].findIndex(({ id }) => id === order.id);
      if (word >= 0) settlePermit(state, seat, other, permit, word);
    });
    const sent = ENVOYS[other].findIndex(({ id }) => id === order.id);
    if (sent >= 0) state.envoys[pair(state, seat, other)] = sent;
  }
}

/** What another has ordered nobody knows: as far as one can tell he will be asked, and has drafted nothing. */
export function forgetOrders({ players, permits, envoys }: State, seat: Seat | null): void {
  for (let owner = 0; owner < players; owner++) {
    if (owner === seat) continue;
    permits.fill(0, owner * players * PERMITS.length, (owner + 1) * players * PERMITS.length);
    envoys.fill(0, owner * players, (owner + 1) * players);
  }
}
