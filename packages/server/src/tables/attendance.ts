import type { AbsenceBody, AbsenceChoice, AbsenceVote, BackBody, Pace, SwitchBody } from '@tabula/protocol';
import type { ClockState } from '../common/clock-state.ts';
import { ApiError } from '../common/errors.ts';
import type { SeatRow } from '../store/store.ts';
import { choicesOf, isPerson, outcomeOf, presentSeats, voteAfter, votesAfter } from './absence.ts';
import { clockStruck, heard, isOut, onVacation, returned, votingTime, withoutPause, withSeat } from './clock.ts';
import { FinishedGame, finishedRow } from './finished.ts';
import type { GameLoader } from './loader.ts';
import type { Moves } from './moves.ts';
import type { Room } from './room.ts';

/** How well a regent plays. */
export const REGENT_LEVEL = 'normal';

/** What a vote has come to, for the seat it is about. */
interface Settled {
  readonly about: number;
  readonly choice: Exclude<AbsenceChoice, 'wait'>;
}

/** Who is there and who is not: what the clock does for those who are late, and what the others do about it. Each runs alone in its room. */
export class Attendance {
  readonly #loader: GameLoader;
  readonly #moves: Moves;

  constructor(loader: GameLoader, moves: Moves) {
    this.#loader = loader;
    this.#moves = moves;
  }

  /** The clock of a table strikes: what the rules name is taken for whoever is late; then those who are absent are seen to. */
  async strike(room: Room, now: number): Promise<void> {
    const { phase, dueAt, clock, decision } = room.status;
    if (phase !== 'playing' || dueAt === null || dueAt > now) return;
    const { pace } = room.table;
    if (pace === null || clock === null) return this.#moves.answerOverdue(room, now);
    for (const { seat, option } of room.fallbackAnswers()) {
      if (!isOut(clock.seats[seat], now)) continue;
      await this.#moves.answer(room, { seat, decision, option }, 'timeout');
      if (room.status.decision !== decision) return;
    }
    const { waiting } = room.status;
    await this.#seeTo(room, clockStruck(room.status.clock ?? clock, pace, waiting, now), pace, now);
  }

  /** Says what is to be done about somebody who is absent. */
  async vote(room: Room, { seat, about, choice }: AbsenceBody): Promise<void> {
    const { clock, pace } = clocksOf(room);
    const vote = clock.votes.find((one) => one.about === about);
    if (vote === undefined || vote.waiting) throw new ApiError('no-absence', `there is no vote about seat ${about}`);
    if (!choicesOf(vote).includes(choice)) throw new ApiError('no-absence', 'all have waited already');
    if (!presentSeats(clock, room.seats).includes(seat))
      throw new ApiError('no-absence', 'who is absent has no vote; whoever answers is there again');
    if (vote.votes.some((one) => one.seat === seat && one.choice === choice)) return;
    const votes = [...vote.votes.filter((one) => one.seat !== seat), { seat, choice }];
    await this.#seeTo(room, withVote(clock, { ...vote, votes }), pace, this.#loader.now(room));
  }

  /** The person of a seat takes it back from the regent. */
  async back(room: Room, { seat }: BackBody): Promise<void> {
    const row = room.seats[seat];
    const { clock } = room.status;
    const { pace } = room.table;
    if (room.status.phase === 'over') throw new ApiError('game-over', 'the game is over');
    if (row.level === null && clock?.seats[seat].absent !== true) return;
    const now = this.#loader.now(room);
    const back = clock && pace && returned(clock, pace, seat, now);
    await this.#keep(room, now, back, [{ ...row, kind: 'human', level: null }]);
  }

  /** Whoever says something at the table is there, though his time is up. */
  async heard(room: Room, seat: number): Promise<void> {
    const { clock } = room.status;
    const { pace } = room.table;
    if (clock === null || pace === null || !isPerson(room.seats[seat]) || !clock.seats[seat].absent) return;
    const now = this.#loader.now(room);
    await this.#keep(room, now, heard(clock, pace, seat, now));
  }

  /** Asks for a pause or agrees to it; or refuses it, or ends it. It begins when all who are there have agreed. */
  async pause(room: Room, { seat, on }: SwitchBody): Promise<void> {
    const { clock: before, pace } = clocksOf(room);
    const { pause } = before;
    if (on ? pause?.agreed.includes(seat) : pause === null) return;
    const now = this.#loader.now(room);
    const clock = heard(before, pace, seat, now);
    const agreed = [...(pause?.agreed ?? []), seat];
    const asked = { ...clock, pause: { agreed, since: pause?.since ?? null } };
    await this.#keep(room, now, on ? asked : withoutPause(clock, now));
  }

  /** Leaves for a vacation, as far as there is any left, or is back from it. */
  async vacation(room: Room, { seat, on }: SwitchBody): Promise<void> {
    const { clock, pace } = clocksOf(room);
    const { vacation, away } = clock.seats[seat];
    if ((away !== null) === on) return;
    if (on && vacation <= 0) throw new ApiError('no-absence', 'there is no vacation left');
    const now = this.#loader.now(room);
    await this.#keep(
      room,
      now,
      withSeat(heard(clock, pace, seat, now), seat, (one) => onVacation(one, on, now)),
    );
  }

  /** Counts the votes; what they have come to is done. */
  async #seeTo(room: Room, struck: ClockState, pace: Pace, now: number): Promise<void> {
    let clock: ClockState = { ...struck, votes: votesAfter(struck, room.seats, pace, now) };
    const settled: Settled[] = [];
    const voters = presentSeats(clock, room.seats).length;
    for (const vote of clock.votes) {
      const outcome = outcomeOf(vote, voters, votingTime(clock, now));
      if (outcome === 'wait' || outcome === 'vote') clock = withVote(clock, voteAfter(vote, outcome, pace, now));
      else if (outcome !== null) settled.push({ about: vote.about, choice: outcome });
    }
    if (settled.some(({ choice }) => choice === 'end')) return this.#end(room);
    const rows = settled.map(({ about, choice }) => ruledRow(room.seats[about], choice === 'open'));
    await this.#keep(room, now, clock, rows);
  }

  /** The game ends here, without a result. */
  async #end(room: Room): Promise<void> {
    const finished = finishedRow(room.playing().match, room.seats);
    const at = this.#loader.now(room);
    const over = { phase: 'over', waiting: [], dueAt: null, clock: null, rollback: null, updatedAt: at } as const;
    const status = { ...room.status, ...over };
    await this.#loader.write(room, { status, finished, forget: -1 });
    room.status = status;
    room.finished = new FinishedGame(finished);
    room.game = null;
    room.broadcastTable();
    room.broadcastWholeGame();
  }

  /** Stores how clocks and seats are at this moment, and tells everybody. A question to go back is off where somebody else answers now. */
  async #keep(room: Room, now: number, clock: ClockState | null, rows: readonly SeatRow[] = []): Promise<void> {
    const seats = room.seats.map((old) => rows.find(({ seat }) => seat === old.seat) ?? old);
    const status = {
      ...room.statusAfter(now, seats, { clock }),
      rollback: rows.length > 0 ? null : room.status.rollback,
    };
    await this.#loader.write(room, { status, seats: rows });
    room.seats = seats;
    room.status = status;
    if (rows.length > 0) room.refreshPermissions();
    room.broadcastTable();
    this.#loader.onProgress(room);
  }
}

/** A seat that a regent plays; open: until somebody takes the place. Its person has the secret still, and can come back. */
function ruledRow(row: SeatRow, open: boolean): SeatRow {
  return { ...row, kind: open ? 'open' : 'human', level: REGENT_LEVEL };
}

function withVote(clock: ClockState, vote: AbsenceVote): ClockState {
  return { ...clock, votes: clock.votes.map((one) => (one.about === vote.about ? vote : one)) };
}

/** The clocks of a game that is being played, or why there are none. */
function clocksOf(room: Room): { readonly clock: ClockState; readonly pace: Pace } {
  room.playing();
  const { clock } = room.status;
  const { pace } = room.table;
  if (clock === null || pace === null) throw new ApiError('no-absence', 'no clock runs at this table');
  return { clock, pace };
}
