import { applyChange } from '@tabula/protocol/changes';
import type { ChangedGame, SentGame, SentViewer } from './line.ts';
import type { Position } from './source.ts';

/** The whole of a message that names changes; null if the page does not show what they are changes of. */
export function wholeGame(message: ChangedGame, table: string, shown: Position | null): SentGame | null {
  const { after, viewers, type: _type, ...news } = message;
  if (shown?.seq !== after) return null;
  const { commitment, seed, result, waiting, last, answers: since } = shown;
  const whole: SentViewer[] = [];
  for (const { change, ...viewer } of viewers) {
    const known = shown.viewers.find(({ seat }) => seat === viewer.seat);
    if (known === undefined) return null;
    const view = change === undefined ? known.view : applyChange(known.view, change);
    whole.push({ ...known, log: [], ask: null, ...viewer, view });
  }
  const head = { type: 'game', table, commitment, seed, result, waiting, last, since, dueAt: null } as const;
  return { ...head, ...news, viewers: whole };
}
