import type { protocol } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { type ClockState, reminderAt } from '../../src/common/clock-state.ts';
import type { SeatRow } from '../../src/store/store.ts';
import { outcomeOf, voteAfter } from '../../src/tables/absence.ts';
import {
  type ClockChange,
  clockAfter,
  clockInfo,
  clockStruck,
  heard,
  isOut,
  newClock,
  nextStrike,
  onVacation,
  reseated,
  withoutPause,
  withSeat,
} from '../../src/tables/clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Three days, twelve hours a move, five days at most. */
const PACE = { bank: 3 * 86_400, increment: 43_200, cap: 5 * 86_400, vacation: 7 * 86_400 };

const person = (seat: number, change: Partial<SeatRow> = {}): SeatRow => ({
  seat,
  kind: 'human',
  name: `P${seat}`,
  level: null,
  secretHash: `s${seat}`,
  inviteHash: null,
  takerHash: null,
  ...change,
});
const SEATS = [0, 1, 2].map((seat) => person(seat));

/** The clocks of a table of three over time, with what happens there. */
class Timeline {
  clock: ClockState;
  seats: SeatRow[];
  waiting: readonly number[] = [];
  answers = 0;
  at = 0;

  constructor(seats = SEATS) {
    this.seats = [...seats];
    this.clock = newClock(PACE, seats.length);
  }

  /** After some time somebody has done something, and others are waited for. */
  after(time: number, waiting: readonly number[], change: Partial<ClockChange> = {}): this {
    this.at += time;
    if (change.by !== undefined) this.answers++;
    const { at, seats, answers, waiting: before } = this;
    this.clock = clockAfter(this.clock, PACE, { at, seats, before, waiting, answers, ...change });
    this.waiting = waiting;
    return this;
  }

  answered(time: number, seat: number, waiting: readonly number[]): this {
    return this.after(time, waiting, { by: { seat, kind: 'answer' } });
  }

  struck(time: number, seat: number, waiting: readonly number[]): this {
    return this.after(time, waiting, { by: { seat, kind: 'timeout' } });
  }

  /** What each seat has left, in hours. */
  get hours(): number[] {
    return clockInfo(this.clock).seats.map(({ left, runsOutAt }) =>
      Math.max(0, (runsOutAt === null ? left : runsOutAt - this.at) / HOUR),
    );
  }

  strikeAt(named: readonly number[] = []): number | null {
    return nextStrike(this.clock, PACE, this.seats, new Set(named), this.at);
  }
}

describe('the bank of a seat', () => {
  it('is used up only while the seat is waited for, and gets its increment when it has answered, up to the cap', () => {
    const line = new Timeline().after(0, [0]);
    expect(line.answered(5 * HOUR, 0, [0]).hours).toEqual([67, 72, 72]);
    expect(line.answered(5 * HOUR, 0, [1]).hours).toEqual([74, 72, 72]);
    expect(line.answered(20 * HOUR, 1, [0, 2]).hours).toEqual([74, 64, 72]);
    expect(line.answered(2 * HOUR, 2, [0]).hours).toEqual([72, 64, 82]);
    for (let turn = 0; turn < 8; turn++) line.answered(0, 0, [1]).answered(0, 1, [0]);
    expect(line.hours).toEqual([120, 120, 82]);
  });

  it('gets its increment also where the last of several answers, and all are asked anew at once', () => {
    const line = new Timeline().after(0, [0, 1, 2]).answered(HOUR, 0, [1, 2]).answered(HOUR, 1, [2]);
    expect(line.answered(HOUR, 2, [0, 1, 2]).hours).toEqual([83, 82, 81]);
    // Whoever goes on alone beside somebody who is still waited for has not done his turn.
    expect(line.answered(HOUR, 0, [0, 1, 2]).hours).toEqual([82, 81, 80]);
  });

  it('is not overdrawn any more when the seat has answered late, though it is asked again', () => {
    const line = new Timeline().after(0, [0]).answered(100 * HOUR, 0, [0]);
    expect(line.clock.seats[0]).toMatchObject({ bank: 0, absent: false });
    expect(line.strikeAt()).toBe(line.at + 48 * HOUR);
  });

  it('has something for whoever comes back from absence, by an answer or by a word', () => {
    const gone = new Timeline().after(0, [0, 1]);
    gone.clock = clockStruck(gone.clock, PACE, [0, 1], 120 * HOUR);
    gone.after(200 * HOUR, [0, 1]);
    expect(gone.clock.votes.map(({ about }) => about)).toEqual([0, 1]);
    gone.answered(0, 0, [0, 1]);
    gone.clock = heard(gone.clock, PACE, 1, gone.at);
    gone.after(0, [0, 1]);
    expect(gone.hours).toEqual([12, 12, 72]);
    expect(gone.clock.seats).toMatchObject([{ absent: false }, { absent: false }, {}]);
    expect(gone.strikeAt()).toBe(gone.at + 60 * HOUR);
    expect(gone.clock.votes).toEqual([]);
  });

  it('earns nothing by what is taken back and given again, nor by an order', () => {
    const line = new Timeline().after(0, [0]).answered(HOUR, 0, [1]);
    expect(line.hours[0]).toBe(83);
    line.answers--;
    line.after(HOUR, [0]);
    expect(line.answered(HOUR, 0, [1]).hours).toEqual([82, 71, 72]);
    expect(line.answered(0, 0, [1]).hours[0]).toBe(82);
  });

  it('reminds when four fifths are gone, strikes when it is empty and something is named, and when nothing was for two days', () => {
    const line = new Timeline().after(0, [1]);
    const reminder = () => reminderAt({ askedAt: 0, dueAt: null, clock: line.clock }, 1);
    expect(reminder()).toBe(0.8 * 72 * HOUR);
    expect(line.strikeAt([1])).toBe(72 * HOUR);
    expect(line.strikeAt()).toBe(120 * HOUR);
    // Whatever else happens at the table moves none of these moments.
    line.after(60 * HOUR, [1]).after(20 * HOUR, [1]);
    expect(reminder()).toBe(0.8 * 72 * HOUR);
    expect(isOut(line.clock.seats[1], line.at)).toBe(true);
    expect(line.strikeAt()).toBe(120 * HOUR);
    line.clock = clockStruck(line.clock, PACE, [1], 120 * HOUR);
    expect(line.clock.seats.map(({ absent }) => absent)).toEqual([false, true, false]);
    expect(line.answered(45 * HOUR, 1, [2]).clock.seats[1]).toMatchObject({ absent: false, bank: 12 * HOUR });
  });

  it('two lapses in a row and one is absent; an answer of one’s own in between, and one is not', () => {
    const line = new Timeline().after(0, [0]).struck(72 * HOUR, 0, [0]);
    expect(line.hours[0]).toBe(12);
    line
      .answered(HOUR, 0, [1])
      .answered(HOUR, 1, [0])
      .struck(30 * HOUR, 0, [0]);
    expect(line.clock.seats[0]).toMatchObject({ lapses: 1, absent: false });
    expect(line.struck(12 * HOUR, 0, [1]).clock.seats[0]).toMatchObject({ lapses: 2, absent: true });
    expect(line.clock.votes).toEqual([{ about: 0, until: line.at + DAY, waiting: false, waited: false, votes: [] }]);
    expect(line.after(0, [0]).answered(HOUR, 0, [1]).clock.votes).toEqual([]);
  });

  it('stands still in a pause, on vacation as long as there is any, and while a regent or nobody sits there', () => {
    const line = new Timeline().after(0, [0]);
    line.clock = { ...line.clock, pause: { agreed: [0, 1, 2], since: 0 } };
    line.after(HOUR, [0]).after(50 * HOUR, [0]);
    expect(line.hours[0]).toBe(71);
    expect(line.strikeAt([0])).toBeNull();
    line.clock = withSeat({ ...line.clock, pause: null }, 0, (one) => onVacation(one, true, line.at));
    line.after(0, [0]).after(100 * HOUR, [0]);
    expect(line.hours[0]).toBe(71);
    line.clock = withSeat(line.clock, 0, (one) => onVacation(one, false, line.at));
    line.after(0, [0]);
    expect(clockInfo(line.clock).seats[0]).toMatchObject({ vacation: 68 * HOUR, awayUntil: null });
    line.clock = withSeat(line.clock, 0, (one) => onVacation(one, true, line.at));
    line.after(0, [0]);
    expect(line.strikeAt()).toBe(line.at + 68 * HOUR);
    line.clock = clockStruck(line.clock, PACE, [0], line.at + 68 * HOUR);
    expect(line.after(68 * HOUR, [0]).clock.seats[0]).toMatchObject({ vacation: 0, away: null, since: line.at });
    for (const change of [{ level: 'normal' }, { kind: 'invited' }, { kind: 'bot', level: 'easy' }] as const) {
      const other = new Timeline([person(0, change), person(1)]).after(0, [0]);
      expect(other.strikeAt([0])).toBeNull();
    }
  });

  it('runs again from the moment at which a vacation was over, whenever that is seen', () => {
    const line = new Timeline().after(0, [0]);
    line.clock = withSeat(line.clock, 0, (one) => ({ ...onVacation(one, true, line.at), vacation: 10 * HOUR }));
    line.after(0, [0]);
    line.clock = clockStruck(line.clock, PACE, [0], line.at + 30 * HOUR);
    expect(line.after(30 * HOUR, [0]).hours[0]).toBe(72 - 20);
    expect(line.clock.seats[0]).toMatchObject({ vacation: 0, away: null });
  });

  it('goes with the seat to whoever takes it; only somebody absent is replaced with a full one', () => {
    const line = new Timeline().after(0, [0]).after(50 * HOUR, [0]);
    line.clock = reseated(line.clock, PACE, 0);
    expect(line.after(0, [0]).hours[0]).toBe(22);
    line.clock = reseated(
      withSeat(line.clock, 0, (one) => ({ ...one, absent: true })),
      PACE,
      0,
    );
    expect(line.after(0, [0]).hours[0]).toBe(72);
  });

  it('and a pause begins when the last who has not agreed leaves; votes have their time again after it', () => {
    const line = new Timeline().after(0, [0]);
    line.clock = { ...line.clock, pause: { agreed: [0, 1], since: null } };
    expect(line.after(HOUR, [0]).clock.pause?.since).toBeNull();
    line.seats = line.seats.map((row) => (row.seat === 2 ? { ...row, level: 'normal' } : row));
    const began = line.at + HOUR;
    expect(line.after(HOUR, [0]).clock.pause?.since).toBe(began);
    const vote = { about: 2, until: began + 5 * HOUR, waiting: false, waited: false, votes: [] };
    const paused = { ...line.clock, votes: [vote] };
    expect(nextStrike(paused, PACE, line.seats, new Set(), began + 50 * HOUR)).toBeNull();
    expect(withoutPause(paused, began + 50 * HOUR)).toMatchObject({
      pause: null,
      votes: [{ until: began + 55 * HOUR }],
    });
  });

  it('is not filled by a clock that was set back', () => {
    const line = new Timeline().after(10 * HOUR, [0]).after(-5 * HOUR, [0]);
    expect(line.hours[0]).toBe(72);
  });
});

describe('the vote about somebody who is absent', () => {
  const vote: protocol.AbsenceVote = { about: 0, until: DAY, waiting: false, waited: false, votes: [] };
  const says = (...choices: protocol.AbsenceChoice[]) => ({
    ...vote,
    votes: choices.map((choice, i) => ({ seat: i + 1, choice })),
  });

  it('needs two thirds of those who are there, with two both, alone at once', () => {
    expect(outcomeOf(says('regent'), 1, 0)).toBe('regent');
    expect(outcomeOf(says('regent'), 2, 0)).toBeNull();
    expect(outcomeOf(says('regent', 'open'), 2, 0)).toBeNull();
    expect(outcomeOf(says('open', 'open'), 2, 0)).toBe('open');
    expect(outcomeOf(says('wait', 'wait', 'end'), 3, 0)).toBe('wait');
    expect(outcomeOf(says('regent', 'regent', 'open'), 4, 0)).toBeNull();
    expect(outcomeOf(says('regent', 'regent', 'regent', 'open'), 4, 0)).toBe('regent');
  });

  it('ends a game only if all agree', () => {
    expect(outcomeOf(says('end', 'end', 'wait'), 3, 0)).toBeNull();
    expect(outcomeOf(says('end', 'end', 'end'), 3, 0)).toBe('end');
  });

  it('comes to a wait, once, if they differ or say nothing; then to a regent', () => {
    expect(outcomeOf(says('regent', 'open'), 2, DAY - 1)).toBeNull();
    expect(outcomeOf(says('regent', 'open'), 2, DAY)).toBe('wait');
    const waiting = voteAfter(vote, 'wait', PACE, DAY);
    expect(waiting).toEqual({ about: 0, until: 2 * DAY, waiting: true, waited: true, votes: [] });
    expect(outcomeOf(waiting, 2, 2 * DAY - 1)).toBeNull();
    expect(outcomeOf(waiting, 2, 2 * DAY)).toBe('vote');
    const again = voteAfter(waiting, 'vote', PACE, 2 * DAY);
    expect(again).toMatchObject({ until: 3 * DAY, waiting: false, waited: true });
    expect(outcomeOf({ ...again, votes: says('wait').votes }, 1, 2 * DAY)).toBeNull();
    expect(outcomeOf(again, 2, 3 * DAY)).toBe('regent');
  });

  it('is settled by nobody: a regent plays', () => {
    expect(outcomeOf(vote, 0, 0)).toBe('regent');
  });

  it('is held by those who are there: whoever is absent himself, or has a regent, has no say', () => {
    const line = new Timeline().after(0, [0]);
    line.clock = withSeat(line.clock, 0, (one) => ({ ...one, absent: true }));
    line.after(0, [0]);
    const said = [
      { seat: 1, choice: 'open' },
      { seat: 2, choice: 'open' },
    ] as const;
    line.clock = { ...line.clock, votes: line.clock.votes.map((one) => ({ ...one, votes: [...said] })) };
    expect(line.after(0, [0]).clock.votes[0].votes).toEqual(said);
    expect(line.strikeAt()).toBe(0);
    line.seats[1] = person(1, { level: 'normal' });
    line.clock = withSeat(line.clock, 2, (one) => ({ ...one, absent: true }));
    expect(line.after(0, [0]).clock.votes).toMatchObject([
      { about: 0, votes: [] },
      { about: 2, votes: [] },
    ]);
  });
});
