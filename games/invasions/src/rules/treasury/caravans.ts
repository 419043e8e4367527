import type { Flow } from '@tabula/engine';
import { CARAVANS } from '../../data/figures.ts';
import { place } from '../../data/geography.ts';
import { nationId } from '../../data/pieces.ts';
import { isCivilised, NOBODY } from '../../state.ts';
import { drawPlunder, mayPlunderMore } from '../cards/plunder.ts';
import { d2, d10, type Invasions } from '../pieces/table.ts';

const USUAL = 1;
const EXCEPTIONAL = 5;
/** With the event of that name. */
const RICH_USUAL = 5;
const RICH_EXCEPTIONAL = 10;

/** X.D Caravans bring gold to civilised nations; the D10 makes one exceptional. Barbarians plunder theirs on a D2. */
export function* caravans(g: Invasions): Flow<void> {
  const { state } = g;
  if (state.clock.turn === 1) return;
  const roll = d10(g);
  for (const { province, d10: numbers } of CARAVANS) {
    const owner = state.lands.control[place(province)];
    if (owner === NOBODY) continue;
    const exceptional = roll >= numbers[0] && roll <= numbers[1];
    if (isCivilised(state, owner)) {
      const gold = exceptional
        ? state.clock.richCaravans
          ? RICH_EXCEPTIONAL
          : EXCEPTIONAL
        : state.clock.richCaravans
          ? RICH_USUAL
          : USUAL;
      state.nations.treasury[owner] += gold;
      g.emit({ event: 'caravan', nation: nationId(owner), province, gold });
    } else if (exceptional || d2(g)) {
      for (let markers = state.clock.richCaravans ? 2 : 1; markers > 0; markers--) yield* drawPlunder(g, owner);
      yield* mayPlunderMore(g, owner);
    }
  }
}
