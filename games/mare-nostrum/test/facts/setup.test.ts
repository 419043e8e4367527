import { configure, Run, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { NATIONS, ROLES } from '../../src/data/civilizations.ts';
import { START_POINTS } from '../../src/data/figures.ts';
import { CIVILIZATIONS } from '../../src/data/names.ts';
import { PROVINCES } from '../../src/data/provinces.ts';
import { mareNostrum } from '../../src/index.ts';
import { cardPrice, ITEMS, type Item, price } from '../oracle/building.ts';
import { LANDS, Position } from '../oracle/position.ts';

/** The position when the first Director announces, before anybody has built. */
const opening = (players: number, settings: Record<string, string> = {}) =>
  new Position(Run.start(mareNostrum, configure(mareNostrum, players, settings), seedFrom('opening')).state);
const five = opening(5);
const seatOf = (name: (typeof CIVILIZATIONS)[number]) =>
  five.seats.find((seat) => five.civilization(seat) === name) ?? Number.NaN;
const provincesOf = (seat: number) => LANDS.filter((id) => five.controller(id) === seat);
const citiesOf = (seat: number) => provincesOf(seat).filter((id) => five.has('city', id));

/** What a seat has of an item on the board. */
function owned(position: Position, seat: number, item: Item): number {
  const mine = LANDS.filter((id) => position.controller(id) === seat);
  const count = (each: (id: (typeof LANDS)[number]) => number) => mine.reduce((sum, id) => sum + each(id), 0);
  switch (item) {
    case 'influence':
      return mine.length;
    case 'caravan':
      return count((id) => position.caravans(id).length);
    case 'legion':
      return count((id) => position.legions(seat, id));
    case 'fortress':
      return count((id) => position.fortresses(seat, id));
    case 'trireme':
      return 5 - position.supply(seat, 'trireme');
    default:
      return count((id) => (position.has(item, id) ? 1 : 0));
  }
}

const worth = (position: Position, seat: number): number =>
  cardPrice(NATIONS[position.civilization(seat)].hero) +
  ITEMS.reduce((sum, item) => sum + owned(position, seat, item) * price(position, seat, item), 0);

describe('the introductory set-up', () => {
  it('F10 Rome starts as Military Leader, Carthage takes Hannibal', () => {
    expect(five.state.roles[ROLES.indexOf('military')]).toBe(seatOf('rome'));
    expect(five.owner('hannibal')).toBe(seatOf('carthage'));
  });

  it('F18 Egypt has a caravan on the papyrus of its capital', () => {
    expect(five.caravans('alexandria')).toEqual(['papyrus']);
  });

  it('F19 Greece has two cities, Carthage and Babylon one', () => {
    expect((['greece', 'carthage', 'babylon'] as const).map((name) => citiesOf(seatOf(name)).length)).toEqual([
      2, 1, 1,
    ]);
  });

  it('F20 Egypt has no marker where livestock is', () => {
    for (const id of provincesOf(seatOf('egypt')))
      expect(PROVINCES[LANDS.indexOf(id)].goods).not.toContain('livestock');
  });

  it('F21 the advanced set-up has 36 points', () => {
    shows('2.5.a');
    const { state } = Run.start(mareNostrum, configure(mareNostrum, 5, { setup: 'advanced' }), seedFrom('points'));
    expect(START_POINTS).toBe(36);
    // R-ADV: three of them went into the capital's marker.
    expect(state.points).toEqual([33, 33, 33, 33, 33]);
  });

  it('F27 each civilization’s set-up is worth 36 points, with either caravan of Egypt', () => {
    shows('2.4.a');
    for (const all of [five, opening(5, { egyptGrainCaravan: 'on' })])
      expect(all.seats.map((seat) => worth(all, seat))).toEqual([36, 36, 36, 36, 36]);
  });

  it('F28 three provinces each and a fortress in the capital', () => {
    for (const seat of five.seats) {
      expect(provincesOf(seat)).toHaveLength(3);
      expect(five.fortresses(seat, five.capital(seat))).toBe(1);
    }
  });

  it('F29 one to three cities each', () => {
    expect(CIVILIZATIONS.map((name) => citiesOf(seatOf(name)).length)).toEqual([1, 2, 1, 3, 1]);
  });

  it('F31 Egypt’s second caravan is on grain', () => {
    shows('R-CLEO');
    expect(opening(5, { egyptGrainCaravan: 'on' }).caravans('alexandria')).toEqual(['papyrus', 'grain']);
  });

  it('F32 Carthage, Egypt and Rome start with the role cards', () => {
    shows('2.7.a');
    expect(five.state.roles).toEqual([seatOf('carthage'), seatOf('egypt'), seatOf('rome')]);
  });

  it('F40 each starts with its capital and provinces next to it', () => {
    for (const seat of five.seats) {
      const { capital, neighbours } = NATIONS[five.civilization(seat)];
      for (const id of provincesOf(seat)) expect([capital, ...neighbours]).toContain(id);
    }
  });
});
