import type { AbsenceVote, NoticeKind } from '@tabula/protocol';
import { reminderAt, seatDueAt } from '../common/clock-state.ts';
import type { NewNotice } from '../store/notices/notices.ts';
import type { EventRow, SeatRow, TableStatus } from '../store/store.ts';

/** So long, in milliseconds, nobody is told: most answer by then, or look. */
export const NOTICE_DELAY_MS = 90_000;

/** A table before or after something. */
export interface Situation {
  readonly status: TableStatus;
  readonly seats: readonly SeatRow[];
}

/** Everybody who holds a seat. */
function people(seats: readonly SeatRow[]): { readonly seat: number; readonly secretHash: string }[] {
  return seats.flatMap(({ seat, kind, secretHash }) =>
    kind === 'human' && secretHash !== null ? [{ seat, secretHash }] : [],
  );
}

/**
 * What those who do not look are to be told of a change, as it is written with it. A table that goes on waiting for somebody, question
 * after question, has told him already; whose time was up is told that, and waited for anew. `rev` is the table's after it.
 */
export function noticesOf(
  before: Situation,
  after: Situation,
  rev: number,
  events: readonly EventRow[] = [],
): NewNotice[] {
  const { status } = after;
  const at = status.updatedAt;
  const all = people(after.seats);
  const tell = (kind: NoticeKind, whom: typeof all, dueAt = at + NOTICE_DELAY_MS, about: string | null = null) =>
    whom.map(({ seat, secretHash }): NewNotice => ({ seat, secretHash, kind, rev, at, dueAt, about }));
  const lapsed = new Set(events.flatMap(({ kind, seat }) => (kind === 'timeout' ? [seat] : [])));
  const notices = tell(
    'lapse',
    all.filter(({ seat }) => lapsed.has(seat)),
  );
  if (status.phase === 'over') return before.status.phase === 'playing' ? [...notices, ...tell('end', all)] : notices;
  if (status.phase !== 'playing') return [];
  const waited = (seat: number) => holds(before, after, seat) && isWaited(before, seat);
  const asked = all.filter(({ seat }) => isWaited(after, seat));
  const newly = asked.filter(({ seat }) => !waited(seat));
  notices.push(
    ...tell(
      'turn',
      newly.filter(({ seat }) => !lapsed.has(seat)),
    ),
  );
  for (const one of asked) {
    const { seat } = one;
    const reminder = reminderAt(status, seat);
    if (reminder !== null && (seatDueAt(before.status, seat) === null || lapsed.has(seat) || !waited(seat)))
      notices.push(...tell('reminder', [one], Math.max(reminder, at)));
  }
  if (status.rollback !== null && before.status.rollback === null) {
    const { by, agreed } = status.rollback;
    const about = after.seats[by]?.name ?? null;
    notices.push(
      ...tell(
        'vote',
        all.filter(({ seat }) => !agreed.includes(seat)),
        undefined,
        about,
      ),
    );
  }
  for (const { about } of votesOn(status).filter(
    (vote) => !votesOn(before.status).some((one) => isSameVote(one, vote)),
  ))
    notices.push(
      ...tell(
        'vote',
        all.filter(({ seat }) => hasVote(after, seat, about)),
        undefined,
        after.seats[about]?.name ?? null,
      ),
    );
  if (before.status.phase === 'playing')
    for (const { seat, name } of before.seats.filter((row) => row.name !== null && !holds(before, after, row.seat)))
      notices.push(
        ...tell(
          'replaced',
          all.filter((one) => one.seat !== seat),
          undefined,
          name,
        ),
      );
  return oneOfEach(notices);
}

/** A seat is still the same person's. */
function holds(before: Situation, after: Situation, seat: number): boolean {
  return before.seats[seat]?.secretHash === after.seats[seat]?.secretHash;
}

/** A regent answers for whoever has one. */
function isWaited({ status: { phase, waiting }, seats }: Situation, seat: number): boolean {
  return phase === 'playing' && waiting.includes(seat) && seats[seat]?.level === null;
}

/** The votes about somebody who is absent that are open. */
export function votesOn({ clock }: TableStatus) {
  return (clock?.votes ?? []).filter(({ waiting }) => !waiting);
}

function isSameVote(one: AbsenceVote, other: AbsenceVote): boolean {
  return one.about === other.about && one.waited === other.waited;
}

/** Whether a person who is there is asked what is to be done about somebody who is not. */
function hasVote({ status: { clock }, seats }: Situation, seat: number, about: number): boolean {
  return seat !== about && seats[seat]?.level === null && clock?.seats[seat].absent !== true;
}

/** Two seats that change at once are told of by the first: a row is known by its table, seat, kind and rev. */
function oneOfEach(notices: readonly NewNotice[]): NewNotice[] {
  return [
    ...new Map(notices.toReversed().map((notice) => [`${notice.seat} ${notice.kind}`, notice])).values(),
  ].toReversed();
}

/** What somebody is to be told who asks to be told while a table waits for him already. */
export function noticesOnLink(now: Situation, seat: number, rev: number): NewNotice[] {
  const waiting = now.status.waiting.filter((one) => one !== seat);
  const before = { ...now, status: { ...now.status, waiting } };
  return noticesOf(before, now, rev).filter((notice) => notice.seat === seat);
}
