import { type Nation, nationId, SIDE_OF } from '../../data/pieces.ts';
import type { State } from '../../state.ts';
import type { Invasions } from '../pieces/table.ts';

/** Points of a nation, and of its side in this turn (V.C), which somebody else tells of. */
export function award({ nations }: State, owner: Nation, points: number): void {
  nations.points[owner] += points;
  nations.lastScored[SIDE_OF[owner]] += points;
}

/** Points that are told of. */
export function score(g: Invasions, owner: Nation, points: number): void {
  if (points === 0) return;
  award(g.state, owner, points);
  g.emit({ event: 'scored', nation: nationId(owner), points });
}
