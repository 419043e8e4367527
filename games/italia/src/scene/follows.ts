import type { Follow } from '@tabula/engine';
import { idOf, STACKING } from '../data/spaces.ts';
import { enemies } from '../rules/pieces/control.ts';
import { landUnits } from '../rules/pieces/pieces.ts';
import { limitOf } from '../rules/pieces/stacking.ts';
import type { State } from '../state/state.ts';

/** 8.2 What a move leaves behind: areas that are empty, and such in which too many stand. */
export function follows(before: State, after: State): Follow[] {
  const { nation } = after;
  if (before.nation !== nation) return [];
  const found: Follow[] = [];
  STACKING.forEach((_, area) => {
    const [then, now] = [landUnits(before, nation, area), landUnits(after, nation, area)];
    if (now <= then || enemies(after, area, nation) !== 0) return;
    const limit = limitOf(after, nation, area, 'movement');
    const args = { area: idOf(area), count: now - limit, limit };
    if (now > limit) found.push({ words: { say: 'follow.crowd', args }, bad: true });
  });
  STACKING.forEach((_, area) => {
    if (landUnits(before, nation, area) > 0 && landUnits(after, nation, area) === 0)
      found.push({ words: { say: 'follow.empty', args: { area: idOf(area) } } });
  });
  return found;
}
