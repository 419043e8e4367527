import { type Chance, type Decision, type Option, type Seat, unbundle } from '@tabula/engine';
import { CARDS, PYRAMIDS } from '../data/cards.ts';
import { itemNamed } from '../data/figures.ts';
import { GRAPH, ICON_GOODS, ICONS, type Province } from '../data/provinces.ts';
import { KIND_COUNT } from '../data/resources.ts';
import { kindOf } from '../options.ts';
import { incomeDue } from '../rules/income.ts';
import { enemiesIn, landUnits } from '../rules/lands.ts';
import { ITEM_CARAVAN, placesFor } from '../rules/prices.ts';
import { cardCount } from '../rules/victory.ts';
import { at, held, NEUTRAL, NOBODY, type State } from '../state.ts';
import { offerLoss } from './suggested-offer.ts';
import { builtWorth, EFFECT_WORTH, itemWorth, WORTH } from './worth.ts';

const DRAWS = 8;

/**
 * A quick and sensible player, for looking ahead: every option gets a liking, and among some drawn at random the most liked
 * is taken. Payments and losses are listed with the sensible one first.
 */
export function policy(state: State, decision: Decision, chance: Chance): number {
  const { seat, options, prompt } = decision.asks[0];
  switch (prompt.ask) {
    case 'pay':
    case 'pay-hero':
    case 'lose':
    case 'ships':
    case 'legions':
    case 'divide':
    case 'divide-ships':
      return 0;
    case 'build':
    case 'take':
    case 'name':
    case 'use':
    case 'march':
    case 'march-or-fight':
    case 'give':
    case 'artemis':
      return mostLiked(state, seat, options);
    default:
      return likedOfSome(state, seat, options, chance);
  }
}

function mostLiked(state: State, seat: Seat, options: readonly Option[]): number {
  let best = 0;
  let liking = -Infinity;
  for (let i = 0; i < options.length; i++) {
    const one = likingOf(state, seat, options[i]);
    if (one > liking) {
      liking = one;
      best = i;
    }
  }
  return best;
}

function likedOfSome(state: State, seat: Seat, options: readonly Option[], chance: Chance): number {
  if (options.length <= DRAWS) return mostLiked(state, seat, options);
  let best = 0;
  let liking = -Infinity;
  for (let i = 0; i < DRAWS; i++) {
    const index = chance.below(options.length);
    const one = likingOf(state, seat, options[index]);
    if (one > liking) {
      liking = one;
      best = index;
    }
  }
  return best;
}

/** How much an answer appeals; only the order within one decision matters. */
function likingOf(state: State, seat: Seat, option: Option): number {
  switch (option.kind) {
    case 'announce':
      return -Math.abs(Number(option.count) - traded(state, seat));
    case 'offer':
      return -offerLoss(state, seat, String(option.cards));
    case 'take':
      return gainOf(state, seat, kindOf(String(option.card))) - shunned(state, seat, Number(option.whose));
    case 'good':
      return gainOf(state, seat, kindOf(String(option.card)));
    case 'give':
      return (
        -gainOf(state, seat, kindOf(String(option.card))) -
        (state.hands[held(seat, kindOf(String(option.card)))] > 1 ? 0 : 2)
      );
    case 'name':
      return option.whose === seat ? 1 : -cardCount(state, Number(option.whose));
    case 'recruit':
      return 30 + EFFECT_WORTH[cardOf(option)];
    case 'free-marker':
      return 25;
    case 'buy':
      return likingOfItem(state, seat, String(option.item));
    case 'keep':
      return 0.1;
    case 'swap':
      return -1;
    case 'place':
    case 'convert-at':
      return state.item >= 0 ? itemWorth(state, seat, state.item, GRAPH.index(String(option.province)), NO_DUE) : 0;
    case 'caravan-on':
      return likingOfIcon(state, seat, option);
    case 'to-land':
    case 'end':
      return 0.5;
    case 'sail':
      return 0.3;
    case 'march':
      return likingOfMarch(state, seat, GRAPH.index(String(option.from)), GRAPH.index(String(option.province)));
    case 'battle':
      return 0.6;
    case 'occupy':
      return 2 * unbundle(String(option.posts)).size;
    case 'convert':
      return 2.5;
    case 'pillage':
      return 1;
    case 'helen':
      return 1;
    default:
      return 0;
  }
}

const FEWEST_TRADED = 2;
const MOST_TRADED = 5;

/** A Director trades what he has twice; but a leader lives on trade, so who is behind keeps the market small. */
function traded(state: State, seat: Seat): number {
  const mine = cardCount(state, seat);
  let most = 0;
  for (let other = 0; other < state.players; other++)
    if (other !== seat) most = Math.max(most, cardCount(state, other));
  if (most <= mine) return Math.max(FEWEST_TRADED, Math.min(spareCards(state, seat), MOST_TRADED));
  return most + 1 >= state.heroesToWin ? 1 : FEWEST_TRADED;
}

function spareCards({ hands }: State, seat: Seat): number {
  let spare = 0;
  for (let kind = 1; kind < KIND_COUNT; kind++) spare += Math.max(0, hands[held(seat, kind)] - 1);
  return spare;
}

/** Whoever loses a card chooses next: not somebody who is ahead, if it can be helped, and least of all who is about to win. */
function shunned(state: State, seat: Seat, source: Seat): number {
  const cards = cardCount(state, source);
  const ahead = Math.max(0, cards - cardCount(state, seat));
  return SHY * ahead + (cards + 1 >= state.heroesToWin ? BOYCOTT : 0);
}

const SHY = 0.4;
const BOYCOTT = 1.5;

const NO_DUE: readonly number[] = new Array<number>(13 * 5).fill(0);

function cardOf(option: Option): number {
  const found = CARDS.findIndex(({ id }) => id === option.hero);
  return found < 0 ? PYRAMIDS : found;
}

/** How much one more card of a kind is wanted: new goods most, taxes where there are many. */
function gainOf(state: State, seat: Seat, kind: number): number {
  const i = held(seat, kind);
  const have = state.hands[i] + state.gained[i];
  if (kind === 0) return 1.4 + 0.1 * have;
  return have === 0 ? 2 + 0.1 * (12 - state.bank[kind] - state.aside[kind]) : 0.6 / have;
}

function likingOfItem(state: State, seat: Seat, name: string): number {
  const item = itemNamed(name);
  if (name === 'legion' || name === 'fortress' || name === 'trireme') return WORTH[name];
  const due = name === 'caravan' ? incomeDue(state) : NO_DUE;
  let best = 0;
  for (const place of placesFor(state, seat, item)) best = Math.max(best, itemWorth(state, seat, item, place, due));
  return best + 1;
}

function likingOfIcon(state: State, seat: Seat, option: Option): number {
  const province = GRAPH.index(String(option.province));
  const kind = kindOf(String(option.card));
  const icon = ICONS[province].find((each) => ICON_GOODS[each] === kind);
  return icon === undefined ? 0 : itemWorth(state, seat, ITEM_CARAVAN, icon, incomeDue(state));
}

/** Legions go where they are stronger and something is to be had, or to be won back. */
function likingOfMarch(state: State, seat: Seat, from: Province, to: Province): number {
  const owner = state.marker[to];
  if (owner === NOBODY || (owner === seat && state.occupier[to] === NOBODY)) return 0;
  const power = state.ready[from] * 3.5;
  let defence = 0;
  for (const enemy of enemiesIn(state, seat, to)) {
    defence += state.legions[at(enemy, to)] * 3.5 + state.fortresses[at(enemy, to)] * 6;
    if (Math.floor(power / 5) < landUnits(state, enemy, to)) return 0;
  }
  if (Math.floor(defence / 5) >= state.ready[from]) return 0;
  return 0.4 + 0.1 * builtWorth(state, to) + (owner === NEUTRAL ? 0.3 : 0);
}
