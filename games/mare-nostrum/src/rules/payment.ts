import { bundle, deed, type Flow, option, type Seat } from '@tabula/engine';
import { GOODS, KIND_COUNT, KINDS, TAX } from '../data/resources.ts';
import { forCards, HOLD_BACK, kindOf, prompt } from '../options.ts';
import { held, type State } from '../state.ts';
import { layAside, type MareNostrum } from './table.ts';

const GOOD_COUNT = GOODS.length;
/** A list longer than this is split: first goods are held back until the rest is short. */
const MOST_LISTED_KINDS = 10;

type Pay = Readonly<{ id: string; kind: 'pay'; cards: string }>;

const PAY_TAXES = Array.from({ length: 13 }, (_, tax) => deed(option('pay', { cards: bundle({ tax }) })));
const PAY_GOODS = new Map<number, Pay>();
const PAY_LISTS = new Map<number, readonly Pay[]>();

/** A set of different goods as a number: bit 0 is the first good. */
function payGoods(goods: number): Pay {
  let pay = PAY_GOODS.get(goods);
  if (pay === undefined) {
    pay = deed(option('pay', { cards: bundle(Object.fromEntries(GOODS.map((good, i) => [good, (goods >> i) & 1]))) }));
    PAY_GOODS.set(goods, pay);
  }
  return pay;
}

/** All sets of `cost` different goods out of some. */
function goodsLists(goods: number, cost: number): readonly Pay[] {
  const key = goods * 16 + cost;
  let list = PAY_LISTS.get(key);
  if (list === undefined) {
    const found: Pay[] = [];
    const grow = (good: number, chosen: number, left: number): void => {
      if (left === 0) found.push(payGoods(chosen));
      else if (good < GOOD_COUNT) {
        if ((goods >> good) & 1) grow(good + 1, chosen | (1 << good), left - 1);
        grow(good + 1, chosen, left);
      }
    };
    grow(0, 0, cost);
    list = found;
    PAY_LISTS.set(key, list);
  }
  return list;
}

/** The different goods in a hand, as bits. */
export function goodsIn({ hands }: State, seat: Seat): number {
  let goods = 0;
  for (let i = 0, at = held(seat, 1); i < GOOD_COUNT; i++, at++) if (hands[at] > 0) goods |= 1 << i;
  return goods;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The dearest combination that a hand can make: taxes only, or different goods only [5.2]. */
export function bestCombination(state: State, seat: Seat): number {
  return Math.max(state.hands[held(seat, TAX)], bitCount(goodsIn(state, seat)));
}

/** 5.2 Every combination of exactly that many cards (R-EXACT), the sensible one first: plentiful goods before rare ones. */
function payments(state: State, seat: Seat, goods: number, cost: number): Pay[] {
  const taxes = state.hands[held(seat, TAX)];
  const kinds = bitCount(goods);
  if (kinds < cost) return [PAY_TAXES[cost]];
  const first = payGoods(plentiful(state, seat, goods, cost));
  const options: Pay[] = [first];
  for (const pay of goodsLists(goods, cost)) if (pay !== first) options.push(pay);
  if (taxes >= cost) options.push(PAY_TAXES[cost]);
  return options;
}

/** The goods of which the hand has most; among equals, those of which the bank has most when the phase is over. */
function plentiful({ hands, bank, aside }: State, seat: Seat, goods: number, cost: number): number {
  let chosen = 0;
  for (let left = cost; left > 0; left--) {
    let best = -1;
    let most = -1;
    for (let i = 0; i < GOOD_COUNT; i++) {
      if (((goods & ~chosen) >> i) & 1) {
        const worth = hands[held(seat, i + 1)] * 16 + bank[i + 1] + aside[i + 1];
        if (worth > most) {
          most = worth;
          best = i;
        }
      }
    }
    chosen |= 1 << best;
  }
  return chosen;
}

/** 5.2 - 5.4 The player chooses the cards; they are laid aside and everybody sees them. Tells the bundle. */
export function* pay(g: MareNostrum, seat: Seat, cost: number, what: Readonly<Record<string, string>>): Flow<string> {
  const name = 'hero' in what ? 'pay-hero' : 'pay';
  const { state } = g;
  let goods = goodsIn(state, seat);
  const many = cost === 5 || cost === 6;
  while (many && bitCount(goods) > MOST_LISTED_KINDS) {
    const kinds = HOLD_BACK.filter((_, kind) => kind !== TAX && ((goods >> (kind - 1)) & 1) === 1);
    const taxes = state.hands[held(seat, TAX)] >= cost ? [PAY_TAXES[cost]] : [];
    const answer = yield* g.choose(seat, prompt('hold-back', '5.2', { cost }), [...kinds, ...taxes]);
    if (answer.kind === 'pay') return spend(g, seat, answer.cards);
    goods &= ~(1 << (kindOf(answer.card) - 1));
  }
  const options = payments(state, seat, goods, cost);
  const { cards } = yield* g.choose(seat, prompt(name, '5.2', { cost, ...what }, options[0].id), options);
  return spend(g, seat, cards);
}

function spend(g: MareNostrum, seat: Seat, cards: string): string {
  forCards(cards, (kind, count) => layAside(g.state, seat, kind, count));
  g.reveal();
  return cards;
}

/** 5.4 R-DISCARD: the ways to keep up to two taxes and, with the Hanging Gardens, one good; the most first. */
const KEEP_TAXES = [0, 1, 2].map((tax) => deed(option('keep', { cards: bundle({ tax }) })));
const KEEP_GOODS = KINDS.map((good, kind) =>
  [0, 1, 2].map((tax) => deed(option('keep', { cards: kind === TAX ? bundle({ tax }) : bundle({ tax, [good]: 1 }) }))),
);

export type Keep = (typeof KEEP_TAXES)[number];

/** Adds them to a list of options. */
export function addKeepings(
  { hands }: State,
  seat: Seat,
  mostTaxes: number,
  gardens: boolean,
  options: { push(keep: Keep): void },
): void {
  for (let taxes = Math.min(hands[held(seat, TAX)], mostTaxes); taxes >= 0; taxes--) {
    if (gardens)
      for (let kind = 1; kind < KIND_COUNT; kind++)
        if (hands[held(seat, kind)] > 0) options.push(KEEP_GOODS[kind][taxes]);
    options.push(KEEP_TAXES[taxes]);
  }
}
