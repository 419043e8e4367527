import { Chance, configure, seedFrom } from '@tabula/engine';
import { describe, expect, test } from 'vitest';
import { conquest } from '../../src/index.ts';
import { copy, index, type State, setup } from '../../src/state.ts';

/** Two players at their homes, the first in turn. */
function duel(): State {
  const state = setup(configure(conquest, 2), Chance.fromSeed(seedFrom('duel')));
  state.phase = 'move';
  return state;
}

describe('what a bot makes of a position', () => {
  test('to have asked in vain to be proclaimed is worse than not to have asked', () => {
    const before = duel();
    const after = copy(before);
    after.claims[0]++;
    expect(conquest.insight.evaluate(after, 0)).toBeLessThan(conquest.insight.evaluate(before, 0));
  });

  test('the surer an attack on the other Caesar, the better the position', () => {
    const values = [3, 10, 20].map((cavalry) => {
      const state = duel();
      state.units[1][index(0, state.caesar[1])] = cavalry;
      state.units[0][index(0, state.caesar[1])] = cavalry;
      state.generals[index(0, state.caesar[1])] = 3;
      return conquest.insight.evaluate(state, 0);
    });
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(values[2]).toBeGreaterThan(values[0]);
  });
});
