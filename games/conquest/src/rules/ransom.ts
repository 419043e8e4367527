import type { Flow, Option, Seat } from '@tabula/engine';
import { COIN, MOST_COUNTERS } from '../data/figures.ts';
import { ACCEPT, CHARGE, COUNTER, DECLINE, GET_BACK, GIVE_BACK, PAY, prompt } from '../options.ts';
import { isIn, pair, type State } from '../state.ts';
import { draftPrice } from './consent.ts';
import { bringBack } from './pieces.ts';
import type { Conquest } from './table.ts';

/** 14.5 A deal as its proposer sees it: Generals he gets and gives back, Talents he pays (or, negative, is paid). */
interface Deal {
  readonly by: Seat;
  readonly whom: Seat;
  readonly gets: number;
  readonly gives: number;
  readonly pays: number;
}

/** 14.5 Two players have something to deal about, and have not done so in this phase. */
export function canDeal(state: State, seat: Seat, other: Seat): boolean {
  return state.dealt[other] === 0 && heldBetween(state, seat, other) > 0;
}

function heldBetween(state: State, a: Seat, b: Seat): number {
  return state.prisoners[pair(state, a, b)] + state.prisoners[pair(state, b, a)];
}

/** Offer, answer, counter-offer: three of those at most, and then no deal (R-RAN-3). */
export function* negotiate(g: Conquest, seat: Seat, other: Seat): Flow<void> {
  const { state } = g;
  state.dealt[other] = 1;
  let deal = yield* propose(g, seat, other);
  for (let counters = 0; ; counters++) {
    const answers = counters < MOST_COUNTERS ? [ACCEPT, DECLINE, COUNTER] : [ACCEPT, DECLINE];
    const { kind } = yield* g.choose(deal.whom, dealPrompt(deal), answers);
    if (kind === 'accept') {
      strike(g, deal);
      return;
    }
    if (kind === 'decline') {
      g.emit({ event: 'offer.refused', by: deal.whom, whom: deal.by });
      return;
    }
    deal = yield* propose(g, deal.whom, deal.by);
  }
}

function dealPrompt({ by, whom, gets, gives, pays }: Deal) {
  const args = { by, whom, gets, gives, pays: Math.max(0, pays), charges: Math.max(0, -pays) };
  return prompt('deal', '14.5', args, DECLINE.id);
}

/** R-RAN-2 Prisoners of one side for prisoners of the other, with Talents either way. */
function* propose(g: Conquest, by: Seat, whom: Seat): Flow<Deal> {
  const { state } = g;
  const mine = state.prisoners[pair(state, whom, by)];
  const his = state.prisoners[pair(state, by, whom)];
  const place = { whom };
  const least = his === 0 ? 1 : 0;
  const get = yield* g.choose(by, prompt('get-back', '14.5', place), GET_BACK.slice(least, mine + 1));
  const min = get.count === 0 ? 1 : 0;
  const give = yield* g.choose(by, prompt('give-back', '14.5', place), GIVE_BACK.slice(min, his + 1));
  const prices: Option[] = [];
  if (get.count > 0) prices.push(...PAY.slice(1, Math.floor(state.money[by] / COIN) + 1));
  prices.push(PAY[0]);
  if (give.count > 0) prices.push(...CHARGE.slice(1, Math.floor(state.money[whom] / COIN) + 1));
  const price = yield* g.choose(by, prompt('price', '14.5', place), prices);
  const talents = Number(price.talents);
  const deal = { by, whom, gets: get.count, gives: give.count, pays: price.kind === 'pay' ? talents : -talents };
  g.emit({
    event: 'offered',
    by,
    whom,
    gets: deal.gets,
    gives: deal.gives,
    pays: Math.max(0, deal.pays),
    charges: Math.max(0, -deal.pays),
  });
  return deal;
}

/** 14.6, R-RAN-6 Talents and Generals change hands at once. */
function strike(g: Conquest, { by, whom, gets, gives, pays }: Deal): void {
  const { state } = g;
  g.emit({ event: 'offer.accepted', by: whom, whom: by });
  state.money[by] -= pays;
  state.money[whom] += pays;
  release(g, whom, by, gets);
  release(g, by, whom, gives);
}

function release(g: Conquest, captor: Seat, owner: Seat, count: number): void {
  if (count === 0) return;
  g.state.prisoners[pair(g.state, captor, owner)] -= count;
  bringBack(g.state, owner, count);
  g.emit({ event: 'returned', by: owner, count });
}

/** R-RAN-1 The first offer drafted beforehand that can be presented now; what can no longer be done lapses. */
export function nextDraft(state: State): Deal | null {
  for (let by = 0; by < state.players; by++)
    for (let whom = 0; whom < state.players; whom++) {
      const draft = state.drafts[pair(state, by, whom)];
      if (draft === 0 || by === whom || !isIn(state, by) || !isIn(state, whom)) continue;
      const gets = state.prisoners[pair(state, whom, by)];
      const gives = gets > 0 ? 0 : state.prisoners[pair(state, by, whom)];
      const price = draftPrice(draft);
      if (gets + gives === 0 || state.money[gets > 0 ? by : whom] < price) continue;
      return { by, whom, gets, gives, pays: gets > 0 ? price : -price };
    }
  return null;
}

/** The other party hears of a drafted offer in the next phase 6, whoever's it is; answered, it is gone. */
export function* presentDraft(g: Conquest, deal: Deal): Flow<void> {
  const { state } = g;
  const { kind } = yield* g.choose(deal.whom, dealPrompt(deal), [ACCEPT, DECLINE]);
  state.drafts[pair(state, deal.by, deal.whom)] = 0;
  if (kind === 'accept') strike(g, deal);
  else g.emit({ event: 'offer.refused', by: deal.whom, whom: deal.by });
}
