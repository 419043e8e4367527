import { describe, expect, it } from 'vitest';
import { wheelFactor } from '../../src/board/gestures.ts';

const turned = (deltaY: number, ctrlKey = false, deltaMode = 0) => wheelFactor({ deltaY, ctrlKey, deltaMode });

describe('a wheel', () => {
  it('comes nearer when it is turned up, and goes back by the same way', () => {
    expect(turned(-100)).toBeGreaterThan(1);
    expect(turned(-100) * turned(100)).toBeCloseTo(1);
  });

  it('may count in lines', () => {
    expect(turned(-3, false, 1)).toBeCloseTo(turned(-60));
  });

  it('that is two fingers on a trackpad zooms ten times as much: fingers are told in small units', () => {
    expect(Math.log(turned(-3, true))).toBeCloseTo(10 * Math.log(turned(-3)));
  });

  it('that is a real one turned with ctrl does not jump', () => {
    expect(turned(-120, true)).toBeLessThan(2);
  });
});
