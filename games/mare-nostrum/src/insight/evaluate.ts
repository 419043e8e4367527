import type { Seat } from '@tabula/engine';
import { DIRECTOR, MILITARY, POLITICAL } from '../data/civilizations.ts';
import { ITEMS } from '../data/figures.ts';
import { LAND_COUNT } from '../data/provinces.ts';
import { KIND_COUNT } from '../data/resources.ts';
import { incomeDue } from '../rules/income.ts';
import { adjacent, hasEnemies, seasOf } from '../rules/lands.ts';
import { buildingsIn } from '../rules/occupation.ts';
import {
  conversions,
  costOf,
  FREE,
  HERO,
  INFLUENCE,
  ITEM_FORTRESS,
  ITEM_LEGION,
  ITEM_TRIREME,
  placesFor,
} from '../rules/prices.ts';
import { capitalOf } from '../rules/table.ts';
import { cardCount } from '../rules/victory.ts';
import { afloat, at, held, inSupply, NOBODY, NOTHING, ON_MARKER, type State, SUPPLY } from '../state.ts';
import { dangers } from './danger.ts';
import { CARDS_WORTH, EFFECT_WORTH, handWorth, itemWorth, provinceWorth, WORTH } from './worth.ts';

/** How far apart two standings must be before the better one is likely to win. */
const EDGE = 7;

/**
 * A seat's prospects against those of all others together: the others count the more the nearer they are to winning, so
 * who leads is everybody's business.
 */
export function evaluate(state: State, seat: Seat): number {
  const { item } = state;
  if (state.phase !== 'construction' || state.active !== seat || !isUnit(item)) return lead(state, seat);
  const places = state.place === NOTHING ? placesFor(state, seat, item) : [state.place];
  let best = Number.NEGATIVE_INFINITY;
  for (const place of places) best = Math.max(best, leadWith(state, seat, item, place));
  return best;
}

function isUnit(item: number): boolean {
  return item === ITEM_LEGION || item === ITEM_TRIREME || item === ITEM_FORTRESS;
}

/** A unit that is being bought counts as standing there already: what it is good for depends on the place. */
function leadWith(state: State, seat: Seat, item: number, place: number): number {
  const { legion, fortress, trireme } = SUPPLY;
  switch (item) {
    case ITEM_LEGION:
      return lead({ ...state, ...taken(state, seat, legion), legions: oneMore(state.legions, at(seat, place)) }, seat);
    case ITEM_FORTRESS: {
      const fortresses = oneMore(state.fortresses, at(seat, place));
      return lead({ ...state, ...taken(state, seat, fortress), fortresses }, seat);
    }
    default: {
      const triremes = oneMore(state.triremes, afloat(seat, place));
      return lead({ ...state, ...taken(state, seat, trireme), triremes }, seat);
    }
  }
}

function oneMore(counts: readonly number[], i: number): number[] {
  const more = counts.slice();
  more[i] += 1;
  return more;
}

function taken({ supply }: State, seat: Seat, which: number): { supply: number[] } {
  const left = supply.slice();
  left[inSupply(seat, which)] -= 1;
  return { supply: left };
}

function lead(state: State, seat: Seat): number {
  const due = incomeDue(state);
  const danger = dangers(state);
  const board = boardWorths(state);
  const mine = standing(state, seat, due) + board[seat] - danger[seat];
  let rivals = 0;
  for (let other = 0; other < state.players; other++)
    if (other !== seat) rivals += Math.exp((standing(state, other, due) + board[other] - danger[other] - mine) / EDGE);
  return -EDGE * Math.log(rivals);
}

function standing(state: State, seat: Seat, due: readonly number[]): number {
  const cards = cardCount(state, seat);
  let value = CARDS_WORTH[Math.min(cards + 4 - state.heroesToWin, CARDS_WORTH.length - 1)] ?? 0;
  for (let card = 0; cards > 0 && card < EFFECT_WORTH.length; card++)
    if (state.cards[card] === seat) value += EFFECT_WORTH[card];
  value += incomeWorth(due, seat) + unitsWorth(state, seat) + rolesWorth(state, seat) + reachWorth(state, seat);
  return value + cardsInHand(state, seat, due, state.heroesToWin - cards);
}

/**
 * Income counts by what it can buy: the first card of a kind most, the third of it little; and a seat that can make a set of
 * nine every turn is near the end.
 */
function incomeWorth(due: readonly number[], seat: Seat): number {
  const taxes = due[held(seat, 0)];
  let value = taxes * (WORTH.income + WORTH.tax);
  let kinds = 0;
  let spare = 0;
  for (let kind = 1, i = held(seat, 1); kind < KIND_COUNT; kind++, i++) {
    if (due[i] === 0) continue;
    kinds++;
    spare += due[i] - 1;
    value += WORTH.income * due[i] + WORTH.newKind;
    if (due[i] > 2) value -= WORTH.glut * (due[i] - 2);
  }
  return value + WORTH.nine * nearness(Math.max(kinds + TRADED * Math.min(spare, MOST_TRADED), taxes + KEPT));
}

/** How many of the spare cards a trade turns into other kinds, and taxes that are left from the last turn. */
const TRADED = 0.7;
const MOST_TRADED = 4;
const KEPT = 1.5;

/** From nought to one, as a set that can be made each turn grows to nine. */
function nearness(set: number): number {
  return 1 / (1 + Math.exp(7.5 - set));
}

/** By seat: provinces, what could still be built there, and legions that stand in those of others. */
function boardWorths(state: State): number[] {
  const { players } = state;
  const worths = new Array<number>(players).fill(0);
  for (let province = 0; province < LAND_COUNT; province++) {
    const owner = state.marker[province];
    if (owner === NOBODY) continue;
    if (owner < players) {
      worths[owner] += provinceWorth(state, province);
      if (state.temple[province]) worths[owner] += WORTH.temple;
      if (state.market[province]) worths[owner] += WORTH.market;
    }
    for (let seat = 0, i = province; seat < players; seat++, i += LAND_COUNT)
      if (state.legions[i] > 0 && seat !== owner) worths[seat] += preyWorth(state, seat, province);
  }
  return worths;
}

function preyWorth(state: State, seat: Seat, province: number): number {
  if (state.occupier[province] === seat) return (state.posts[province] & ON_MARKER) !== 0 ? WORTH.converting : 0;
  if (state.active !== seat || hasEnemies(state, seat, province)) return 0;
  let buildings = 0;
  for (let bits = buildingsIn(state, province); bits !== 0; bits &= bits - 1) buildings++;
  return WORTH.converting + WORTH.prey * Math.min(buildings, state.legions[at(seat, province)]);
}

function unitsWorth(state: State, seat: Seat): number {
  const { supply } = state;
  const legions = 8 - supply[inSupply(seat, SUPPLY.legion)];
  const forts = 8 - supply[inSupply(seat, SUPPLY.fortress)];
  const ships = 5 - supply[inSupply(seat, SUPPLY.trireme)];
  const capital = state.fortresses[at(seat, capitalOf(state, seat))] > 0 ? WORTH.capitalFortress : 0;
  return (
    WORTH.legion * Math.min(legions, 5) +
    WORTH.fortress * Math.min(forts, 4) +
    WORTH.trireme * Math.min(ships, 3) +
    capital
  );
}

/** By province: the count of the last reach that came by, so that none is counted twice. */
const COUNTED = new Array<number>(LAND_COUNT).fill(0);
let counts = 0;
const MOST_REACHED = 5;

/** Room to grow: free provinces next to one's own, by land or over one's triremes. */
function reachWorth(state: State, seat: Seat): number {
  const { marker } = state;
  const ships = seasOf(state, seat);
  const count = ++counts;
  let reached = 0;
  for (let province = 0; province < LAND_COUNT && reached < MOST_REACHED; province++) {
    if (marker[province] !== seat) continue;
    for (const near of adjacent(province, ships)) {
      if (marker[near] !== NOBODY || COUNTED[near] === count) continue;
      COUNTED[near] = count;
      reached++;
    }
  }
  return WORTH.reach * Math.min(reached, MOST_REACHED);
}

function rolesWorth({ roles }: State, seat: Seat): number {
  let value = 0;
  if (roles[DIRECTOR] === seat) value += WORTH.director;
  if (roles[POLITICAL] === seat) value += WORTH.political;
  if (roles[MILITARY] === seat) value += WORTH.military;
  return value;
}

const HAND = new Array<number>(KIND_COUNT).fill(0);

/** The hand with what is on the table for it; a purchase that is under way counts as made. */
function cardsInHand(state: State, seat: Seat, due: readonly number[], needed: number): number {
  for (let kind = 0, i = held(seat, 0); kind < KIND_COUNT; kind++, i++)
    HAND[kind] = state.hands[i] + state.gained[i] + state.offers[i];
  const built = state.phase === 'military' || (state.phase === 'construction' && state.done[seat]);
  if (state.phase !== 'construction' || state.active !== seat || state.item === NOTHING)
    return handWorth(HAND, built ? 9 : needed);
  spend(HAND, costOf(state, seat, state.item));
  const isCard = state.item >= HERO;
  return handWorth(HAND, isCard ? needed - 1 : needed) + pendingWorth(state, seat, due, needed);
}

/** Takes the plentiful goods out of a hand, or taxes if there are too few kinds: what a payment does by default. */
function spend(hand: number[], cost: number): void {
  let kinds = 0;
  for (let kind = 1; kind < KIND_COUNT; kind++) if (hand[kind] > 0) kinds++;
  if (kinds < cost) {
    hand[0] -= cost;
    return;
  }
  let left = cost;
  for (let many = 4; many > 0 && left > 0; many--)
    for (let kind = 1; kind < KIND_COUNT && left > 0; kind++)
      if (hand[kind] === many || (many === 4 && hand[kind] > many)) {
        hand[kind] = -(hand[kind] - 1) - 1;
        left--;
      }
  for (let kind = 1; kind < KIND_COUNT; kind++) if (hand[kind] < 0) hand[kind] = -hand[kind] - 1;
}

/** What is being bought, in its place or in the best there is. */
function pendingWorth(state: State, seat: Seat, due: readonly number[], needed: number): number {
  const { item, place } = state;
  if (item >= HERO) {
    const cards = state.heroesToWin - needed;
    const index = (count: number) => Math.max(0, Math.min(count + 4 - state.heroesToWin, CARDS_WORTH.length - 1));
    return EFFECT_WORTH[item - HERO] + CARDS_WORTH[index(cards + 1)] - CARDS_WORTH[index(cards)];
  }
  if (isUnit(item)) return 0;
  if (place !== NOTHING) return itemWorth(state, seat, item, place, due);
  const places = placesFor(state, seat, item);
  if (item === INFLUENCE || item === FREE) places.push(...conversions(state, seat));
  let best = 0;
  for (const each of places) best = Math.max(best, itemWorth(state, seat, item, each, due));
  return item < ITEMS.length || item === FREE ? best : 0;
}
