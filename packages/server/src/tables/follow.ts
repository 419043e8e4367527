import type { Match } from '@tabula/engine';
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
    for (const event of news.events) await give(room, event, reachBack);
  } catch {
    return false;
  }
  const { match } = room.game;
  return match.history.seq === seq && fingerprint?.position === match.checksum();
}

async function give(room: Room, event: EventRow, reachBack: (count: number) => Promise<void>): Promise<void> {
  const { seat } = event;
  const { match } = room.playing();
  switch (event.kind) {
    case 'answer':
    case 'timeout':
      match.answer(seat, event.option, event.answeredDecision, event.kind);
      break;
    case 'undo':
      await reachBack(event.index);
      room.playing().match.undo(seat);
      forgetAfter(room, event.index);
      break;
    case 'rollback':
      await reachBack(event.answers);
      room.playing().match.rewind(event.answers, seat);
      forgetAfter(room, event.answers);
      break;
  }
  if (!isLast(room.playing().match, event)) throw new Error(`event ${event.seq} came out otherwise`);
}

/** Whoever took this back has deleted the checkpoints after it. */
function forgetAfter(room: Room, answers: number): void {
  const loaded = room.playing();
  if (loaded.checkpoint.answers > answers) loaded.checkpoint = { answers: 0, told: 0 };
}

function isLast({ history: { last } }: Match, event: EventRow): boolean {
  return last?.seq === event.seq && last.kind === event.kind && last.openDecision === event.openDecision;
}
