import type { Nation } from '../../data/pieces.ts';
import { endWeddings, type State } from '../../state.ts';
import { earn } from '../lands/points.ts';
import type { Invasions } from '../pieces/table.ts';
import { united } from '../pieces/units.ts';

const WEDDING_POINTS = 2;

/** XXX.D Whoever attacks the family of his bride gets no points for her. */
export function spoilWedding(state: State, attacker: Nation, enemy: Nation): void {
  endWeddings(state, (giver, groom) => united(state, giver, enemy) && united(state, groom, attacker));
}

/** XXX.D A nation that kept the peace in its activation scores for its marriages. */
export function weddingGifts(g: Invasions, owner: Nation): void {
  const ended = endWeddings(g.state, (_, groom) => united(g.state, groom, owner));
  for (let i = 1; i < ended.length; i += 2) earn(g, ended[i], WEDDING_POINTS);
}
