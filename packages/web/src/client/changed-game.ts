import { applyChange } from '@tabula/protocol/changes';
import type { ChangedGame, SentGame, SentViewer } from './line.ts';
import type { Position } from './source.ts';

/** The whole of a message that names changes; null if the page does not show what they are changes of. */
export function wholeGame(message: ChangedGame, table: string, shown: Position | null): SentGame | null {
  const { after, viewers, type: _type, ...news } = message;
  if (shown?.seq !== after) return null;
  const { commitment, seed, result } = shown;
  const whole: SentViewer[] = [];
  for (const { change, ...viewer } of viewers) {
    const known = shown.viewers.find(({ seat }) => seat === viewer.seat);
    if (known === undefined) return null;
    const view = change === null ? known.view : applyChange(known.view, change);
    whole.push({ orders: known.orders, ...viewer, view });
  }
  return { type: 'game', table, commitment, seed, result, ...news, viewers: whole };
}
