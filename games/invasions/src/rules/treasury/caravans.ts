import type { Flow } from '@tabula/engine';
import { CARAVANS } from '../../data/figures.ts';
import { place } from '../../data/geography.ts';
import { type Nation, nationId } from '../../data/pieces.ts';
import type { ProvinceId } from '../../data/provinces.ts';
import { NO, prompt, YES_NO } from '../../options.ts';
import { gainGold, isCivilised, NOBODY, type State } from '../../state.ts';
import { drawPlunder, mayPlunderMore } from '../cards/plunder.ts';
import { hasTreasury } from '../lands/order.ts';
import { ask, d2, d10, type Invasions } from '../pieces/table.ts';

const USUAL = 1;
const EXCEPTIONAL = 5;
/** With the event of that name. */
const RICH_USUAL = 5;
const RICH_EXCEPTIONAL = 10;

/** X.D Caravans bring gold to civilised nations, but for the inactive (VI.B); the D10 makes one exceptional. Barbarians may plunder theirs. */
export function* caravans(g: Invasions): Flow<void> {
  const { state } = g;
  if (state.clock.turn === 1) return;
  const roll = d10(g);
  for (const { province, d10: numbers } of CARAVANS) {
    const owner = state.lands.control[place(province)];
    if (owner === NOBODY) continue;
    const exceptional = roll >= numbers[0] && roll <= numbers[1];
    if (isCivilised(state, owner)) {
      if (!hasTreasury(owner)) continue;
      const gold = worth(state, exceptional);
      gainGold(state, owner, gold);
      g.emit({ event: 'caravan', nation: nationId(owner), province, gold });
    } else yield* mayPlunder(g, owner, province, exceptional);
  }
}

function worth({ clock: { richCaravans } }: State, exceptional: boolean): number {
  if (richCaravans) return exceptional ? RICH_EXCEPTIONAL : RICH_USUAL;
  return exceptional ? EXCEPTIONAL : USUAL;
}

/** X.D A barbarian nation plunders a caravan if it likes, on a D2; the exceptional one for sure. */
function* mayPlunder(g: Invasions, owner: Nation, province: ProvinceId, exceptional: boolean): Flow<void> {
  const question = prompt('plunder-caravan', 'X.D.f', { nation: nationId(owner), province, sure: exceptional ? 1 : 0 });
  if ((yield* ask(g, owner, question, YES_NO)) === NO) return;
  if (!exceptional && !d2(g)) return;
  for (let markers = g.state.clock.richCaravans ? 2 : 1; markers > 0; markers--) yield* drawPlunder(g, owner);
  yield* mayPlunderMore(g, owner);
}
