import { type Nation, nationId, SIDE_OF } from '../../data/pieces.ts';
import { type State, VASSAL } from '../../state.ts';
import type { Invasions } from '../pieces/table.ts';

/** Points of a nation, and of its side in this turn (V.C), which somebody else tells of. */
export function award({ nations }: State, owner: Nation, points: number): void {
  nations.points[owner] += points;
  nations.lastScored[SIDE_OF[owner]] += points;
}

/** XXIX.F, G260 What is a nation's own of the points it wins: a vassal has half. */
export function shareOf({ ties }: State, owner: Nation, points: number): number {
  return ties.bond[owner] === VASSAL ? points / 2 : points;
}

/** Points that a nation wins; those of a vassal are rounded up each time. */
export function earn(g: Invasions, owner: Nation, points: number): void {
  score(g, owner, Math.ceil(shareOf(g.state, owner, points)));
}

/** Points that are told of, lost ones too. */
export function score(g: Invasions, owner: Nation, points: number): void {
  if (points === 0) return;
  award(g.state, owner, points);
  g.emit({ event: 'scored', nation: nationId(owner), points });
}
