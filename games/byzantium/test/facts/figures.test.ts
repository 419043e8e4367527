import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { upkeep } from '../../src/rules/income.ts';
import { diceOf } from '../../src/rules/losses.ts';
import { finalScore } from '../../src/rules/scoring.ts';
import { ANDY, given, JERRY, SIMON, Story } from '../story.ts';

// F49 (what conquest leaves and brings) is E13; F51 (the arithmetic at Ankara) is E10 and E11: both play it out.

describe('figures', () => {
  it('F46 a cube that is not from the pool costs 3', () => {
    shows('3.5.2.a', '3.5.2.b');
    const story = new Story(given()).answer(SIMON, 'special caliph', 'take byzantine-levy');
    expect(story.player(SIMON)).toMatchObject({ pool: 9, arab: { treasury: 2 }, byzantine: { levy: 1, treasury: 15 } });
  });

  it('F46 taxes bring 2 a cube', () => {
    shows('7.1.a');
    const story = new Story(given()).answer(SIMON, 'taxes', 'tax 4', 'split 8');
    expect(story.player(SIMON)).toMatchObject({ pool: 5, taxes: 4, byzantine: { treasury: 23 } });
  });

  it('F46 a church costs 6 and brings 2 points', () => {
    shows('8.1.a');
    const story = new Story(given()).answer(SIMON, 'build byzantine', 'take pool');
    expect(story.player(SIMON).byzantine).toMatchObject({ treasury: 9, points: 12, shrines: 1 });
  });

  it('F46 income is 2 a counter', () => {
    shows('0.2.a', '12.2.a');
    const state = given((position) =>
      position
        .passed(ANDY, JERRY)
        .city('damascus', 'byzantine', 3, { by: SIMON })
        .city('mecca', 'arab', 2, { by: SIMON }),
    );
    const story = new Story(state).answer(SIMON, 'pass');
    expect(story.told('income')).toMatchObject([
      { by: SIMON, byzantine: 6, arab: 4 },
      { by: ANDY, byzantine: 0, arab: 0 },
      { by: JERRY, byzantine: 0, arab: 0 },
    ]);
  });

  for (const [die, hits] of [
    [3, 0],
    [4, 1],
  ])
    it(`F46 a ${die} is ${hits === 1 ? 'a hit' : 'no hit'}`, () => {
      shows('10.2.a');
      const story = new Story(given(), die, 1, 1).answer(SIMON, 'army arab', 'enter mecca', 'attack hira');
      expect(story.told('siege.rolled')).toMatchObject([{ hits }]);
    });

  it('F46 the Main Army rolls at most 3 dice, every Elite cube and the guard one more', () => {
    shows('6.6.1.a', '10.5.1.a', '10.5.1.b');
    const dice = (boxes: { elite?: number; main: number; guard?: boolean }) =>
      diceOf(
        given((position) => position.army(SIMON, 'arab', 'mecca', boxes)),
        { kind: 'army', seat: SIMON, faction: 'arab' },
      );
    expect(dice({ main: 2 })).toBe(2);
    expect(dice({ main: 9 })).toBe(3);
    expect(dice({ main: 9, elite: 4, guard: true })).toBe(8);
    expect(dice({ main: 0, elite: 2 })).toBe(2);
  });

  it('F50 the final scores of the example', () => {
    shows('14.2.a');
    expect([finalScore(18, 40), finalScore(15, 30)]).toEqual([40, 45]);
    expect([finalScore(40, 18), finalScore(0, 0), finalScore(20, 40), finalScore(19, 40)]).toEqual([40, 0, 60, 40]);
  });

  it('F52 the upkeep of the start is 12 Byzantine and 13 Arab bezants', () => {
    shows('12.3.a');
    const [{ byzantine, arab }] = given().players;
    expect([upkeep(byzantine), upkeep(arab)]).toEqual([12, 13]);
  });
});
