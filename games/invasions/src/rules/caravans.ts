import { CARAVANS } from '../data/figures.ts';
import { place } from '../geography.ts';
import { isCivilised, NOBODY } from '../state.ts';
import { winGold } from './calamities.ts';
import { d10, type Invasions } from './table.ts';

const USUAL = 1;
const EXCEPTIONAL = 5;
/** With the event of that name. */
const RICH_USUAL = 5;
const RICH_EXCEPTIONAL = 10;

/** X.D Caravans bring gold to the civilised nations that control them; the D10 makes one of them exceptional. */
export function caravans(g: Invasions): void {
  const { state } = g;
  if (state.turn === 1) return;
  const roll = d10(g);
  for (const { province, d10: numbers } of CARAVANS) {
    const owner = state.control[place(province)];
    if (owner === NOBODY || !isCivilised(state, owner)) continue;
    const exceptional = roll >= numbers[0] && roll <= numbers[1];
    if (state.richCaravans) winGold(g, owner, exceptional ? RICH_EXCEPTIONAL : RICH_USUAL);
    else winGold(g, owner, exceptional ? EXCEPTIONAL : USUAL);
  }
}
