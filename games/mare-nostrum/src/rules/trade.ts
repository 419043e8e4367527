import type { Ask, Flow, Seat } from '@tabula/engine';
import { ULYSSES } from '../data/cards.ts';
import { DIRECTOR } from '../data/civilizations.ts';
import { EXCHANGES_IN_A_ROW } from '../data/figures.ts';
import { CIVILIZATIONS } from '../data/names.ts';
import { KIND_COUNT, KINDS } from '../data/resources.ts';
import {
  ANNOUNCE,
  type CardsOption,
  forCards,
  GIVE,
  kindOf,
  OFFERS,
  prompt,
  TAKE,
  ULYSSES_LET,
  ULYSSES_USE,
} from '../options.ts';
import { held, NOBODY, NOTHING, type State } from '../state.ts';
import { bundleAt, cardsAt, clockwiseFrom, handSize, type MareNostrum } from './table.ts';

const ANNOUNCE_PROMPT = prompt('announce', '4.8');

/** 4.8 The Director announces how many cards everybody offers: none, or up to his own hand. */
export function* announce(g: MareNostrum): Flow<void> {
  const { state } = g;
  const director = state.roles[DIRECTOR];
  g.checkpoint();
  const { count } = yield* g.choose(director, ANNOUNCE_PROMPT, ANNOUNCE[handSize(state, director)]);
  state.offering = count;
  if (count === 0) {
    g.emit({ event: 'trade.none', by: director });
    endCommerce(state);
    return;
  }
  g.emit({ event: 'announced', by: director, count });
  let taking = 0;
  for (const seat of clockwiseFrom(state, director)) {
    const size = handSize(state, seat);
    if (size >= count) taking += 1;
    else g.emit({ event: 'trade.out', by: seat, size, count });
  }
  if (taking < 2) {
    g.emit({ event: 'trade.alone' });
    endCommerce(state);
  } else {
    state.phase = 'offer';
  }
}

/**
 * 4.9 Every player with enough cards offers exactly that many, face down; 4.10 then all are turned up together. Whoever has
 * a very large hand sets his cards aside in several steps, still face down.
 */
export function* offer(g: MareNostrum): Flow<void> {
  const { state } = g;
  const seats = clockwiseFrom(state, state.roles[DIRECTOR]).filter((seat) => total(state, seat) >= state.offering);
  for (;;) {
    const offering = seats.filter((seat) => cardsAt(state.offers, seat) < state.offering);
    if (offering.length === 0) break;
    g.checkpoint();
    const answers = yield* g.chooseTogether(offering.map((seat) => offerAsk(state, seat)));
    for (let i = 0; i < offering.length; i++) setAside(state, offering[i], answers[i].cards);
  }
  g.reveal();
  for (const seat of seats) g.emit({ event: 'offered', by: seat, cards: bundleAt(state.offers, held(seat, 0)) });
  state.phase = 'trade';
  state.taker = state.roles[DIRECTOR];
  state.pair = NOTHING;
  state.row = 0;
}

function total(state: State, seat: Seat): number {
  return handSize(state, seat) + cardsAt(state.offers, seat);
}

function offerAsk(state: State, seat: Seat): Ask<CardsOption<'offer'>> {
  const left = state.offering - cardsAt(state.offers, seat);
  const count = inOneStep(handSize(state, seat), left);
  const ask = left === count ? 'offer' : 'offer-some';
  const options = OFFERS.subsets(state.hands, held(seat, 0), count);
  // R-IDLE: goods are listed from taxes to the commonest, so the last way offers common goods and keeps the rest.
  const common = options[options.length - 1].id;
  // A hand of one kind has one way to offer, and its owner is asked like the others: else they would know.
  const formal = handSize(state, seat) > count;
  return { seat, prompt: { ask, rule: '4.9', args: { count, left }, fallback: common, formal }, options };
}

/** So many ways at most to choose from a hand of different cards; a step of an offer is no larger. Known from open numbers. */
const MOST_WAYS = 1000;

function inOneStep(size: number, left: number): number {
  if (ways(size, left) <= MOST_WAYS) return left;
  let count = 1;
  while (ways(size, count + 1) <= MOST_WAYS) count++;
  return Math.min(count, left);
}

/** In how many ways some cards can be chosen from different ones. */
function ways(size: number, count: number): number {
  let found = 1;
  for (let i = 1; i <= Math.min(count, size - count); i++) found = (found * (size - i + 1)) / i;
  return found;
}

function setAside(state: State, seat: Seat, cards: string): void {
  forCards(cards, (kind, count) => {
    state.hands[held(seat, kind)] -= count;
    state.offers[held(seat, kind)] += count;
  });
}

/** Two seats as one number, whoever took from whom. */
function pairOf(a: Seat, b: Seat): number {
  return a < b ? a * 8 + b : b * 8 + a;
}

/** 4.12 Only two exchanges in a row between the same two. */
function isBarred(state: State, taker: Seat, source: Seat): boolean {
  return state.row >= EXCHANGES_IN_A_ROW && state.pair === pairOf(taker, source);
}

type Take = (typeof TAKE)[number][number];

/** 4.13 R-TRADEEND: only one player has cards left, and so many that the last of them can never be taken. */
function isLeftToOne({ offers, players }: State): boolean {
  let left = 0;
  for (let seat = 0; seat < players; seat++) {
    const cards = cardsAt(offers, seat);
    if (cards > 0 && left > 0) return false;
    left += cards;
  }
  return left > 1;
}

/** 4.11 The face-up cards of others that the taker may take; none once the trade is over. */
function takings(state: State, taker: Seat): Take[] {
  const options: Take[] = [];
  if (isLeftToOne(state)) return options;
  for (let seat = 0; seat < state.players; seat++) {
    if (seat === taker || isBarred(state, taker, seat)) continue;
    addTakings(state, seat, options);
  }
  return options;
}

function addTakings({ offers }: State, source: Seat, options: Take[]): void {
  for (let kind = 0, i = held(source, 0); kind < KIND_COUNT; kind++, i++)
    if (offers[i] > 0) options.push(TAKE[source][kind]);
}

/** 4.11 - 4.15 The chain of takings, until the player to choose has nothing he may take. */
export function* trade(g: MareNostrum): Flow<void> {
  const { state } = g;
  // Within the chain nothing is settled: a position is judged when the trade is over.
  g.checkpoint();
  for (;;) {
    const options = takings(state, state.taker);
    if (options.length === 0) break;
    const fallback = firstInSeating(state, options);
    const choice = yield* g.choose(state.taker, prompt('take', '4.11', undefined, fallback.id), options);
    const { taker } = state;
    const source = choice.whose;
    move(state, taker, source, choice.card);
    g.emit({ event: 'took', by: taker, whose: source, card: choice.card });
    if (yield* ulysses(g, taker, source, choice.card)) continue;
    passOn(state, taker, source);
  }
  endTrade(g);
}

/** R-IDLE: the first legal card in seating order. */
function firstInSeating(state: State, options: readonly Take[]): Take {
  const { civilizations, taker } = state;
  for (let i = 1; i < CIVILIZATIONS.length; i++) {
    const seat = civilizations.indexOf((civilizations[taker] + i) % CIVILIZATIONS.length);
    for (let j = 0; seat >= 0 && j < options.length; j++) if (options[j].whose === seat) return options[j];
  }
  return options[0];
}

/** How much of `takings` tells of one: taker, source, kind. */
export const TAKING_LENGTH = 3;

/** A face-up card becomes the taker's, face down. */
function move(state: State, taker: Seat, source: Seat, card: string): void {
  const kind = kindOf(card);
  state.offers[held(source, kind)] -= 1;
  state.gained[held(taker, kind)] += 1;
  state.takings.push(taker, source, kind);
}

function passOn(state: State, taker: Seat, source: Seat): void {
  const pair = pairOf(taker, source);
  state.row = pair === state.pair ? state.row + 1 : 1;
  state.pair = pair;
  state.taker = source;
}

/** 4.15 Ulysses' owner may make the taker put the card back and take one of his own (R-ULYSSES). */
function* ulysses(g: MareNostrum, taker: Seat, source: Seat, card: (typeof KINDS)[number]): Flow<boolean> {
  const { state } = g;
  const owner = state.cards[ULYSSES];
  if (owner < 0 || state.ulyssesUsed || owner === taker || owner === source || isBarred(state, taker, owner))
    return false;
  const options: Take[] = [];
  addTakings(state, owner, options);
  if (options.length === 0) return false;
  const args = { by: taker, whose: source, card };
  const answer = yield* g.choose(owner, prompt('ulysses', '4.15', args, ULYSSES_LET.id), [ULYSSES_LET, ULYSSES_USE]);
  if (answer === ULYSSES_LET) return false;
  state.ulyssesUsed = true;
  const kind = kindOf(card);
  state.offers[held(source, kind)] += 1;
  state.gained[held(taker, kind)] -= 1;
  state.takings.length -= TAKING_LENGTH;
  g.emit({ event: 'ulysses', by: owner, whose: taker, card });
  const forced = yield* g.choose(taker, prompt('forced', '4.15', { by: owner }, options[0].id), options);
  move(state, taker, owner, forced.card);
  g.emit({ event: 'took', by: taker, whose: owner, card: forced.card });
  passOn(state, taker, owner);
  return true;
}

/** 4.13 Everyone takes back what is still face up; 4.14 if somebody is one card short, the Director owes him one. */
function endTrade(g: MareNostrum): void {
  const { state } = g;
  g.emit({ event: 'trade.ended' });
  for (let seat = 0; seat < state.players; seat++) {
    const first = held(seat, 0);
    const back = bundleAt(state.offers, first);
    if (back !== 'none') g.emit({ event: 'took.back', by: seat, cards: back });
    for (let i = first; i < first + KIND_COUNT; i++) {
      state.hands[i] += state.offers[i] + state.gained[i];
      state.offers[i] = 0;
      state.gained[i] = 0;
    }
  }
  // The chain began with the Director's gain and ended with a loss of the player to choose.
  if (state.taker === state.roles[DIRECTOR]) endCommerce(state);
  else state.phase = 'settle';
}

/** 4.14 The Director gives one card of his choice, from those just taken or from his hand; only the two see which. */
export function* settle(g: MareNostrum): Flow<void> {
  const { state } = g;
  const director = state.roles[DIRECTOR];
  const options = GIVE.filter((_, kind) => state.hands[held(director, kind)] > 0);
  g.checkpoint();
  const whose = state.taker;
  const formal = handSize(state, director) > 1;
  // R-IDLE: goods are listed from taxes to the commonest.
  const fallback = options[options.length - 1].id;
  const ask = { ask: 'give', rule: '4.14', args: { whose }, fallback, formal };
  const { card } = yield* g.choose(director, ask, options);
  const kind = kindOf(card);
  state.hands[held(director, kind)] -= 1;
  state.hands[held(whose, kind)] += 1;
  g.reveal();
  g.emit({ event: 'gave', by: director, whose });
  g.emit({ event: 'gave.card', by: director, whose, card: KINDS[kind] }, [director, whose]);
  endCommerce(state);
}

function endCommerce(state: State): void {
  state.takings.length = 0;
  state.phase = 'construction';
  state.offering = 0;
  state.taker = NOBODY;
  state.pair = NOTHING;
  state.row = 0;
}
