import { describe, expect, it } from 'vitest';
import { galleyHits, hitsIn, pursuitHits, volleyHits } from '../src/rules/dice.ts';

/** One and two show infantry, three cavalry, four a catapult, five a galley, six nothing. */
describe('the dice of a battle', () => {
  it('hit as far as somebody stands behind them, and say which of them do', () => {
    const struck = volleyHits([1, 2, 1, 3, 4, 5, 6], [2, 1, 0], 0);
    expect(struck).toEqual([1, 1, 0, 1, 0, 0, 0]);
    expect(hitsIn(struck)).toBe(3);
    expect(volleyHits([4, 4], [0, 0, 0], 1)).toEqual([1, 0]);
  });

  it('of a pursuit hit by cavalry alone, those of galleys once for each', () => {
    expect(pursuitHits([3, 1, 3, 3], [5, 2, 0])).toEqual([1, 0, 1, 0]);
    expect(galleyHits([5, 5, 5, 3], 2)).toEqual([1, 1, 0, 0]);
  });
});
