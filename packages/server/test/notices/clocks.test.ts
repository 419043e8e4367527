import { describe, expect, it } from 'vitest';
import { noticesOf, type Situation } from '../../src/notices/rules.ts';
import { clockAfter, newClock, withSeat } from '../../src/tables/clock.ts';
import { newTableStatus } from '../../src/tables/new-table.ts';

const HOUR = 3_600_000;
const PACE = { bank: 36_000, increment: 600, cap: 36_000, vacation: 0 };
const SEATS = [0, 1, 2].map((seat) => ({
  seat,
  kind: 'human' as const,
  name: `P${seat}`,
  level: null,
  secretHash: `s${seat}`,
  inviteHash: null,
  takerHash: null,
}));

/** A table that waits for some seats since a moment, by their clocks. */
function waitingFor(waiting: readonly number[], at: number, absent: readonly number[] = []): Situation {
  const begun = absent.reduce(
    (clock, seat) => withSeat(clock, seat, (one) => ({ ...one, absent: true })),
    newClock(PACE, SEATS.length),
  );
  const clock = clockAfter(begun, PACE, { at, seats: SEATS, before: [], waiting, answers: 0 });
  const status = { ...newTableStatus(), phase: 'playing' as const, waiting, askedAt: at, updatedAt: at, clock };
  return { status, seats: SEATS };
}

const told = (before: Situation, after: Situation) =>
  noticesOf(before, after, 1).map(({ seat, kind, dueAt, about }) => ({ seat, kind, dueAt, about }));

describe('notices where each seat has a clock', () => {
  it('remind a seat by its own clock', () => {
    const reminders = told(waitingFor([1], 0), waitingFor([0], HOUR)).filter(({ kind }) => kind === 'reminder');
    expect(reminders).toEqual([{ seat: 0, kind: 'reminder', dueAt: 9 * HOUR, about: null }]);
  });

  it('tell of a vote to those who have one, once', () => {
    const votes = (before: Situation) => told(before, waitingFor([2], HOUR, [2])).filter(({ kind }) => kind === 'vote');
    expect(votes(waitingFor([2], HOUR)).map(({ seat, about }) => [seat, about])).toEqual([
      [0, 'P2'],
      [1, 'P2'],
    ]);
    expect(votes(waitingFor([2], HOUR, [2]))).toEqual([]);
  });

  it('call nobody for whom a regent answers', () => {
    const after = waitingFor([0], HOUR);
    const ruled = SEATS.map((row) => (row.seat === 0 ? { ...row, level: 'normal' as const } : row));
    expect(told(waitingFor([1], 0), { ...after, seats: ruled })).toEqual([]);
  });
});
