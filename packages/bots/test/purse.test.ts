import { Purse, Purses } from '@tabula/bots';
import { describe, expect, it } from 'vitest';

const TURN = 8000;

/** A turn of so many answers, each of which costs all that it may: what it cost. */
function turn(purse: Purse, answers: number): number {
  let cost = 0;
  for (let i = 0; i < answers; i++) {
    const share = purse.share(TURN);
    cost += share;
    purse.spend(share);
    purse.answered();
  }
  purse.turnEnded();
  return cost;
}

describe('the time of a turn', () => {
  it.each([1, 5, 10, 40, 150])(
    'is never more than a turn may take, with %i answers, but for the least of each',
    (answers) => {
      const purse = new Purse();
      for (let turns = 0; turns < 3; turns++) expect(turn(purse, answers)).toBeLessThanOrEqual(TURN + 10 * answers);
    },
  );

  it('is shared out evenly once it is known how many answers a turn has', () => {
    const purse = new Purse();
    turn(purse, 100);
    expect(purse.share(TURN)).toBe(TURN / 100);
    purse.spend(80);
    purse.answered();
    expect(purse.share(TURN)).toBeCloseTo(TURN / 100, 6);
  });

  it('reckons with a long turn where one answer of two belongs to one', () => {
    const purse = new Purse();
    turn(purse, 60);
    for (let short = 0; short < 30; short++) turn(purse, 2);
    expect(purse.share(TURN)).toBe(TURN / 31);
  });

  it('that a clear answer leaves goes to those after it', () => {
    const purse = new Purse();
    const usual = purse.share(TURN);
    purse.spend(1);
    purse.answered();
    expect(purse.share(TURN)).toBeGreaterThan(usual);
  });

  it('begins anew when another seat has a turn, not when it reacts to something', () => {
    const purses = new Purses();
    const full = purses.of(0).share(TURN);
    purses.of(0).spend(7000);
    purses.answered(0, true);
    const left = purses.of(0).share(TURN);
    expect(left).toBeLessThan(full);
    purses.answered(1, false);
    expect(purses.of(0).share(TURN)).toBe(left);
    purses.answered(1, true);
    expect(purses.of(0).share(TURN)).toBeGreaterThan(left);
  });
});
