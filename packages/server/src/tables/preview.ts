import { type Preview, Refusal } from '@tabula/engine';
import type { PreviewBody } from '@tabula/protocol';
import { ApiError } from '../common/errors.ts';
import { plainAsk } from './game-message.ts';
import type { Room } from './room.ts';

/** A preview as it travels. */
export type SentPreview = Omit<Preview, 'ask' | 'events'> & {
  readonly ask: ReturnType<typeof plainAsk> | null;
  readonly events: unknown[];
};

/** Where a path of a seat's own answers leads, as far as it may know. */
export function lookAlong(room: Room, { seat, decision, path }: PreviewBody): SentPreview {
  const { match } = room.playing();
  if (match.over) throw new ApiError('game-over', 'the game is over');
  if (!match.history.accepts(seat, decision)) throw new ApiError('stale', `decision ${decision} is not open`);
  try {
    const { ask, events, ...seen } = match.preview(seat, path);
    return { ...seen, ask: ask && plainAsk(ask), events: [...events] };
  } catch (error) {
    throw error instanceof Refusal ? new ApiError(error.code, error.message) : error;
  }
}
