import type { Barred, Flow, Seat } from '@tabula/engine';
import { CARDS, CLEOPATRA, HAMMURABI, HANGING_GARDENS } from '../data/cards.ts';
import { POLITICAL } from '../data/civilizations.ts';
import { ITEMS, TAXES_KEPT } from '../data/figures.ts';
import { ICON_GOODS, ICONS_PER_PROVINCE } from '../data/provinces.ts';
import { GOODS, KIND_COUNT, KINDS, TAX } from '../data/resources.ts';
import {
  BUY,
  CARAVAN_ON,
  CONVERT_AT,
  FREE_MARKER,
  forCards,
  PLACE,
  prompt,
  provinceOf,
  RECRUIT,
  SWAP,
} from '../options.ts';
import {
  afloat,
  at,
  CARAVAN,
  CITY,
  held,
  inSupply,
  MARKET,
  NOBODY,
  NOTHING,
  type State,
  SUPPLY,
  TEMPLE,
} from '../state.ts';
import { atWar } from './lands.ts';
import { nextInOrder } from './order.ts';
import { addKeepings, bestCombination, type Keep, pay } from './payment.ts';
import { clearPosts, settlePosts } from './posts.ts';
import {
  canHave,
  conversions,
  costOf,
  FREE,
  HERO,
  hasPlace,
  INFLUENCE,
  ITEM_CARAVAN,
  ITEM_CITY,
  ITEM_FORTRESS,
  ITEM_LEGION,
  ITEM_MARKET,
  ITEM_TEMPLE,
  ITEM_TRIREME,
  itemsWithPlace,
  placesFor,
} from './prices.ts';
import {
  bundleAt,
  layAside,
  type MareNostrum,
  owns,
  provinceId,
  returnToBank,
  returnWhatLiesAside,
  takeFromBank,
} from './table.ts';
import { checkVictory, settleVictory } from './victory.ts';

/** 5. Construction phase [Fase Costruzione]: the Political Leader names who builds; each builds once. */
export function* construct(g: MareNostrum): Flow<void> {
  const { state } = g;
  while (state.phase === 'construction') {
    if (state.active === NOBODY) {
      state.active = yield* nextInOrder(g, POLITICAL);
      if (state.active === NOBODY) return endConstruction(g);
    }
    yield* buildTurn(g, state.active);
    state.done[state.active] = true;
    state.active = NOBODY;
    state.freeMarkerUsed = false;
    state.swapUsed = false;
  }
}

function endConstruction(g: MareNostrum): void {
  const { state } = g;
  returnWhatLiesAside(state);
  state.phase = settleVictory(g) ? 'over' : 'military';
  state.placed.fill(false);
  state.done.fill(false);
}

/** 5.2, 5.4 A player's turn: purchases one at a time, then the cards he keeps. */
function* buildTurn(g: MareNostrum, seat: Seat): Flow<void> {
  const { state } = g;
  for (;;) {
    g.checkpoint();
    if (state.item === NOTHING) {
      if (yield* chooseItem(g, seat)) return;
    } else if (state.place === NOTHING && state.item < HERO) yield* choosePlace(g, seat);
    else {
      yield* purchase(g, seat);
      if (state.phase !== 'construction') return;
    }
  }
}

type ItemOption =
  | (typeof BUY)[number]
  | (typeof RECRUIT)[number]
  | typeof FREE_MARKER
  | (typeof SWAP)[number][number]
  | Keep;

/** Everything the hand can buy now, dearest first; Hammurabi's marker, Cleopatra's exchange, and the ways to end. */
export function itemOptions(state: State, seat: Seat): ItemOption[] {
  const options: ItemOption[] = [];
  const best = bestCombination(state, seat);
  const items = itemsWithPlace(state, seat);
  if (best >= costOf(state, seat, HERO))
    for (let card = CARDS.length - 1; card >= 0; card--)
      if (canHave(state, seat, card) && costOf(state, seat, HERO + card) <= best) options.push(RECRUIT[card]);
  if (owns(state, seat, HAMMURABI) && !state.freeMarkerUsed && ((items >> FREE) & 1) === 1) options.push(FREE_MARKER);
  for (let item = 0; item < ITEMS.length; item++)
    if (((items >> item) & 1) === 1 && costOf(state, seat, item) <= best) options.push(BUY[item]);
  addSwaps(state, seat, options);
  addKeepings(state, seat, TAXES_KEPT, owns(state, seat, HANGING_GARDENS), options);
  return options;
}

/** 5.11 Whether a player who builds has Cleopatra's exchange left. */
export function maySwap(state: State, seat: Seat): boolean {
  return owns(state, seat, CLEOPATRA) && !state.swapUsed;
}

/** 5.11 Cleopatra: once in a construction phase a commodity for a tax with the bank, or a tax for a commodity. */
function addSwaps(state: State, seat: Seat, options: ItemOption[]): void {
  if (!maySwap(state, seat)) return;
  const { bank, hands } = state;
  for (let good = 1; good < KIND_COUNT; good++) {
    if (bank[good] > 0 && hands[held(seat, TAX)] > 0) options.push(SWAP[TAX][good]);
    if (bank[TAX] > 0 && hands[held(seat, good)] > 0) options.push(SWAP[good][TAX]);
  }
}

/** Tells whether the player has finished. */
function* chooseItem(g: MareNostrum, seat: Seat): Flow<boolean> {
  const { state } = g;
  const options = itemOptions(state, seat);
  const last = options.find(({ kind }) => kind === 'keep') ?? options[0];
  const ask = prompt('build', '5.1', undefined, last.id);
  const choice = yield* g.choose<ItemOption>(seat, ask, options, () => barredItems(state, seat));
  switch (choice.kind) {
    case 'buy':
      state.item = ITEMS.indexOf(choice.item);
      return false;
    case 'recruit':
      state.item = HERO + RECRUIT.indexOf(choice);
      return false;
    case 'free-marker':
      state.item = FREE;
      return false;
    case 'swap':
      returnToBank(state, seat, KINDS.indexOf(choice.card));
      takeFromBank(state, seat, KINDS.indexOf(choice.other));
      state.swapUsed = true;
      g.reveal();
      g.emit({ event: 'swapped', by: seat, card: choice.card, other: choice.other });
      return false;
    case 'keep':
      keepCards(g, seat, choice.cards);
      return true;
  }
}

/** What a player may look for in vain, and why. Only his own hand and the open board have a say in it. */
function barredItems(state: State, seat: Seat): Barred[] {
  const barred: Barred[] = [];
  const best = bestCombination(state, seat);
  const taxes = state.hands[held(seat, TAX)];
  const goods = GOODS.filter((_, good) => state.hands[held(seat, good + 1)] > 0).length;
  for (let item = 0; item < ITEMS.length; item++) {
    const cost = costOf(state, seat, item);
    if (cost > best) barred.push({ option: BUY[item], reason: 'too-dear', rule: '5.2', args: { cost, taxes, goods } });
    else if (!hasPlace(state, seat, item)) barred.push({ option: BUY[item], reason: 'no-place', rule: '5.5' });
  }
  CARDS.forEach((_, card) => {
    const cost = costOf(state, seat, HERO + card);
    if (canHave(state, seat, card) && cost > best)
      barred.push({ option: RECRUIT[card], reason: 'too-dear', rule: '5.2', args: { cost, taxes, goods } });
  });
  return barred;
}

function* choosePlace(g: MareNostrum, seat: Seat): Flow<void> {
  const { state } = g;
  const { item } = state;
  const places = placesFor(state, seat, item);
  if (item === ITEM_CARAVAN) {
    const options = places.map((icon) => CARAVAN_ON[icon]);
    const choice = yield* g.choose(seat, prompt('place', '5.5', { item: ITEMS[item] }), options);
    state.place = places[options.indexOf(choice)];
    return;
  }
  const marker = item === INFLUENCE || item === FREE;
  const options = [
    ...places.map((province) => PLACE[province]),
    ...(marker ? conversions(state, seat).map((province) => CONVERT_AT[province]) : []),
  ];
  const ask = item === FREE ? prompt('place-free', '5.11') : prompt('place', '5.5', { item: ITEMS[item] });
  state.place = provinceOf((yield* g.choose(seat, ask, options)).province);
}

/** 5.2 - 5.4 Pays for what was chosen and puts it where it was to go; 5.12 then the victory is checked. */
function* purchase(g: MareNostrum, seat: Seat): Flow<void> {
  const { state } = g;
  const { item, place } = state;
  const cost = costOf(state, seat, item);
  const cards = item === FREE ? '' : yield* pay(g, seat, cost, itemArgs(item));
  state.item = NOTHING;
  state.place = NOTHING;
  if (item >= HERO) {
    const card = item - HERO;
    state.cards[card] = seat;
    g.emit({ event: 'recruited', by: seat, hero: CARDS[card].id, cards });
    checkVictory(g, seat, card);
  } else if (item === INFLUENCE || item === FREE) influence(g, seat, place, item === FREE, cards);
  else yield* build(g, seat, item, place, cards);
}

/** 5.5 Something stands there now; units in an occupied capital suspend the occupation (R-CAPITAL). */
function* build(g: MareNostrum, seat: Seat, item: number, place: number, cards: string): Flow<void> {
  const { state } = g;
  const province = item === ITEM_CARAVAN ? Math.floor(place / ICONS_PER_PROVINCE) : place;
  const wasAtWar = atWar(state, province);
  putDown(state, seat, item, place);
  emitBuilt(g, seat, item, place, cards);
  yield* settlePosts(g, province, wasAtWar);
}

function itemArgs(item: number): Readonly<Record<string, string>> {
  return item >= HERO ? { hero: CARDS[item - HERO].id } : { item: ITEMS[item] };
}

/** 5.5, 5.8 A marker on a free province, or in place of an enemy's. */
function influence(g: MareNostrum, seat: Seat, province: number, free: boolean, cards: string): void {
  const { state } = g;
  const former = state.marker[province];
  if (free) state.freeMarkerUsed = true;
  if (former >= 0 && former < state.players) state.supply[inSupply(former, SUPPLY.marker)] += 1;
  if (former !== NOBODY) clearPosts(state, province);
  putMarker(state, seat, province);
  state.placed[province] = true;
  const where = { by: seat, province: provinceId(province) };
  if (former === NOBODY) {
    if (free) g.emit({ event: 'influence.free', ...where });
    else g.emit({ event: 'influence', ...where, cards });
  } else if (free) g.emit({ event: 'converted.free', ...where, side: former });
  else g.emit({ event: 'converted', ...where, side: former, cards });
}

export function putMarker(state: State, seat: Seat, province: number): void {
  state.marker[province] = seat;
  state.supply[inSupply(seat, SUPPLY.marker)] -= 1;
}

/** Puts a building or a unit on the board; `place` is a province, or an icon for a caravan. */
export function putDown(state: State, seat: Seat, item: number, place: number): void {
  switch (item) {
    case ITEM_CITY:
      state.city[place] = true;
      state.tokens[CITY] -= 1;
      return;
    case ITEM_CARAVAN:
      state.caravan[place] = true;
      state.tokens[CARAVAN] -= 1;
      return;
    case ITEM_TEMPLE:
      state.temple[place] = true;
      state.tokens[TEMPLE] -= 1;
      return;
    case ITEM_MARKET:
      state.market[place] = true;
      state.tokens[MARKET] -= 1;
      return;
    case ITEM_LEGION:
      state.legions[at(seat, place)] += 1;
      state.supply[inSupply(seat, SUPPLY.legion)] -= 1;
      return;
    case ITEM_FORTRESS:
      state.fortresses[at(seat, place)] += 1;
      state.supply[inSupply(seat, SUPPLY.fortress)] -= 1;
      return;
    case ITEM_TRIREME:
      state.triremes[afloat(seat, place)] += 1;
      state.supply[inSupply(seat, SUPPLY.trireme)] -= 1;
      return;
  }
}

function emitBuilt(g: MareNostrum, seat: Seat, item: number, place: number, cards: string): void {
  const name = ITEMS[item];
  if (name === 'caravan') {
    const card = GOODS[ICON_GOODS[place] - 1];
    g.emit({ event: 'caravan', by: seat, card, province: provinceId(Math.floor(place / ICONS_PER_PROVINCE)), cards });
  } else if (name !== 'influence') g.emit({ event: 'built', by: seat, item: name, province: provinceId(place), cards });
}

/** 5.4 R-DISCARD: at the end of his turn a player keeps up to two taxes (and one good), the rest is laid aside. */
function keepCards(g: MareNostrum, seat: Seat, cards: string): void {
  const { state } = g;
  const first = held(seat, 0);
  const discarded = state.hands.slice(first, first + KIND_COUNT);
  let count = 0;
  forCards(cards, (kind, kept) => {
    count += kept;
    discarded[kind] -= kept;
  });
  for (let kind = 0; kind < KIND_COUNT; kind++) layAside(state, seat, kind, discarded[kind]);
  const bundle = bundleAt(discarded, 0);
  if (bundle !== 'none') g.reveal();
  g.emit({ event: 'kept', by: seat, count, discarded: bundle });
}
