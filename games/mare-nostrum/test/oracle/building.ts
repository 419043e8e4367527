import type { Seat } from '@tabula/engine';
import { CARDS, type CardId } from '../../src/data/cards.ts';
import { PROVINCES, type ProvinceId } from '../../src/data/provinces.ts';
import { GOODS, KINDS, type Kind } from '../../src/data/resources.ts';
import { reach } from './movement.ts';
import { LANDS, type Position, seasOf } from './position.ts';

const PRICES = {
  influence: 3,
  city: 3,
  caravan: 3,
  legion: 3,
  trireme: 3,
  fortress: 3,
  temple: 6,
  market: 6,
} as const;
export type Item = keyof typeof PRICES;
export const ITEMS: readonly Item[] = [
  'influence',
  'city',
  'caravan',
  'legion',
  'trireme',
  'fortress',
  'temple',
  'market',
];

export function isItem(word: string | number): word is Item {
  return ITEMS.some((item) => item === word);
}

const row = (province: ProvinceId) => PROVINCES[LANDS.indexOf(province)];

/** The player aid's prices, with what Caesar, Pericles and the Mausoleum take off. */
export function price(position: Position, seat: Seat, item: Item): number {
  const caesar = position.owns(seat, 'julius-caesar');
  if (item === 'legion' && caesar) return 2;
  if (item === 'fortress' && caesar && position.state.rules.caesarFortress) return 2;
  if (item === 'trireme' && position.owns(seat, 'pericles')) return 2;
  const building = item === 'city' || item === 'caravan' || item === 'temple' || item === 'market';
  return PRICES[item] - (building && position.owns(seat, 'mausoleum') ? 1 : 0);
}

export function cardPrice(card: CardId): number {
  return card === 'pyramids' ? 12 : 9;
}

/** [Fase Costruzione] All combinations of that many cards: only taxes, or only goods that are all different. */
export function payments(hand: ReadonlyMap<Kind, number>, cost: number): string[] {
  let sets: string[][] = [[]];
  for (const good of GOODS)
    if ((hand.get(good) ?? 0) > 0) sets = sets.flatMap((set) => (set.length < cost ? [set, [...set, good]] : [set]));
  const goods = sets.filter((set) => set.length === cost).map((set) => set.join('+'));
  return (hand.get('tax') ?? 0) >= cost ? [...goods, cost === 1 ? 'tax' : `${cost}*tax`] : goods;
}

/** Whether there is any: the same without the list. */
export function affordable(hand: ReadonlyMap<Kind, number>, cost: number): boolean {
  const different = GOODS.filter((good) => (hand.get(good) ?? 0) > 0).length;
  return different >= cost || (hand.get('tax') ?? 0) >= cost;
}

/** Rules 1, 3 and 6: my province, not of this turn, without strangers; in my capital always. */
function mayBuildIn(position: Position, seat: Seat, province: ProvinceId, fresh: ReadonlySet<ProvinceId>): boolean {
  if (position.controller(province) !== seat || fresh.has(province)) return false;
  return position.strangers(seat, province).length === 0 || position.capital(seat) === province;
}

/** Rules 2 and 3 and R-MARK: free of markers and strangers, next to what was mine when the turn began, or by ship. */
function mayInfluence(position: Position, seat: Seat, province: ProvinceId, fresh: ReadonlySet<ProvinceId>): boolean {
  if (position.controller(province) !== undefined || position.strangers(seat, province).length > 0) return false;
  if (position.owns(seat, 'lighthouse')) return true;
  return LANDS.some(
    (mine) => position.controller(mine) === seat && !fresh.has(mine) && reach(position, seat, mine).includes(province),
  );
}

/** 5.8: my legion stands on the marker of another, there is no war, and it is no player's capital. */
function mayConvert(position: Position, seat: Seat, province: ProvinceId): boolean {
  const occupation = position.occupation(province);
  return occupation?.by === seat && occupation.posts.includes('marker') && !position.isPlayersCapital(province);
}

/** Every place for one more of an item, as answers. */
export function places(position: Position, seat: Seat, item: Item, fresh: ReadonlySet<ProvinceId>): string[] {
  const mine = LANDS.filter((province) => mayBuildIn(position, seat, province, fresh));
  const at = (provinces: readonly ProvinceId[]) => provinces.map((province) => `place ${province}`);
  switch (item) {
    case 'influence':
      if (position.supply(seat, 'marker') === 0) return [];
      return [
        ...at(LANDS.filter((province) => mayInfluence(position, seat, province, fresh))),
        ...LANDS.filter((province) => mayConvert(position, seat, province)).map((id) => `convert-at ${id}`),
      ];
    case 'city':
      if (position.token('city') === 0) return [];
      return at(mine.filter((province) => row(province).city && !position.has('city', province)));
    case 'temple':
    case 'market':
      return position.token(item) === 0 ? [] : at(mine.filter((province) => !position.has(item, province)));
    case 'caravan':
      if (position.token('caravan') === 0) return [];
      return mine.flatMap((province) =>
        row(province)
          .goods.filter((good) => !position.caravans(province).includes(good))
          .map((good) => `caravan-on ${province} ${good}`),
      );
    case 'legion':
      return position.supply(seat, 'legion') === 0 ? [] : at(mine);
    case 'trireme':
      return position.supply(seat, 'trireme') === 0 ? [] : at(mine.filter((id) => seasOf(id).length > 0));
    case 'fortress': {
      if (position.supply(seat, 'fortress') === 0) return [];
      const most = position.owns(seat, 'statue-of-zeus') ? 2 : 1;
      return at(mine.filter((province) => position.fortresses(seat, province) < most));
    }
  }
}

/** [Esempi & Domande] Heroes and wonders that nobody has; another civilization's hero is out of reach. */
export function cardsFor(position: Position, seat: Seat): CardId[] {
  return CARDS.filter(
    ({ id, of }) => position.isFree(id) && (of === undefined || of === position.civilization(seat)),
  ).map(({ id }) => id);
}

/** Cleopatra: a good for a tax or a tax for a good, as far as the bank has it. */
function swaps(position: Position, seat: Seat): string[] {
  return KINDS.flatMap((card) =>
    KINDS.filter((other) => (card === 'tax') !== (other === 'tax') && position.bank(other) > 0)
      .filter(() => position.holds(seat, card) > 0)
      .map((other) => `swap ${card} ${other}`),
  );
}

/** What is kept at the end: up to two taxes, and a good with the Hanging Gardens. */
function keeps(position: Position, seat: Seat): string[] {
  const taxes = ['', 'tax', '2*tax'].slice(0, Math.min(position.holds(seat, 'tax'), 2) + 1);
  const gardens = position.owns(seat, 'hanging-gardens');
  const goods = ['', ...GOODS.filter((good) => gardens && position.holds(seat, good) > 0)];
  return taxes.flatMap((tax) => goods.map((good) => `keep ${[tax, good].filter(Boolean).join('+') || 'none'}`));
}

/** Everything a builder may do now. */
export function actions(
  position: Position,
  seat: Seat,
  fresh: ReadonlySet<ProvinceId>,
  used: { freeMarker: boolean; swap: boolean },
): string[] {
  const hand = position.hand(seat);
  const free = position.owns(seat, 'hammurabi') && !used.freeMarker && places(position, seat, 'influence', fresh);
  return [
    ...ITEMS.filter((item) => affordable(hand, price(position, seat, item)))
      .filter((item) => places(position, seat, item, fresh).length > 0)
      .map((item) => `buy ${item}`),
    ...cardsFor(position, seat)
      .filter((card) => affordable(hand, cardPrice(card)))
      .map((card) => `recruit ${card}`),
    ...(free && free.length > 0 ? ['free-marker'] : []),
    ...(position.owns(seat, 'cleopatra') && !used.swap ? swaps(position, seat) : []),
    ...keeps(position, seat),
  ];
}
