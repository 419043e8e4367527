import { describe, expect, it } from 'vitest';
import { spaceNamed } from '../src/data/provinces.ts';
import { landChance, roundChance, seaChance } from '../src/insight/battle-chance.ts';
import { EGYPT, type Given, GREECE, given, ROME, Story } from './story.ts';

const side = (units: number, forts = 0, bonus = 0) => ({ units, forts, bonus });
const turnOf = (seat: number, change: (position: Given) => void, ...dice: readonly number[]) =>
  new Story(
    given((start) => change(start.moves(seat))),
    ...dice,
  );

describe('the one round of a battle, exactly', () => {
  it('of one legion against one: a 5 or a 6 fells, and both may fall', () => {
    const { alone, repelled, war } = roundChance(side(1), [side(1)]);
    expect(alone).toBeCloseTo((1 / 3) * (2 / 3), 12);
    expect(repelled, 'also where both fall').toBeCloseTo(1 / 3, 12);
    expect(war).toBeCloseTo((2 / 3) * (2 / 3), 12);
    expect(alone + repelled + war).toBeCloseTo(1, 12);
  });

  it('against a lone fortress: it always fells one, and one legion can only fall', () => {
    expect(roundChance(side(1), [side(0, 1)])).toMatchObject({ alone: 0, repelled: 1, war: 0 });
    expect(roundChance(side(2), [side(0, 1)]).repelled).toBe(0);
    // Two dice show 5 or more in 30 of 36 throws.
    expect(roundChance(side(2), [side(0, 1)]).alone).toBeCloseTo(30 / 36, 12);
  });

  it('is better with a hero who adds to each die', () => {
    expect(roundChance(side(1, 0, 1), [side(1)]).alone).toBeCloseTo((1 / 2) * (2 / 3), 12);
  });

  it('against two owners is that of the best division: one legion for each', () => {
    const { alone, repelled, war } = roundChance(side(2), [side(1), side(1)]);
    // Each has to fell its enemy, and not both may fall.
    expect(alone).toBeCloseTo((1 / 3) ** 2 * (1 - (1 / 3) ** 2), 12);
    expect(repelled).toBeCloseTo((1 / 3) ** 2, 12);
    expect(alone + repelled + war).toBeCloseTo(1, 12);
  });

  it('where nobody can be left alone, is that of the division in which the attackers fall least often', () => {
    expect(roundChance(side(1), [side(0, 1), side(1)])).toMatchObject({
      alone: 0,
      repelled: expect.closeTo(1 / 3, 12),
    });
  });
});

describe('a later wave', () => {
  it('R-ORDER on land: those who have fought stay, whatever becomes of those who come', () => {
    const story = turnOf(
      ROME,
      (start) =>
        start
          .marker(GREECE, 'pella')
          .city('pella')
          .fortress(GREECE, 'pella')
          .legions(ROME, 'illyria', 3)
          .legions(ROME, 'dacia', 1),
      ...[1, 1, 1],
      6,
    );
    story.answer(ROME, 'march illyria pella', 'legions 3', 'battle pella');
    const { alone, repelled, war } = landChance(story.state, ROME, spaceNamed('pella'), 1) ?? {};
    expect([alone, war, repelled]).toEqual([expect.closeTo(1 / 3, 12), expect.closeTo(2 / 3, 12), 0]);
    // So it comes: the legion falls, and with it the fortress.
    story.answer(ROME, 'march dacia pella');
    expect(story.told('alone')).toMatchObject([{ by: ROME, province: 'pella' }]);
    expect(story.asked).toEqual({ seat: ROME, ask: 'use' });
  });

  it('R-ORDER a fortress that has fought stays too', () => {
    const story = turnOf(
      GREECE,
      (start) =>
        start.marker(GREECE, 'pella').fortress(GREECE, 'pella').legions(ROME, 'pella', 2).legions(GREECE, 'athenae', 1),
      ...[1, 1],
    );
    story.answer(GREECE, 'battle pella');
    expect(landChance(story.state, GREECE, spaceNamed('pella'), 1)).toMatchObject({ repelled: 0 });
  });

  it('R-ORDER at sea', () => {
    const story = turnOf(
      ROME,
      (start) => start.ships(ROME, 'mare-ionium', 2).ships(ROME, 'mare-adriaticum', 1).ships(EGYPT, 'mare-ionium', 1),
      ...[1, 1, 1],
    );
    story.answer(ROME, 'attack-at-sea mare-ionium', 'sail mare-adriaticum mare-ionium');
    const { alone, repelled, war } = seaChance(story.state, ROME, spaceNamed('mare-ionium')) ?? {};
    expect([alone, war, repelled]).toEqual([expect.closeTo(1 / 3, 12), expect.closeTo(2 / 3, 12), 0]);
  });
});
