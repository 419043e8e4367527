import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CITIES } from '../../src/data/cities.ts';
import { ANDY, type Given, given, JERRY, SIMON, Story } from '../story.ts';

/** Jerry marches from Tarsus on Ankara: three counters (one was developed), Andy's fortification, Andy's army. */
const ankara = (change: (position: Given) => void = () => {}) =>
  given((start) => {
    start
      .active(JERRY)
      .city('tarsus', 'arab', 1)
      .city('ankara', 'byzantine', 3, { by: ANDY, fort: true })
      .player(ANDY, { forts: 1 })
      .army(JERRY, 'arab', 'tarsus', { main: 9, movement: 4 })
      .army(ANDY, 'byzantine', 'ankara', { elite: 1, main: 6, movement: 1 })
      .player(JERRY, { pool: 0, arab: { treasury: 0 } });
    change(start);
  });
const BATTLE = [2, 4, 6, 1, 3, 5, 5];
const SIEGE = [1, 1, 3, 6];

/** The battle of the example, up to Andy's retreat. */
const battle = (story: Story) =>
  story
    .answer(JERRY, 'army arab', 'attack ankara')
    .answer(ANDY, 'stand')
    .answer(JERRY, 'lose main', 'lose movement')
    .answer(ANDY, 'lose elite', 'lose main');

describe('the battle and the siege of Ankara', () => {
  it('E10 battle of Ankara: 8 against 5, Andy must retreat', () => {
    shows('10.5.1.a', '10.5.1.b', '10.5.2.a', '10.5.2.b', '10.5.3.a', '10.5.4.a', 'R 51');
    const story = new Story(ankara(), ...BATTLE);
    story.answer(JERRY, 'army arab', 'attack ankara');
    expect(story.player(JERRY).arab).toMatchObject({ main: 9, movement: 3 });
    expect(story.asked).toEqual({ seat: ANDY, ask: 'retreat' });
    story.answer(ANDY, 'stand');
    expect(story.told('rolled')).toMatchObject([
      { by: JERRY, dice: [2, 4, 6], hits: 2 },
      { by: ANDY, dice: [1, 3, 5, 5], hits: 2 },
    ]);
    expect(story.offered(JERRY)).toEqual(['lose main', 'lose movement']);
    story.answer(JERRY, 'lose main', 'lose movement');
    expect(story.offered(ANDY)).toEqual(['lose elite', 'lose main', 'lose movement']);
    story.answer(ANDY, 'lose elite', 'lose main');
    expect(story.told('battle.won')).toMatchObject([{ by: JERRY, city: 'ankara', strength: 8, against: 5 }]);
    expect(story.player(JERRY)).toMatchObject({ casualties: 15, arab: { main: 8, movement: 2 } });
    expect(story.player(ANDY)).toMatchObject({ casualties: 14, byzantine: { elite: 0, main: 5, movement: 1 } });
    expect(story.asked).toEqual({ seat: ANDY, ask: 'retreat-to' });
    expect(story.offered(ANDY).sort()).toEqual([
      'retreat-to attalia',
      'retreat-to caesarea',
      'retreat-to nicaea',
      'retreat-to sinope',
    ]);
  });

  it('E11 siege of Ankara: four dice, one hit, 7 against 4', () => {
    shows('6.9.b', '10.1.a', '10.6.1.a', '10.6.2.a', '10.6.3.a');
    const story = battle(new Story(ankara(), ...BATTLE, ...SIEGE)).answer(ANDY, 'retreat-to nicaea');
    expect(story.told('siege.rolled')).toMatchObject([{ city: 'ankara', dice: [1, 1, 3, 6], hits: 1 }]);
    story.answer(JERRY, 'lose main');
    expect(story.told('siege.won')).toMatchObject([{ by: JERRY, strength: 7, walls: 4 }]);
    expect(story.where(ANDY, 'byzantine')).toBe('nicaea');
  });

  it('E12 conquest: loot, no cube to be had, so two cubes of the army pay for the garrison', () => {
    shows('10.6.5.a', '10.6.5.b', '10.6.6.a', '10.6.7.b');
    const story = battle(new Story(ankara(), ...BATTLE, ...SIEGE)).answer(ANDY, 'retreat-to nicaea');
    story.answer(JERRY, 'lose main');
    expect(story.player(ANDY).forts).toBe(2);
    expect(story.player(JERRY).arab).toMatchObject({ points: 12, treasury: 2 });
    expect(story.asked).toEqual({ seat: JERRY, ask: 'garrison' });
    const { casualties } = story.player(JERRY);
    story.answer(JERRY, 'lose main', 'lose movement');
    expect(story.at('ankara')).toEqual({ colour: 'arab', counters: 2, by: JERRY, fort: false });
    expect(story.player(JERRY)).toMatchObject({ pool: 0, casualties: casualties + 1 });
    expect(story.player(JERRY).arab).toMatchObject({ main: 6, movement: 1, treasury: 2, points: 12 });
    expect(story.where(JERRY, 'arab')).toBe('ankara');
  });

  it('E12b with three bezants after the loot he must buy the cube and keeps his army', () => {
    shows('10.6.7.a', 'R 29');
    const state = ankara((position) => position.player(JERRY, { arab: { treasury: 1 } }));
    const story = battle(new Story(state, ...BATTLE, ...SIEGE)).answer(ANDY, 'retreat-to nicaea');
    story.answer(JERRY, 'lose main');
    expect(story.asked).toEqual({ seat: JERRY, ask: 'cube' });
    expect(story.offered(JERRY)).not.toContain('take pool');
    story.answer(JERRY, 'take casualties');
    expect(story.at('ankara')).toMatchObject({ colour: 'arab', counters: 2, by: JERRY });
    expect(story.player(JERRY).arab).toMatchObject({ main: 7, movement: 2, treasury: 0, points: 12 });
  });
});

describe('E13 counters: what is left of a conquered city, and what it brings', () => {
  const siege = (id: (typeof CITIES)[number]['id'], counters: number, dice: readonly number[]) => {
    const neighbour = id === 'amida' ? 'edessa' : 'damascus';
    const colour = CITIES.find((city) => city.id === id)?.colour ?? 'persian';
    const state = given((position) =>
      position
        .city(id, colour, counters)
        .city(neighbour, 'arab', 1)
        .army(SIMON, 'arab', neighbour, { main: 8, movement: 1 }),
    );
    return new Story(state, ...dice).answer(SIMON, 'army arab', `attack ${id}`, 'take pool');
  };

  const rows = [
    { id: 'palmyra', counters: 3, dice: [1, 1, 1], left: 2, gain: 2 },
    { id: 'palmyra', counters: 2, dice: [1, 1], left: 1, gain: 1 },
    { id: 'palmyra', counters: 1, dice: [1], left: 1, gain: 0 },
    { id: 'amida', counters: 0, dice: [1, 1], left: 1, gain: 1 },
  ] as const;
  for (const { id, counters, dice, left, gain } of rows)
    it(`${id} with ${counters || 'no'} counters, ${dice.length} dice: ${left} left, ${gain} points and bezants`, () => {
      shows('10.6.5.b', '10.6.5.c', '10.6.6.a', '10.6.6.b');
      const story = siege(id, counters, dice);
      expect(story.at(id)).toEqual({ colour: 'arab', counters: left, by: SIMON, fort: false });
      expect(story.player(SIMON).arab).toMatchObject({ points: 10 + gain, treasury: 5 + gain });
    });

  it('a Persian city of 3 becomes one of 2, for 2 points and 2 bezants', () => {
    shows('10.6.1.b', '10.6.5.c');
    const story = new Story(given(), 1, 1, 1).answer(SIMON, 'army arab', 'enter mecca', 'attack hira', 'take pool');
    expect(story.at('hira')).toEqual({ colour: 'arab', counters: 2, by: SIMON, fort: false });
    expect(story.player(SIMON).arab).toMatchObject({ points: 12, treasury: 7 });
  });
});
