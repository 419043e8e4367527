import { describe, expect, it } from 'vitest';
import { roundChance } from '../src/insight/battle-chance.ts';

const side = (units: number, forts = 0, bonus = 0) => ({ units, forts, bonus });

describe('the one round of a battle, exactly', () => {
  it('of one legion against one: a 5 or a 6 fells, and both may fall', () => {
    const { alone, repelled, war } = roundChance(side(1), side(1));
    expect(alone).toBeCloseTo((1 / 3) * (2 / 3), 12);
    expect(repelled, 'also where both fall').toBeCloseTo(1 / 3, 12);
    expect(war).toBeCloseTo((2 / 3) * (2 / 3), 12);
    expect(alone + repelled + war).toBeCloseTo(1, 12);
  });

  it('against a lone fortress: it always fells one, and one legion can only fall', () => {
    expect(roundChance(side(1), side(0, 1))).toMatchObject({ alone: 0, repelled: 1, war: 0 });
    expect(roundChance(side(2), side(0, 1)).repelled).toBe(0);
    // Two dice show 5 or more in 30 of 36 throws.
    expect(roundChance(side(2), side(0, 1)).alone).toBeCloseTo(30 / 36, 12);
  });

  it('is better with a hero who adds to each die', () => {
    expect(roundChance(side(1, 0, 1), side(1)).alone).toBeCloseTo((1 / 2) * (2 / 3), 12);
  });
});
