import { Chance, configure, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { BULGAR_REACH, CITIES, CONSTANTINOPLE, cityNamed, NICAEA } from '../../src/data/cities.ts';
import { BOXES, FACTIONS, MOST_BULGARS, MOST_COUNTERS, SPECIALS } from '../../src/data/figures.ts';
import { byzantium } from '../../src/index.ts';
import { type State, setup } from '../../src/state.ts';

const TABLES = [2, 3, 4].map((players) => setup(configure(byzantium, players), Chance.fromSeed(seedFrom('facts'))));
const [, , four] = TABLES;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const countersOf = (state: State, colour: string) =>
  sum(state.counters.filter((_, city) => state.colour[city] === colour));
const named = (colour: string) => CITIES.filter((city) => city.colour === colour).map(({ id }) => id);
const printed = (id: (typeof CITIES)[number]['id']) => CITIES[cityNamed(id)];

// The box of the printed game also holds dice, coins and counters in a number (F1, F7). The digital game never runs out
// of them (R 4), so what is tested of F1 is what the set-up puts on the map; of F7 nothing remains but the six sides of
// a die, which the engine's own tests show.

describe('components and set-up, the same for two, three and four players', () => {
  it('F1 the set-up needs 47 of the 60 purple and 4 of the 60 white counters', () => {
    shows('0.1.c', '1.a', '1.1.a');
    for (const state of TABLES) expect([countersOf(state, 'byzantine'), countersOf(state, 'arab')]).toEqual([47, 4]);
  });

  it('F2 a player’s 42 cubes are 8 and 13 on the Army Card, 9 in the Cube Pool and 12 casualties', () => {
    shows('0.6.a', '0.6.b', '1.4.a');
    for (const player of TABLES.flatMap(({ players }) => players)) {
      const onCard = FACTIONS.map((faction) => sum(BOXES.map((box) => player[faction][box])));
      expect([...onCard, player.pool, player.casualties]).toEqual([8, 13, 9, 12]);
      expect(8 + 13 + 9 + 12).toBe(42);
    }
  });

  it('F3 a player has two fortifications beside his two markers of points, and two pawns', () => {
    shows('1.5.a', '1.a');
    for (const { forts, byzantine, arab } of four.players) {
      expect(forts).toBe(2);
      expect([byzantine, arab].map(({ points }) => points)).toEqual([10, 10]);
      expect([byzantine, arab].map(({ at }) => at)).toHaveLength(2);
    }
  });

  it('F4 there are 11 orange cubes, 7 of them in the box at the start', () => {
    shows('1.2.a', '1.a');
    expect([four.bulgars, MOST_BULGARS]).toEqual([7, 11]);
  });

  it('F5 8 orange counters are enough: four cities, at most two counters each', () => {
    shows('R 4', '1.a');
    const cities = BULGAR_REACH.filter((city) => city !== CONSTANTINOPLE);
    expect(cities.length * (MOST_COUNTERS - 1)).toBe(8);
  });

  it('F6 treasuries of 15 and 5, 10 points on both tracks, the first turn', () => {
    shows('1.4.b', '1.5.a');
    for (const { byzantine, arab } of four.players) {
      expect([byzantine.treasury, arab.treasury]).toEqual([15, 5]);
      expect([byzantine.points, arab.points]).toEqual([10, 10]);
    }
    expect(four.turn).toBe(1);
  });

  it('F8 no counters on Persian cities and on Constantinople', () => {
    shows('0.3.b', '1.1.b');
    const bare = CITIES.filter((_, city) => four.counters[city] === 0).map(({ id }) => id);
    expect(bare.sort()).toEqual([...named('persian'), 'constantinople'].sort());
  });

  it('F9 cities are worth 1 to 3, all but the capital', () => {
    shows('0.2.a');
    const values = new Set(CITIES.filter(({ id }) => id !== 'constantinople').map(({ value }) => value));
    expect([...values].sort()).toEqual([1, 2, 3]);
    expect(MOST_COUNTERS).toBe(3);
  });

  it('F10 no pawn is on the map at the start, and nobody controls a city', () => {
    shows('1.4.c');
    for (const { byzantine, arab } of four.players) expect([byzantine.at, arab.at]).toEqual([-1, -1]);
    expect(four.control.every((seat) => seat === -1)).toBe(true);
  });
});

describe('cities', () => {
  const rows = [
    { fact: 'F11', id: 'damascus', colour: 'byzantine', value: 3 },
    { fact: 'F12', id: 'mecca', colour: 'arab', value: 2 },
    { fact: 'F13', id: 'athens', colour: 'byzantine', value: 2 },
    { fact: 'F14', id: 'ankara', colour: 'byzantine', value: 2 },
    { fact: 'F15', id: 'hira', colour: 'persian', value: 3 },
    { fact: 'F15', id: 'baghdad', colour: 'persian', value: 3 },
    { fact: 'F17', id: 'constantinople', colour: 'byzantine', value: 5 },
  ] as const;
  for (const { fact, id, colour, value } of rows)
    it(`${fact} ${id} is ${colour} with the value ${value}`, () => {
      expect(printed(id)).toMatchObject({ colour, value });
    });

  it('F14 Ankara can be developed to the three counters of the examples', () => {
    expect(printed('ankara').value).toBeLessThan(MOST_COUNTERS);
  });

  it('F16 the cities of the examples and hints exist, each once', () => {
    const ids = CITIES.map(({ id }) => id);
    const told = [
      'alexandria',
      'jerusalem',
      'thessalonica',
      'nicaea',
      'antioch',
      'candia',
      'tarsus',
      'palmyra',
    ] as const;
    for (const id of [...told, 'adrianople']) expect(ids.filter((one) => one === id)).toEqual([id]);
    expect(CITIES[NICAEA].id).toBe('nicaea');
  });

  it('F18 Tabuk, Medina and Mecca are the Arab cities', () => {
    expect(named('arab').sort()).toEqual(['mecca', 'medina', 'tabuk']);
  });

  it('F19 there are 9 Persian cities, and 33 cities in all', () => {
    expect(named('persian')).toHaveLength(9);
    expect(CITIES).toHaveLength(33);
  });

  it('F20 Byzantine cities have 2 or 3 counters, Arab cities 1 or 2', () => {
    const values = (colour: string) =>
      new Set(four.counters.filter((n, city) => n > 0 && CITIES[city].colour === colour));
    expect(values('byzantine')).toEqual(new Set([2, 3]));
    expect(values('arab')).toEqual(new Set([1, 2]));
  });
});

describe('the special action table', () => {
  it('F41 Civil War: one Byzantine box and two Arab ones', () => {
    shows('6.2.a');
    expect([SPECIALS['civil-war-byzantine'].boxes, SPECIALS['civil-war-arab'].boxes]).toEqual([1, 2]);
  });

  it('F42 Develop: two Byzantine boxes and three Arab ones', () => {
    shows('6.2.a');
    expect([SPECIALS['develop-byzantine'].boxes, SPECIALS['develop-arab'].boxes]).toEqual([2, 3]);
  });

  it('F43 Bulgars: two boxes', () => {
    expect(four.special.bulgars).toEqual([-1, -1]);
  });

  it('F44 sixteen boxes in all, empty at the start', () => {
    shows('6.2.a');
    expect(Object.values(four.special).flat()).toEqual(new Array<number>(16).fill(-1));
  });

  it('F45 one Emperor, one Caliph, one box for each fleet', () => {
    shows('6.2.a');
    const single = ['emperor', 'caliph', 'fleet-byzantine', 'fleet-arab'] as const;
    expect(single.map((kind) => four.special[kind].length)).toEqual([1, 1, 1, 1]);
  });
});
