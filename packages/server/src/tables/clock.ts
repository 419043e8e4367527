import type { ClockInfo, Pace } from '@tabula/protocol';
import { type ClockState, runsOutAt, type SeatClock } from '../common/clock-state.ts';
import { ApiError } from '../common/errors.ts';
import type { SeatRow, TableStatus } from '../store/store.ts';
import { graceOf, outcomeOf, presentSeats, votesAfter } from './absence.ts';

/** Whoever lets the clock answer so often in a row is absent. */
const LAPSES = 2;

/** Something that changes whose clock runs. */
export interface ClockChange {
  readonly at: number;
  readonly seats: readonly SeatRow[];
  /** The seats that were waited for before it, and those that are waited for now. */
  readonly before: readonly number[];
  readonly waiting: readonly number[];
  /** How many answers the game has. */
  readonly answers: number;
  /** Who has answered, or for whom the clock has. */
  readonly by?: { readonly seat: number; readonly kind: 'answer' | 'timeout' } | undefined;
}

/** A table has a pace that makes sense, or a time for each question, or neither. */
export function checkPace(pace: Pace | null | undefined, time: number | null | undefined): void {
  if (pace == null) return;
  if (time != null) throw new ApiError('setup', 'a table has a pace or a time for each question, not both');
  if (pace.cap < pace.bank) throw new ApiError('setup', 'a seat cannot have more at the start than it can ever have');
}

/** The clock of somebody who sits down. */
function newSeatClock({ bank, vacation }: Pace): SeatClock {
  const whole = 1000 * bank;
  const still = { since: null, credited: 0, lapses: 0, absent: false, away: null };
  return { bank: whole, began: whole, vacation: 1000 * vacation, ...still };
}

/** The clocks at the start of a game. */
export function newClock(pace: Pace, seats: number): ClockState {
  return { seats: Array.from({ length: seats }, () => newSeatClock(pace)), votes: [], pause: null };
}

/** A clock with one seat changed. */
export function withSeat(clock: ClockState, seat: number, change: (clock: SeatClock) => SeatClock): ClockState {
  return { ...clock, seats: clock.seats.map((one, i) => (i === seat ? change(one) : one)) };
}

/** Somebody else sits there now: with the time that is left there, or all of it where somebody absent is replaced. */
export function reseated(clock: ClockState, pace: Pace, seat: number): ClockState {
  return withSeat(clock, seat, (one) => (one.absent ? newSeatClock(pace) : { ...one, lapses: 0, away: null }));
}

/** A person who says something is there again, if nobody else plays for him. */
export function heard(clock: ClockState, pace: Pace, seat: number, at: number): ClockState {
  return clock.seats[seat].absent ? returned(clock, pace, seat, at) : clock;
}

/** A person is back: what has happened meanwhile is forgotten, and from this moment there is some time to answer. */
export function returned(clock: ClockState, pace: Pace, seat: number, at: number): ClockState {
  return withSeat(clock, seat, (one) => {
    const left = Math.max(leftAt(one, at), leastOnReturn(pace));
    return { ...one, bank: left, since: one.since === null ? null : at, began: left, lapses: 0, absent: false };
  });
}

/** What somebody who comes back has at least, in milliseconds. */
function leastOnReturn({ bank, increment, cap }: Pace): number {
  return 1000 * Math.min(cap, Math.max(increment, Math.ceil(bank / 10)));
}

/** The clocks after something has happened: those run whose people are waited for. */
export function clockAfter(clock: ClockState, pace: Pace, change: ClockChange): ClockState {
  const pause = pauseAfter(clock, change);
  const seats = clock.seats.map((one, seat) => seatAfter(one, seat, pause, pace, change));
  const after = { ...clock, seats, pause };
  return { ...after, votes: votesAfter(after, change.seats, pace, change.at) };
}

/** A pause begins when all who are there have agreed to it, also because somebody else has left. */
function pauseAfter(clock: ClockState, { seats, at }: ClockChange): ClockState['pause'] {
  const { pause } = clock;
  const present = presentSeats(clock, seats);
  if (pause === null || pause.since !== null || present.length === 0) return pause;
  return present.every((seat) => pause.agreed.includes(seat)) ? { ...pause, since: at } : pause;
}

/** The pause is over, or refused: votes have the time that they had when it began. */
export function withoutPause(clock: ClockState, at: number): ClockState {
  const since = clock.pause?.since ?? at;
  return { ...clock, pause: null, votes: clock.votes.map((vote) => ({ ...vote, until: vote.until + at - since })) };
}

/** The moment as votes see it: in a pause no time passes. */
export function votingTime({ pause }: ClockState, at: number): number {
  return pause?.since ?? at;
}

function seatAfter(
  clock: SeatClock,
  seat: number,
  pause: ClockState['pause'],
  pace: Pace,
  { at, seats, before, waiting, answers, by }: ClockChange,
): SeatClock {
  const { kind, level } = seats[seat];
  const asked = kind === 'human' && level === null && waiting.includes(seat);
  const waited = before.includes(seat);
  const acted = by?.seat === seat && level === null ? by.kind : undefined;
  // Whoever goes on alone is still at the same turn; where others are asked beside him, it was done.
  const done = !asked || waiting.some((other) => other !== seat && !before.includes(other));
  const earns = acted !== undefined && waited && answers > clock.credited && (acted === 'timeout' || done);
  // Whoever has said something is late no more, also where he is asked again at once.
  const late = asked && acted === undefined;
  const left = late ? leftAt(clock, at) : Math.max(0, leftAt(clock, at));
  const earned = earns ? Math.min(1000 * pace.cap, left + 1000 * pace.increment) : left;
  const bank = acted === 'answer' && clock.absent ? Math.max(earned, leastOnReturn(pace)) : earned;
  const lapses = acted === 'answer' ? 0 : clock.lapses + (acted === 'timeout' ? 1 : 0);
  return {
    ...clock,
    bank,
    since: asked && pause?.since == null && clock.away === null ? at : null,
    lapses,
    absent: acted === 'answer' ? false : clock.absent || lapses >= LAPSES,
    ...(earns ? { credited: answers } : {}),
    ...(asked && (!waited || earns) ? { began: bank } : {}),
  };
}

/** What is left at a moment; less than 0 if the time is up. */
function leftAt({ bank, since }: SeatClock, at: number): number {
  return since === null ? bank : bank - Math.max(0, at - since);
}

/** Whether the time of a seat that is waited for is up. */
export function isOut(clock: SeatClock, at: number): boolean {
  const out = runsOutAt(clock);
  return out !== null && out <= at;
}

function absentAt(clock: SeatClock, pace: Pace): number | null {
  const out = runsOutAt(clock);
  return out === null || clock.absent ? null : out + graceOf(pace);
}

function vacationEnd({ away, vacation }: SeatClock): number | null {
  return away === null ? null : away + vacation;
}

/** When there is something to do for the clock; `named`: the seats for which the rules name what is taken. */
export function nextStrike(
  clock: ClockState,
  pace: Pace,
  seats: readonly SeatRow[],
  named: ReadonlySet<number>,
  at: number,
): number | null {
  const voters = presentSeats(clock, seats).length;
  const moments = [
    ...clock.seats.flatMap((one, seat) => [
      absentAt(one, pace),
      vacationEnd(one),
      named.has(seat) ? runsOutAt(one) : null,
    ]),
    ...clock.votes.map((vote) => {
      if (outcomeOf(vote, voters, votingTime(clock, at)) !== null) return at;
      return clock.pause?.since == null ? vote.until : null;
    }),
  ].filter((moment) => moment !== null);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Vacations that are over end, when they were over; and those who are waited for too long are absent. */
export function clockStruck(clock: ClockState, pace: Pace, waiting: readonly number[], at: number): ClockState {
  const due = (moment: number | null) => moment !== null && moment <= at;
  const runs = clock.pause?.since == null;
  const seats = clock.seats.map((one, seat) => {
    const end = vacationEnd(one);
    const home = { away: null, vacation: 0, since: runs && waiting.includes(seat) ? end : null };
    return { ...one, ...(due(end) ? home : {}), ...(due(absentAt(one, pace)) ? { absent: true } : {}) };
  });
  return { ...clock, seats };
}

/** Leaves for a vacation, or is back from it. */
export function onVacation(clock: SeatClock, on: boolean, at: number): SeatClock {
  if (on) return { ...clock, away: clock.away ?? at };
  const used = clock.away === null ? 0 : Math.max(0, at - clock.away);
  return { ...clock, away: null, vacation: Math.max(0, clock.vacation - used) };
}

/** When the clock answers, as everybody may know it: where seats have clocks, when the first of those that run runs out. */
export function publicDueAt({ clock, dueAt }: Pick<TableStatus, 'clock' | 'dueAt'>): number | null {
  if (clock === null) return dueAt;
  const moments = clock.seats.map(runsOutAt).filter((moment) => moment !== null);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** The clocks as everybody may know them. */
export function clockInfo({ seats, votes, pause }: ClockState): ClockInfo {
  return {
    seats: seats.map((one) => ({
      left: Math.max(0, one.bank),
      runsOutAt: runsOutAt(one),
      lapses: one.lapses,
      absent: one.absent,
      vacation: one.vacation,
      awayUntil: vacationEnd(one),
    })),
    votes: votes.map((vote) => ({ ...vote, votes: [...vote.votes] })),
    pause: pause && { ...pause, agreed: [...pause.agreed] },
  };
}
