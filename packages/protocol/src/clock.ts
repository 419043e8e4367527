import Type, { type Static } from 'typebox';
import { exact, Moment, nullable, SeatNumber } from './parts.ts';

const DAY = 24 * 60 * 60;

/** How much time the seats of a table have, in seconds. */
export const Pace = exact({
  /** What each seat has at the start. It is used up only while the seat is waited for. */
  bank: Type.Integer({ minimum: 1, maximum: 30 * DAY }),
  /** What a seat gets for each time that it was waited for, when it has answered. */
  increment: Type.Integer({ minimum: 0, maximum: 30 * DAY }),
  /** The most that a seat can have. */
  cap: Type.Integer({ minimum: 1, maximum: 60 * DAY }),
  /** For how long a seat may be away on vacation altogether: its clock stands still meanwhile. */
  vacation: Type.Integer({ minimum: 0, maximum: 90 * DAY }),
});
export type Pace = Static<typeof Pace>;

/** The clock of a seat. */
export const SeatTime = exact({
  /** What is left, in milliseconds, while it stands still; while it runs, what was left when it began to. Never less than 0. */
  left: Type.Integer(),
  /** When it runs out, or did; null while it stands still. */
  runsOutAt: nullable(Moment),
  /** How often in a row the clock has answered for the seat. */
  lapses: Type.Integer(),
  absent: Type.Boolean(),
  /** What is left of the vacation, in milliseconds. */
  vacation: Type.Integer(),
  /** On vacation until then at the latest; null: not on vacation. */
  awayUntil: nullable(Moment),
});
export type SeatTime = Static<typeof SeatTime>;

/** What those who are there can do about somebody who is not. */
export const AbsenceChoice = Type.Union([
  Type.Literal('wait'),
  Type.Literal('regent'),
  Type.Literal('open'),
  Type.Literal('end'),
]);
export type AbsenceChoice = Static<typeof AbsenceChoice>;

/** The vote about a seat whose person is absent. */
export const AbsenceVote = exact({
  about: SeatNumber,
  /** When it ends, or when the wait is over that was agreed upon. */
  until: Moment,
  /** All wait; there is no vote meanwhile. */
  waiting: Type.Boolean(),
  /** They have waited already: that is no choice any more. */
  waited: Type.Boolean(),
  votes: Type.Array(exact({ seat: SeatNumber, choice: AbsenceChoice })),
});
export type AbsenceVote = Static<typeof AbsenceVote>;

/** Clocks stand still for all, or somebody has asked for it. */
export const Pause = exact({
  agreed: Type.Array(SeatNumber),
  /** Since when; null while not everybody has agreed. */
  since: nullable(Moment),
});
export type Pause = Static<typeof Pause>;

/** The clocks of a table that has a pace. */
export const ClockInfo = exact({
  seats: Type.Array(SeatTime),
  votes: Type.Array(AbsenceVote),
  pause: nullable(Pause),
});
export type ClockInfo = Static<typeof ClockInfo>;

/** POST /api/tables/:id/absence, and over the socket: what is to be done about `about`. It can be changed until the vote ends. */
export const AbsenceBody = exact({ seat: SeatNumber, about: SeatNumber, choice: AbsenceChoice });
export type AbsenceBody = Static<typeof AbsenceBody>;

/** POST /api/tables/:id/back: the person of a seat takes it back from the regent. */
export const BackBody = exact({ seat: SeatNumber });
export type BackBody = Static<typeof BackBody>;

/** POST /api/tables/:id/pause and /vacation: on, or off again. */
export const SwitchBody = exact({ seat: SeatNumber, on: Type.Boolean() });
export type SwitchBody = Static<typeof SwitchBody>;
