import type { Seat } from '@tabula/engine';
import { CARDS, type CardId } from '../data/cards.ts';
import { CITY_SITES, ICON_GOODS, ICONS, ICONS_PER_PROVINCE, type Province } from '../data/provinces.ts';
import { KIND_COUNT } from '../data/resources.ts';
import {
  FREE,
  HERO,
  INFLUENCE,
  ITEM_CARAVAN,
  ITEM_CITY,
  ITEM_FORTRESS,
  ITEM_LEGION,
  ITEM_MARKET,
  ITEM_TEMPLE,
} from '../rules/prices.ts';
import { capitalOf } from '../rules/table.ts';
import { at, CARAVAN, CITY, held, ON_CITY, ON_ICON, type State } from '../state.ts';

/** What things are worth, in cards, tuned by play between bots. */
export const WORTH = {
  /** A card of income each turn, and more if it is a kind not yet had. */
  income: 2.6,
  newKind: 1.8,
  /** What a third card of the same kind loses. */
  glut: 1,
  /** Nine cards that make a set each turn. */
  nine: 8,
  tax: 0.5,
  province: 1.1,
  /** A free icon or city site of one's own. */
  site: 0.35,
  legion: 0.9,
  fortress: 0.7,
  capitalFortress: 0.8,
  trireme: 0.5,
  temple: 0.4,
  market: 0.4,
  /** A free province that a new marker could go to. */
  reach: 0.3,
  /** A legion alone in an enemy's province, before it is used. */
  prey: 1.6,
  converting: 2.2,
  director: 0.8,
  political: 1.2,
  military: 0.6,
} as const;

/** Heroes and wonders by number: each brings the end nearer. */
export const CARDS_WORTH: readonly number[] = [0, 10, 23, 40, 120, 120];

const EFFECTS: Readonly<Record<CardId, number>> = {
  'julius-caesar': 0.8,
  hannibal: 0.8,
  hammurabi: 3,
  pericles: 0.6,
  cleopatra: 1.2,
  agamemnon: 0.6,
  archimedes: 0.6,
  'helen-of-troy': 0.8,
  nebuchadnezzar: 0.4,
  solomon: 0.9,
  ulysses: 0.6,
  colossus: 3.1,
  'hanging-gardens': 1,
  'temple-of-artemis': 3.4,
  'statue-of-zeus': 0.4,
  lighthouse: 1,
  mausoleum: 2,
  pyramids: 200,
};
export const EFFECT_WORTH: readonly number[] = CARDS.map(({ id }) => EFFECTS[id]);

/** What a free province would be good for. */
export function provinceWorth(state: State, province: Province): number {
  let sites = CITY_SITES[province] && state.tokens[CITY] > 0 ? 1 : 0;
  if (state.tokens[CARAVAN] > 0) sites += ICONS[province].length;
  return WORTH.province + WORTH.site * sites;
}

/** What an item in a place adds to a seat's standing, about; `due` is the income of all seats. */
export function itemWorth(state: State, seat: Seat, item: number, place: number, due: readonly number[]): number {
  if (item >= HERO) return EFFECT_WORTH[item - HERO];
  switch (item) {
    case INFLUENCE:
    case FREE:
      return provinceWorth(state, place) + builtWorth(state, place);
    case ITEM_CITY:
      return (WORTH.income + WORTH.tax) * (state.temple[place] ? 2 : 1) - WORTH.site;
    case ITEM_CARAVAN: {
      const province = Math.floor(place / ICONS_PER_PROVINCE);
      const fresh = due[held(seat, ICON_GOODS[place])] === 0 ? WORTH.newKind : 0;
      return WORTH.income * (state.market[province] ? 2 : 1) + fresh - WORTH.site;
    }
    case ITEM_TEMPLE:
      return WORTH.temple + (state.city[place] ? WORTH.income + WORTH.tax : 0);
    case ITEM_MARKET:
      return WORTH.market + WORTH.income * caravansIn(state, place);
    case ITEM_LEGION:
      return WORTH.legion + (state.legions[at(seat, place)] === 0 && builtWorth(state, place) > 4 ? 0.4 : 0);
    case ITEM_FORTRESS:
      return WORTH.fortress + (place === capitalOf(state, seat) ? WORTH.capitalFortress : 0);
    default:
      return WORTH.trireme;
  }
}

function caravansIn({ caravan }: State, province: Province): number {
  let count = 0;
  for (const icon of ICONS[province]) if (caravan[icon]) count++;
  return count;
}

/** The income that stands in a province. */
export function builtWorth(state: State, province: Province): number {
  const caravans = caravansIn(state, province) * (state.market[province] ? 2 : 1);
  const city = state.city[province] ? (state.temple[province] ? 2 : 1) : 0;
  return WORTH.income * (caravans + city);
}

/** The income that an occupier has of a province: what his legions must hold, and what its owner may win back. */
export function occupiedWorth({ posts }: State, province: Province): number {
  let worth = 0;
  for (let bits = posts[province] & EARNING; bits !== 0; bits &= bits - 1) worth += WORTH.income;
  return worth;
}

const EARNING = ON_CITY | ON_ICON[0] | ON_ICON[1];

/** Small sets that a hand can make of different goods, three in each. */
function smallSets(hand: readonly number[], goods: number): number {
  let sets = Math.floor(goods / SMALL_SET);
  for (; sets > 0; sets--) {
    let usable = 0;
    for (let kind = 1; kind < KIND_COUNT; kind++) usable += Math.min(hand[kind], sets);
    if (usable >= SMALL_SET * sets) return sets;
  }
  return 0;
}

const SMALL_SET = 3;
const SET_WORTH = 2.9;
/** Cards that are in no set: taxes may be kept. */
const LOOSE_TAX = 0.6;
const LOOSE_GOOD = 0.2;

/** What cards in hand are good for before they are spent: small sets, and a hero in reach. */
export function handWorth(hand: readonly number[], needed: number): number {
  const taxes = hand[0];
  let kinds = 0;
  let goods = 0;
  for (let kind = 1; kind < KIND_COUNT; kind++) {
    goods += hand[kind];
    if (hand[kind] > 0) kinds++;
  }
  const best = Math.max(taxes, kinds);
  if (best >= 12) return 90;
  const sets = smallSets(hand, goods);
  const small = SET_WORTH * (sets + Math.floor(taxes / SMALL_SET));
  const loose = LOOSE_TAX * (taxes % SMALL_SET) + LOOSE_GOOD * (goods - SMALL_SET * sets);
  const hero = best >= 9 ? (needed <= 1 ? 60 : 7) : 0;
  return small + loose + best * best * 0.05 + hero;
}
