import type { ClockInfo } from '@tabula/protocol';

/** The clocks of a table by the clock of this browser: that of the server is so many milliseconds ahead. */
export function localClock({ seats, votes, pause }: ClockInfo, ahead: number): ClockInfo {
  const here = (moment: number | null) => (moment === null ? null : moment - ahead);
  return {
    seats: seats.map((seat) => ({ ...seat, runsOutAt: here(seat.runsOutAt), awayUntil: here(seat.awayUntil) })),
    votes: votes.map((vote) => ({ ...vote, until: vote.until - ahead })),
    pause: pause && { ...pause, since: here(pause.since) },
  };
}
