import { AbsenceVote, exact, nullable, Pause } from '@tabula/protocol';
import Type, { type Static } from 'typebox';

/** The clock of a seat as it is kept, in milliseconds. */
export const SeatClock = exact({
  /** What was left when it began to run or was stopped; less than 0: so long ago it ran out. */
  bank: Type.Integer(),
  /** Since when it runs; null while it stands still. */
  since: nullable(Type.Integer()),
  /** What there was when the seat began to be waited for. */
  began: Type.Integer(),
  /** How many answers the game had when the seat last got its increment: what is taken back and given again earns nothing. */
  credited: Type.Integer(),
  lapses: Type.Integer(),
  absent: Type.Boolean(),
  /** What is left of the vacation, and since when it is used. */
  vacation: Type.Integer(),
  away: nullable(Type.Integer()),
});
export type SeatClock = Readonly<Static<typeof SeatClock>>;

/** The clocks of a table with a pace, and what people have to say about them. */
export const ClockState = exact({
  seats: Type.Array(SeatClock),
  votes: Type.Array(AbsenceVote),
  pause: nullable(Pause),
});
type Stored = Static<typeof ClockState>;
export interface ClockState {
  readonly seats: readonly SeatClock[];
  readonly votes: readonly Readonly<Stored['votes'][number]>[];
  readonly pause: Readonly<Stored['pause']>;
}

/** What is left of the time when a seat is reminded, as a part of what there was. */
const REMINDER = 1 / 5;

/** When a clock that runs runs out, or has run out; null while it stands still. */
export function runsOutAt({ bank, since }: SeatClock): number | null {
  return since === null ? null : since + bank;
}

/** How the clocks of a table stand, as far as they tell until when somebody may answer. */
interface Clocks {
  readonly askedAt: number;
  readonly dueAt: number | null;
  readonly clock: ClockState | null;
}

/** Until when a seat that is waited for may answer: by its own clock, or by the time that all have; null: as long as it likes. */
export function seatDueAt({ clock, dueAt }: Pick<Clocks, 'clock' | 'dueAt'>, seat: number): number | null {
  return clock === null ? dueAt : runsOutAt(clock.seats[seat]);
}

/** When a seat that is waited for is reminded, because four fifths of its time are gone; null if no clock runs for it. */
export function reminderAt(clocks: Clocks, seat: number): number | null {
  const { askedAt, clock } = clocks;
  const due = seatDueAt(clocks, seat);
  return due === null ? null : Math.round(due - REMINDER * (clock === null ? due - askedAt : clock.seats[seat].began));
}
