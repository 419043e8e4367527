import { describe, expect, it } from 'vitest';
import { Race } from '../src/players/race.ts';

describe('a race of options over imagined worlds', () => {
  it('an option that was better than the first in neither of two worlds is not tried again', () => {
    const race = new Race(3);
    race.add([5, 9, 1]);
    expect(race.left).toEqual([0, 1, 2]);
    race.add([7, 4, 2]);
    // The second was better once; the third never.
    expect(race.left).toEqual([0, 1]);
    expect(race.decided).toBe(false);
  });

  it('who was given up stays as far behind the first as he was', () => {
    const race = new Race(2);
    race.add([10, 4]);
    race.add([20, 16]);
    expect(race.decided).toBe(true);
    race.add([60, 0]);
    expect(race.means).toEqual([30, 25]);
  });

  it('those who go on are worth their average over all worlds', () => {
    const race = new Race(2);
    race.add([3, 1]);
    race.add([1, 2]);
    race.add([2, 6]);
    expect(race.means).toEqual([2, 3]);
  });

  it('one world is enough where luck has no say, and equals stay equal', () => {
    const race = new Race(3);
    race.add([4, 6, 6]);
    race.decide();
    expect(race.left).toEqual([1]);
    expect(race.means).toEqual([4, 6, 6]);
  });
});
