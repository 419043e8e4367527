import { type Nation, nationId } from '../../data/pieces.ts';
import { gainGold, spendGold, transferGold } from '../../state.ts';
import type { Invasions } from './table.ts';

// III.H, XIV.A Gold comes, goes and changes hands; each time it is told. What has words of its own (revenues, purchases) tells it itself.

/** A nation loses gold, as far as it has any. */
export function loseGold(g: Invasions, owner: Nation, gold: number): void {
  const lost = Math.min(gold, g.state.nations.treasury[owner]);
  if (lost === 0) return;
  spendGold(g.state, owner, lost);
  g.emit({ event: 'lost.gold', nation: nationId(owner), gold: lost });
}

export function winGold(g: Invasions, owner: Nation, gold: number): void {
  if (gold === 0) return;
  gainGold(g.state, owner, gold);
  g.emit({ event: 'won.gold', nation: nationId(owner), gold });
}

/** One nation pays another, as far as it can. */
export function payGold(g: Invasions, from: Nation, to: Nation, gold: number): void {
  const paid = Math.min(gold, g.state.nations.treasury[from]);
  if (paid === 0) return;
  transferGold(g.state, from, to, paid);
  g.emit({ event: 'paid', nation: nationId(from), enemy: nationId(to), gold: paid });
}
