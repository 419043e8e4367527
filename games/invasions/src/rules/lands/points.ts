import { type Nation, nationId } from '../../data/pieces.ts';
import type { Invasions } from '../pieces/table.ts';

/** Points that come at their own moment, not in the Scoring phase. */
export function score(g: Invasions, owner: Nation, points: number): void {
  if (points === 0) return;
  g.state.nations.points[owner] += points;
  g.emit({ event: 'scored', nation: nationId(owner), points });
}
