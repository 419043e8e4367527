import { describe, expect, it } from 'vitest';
import { ticksOf } from '../../src/pages/replay/ticks.ts';

describe('the scale of a chart', () => {
  it('has few lines at figures that people count by, whatever the points', () => {
    expect(ticksOf(0, 285, 8)).toEqual([0, 50, 100, 150, 200, 250, 300]);
    expect(ticksOf(18, 67, 8)).toEqual([10, 20, 30, 40, 50, 60, 70]);
    expect(ticksOf(0, 3, 8)).toEqual([0, 1, 2, 3]);
    expect(ticksOf(4, 4, 8)).toEqual([4, 5]);
  });

  it('reaches from the least to the most', () => {
    for (const most of [1, 7, 23, 99, 101, 999]) {
      const ticks = ticksOf(-3, most, 8);
      expect(ticks[0]).toBeLessThanOrEqual(-3);
      expect(ticks[ticks.length - 1]).toBeGreaterThanOrEqual(most);
      expect(ticks.length).toBeLessThanOrEqual(10);
    }
  });
});
