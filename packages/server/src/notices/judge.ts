import type { NoticeKind, NoticeSettings } from '@tabula/protocol';
import { reminderAt, seatDueAt } from '../common/clock-state.ts';
import type { ChannelRow, NoticeRow, SeatLink } from '../store/notices/notices.ts';
import type { StoredTable } from '../store/store.ts';
import { nextAt, quietUntil } from './day.ts';
import { votesOn } from './rules.ts';

/** What is known when a notice's moment has come. */
export interface Evidence {
  readonly now: number;
  /** The table, if it is there still. */
  readonly stored: StoredTable | undefined;
  readonly link: SeatLink | undefined;
  /** Whoever sits there looks at the table now. */
  readonly looking: boolean;
  /** What the seat was or is to be told of the `related` kinds, the latest first. */
  readonly recent: readonly NoticeRow[];
}

/** It is sent, not sent, or looked at again at another moment. */
export type Verdict = 'stands' | 'falls' | { readonly later: number };

/** Less time than this is let through quiet hours by those who wish it, in milliseconds. */
const URGENT_MS = 2 * 60 * 60_000;

/** What a notice is judged beside: a wait by other waits; questions and new people by later ones, so that nobody is told of each. */
export function related(kind: NoticeKind): readonly NoticeKind[] {
  return kind === 'vote' || kind === 'replaced' ? [kind] : ['turn', 'lapse', 'reminder'];
}

/** Whether something that was to be told is still true and wanted, and news to whoever would be told. */
export function judge(notice: Pick<NoticeRow, 'kind' | 'seat' | 'rev'>, base: string, evidence: Evidence): Verdict {
  const { now, stored, link, looking } = evidence;
  if (stored === undefined || link === undefined || looking) return 'falls';
  if (stored.seats[notice.seat]?.secretHash !== link.secretHash) return 'falls';
  const muted = link.until === null || link.until > now;
  if (muted && (link.wants === 'none' || (link.wants === 'no-chat' && notice.kind === 'chat'))) return 'falls';
  const { status } = stored;
  switch (notice.kind) {
    case 'turn':
    case 'lapse':
      return isOpen(notice, stored) && !isOvertaken(notice, evidence, ['turn', 'lapse']) ? 'stands' : 'falls';
    case 'reminder':
      return isOpen(notice, stored) ? judgeReminder(notice, base, stored, evidence) : 'falls';
    case 'vote':
      return isAsked(notice, stored) && !isOvertaken(notice, evidence, ['vote']) ? 'stands' : 'falls';
    case 'end':
      return status.phase === 'over' ? 'stands' : 'falls';
    case 'replaced':
      return status.phase === 'playing' && !isOvertaken(notice, evidence, ['replaced']) ? 'stands' : 'falls';
    case 'chat':
      return 'stands';
  }
}

function isOpen({ seat }: Pick<NoticeRow, 'seat'>, { status, seats }: StoredTable): boolean {
  return status.phase === 'playing' && status.waiting.includes(seat) && seats[seat]?.level === null;
}

/** The others wait for what the seat says: to go back, or about somebody who is absent. */
function isAsked({ seat }: Pick<NoticeRow, 'seat'>, { status }: StoredTable): boolean {
  if (status.rollback !== null) return !status.rollback.agreed.includes(seat);
  return votesOn(status).some(({ about, votes }) => about !== seat && !votes.some((one) => one.seat === seat));
}

/** There was something of the same sort since: the table has waited for the seat anew, asks something else, another has come. */
function isOvertaken({ rev }: Pick<NoticeRow, 'rev'>, { recent }: Evidence, kinds: readonly string[]): boolean {
  return recent.some((other) => other.rev > rev && kinds.includes(other.kind));
}

/** One reminder for each time that a table waits, when most of the time is gone by the clock as it stands now. */
function judgeReminder(
  notice: Pick<NoticeRow, 'rev' | 'seat'>,
  base: string,
  { status }: StoredTable,
  evidence: Evidence,
): Verdict {
  const { now, recent } = evidence;
  const moment = reminderAt(status, notice.seat);
  if (moment === null || isOvertaken(notice, evidence, ['turn', 'lapse', 'reminder'])) return 'falls';
  const since = recent.find(({ kind }) => kind === 'turn' || kind === 'lapse')?.rev ?? 0;
  if (recent.some(({ id, kind, state, rev }) => kind === 'reminder' && state === 'told' && rev >= since && id !== base))
    return 'falls';
  if (moment > now) return { later: moment };
  return (seatDueAt(status, notice.seat) ?? 0) > now ? 'stands' : 'falls';
}

/** When a notice goes by a channel: at once, or with others when the quiet hours end or the day's digest is sent. */
export function moment(
  { kind }: Pick<NoticeRow, 'kind'>,
  { digest }: Pick<ChannelRow, 'digest'>,
  settings: NoticeSettings,
  now: number,
  strikesAt: number | null,
): { readonly dueAt: number; readonly batch: number | null } {
  const together = (then: number) => ({ dueAt: then, batch: then });
  const pressing = (kind === 'turn' || kind === 'reminder') && strikesAt !== null && strikesAt - now < URGENT_MS;
  if (digest) return together(nextAt(now, settings.digest, settings.zone));
  const quiet = settings.urgent && pressing ? null : quietUntil(now, settings);
  return quiet === null ? { dueAt: now, batch: null } : together(quiet);
}
