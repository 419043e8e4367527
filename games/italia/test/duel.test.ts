import { describe, expect, it } from 'vitest';
import { duelChance } from '../src/insight/duel.ts';

const infantry = { hit: 0.4, stands: 1 };
const legion = { hit: 0.5, stands: 1 };
const knight = { hit: 0.6, stands: 2 };
const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one);

/** A generator of our own, the same in every run. */
function dice(): () => number {
  let state = 12_345;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('a battle that is fought out', () => {
  it('is won against nobody, and lost by nobody', () => {
    expect(duelChance([infantry], [])).toBe(1);
    expect(duelChance([], [infantry])).toBe(0);
  });

  it('of one against one is won if the other is hit and oneself is not, in the first round in which anybody is', () => {
    const [mine, theirs] = [0.4, 0.5];
    expect(duelChance([infantry], [legion])).toBeCloseTo((mine * (1 - theirs)) / (1 - (1 - mine) * (1 - theirs)), 12);
  });

  it('is a draw where both fall: the two chances do not make one', () => {
    const [a, b] = [many(3, legion), [...many(2, infantry), knight]];
    expect(duelChance(a, b) + duelChance(b, a)).toBeLessThan(1);
    expect(duelChance(a, b)).toBeGreaterThan(0);
  });

  it('is as often won as when it is fought twenty thousand times', () => {
    const next = dice();
    let won = 0;
    const fights = 20_000;
    for (let fight = 0; fight < fights; fight++) {
      const [a, b] = [many(4, 0.5), many(3, 0.4)];
      while (a.length > 0 && b.length > 0) {
        const hitsOf = (side: readonly number[]) => side.filter((chance) => next() < chance).length;
        const [dealt, taken] = [hitsOf(a), hitsOf(b)];
        b.splice(0, dealt);
        a.splice(0, taken);
      }
      if (a.length > 0) won++;
    }
    expect(Math.abs(duelChance(many(4, legion), many(3, infantry)) - won / fights)).toBeLessThan(0.012);
  });
});
