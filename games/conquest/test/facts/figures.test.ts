import { Chance, configure, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import * as figures from '../../src/data/figures.ts';
import { space } from '../../src/data/map.ts';
import { conquest } from '../../src/index.ts';
import { FORTIFIED, index, setup, turnOrder } from '../../src/state.ts';
import { given, Story } from '../story.ts';

const start = (players: number) => setup(configure(conquest, players), Chance.fromSeed(seedFrom('facts')));

describe('the pieces', () => {
  it('F25 F26 pieces of a colour, and pieces for all', () => {
    shows('2.1.a', '2.1.b');
    expect(figures.PER_COLOUR).toEqual({ general: 4, infantry: 20, cavalry: 20, catapult: 6, galley: 8 });
    expect([figures.CITIES, figures.FORTIFICATIONS, figures.ROADS_IN_BOX]).toEqual([16, 16, 20]);
  });

  it('F27 the faces of the die', () => {
    shows('9.2.a');
    expect([...figures.FACES].sort()).toEqual(['blank', 'catapult', 'cavalry', 'galley', 'infantry', 'infantry']);
  });

  it('F28 prices; a fortified city costs its two parts', () => {
    shows('13.1.a');
    const { infantry, cavalry, galley, catapult, city, fortification, road } = figures.PRICE;
    expect([infantry, cavalry, galley, catapult, city, fortification, road]).toEqual([10, 20, 20, 30, 30, 20, 10]);
    expect(figures.PRICE['fortified-city']).toBe(50);
    expect(city + fortification).toBe(50);
  });

  it('F29 F30 F31 points, cargo and legions', () => {
    shows('5.4.a', '5.5.b', '8.1.a');
    expect([figures.LEADER_POINTS, figures.GALLEY_POINTS, ...figures.KIND_POINTS]).toEqual([2, 2, 1, 2, 1]);
    expect([figures.UNITS_PER_GALLEY, figures.UNITS_PER_LEADER, figures.BATTLE_LEGION]).toEqual([7, 7, 5]);
  });

  it('F32 F33 F34 walls, inflation, battles at sea', () => {
    shows('5.7.b', '9.20.a');
    expect([figures.WALL_DICE, figures.WALL_DICE_AGAINST_CATAPULTS]).toEqual([2, 1]);
    expect(figures.INFLATION_AT).toEqual([105, 205]);
    expect([figures.DICE_PER_GALLEY, figures.NAVAL_ROUNDS]).toEqual([2, 3]);
  });

  it('F39 the largest pool of one colour is the dice of the box', () => {
    const leaders = figures.PER_COLOUR.general + 1;
    expect(figures.BATTLE_LEGION + leaders + figures.WALL_DICE).toBe(12);
  });
});

describe('the set-up', () => {
  it('F35 homes by the number of players', () => {
    shows('6.1.a');
    const out = (players: number) => figures.HOMES.filter((home) => !figures.HOMES_FOR[players].includes(home));
    expect(out(6)).toEqual(['mesopotamia']);
    expect(out(5).sort()).toEqual(['galatia', 'numidia']);
    expect([...figures.HOMES_FOR[4]].sort()).toEqual(['hispania', 'macedonia', 'mesopotamia', 'numidia']);
    expect([...figures.HOMES_FOR[3]].sort()).toEqual(['egyptus', 'hispania', 'macedonia']);
    expect([...figures.HOMES_FOR[2]].sort()).toEqual(['egyptus', 'hispania']);
  });

  it('F36 Caesar, four Generals, five infantry, a fortified city and a marker on 15 in every home', () => {
    shows('6.3.a', 'R-SET-4');
    for (const players of [2, 3, 4, 5, 6]) {
      const state = start(players);
      for (let seat = 0; seat < players; seat++) {
        const home = state.home[seat];
        expect([state.caesar[seat], state.city[home], state.control[home]]).toEqual([home, FORTIFIED, seat]);
        expect([state.generals[index(seat, home)], state.units[0][index(seat, home)]]).toEqual([4, 5]);
        expect([state.tribute[seat], state.money[seat]]).toEqual([15, 0]);
      }
      expect(state.city.filter((city) => city > 0)).toHaveLength(players);
      expect(state.road.filter((road) => road > 0)).toHaveLength(0);
    }
  });

  it('F37 Macedonia, Galatia, Mesopotamia, Egypt, Numidia, Hispania, Italia', () => {
    shows('6.5.a');
    const state = given(['italia', 'egyptus', 'macedonia', 'numidia', 'galatia', 'hispania']);
    const homes = turnOrder(state).map((seat) => state.home[seat]);
    const order = ['macedonia', 'galatia', 'egyptus', 'numidia', 'hispania', 'italia'] as const;
    expect(homes).toEqual(order.map(space));
  });

  it('F38 movement, combat, tribute, destruction, purchase and placement in this order', () => {
    shows('7.1.a', '8.6.a');
    const story = new Story(
      given(['egyptus', 'hispania'], (p) => {
        p.owns(0, 'cyrenaica').army(1, 'cyrenaica', { infantry: 1 }).owns(1, 'cyrenaica');
        p.army(0, 'egyptus', { infantry: 2 });
      }),
      ...[1, 6],
      6,
    );
    const seen = [story.asked?.ask];
    story.answer(0, 'march egyptus', 'leaders general', 'legion 2*infantry', 'attack cyrenaica', 'done');
    seen.push(...story.events.flatMap(({ event }) => (/^(battle.began|tribute)$/.test(event) ? [event] : [])));
    seen.push(story.asked?.ask);
    story.answer(0, 'recruit');
    story.answer(0, story.offered(0)[0]);
    seen.push(story.asked?.ask);
    expect(seen.slice(0, 4)).toEqual(['move', 'battle.began', 'tribute', 'build-or-destroy']);
    expect(story.offered(0, 'destroy')).toEqual([]);
  });
});
