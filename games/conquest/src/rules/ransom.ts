import type { Flow, Option, Seat } from '@tabula/engine';
import { MOST_COUNTERS } from '../data/figures.ts';
import {
  ACCEPT,
  COUNTER,
  DECLINE,
  DONE,
  GET_BACK,
  GIVE_BACK,
  OFFER,
  priceOption,
  pricesUpTo,
  prompt,
} from '../options.ts';
import { isIn, pair, type State } from '../state.ts';
import { changeMoney, holdsHome } from './control.ts';
import { bringBack } from './pieces.ts';
import { changePrisoners, heldBetween, heldBy } from './prisoners.ts';
import type { Conquest } from './table.ts';

/** 14.5 A deal as its proposer sees it: Generals he gets and gives back, Talents he pays (or, negative, is paid). */
interface Deal {
  readonly by: Seat;
  readonly whom: Seat;
  readonly gets: number;
  readonly gives: number;
  readonly pays: number;
}

const TREAT = prompt('treat', '14.5', undefined, DONE.id);

/**
 * 14.5 The end of phase 6: Generals come back for Talents, for other Generals, or for nothing. First those who sent word
 * beforehand, whoever's turn it is (R-RAN-1), then the active player with whom he likes. Nothing is bought any more.
 */
export function* deals(g: Conquest): Flow<void> {
  const { state } = g;
  while ((yield* hearEnvoy(g)) || (yield* treat(g, state.active)));
  // The phase is open until the player in turn has done: word sent till then is heard, too.
  while (yield* hearEnvoy(g));
  state.phase = 'throne';
}

/** R-RAN-1 The next player who sent word that he wants to deal is asked for his offer; false if there is none. */
function* hearEnvoy(g: Conquest): Flow<boolean> {
  const { state } = g;
  for (let by = 0; by < state.players; by++)
    for (let whom = 0; whom < state.players; whom++) {
      if (state.envoys[pair(state, by, whom)] === 0 || !canDeal(state, by, whom)) continue;
      g.checkpoint();
      const ask = prompt('envoy', '14.5', { whom }, DONE.id);
      const chosen = yield* g.choose(by, ask, [OFFER[whom], DONE]);
      if (chosen === DONE) {
        // No offer was made: the two can still deal in this phase (R-OWN-4).
        state.envoys[pair(state, by, whom)] = 0;
        return true;
      }
      closeTalks(state, by, whom);
      yield* negotiate(g, by, whom);
      return true;
    }
  return false;
}

/** The active player opens talks with somebody; false if he does not. */
function* treat(g: Conquest, seat: Seat): Flow<boolean> {
  const { state } = g;
  const options: Option[] = [];
  for (let other = 0; other < state.players; other++) if (canDeal(state, seat, other)) options.push(OFFER[other]);
  if (options.length === 0) return false;
  options.push(DONE);
  g.checkpoint();
  const chosen = yield* g.choose(seat, TREAT, options);
  if (chosen === DONE) return false;
  const other = Number(chosen.whom);
  closeTalks(state, seat, other);
  yield* negotiate(g, seat, other);
  return true;
}

/** 14.5 Two players have something to deal about, and have not done so in this phase (R-OWN-4). */
function canDeal(state: State, a: Seat, b: Seat): boolean {
  if (a === b || !isIn(state, a) || !isIn(state, b)) return false;
  return state.dealt[pair(state, a, b)] === 0 && heldBetween(state, a, b) > 0;
}

/** What these two have to say to each other in this phase is being said. */
function closeTalks(state: State, a: Seat, b: Seat): void {
  for (const either of [pair(state, a, b), pair(state, b, a)]) {
    state.dealt[either] = 1;
    state.envoys[either] = 0;
  }
}

/** Offer, answer, counter-offer: three of those at most, and then no deal (R-RAN-3). */
function* negotiate(g: Conquest, seat: Seat, other: Seat): Flow<void> {
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
  const mine = heldBy(state, whom, by);
  const his = heldBy(state, by, whom);
  const place = { whom };
  const least = his === 0 ? 1 : 0;
  const get = yield* g.choose(by, prompt('get-back', '14.5', place), GET_BACK.slice(least, mine + 1));
  const min = get.count === 0 ? 1 : 0;
  const give = yield* g.choose(by, prompt('give-back', '14.5', place), GIVE_BACK.slice(min, his + 1));
  const prices: Option[] = [];
  if (get.count > 0) prices.push(...pricesUpTo('pay', state.money[by]));
  prices.push(priceOption('pay', 0));
  if (give.count > 0) prices.push(...pricesUpTo('charge', state.money[whom]));
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
  changeMoney(state, by, -pays);
  changeMoney(state, whom, pays);
  release(g, whom, by, gets);
  release(g, by, whom, gives);
}

/** 14.6 Whoever is given back returns; without a home by a setting he waits for it (R-RAN-5). */
function release(g: Conquest, captor: Seat, owner: Seat, count: number): void {
  if (count === 0) return;
  const { state } = g;
  changePrisoners(state, captor, owner, -count);
  if (state.rules.generalWaits && !holdsHome(state, owner)) {
    state.waiting[owner] += count;
    g.emit({ event: 'waits', by: owner, count });
  } else {
    bringBack(state, owner, count);
    g.emit({ event: 'returned', by: owner, count });
  }
}
