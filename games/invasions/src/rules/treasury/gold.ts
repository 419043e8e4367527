import { type Nation, nationId } from '../../data/pieces.ts';
import type { Invasions } from '../pieces/table.ts';

// III.H, XIV.A Gold comes, goes and changes hands; each time it is told. What has words of its own (revenues, purchases) tells it itself.

/** A nation loses gold, as far as it has any. */
export function loseGold(g: Invasions, owner: Nation, gold: number): void {
  const lost = Math.min(gold, g.state.nations.treasury[owner]);
  if (lost === 0) return;
  g.state.nations.treasury[owner] -= lost;
  g.emit({ event: 'lost.gold', nation: nationId(owner), gold: lost });
}

export function winGold(g: Invasions, owner: Nation, gold: number): void {
  if (gold === 0) return;
  g.state.nations.treasury[owner] += gold;
  g.emit({ event: 'won.gold', nation: nationId(owner), gold });
}

/** One nation pays another, as far as it can. */
export function payGold(g: Invasions, from: Nation, to: Nation, gold: number): void {
  const { treasury } = g.state.nations;
  const paid = Math.min(gold, treasury[from]);
  if (paid === 0) return;
  treasury[from] -= paid;
  treasury[to] += paid;
  g.emit({ event: 'paid', nation: nationId(from), enemy: nationId(to), gold: paid });
}
