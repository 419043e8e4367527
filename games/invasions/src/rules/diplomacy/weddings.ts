import type { Counter, Nation } from '../../data/pieces.ts';
import { endWeddings, type State } from '../../state.ts';
import { earn } from '../lands/points.ts';
import type { Invasions } from '../pieces/table.ts';
import { united } from '../pieces/units.ts';

const WEDDING_POINTS = 2;

/** XXX.D Whoever attacks the family of his bride, be it with a few units in the host of an ally, gets no points for her. */
export function spoilWeddings(
  state: State,
  attacker: Nation,
  units: readonly Counter[],
  enemies: readonly Nation[],
): void {
  if (state.ties.weddings.length === 0) return;
  const attackers = [attacker, ...units.map((counter) => state.pieces.holder[counter])];
  const isAmong = (nations: readonly Nation[], one: Nation) => nations.some((other) => united(state, one, other));
  endWeddings(state, (giver, groom) => isAmong(enemies, giver) && isAmong(attackers, groom));
}

/** XXX.D A nation that kept the peace in its activation scores for its marriages. */
export function weddingGifts(g: Invasions, owner: Nation): void {
  const ended = endWeddings(g.state, (_, groom) => united(g.state, groom, owner));
  for (let i = 1; i < ended.length; i += 2) earn(g, ended[i], WEDDING_POINTS);
}
