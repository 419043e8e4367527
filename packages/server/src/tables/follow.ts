import { isGivenWith, type MatchEvent } from '@tabula/engine';
import type { EventRow, News } from '../store/store.ts';
import type { Room } from './room.ts';

/**
 * Gives the match in memory what has happened elsewhere, and proves that it stands where the table says. False if it cannot
 * be done so: then the table is brought from the store as a whole, and what is wrong with it is found out there. A phase that
 * changed brings or ends a game.
 */
export async function follow(room: Room, news: News, reachBack: (count: number) => Promise<void>): Promise<boolean> {
  const { phase, seq, fingerprint } = news.status;
  if (room.trouble !== null) return false;
  if (news.events.length === 0 && seq === room.status.seq) return phase === room.status.phase;
  if (room.status.phase !== 'playing' || room.game === null) return false;
  try {
    while (room.game.match.history.seq < seq) await give(room, news.events.slice(given(room, news)), reachBack);
  } catch {
    return false;
  }
  return fingerprint?.position === room.game.match.checksum();
}

/** How many of the events the match has already. */
function given(room: Room, { events, status }: News): number {
  return room.playing().match.history.seq - (status.seq - events.length);
}

/** Gives the first of some events to the match, with those that belong to it: answers given, or taken back, as one. */
async function give(
  room: Room,
  events: readonly EventRow[],
  reachBack: (count: number) => Promise<void>,
): Promise<void> {
  const [event] = events;
  const { seat } = event;
  const before = room.playing().match.history.seq;
  switch (event.kind) {
    case 'answer':
    case 'timeout': {
      const path = pathOf(events);
      if (path.length > 1) room.playing().match.answerAll(seat, path, event.answeredDecision);
      else room.playing().match.answer(seat, event.option, event.answeredDecision, event.kind);
      break;
    }
    case 'undo': {
      await reachBack(room.playing().match.history.undoStart(seat));
      forgetAfter(room, room.playing().match.undo(seat));
      break;
    }
    case 'rollback':
      await reachBack(event.answers);
      room.playing().match.rewind(event.answers, seat);
      forgetAfter(room, event.answers);
      break;
  }
  const { history } = room.playing().match;
  const happened = history.events.slice(before);
  if (happened.length === 0 || !happened.every((one, i) => isSame(one, events[i])))
    throw new Error(`event ${event.seq} came out otherwise`);
}

/** The options that were given as one, from the first of some events on. */
function pathOf(events: readonly EventRow[]): string[] {
  const end = events.findIndex((event, i) => i > 0 && !isGivenWith(events[i - 1], event));
  return events.slice(0, end < 0 ? events.length : end).flatMap((event) => ('option' in event ? [event.option] : []));
}

/** Whoever took this back has deleted the checkpoints after it. */
function forgetAfter(room: Room, answers: number): void {
  const loaded = room.playing();
  if (loaded.checkpoint.answers > answers) loaded.checkpoint = { answers: 0, told: 0 };
}

function isSame(one: MatchEvent, other: MatchEvent | undefined): boolean {
  return one.seq === other?.seq && one.kind === other.kind && one.openDecision === other.openDecision;
}
