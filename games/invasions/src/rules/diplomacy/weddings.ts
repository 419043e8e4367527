import type { Nation } from '../../data/pieces.ts';
import type { State } from '../../state.ts';
import { score } from '../lands/points.ts';
import type { Invasions } from '../pieces/table.ts';
import { united } from '../pieces/units.ts';

const WEDDING_POINTS = 2;

/** XXX.D Whoever attacks the family of his bride gets no points for her. */
export function spoilWedding(state: State, attacker: Nation, enemy: Nation): void {
  const { weddings } = state.ties;
  for (let i = weddings.length - 2; i >= 0; i -= 2)
    if (united(state, weddings[i], enemy) && united(state, weddings[i + 1], attacker)) weddings.splice(i, 2);
}

/** XXX.D A nation that kept the peace in its activation scores for its marriages. */
export function weddingGifts(g: Invasions, owner: Nation): void {
  const { weddings } = g.state.ties;
  for (let i = weddings.length - 2; i >= 0; i -= 2)
    if (united(g.state, weddings[i + 1], owner)) {
      const [, groom] = weddings.splice(i, 2);
      score(g, groom, WEDDING_POINTS);
    }
}
