import type { AbsenceChoice, AbsenceVote, Pace } from '@tabula/protocol';
import type { ClockState } from '../common/clock-state.ts';
import type { SeatRow } from '../store/store.ts';

const HOUR_S = 3600;

/** For so long, in milliseconds, nobody is absent whose time is up where the rules name nothing that is taken. */
export function graceOf({ bank }: Pace): number {
  return 1000 * Math.min(48 * HOUR_S, bank);
}

/** How long, in milliseconds, a vote lasts, and how long all wait if they agree to. */
export function voteTimeOf({ bank }: Pace): number {
  return 1000 * Math.min(24 * HOUR_S, bank);
}

/** Whether a person answers at a seat, and not a bot in his place. */
export function isPerson({ kind, level }: SeatRow): boolean {
  return kind === 'human' && level === null;
}

/** Those who are there and have a say. */
export function presentSeats({ seats: clocks }: Pick<ClockState, 'seats'>, seats: readonly SeatRow[]): number[] {
  return seats.filter((row) => isPerson(row) && !clocks[row.seat].absent).map(({ seat }) => seat);
}

/** There is a vote about everybody who is absent and has no regent, and about nobody else; whoever is not there has no vote. */
export function votesAfter(
  clock: ClockState,
  seats: readonly SeatRow[],
  pace: Pace,
  at: number,
): readonly AbsenceVote[] {
  const voters = new Set(presentSeats(clock, seats));
  const absent = seats.filter((row) => isPerson(row) && clock.seats[row.seat].absent);
  return absent.map(({ seat: about }) => {
    const vote = clock.votes.find((one) => one.about === about);
    if (vote === undefined) return { about, until: at + voteTimeOf(pace), waiting: false, waited: false, votes: [] };
    return { ...vote, votes: vote.votes.filter(({ seat }) => voters.has(seat)) };
  });
}

/** The choices that a vote has still. */
export function choicesOf({ waited }: AbsenceVote): readonly AbsenceChoice[] {
  return waited ? ['regent', 'open', 'end'] : ['wait', 'regent', 'open', 'end'];
}

/**
 * What a vote has come to: two thirds of those who are there, and all of them for the end. Where nobody is left to vote, a regent
 * plays. Who cannot agree waits once; then a regent plays. `vote`: the wait is over, and there is another vote. Null: not yet.
 */
export function outcomeOf(vote: AbsenceVote, voters: number, at: number): AbsenceChoice | 'vote' | null {
  if (voters === 0) return 'regent';
  if (vote.waiting) return at >= vote.until ? 'vote' : null;
  const least = (choice: AbsenceChoice) => (choice === 'end' ? voters : Math.ceil((2 * voters) / 3));
  const agreed = choicesOf(vote).find(
    (choice) => vote.votes.filter((one) => one.choice === choice).length >= least(choice),
  );
  if (agreed !== undefined || at < vote.until) return agreed ?? null;
  return vote.waited ? 'regent' : 'wait';
}

/** A vote after its time, or the wait, has come to nothing final. */
export function voteAfter(vote: AbsenceVote, outcome: 'wait' | 'vote', pace: Pace, at: number): AbsenceVote {
  return { ...vote, until: at + voteTimeOf(pace), waiting: outcome === 'wait', waited: true, votes: [] };
}
