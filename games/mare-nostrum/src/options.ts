import { bundle, deed, option, type Prompt } from '@tabula/engine';
import { CARDS } from './data/cards.ts';
import { FORTRESSES, ITEMS, LEGIONS, TRIREMES } from './data/figures.ts';
import { CIVILIZATIONS } from './data/names.ts';
import {
  GRAPH,
  ICON_COUNT,
  ICON_GOODS,
  ICONS_PER_PROVINCE,
  idOf,
  LAND_COUNT,
  PROVINCES,
  SPACE_COUNT,
} from './data/provinces.ts';
import { KIND_COUNT, KINDS } from './data/resources.ts';

/** Everything a player can ever answer, made once; battles, payments, a trade and the end of a turn are deeds. Tables by place, seat or kind are indexed by its number. */
const SEATS = [0, 1, 2, 3, 4];
const upTo = <T>(most: number, make: (count: number) => T): readonly T[] =>
  Array.from({ length: most + 1 }, (_, count) => make(count));
const forProvinces = <T>(make: (province: (typeof PROVINCES)[number]['id']) => T): readonly T[] =>
  PROVINCES.map(({ id }) => make(id));

// Set-up and roles
export const CIVILIZATION = CIVILIZATIONS.map((civilization) => option('civilization', { civilization }));
export const ROLE_TO = SEATS.map((whose) => option('role', { whose }));
export const NAME = SEATS.map((whose) => option('name', { whose }));
export const PASS = deed(option('pass'));

// Commerce
export const GOOD = KINDS.map((card) => option('good', { card }));
const MOST_CARDS = 127;
const announcements = upTo(MOST_CARDS, (count) => {
  const made = option('announce', { count });
  return count > 0 ? deed(made) : made;
});
/** By size of the Director's hand. */
export const ANNOUNCE = announcements.map((_, size) => announcements.slice(0, size + 1));
export const TAKE = SEATS.map((whose) => KINDS.map((card) => option('take', { whose, card })));
export const ULYSSES_USE = option('ulysses');
export const ULYSSES_LET = option('ulysses-let');
export const GIVE = KINDS.map((card) => option('give', { card }));

// Construction
export const BUY = ITEMS.map((item) => option('buy', { item }));
export const RECRUIT = CARDS.map(({ id }) => option('recruit', { hero: id }));
export const FREE_MARKER = option('free-marker');
export const SWAP = KINDS.map((card) => KINDS.map((other) => option('swap', { card, other })));
export const PLACE = forProvinces((province) => option('place', { province }));
export const CONVERT_AT = forProvinces((province) => option('convert-at', { province }));
export const CARAVAN_ON = Array.from({ length: ICON_COUNT }, (_, icon) =>
  option('caravan-on', {
    province: PROVINCES[Math.floor(icon / ICONS_PER_PROVINCE)].id,
    card: KINDS[Math.max(ICON_GOODS[icon], 0)],
  }),
);
export const HOLD_BACK = KINDS.map((card) => option('hold-back', { card }));

// Military
export const SAIL = upTo(SPACE_COUNT - 1, (from) =>
  upTo(SPACE_COUNT - 1, (to) => option('sail', { from: idOf(from), to: idOf(to) })),
);
/** By how many there are: all of them first, then ever fewer. */
const fromAllDown = <T>(most: number, make: (count: number) => T): readonly (readonly T[])[] => {
  const made = upTo(most, make);
  return made.map((_, all) => made.slice(1, all + 1).reverse());
};
export const SHIPS = fromAllDown(TRIREMES, (count) => option('ships', { count }));
export const ATTACK_AT_SEA = upTo(SPACE_COUNT - 1, (sea) => deed(option('attack-at-sea', { sea: idOf(sea) })));
export const TO_LAND = option('to-land');
export const MARCH = upTo(LAND_COUNT - 1, (from) =>
  upTo(LAND_COUNT - 1, (to) => option('march', { from: idOf(from), province: idOf(to) })),
);
export const MARCHERS = fromAllDown(LEGIONS, (count) => option('legions', { count }));
export const BATTLE = forProvinces((province) => deed(option('battle', { province })));
export const END = deed(option('end'));
export const HELEN_USE = option('helen');
export const HELEN_LET = option('helen-let');

/** By legions and fortresses: some units as one answer. */
const unitTable = <K extends string>(kind: K) =>
  upTo(LEGIONS, (legion) => upTo(FORTRESSES, (fortress) => option(kind, { units: bundle({ legion, fortress }) })));
export const AGAINST = unitTable('against');
export const LOSE = unitTable('lose');
export const SHIPS_AGAINST = upTo(TRIREMES, (trireme) => option('against', { units: bundle({ trireme }) }));

/** What an occupying legion can stand on: buildings and caravans by their good. */
export type Post = 'city' | 'temple' | 'market' | (typeof KINDS)[number];
/** The posts of a province, by the number of their bit. */
export const POSTS: readonly (readonly Post[])[] = PROVINCES.map(({ goods }) => ['city', 'temple', 'market', ...goods]);
export const PILLAGE = POSTS.map((posts) => posts.map((post) => option('pillage', { post })));
export const OCCUPY = POSTS.map((posts) =>
  upTo((1 << posts.length) - 1, (bits) =>
    option('occupy', { posts: bundle(Object.fromEntries(posts.map((post, i) => [post, (bits >> i) & 1]))) }),
  ),
);
export const CONVERT = option('convert');
/** Giving up a post. */
export const VACATE = POSTS.map((posts) => posts.map((post) => option('vacate', { post })));

/** A question with the rule that asks it. */
export function prompt(ask: string, rule: string, args?: Prompt['args'], fallback?: string): Prompt {
  if (args === undefined) return fallback === undefined ? { ask, rule } : { ask, rule, fallback };
  return fallback === undefined ? { ask, rule, args } : { ask, rule, args, fallback };
}

export function provinceOf(id: string): number {
  return GRAPH.index(id);
}

const KIND_NUMBERS: ReadonlyMap<string, number> = new Map(KINDS.map((kind, i) => [kind, i]));

export function kindOf(card: string): number {
  const kind = KIND_NUMBERS.get(card);
  if (kind === undefined) throw new Error(`there is no card "${card}"`);
  return kind;
}

/** What is in a bundle of cards, card by card: quicker than `unbundle`, which takes any text for granted. */
export function forCards(cards: string, visit: (kind: number, count: number) => void): void {
  if (cards === 'none') return;
  for (let from = 0; from < cards.length; ) {
    const plus = cards.indexOf('+', from);
    const end = plus < 0 ? cards.length : plus;
    const star = cards.indexOf('*', from);
    const many = star >= 0 && star < end;
    visit(kindOf(cards.slice(many ? star + 1 : from, end)), many ? Number(cards.slice(from, star)) : 1);
    from = end + 1;
  }
}

/**
 * Sets of cards as answers: made when first needed and then shared. Not the engine's `BundleLists`: that has room for four kinds and
 * keeps every bundle it has made, and there are thirteen kinds here, in millions of hands.
 */
export class BundleOptions<K extends string> {
  readonly #kind: K;
  /** The last lists that were made, each in a slot given by its hand: a hand looked at again and again is listed once. */
  readonly #slots: (Listed<K> | undefined)[] = new Array<undefined>(SLOTS).fill(undefined);

  constructor(kind: K) {
    this.#kind = kind;
  }

  /** All different ways to take `count` cards of a hand (by kind, from `from` on in the flat table). */
  subsets(hands: readonly number[], from: number, count: number): readonly CardsOption<K>[] {
    let hash = count;
    for (let kind = 0; kind < KIND_COUNT; kind++) hash = (hash * 31 + hands[from + kind]) % SLOTS_PRIME;
    const slot = hash % SLOTS;
    const known = this.#slots[slot];
    if (known !== undefined && known.count === count && isHand(known.hand, hands, from)) return known.list;
    const list: CardsOption<K>[] = [];
    const left = suffixSums(hands, from);
    this.#grow(list, hands, from, left, 0, count, '');
    this.#slots[slot] = { count, hand: hands.slice(from, from + KIND_COUNT), list };
    return list;
  }

  #grow(
    list: CardsOption<K>[],
    hands: readonly number[],
    from: number,
    left: readonly number[],
    kind: number,
    count: number,
    cards: string,
  ): void {
    if (count === 0) {
      list.push(cardsOption(this.#kind, cards || 'none'));
      return;
    }
    if (left[kind] < count) return;
    for (let taken = Math.min(hands[from + kind], count); taken > 0; taken--) {
      const text = cards === '' ? SO_MANY[kind][taken] : cards + AND_SO_MANY[kind][taken];
      this.#grow(list, hands, from, left, kind + 1, count - taken, text);
    }
    this.#grow(list, hands, from, left, kind + 1, count, cards);
  }
}

/** By kind and number: so many cards as they stand in a bundle, first or after others. Most of the time of long lists went into such words. */
const SO_MANY = KINDS.map((kind) => upTo(MOST_CARDS, (count) => (count === 1 ? kind : `${count}*${kind}`)));
const AND_SO_MANY = SO_MANY.map((words) => words.map((some) => `+${some}`));

const SLOTS = 64;
const SLOTS_PRIME = 1_000_003;

interface Listed<K extends string> {
  readonly count: number;
  readonly hand: readonly number[];
  readonly list: readonly CardsOption<K>[];
}

function isHand(hand: readonly number[], hands: readonly number[], from: number): boolean {
  for (let kind = 0; kind < KIND_COUNT; kind++) if (hand[kind] !== hands[from + kind]) return false;
  return true;
}

export interface CardsOption<K extends string = string> {
  readonly id: string;
  readonly kind: K;
  readonly cards: string;
  readonly [arg: string]: string | number;
}

/** Not made by `option`, which shares the ids: there are too many different ones to keep. */
function cardsOption<K extends string>(kind: K, cards: string): CardsOption<K> {
  return { id: `${kind} ${cards}`, kind, cards };
}

/** By kind: how many cards of this kind and all later ones there are. */
function suffixSums(hands: readonly number[], from: number): number[] {
  const sums = new Array<number>(KIND_COUNT + 1).fill(0);
  for (let kind = KIND_COUNT - 1; kind >= 0; kind--) sums[kind] = sums[kind + 1] + hands[from + kind];
  return sums;
}

export const OFFERS = new BundleOptions('offer');
