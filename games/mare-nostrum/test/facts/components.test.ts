import { Chance, configure, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/data/cards.ts';
import { ROLES } from '../../src/data/civilizations.ts';
import { BUILDINGS, CARD_COST, COSTS, ITEMS, PYRAMIDS_COST, TOKENS } from '../../src/data/figures.ts';
import { CIVILIZATIONS } from '../../src/data/names.ts';
import { ICON_GOODS, PROVINCES } from '../../src/data/provinces.ts';
import { CARD_COUNTS, GOODS, KINDS } from '../../src/data/resources.ts';
import { mareNostrum } from '../../src/index.ts';
import { costOf } from '../../src/rules/prices.ts';
import { setup } from '../../src/state.ts';
import { Position } from '../oracle/position.ts';

const table = (players: number, settings: Record<string, string> = {}) =>
  setup(configure(mareNostrum, players, settings), Chance.fromSeed(seedFrom('facts')));
const five = table(5);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const bank = (kind: (typeof KINDS)[number], state = five) => state.bank[KINDS.indexOf(kind)];

describe('components', () => {
  it('F1 144 cards: 3 roles, 5 heroes of civilizations, 6 generic heroes, 7 wonders, 123 resources', () => {
    shows('1.4.a');
    const own = CARDS.filter(({ of }) => of !== undefined);
    const heroes = CARDS.filter(({ sort, of }) => sort === 'hero' && of === undefined);
    const wonders = CARDS.filter(({ sort }) => sort === 'wonder');
    const counts = [ROLES.length, own.length, heroes.length, wonders.length, sum(five.bank)];
    expect(counts).toEqual([3, 5, 6, 7, 123]);
    expect(sum(counts)).toBe(144);
    expect(new Set(own.map(({ of }) => of))).toEqual(new Set(CIVILIZATIONS));
  });

  it('F2 35 taxes and 88 commodities', () => {
    shows('1.4.a');
    expect(bank('tax')).toBe(35);
    expect(sum(GOODS.map((good) => bank(good)))).toBe(88);
  });

  it('F3 twelve goods', () => {
    const named = 'livestock grain fruit gems slaves oil metal gold papyrus perfume fish wine'.split(' ');
    expect(GOODS.toSorted()).toEqual(named.toSorted());
  });

  it('F4 five each of four goods, seven each of four, ten (or eleven) each of four', () => {
    shows('1.4.b', 'R-COUNT');
    for (const good of ['perfume', 'papyrus', 'gold', 'gems'] as const) expect(bank(good)).toBe(5);
    for (const good of ['oil', 'wine', 'livestock', 'fruit'] as const) expect(bank(good)).toBe(7);
    const eleven = table(5, { commonCommodityCount: '11' });
    for (const good of ['metal', 'grain', 'fish', 'slaves'] as const) {
      expect(bank(good)).toBe(10);
      expect(bank(good, eleven)).toBe(11);
      expect(CARD_COUNTS[good]).toBe(0);
    }
    expect(sum(eleven.bank)).toBe(127);
  });

  it('F5 58 building tokens: 28 caravans, 12 markets, 12 cities, 6 temples', () => {
    shows('1.5.a');
    expect(TOKENS[5]).toEqual({ caravan: 28, market: 12, city: 12, temple: 6 });
    expect(sum(five.tokens)).toBe(58);
  });

  it('F6 fewer tokens for three and four players', () => {
    shows('2.2.a');
    const tokens = (players: number) =>
      Object.fromEntries(BUILDINGS.map((building, i) => [building, table(players).tokens[i]]));
    expect(tokens(3)).toEqual({ caravan: 18, city: 8, market: 8, temple: 4 });
    expect(tokens(4)).toEqual({ caravan: 23, city: 10, market: 10, temple: 5 });
  });

  it('F7 33 wooden pieces each: 5 triremes, 8 legions, 8 fortresses, 12 markers', () => {
    shows('1.6.a');
    const position = new Position(five);
    for (const seat of position.seats) {
      const pieces = (['trireme', 'legion', 'fortress', 'marker'] as const).map((piece) =>
        position.supply(seat, piece),
      );
      expect(pieces).toEqual([5, 8, 8, 12]);
      expect(sum(pieces)).toBe(33);
    }
  });

  it('F8 eight dice are enough: nobody rolls for more than his eight legions, or five triremes', () => {
    const position = new Position(five);
    expect(Math.max(position.supply(0, 'legion'), position.supply(0, 'trireme'))).toBe(8);
  });

  it('F22 city and caravan 3, temple and market 6, legion and trireme 3, Pyramids 12; the Mausoleum takes one off', () => {
    shows('5.3.a');
    expect(COSTS).toMatchObject({ city: 3, caravan: 3, temple: 6, market: 6, legion: 3, trireme: 3 });
    expect(PYRAMIDS_COST).toBe(12);
    const state = table(5);
    state.cards[CARDS.findIndex(({ id }) => id === 'mausoleum')] = 2;
    const items = ['city', 'caravan', 'temple', 'market', 'legion', 'trireme'] as const;
    expect(items.map((item) => costOf(state, 2, ITEMS.indexOf(item)))).toEqual([2, 2, 5, 5, 3, 3]);
  });

  it('F35 things cost 3, 6, 9 or 12', () => {
    shows('5.3.a');
    expect(new Set([...Object.values(COSTS), CARD_COST, PYRAMIDS_COST])).toEqual(new Set([3, 6, 9, 12]));
    expect(CARD_COST).toBe(9);
  });

  it('F33 more icons and city sites than caravans and cities', () => {
    const icons = ICON_GOODS.filter((good) => good > 0);
    const sites = PROVINCES.filter(({ city }) => city);
    expect(icons.length).toBeGreaterThan(TOKENS[5].caravan);
    expect(sites.length).toBeGreaterThan(TOKENS[5].city);
  });
});
