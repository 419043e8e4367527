import type { Flow } from '@tabula/engine';
import { ADMINISTRATION_ROWS } from '../../data/administration-cards.ts';
import { COLLAPSE_AGE, COLLAPSE_ROLL } from '../../data/figures.ts';
import { areaAt } from '../../data/geography.ts';
import { type Nation, nationId } from '../../data/pieces.ts';
import { prompt } from '../../options.ts';
import { EMPIRE, KINGDOM, type State } from '../../state.ts';
import { calamity } from '../cards/calamities.ts';
import { federatesMayLeave, inheritFederates } from '../diplomacy/foedus.ts';
import { realmOf } from '../lands/realms.ts';
import { collapse } from '../nations/collapse.ts';
import { grow, raiseDecline } from '../nations/status.ts';
import { loseUnit } from '../pieces/losses.ts';
import { d10, type Invasions } from '../pieces/table.ts';
import { ownUnits } from '../pieces/units.ts';
import { section } from './administration.ts';
import { unitsPaidFor } from './income.ts';

/** XIV.J, G77 A bankrupt nation ages, declines, suffers a calamity; a kingdom loses unpaid units, an old empire may collapse. */
export function* bankruptcy(g: Invasions, owner: Nation, unpaid: number): Flow<void> {
  const { state } = g;
  state.nations.bankrupt[owner] = 0;
  g.emit({ event: 'bankrupt', nation: nationId(owner) });
  // G77, G334 What it was when it could not pay.
  const kingdom = state.nations.status[owner] === KINGDOM;
  const mayCollapse = state.nations.status[owner] === EMPIRE && state.nations.age[owner] >= COLLAPSE_AGE;
  yield* grow(g, owner, 2);
  raiseDecline(g, owner);
  const card = g.chance.pick(ADMINISTRATION_ROWS);
  const struck = card[section(state.nations.age[owner])].calamity;
  if (struck !== null) yield* calamity(g, owner, struck);
  if (kingdom) yield* dismiss(g, owner, unpaid);
  if (mayCollapse) yield* collapseTest(g, owner);
  yield* federatesMayLeave(g, owner);
}

/** G15, G410: of the units that have to be paid those that could not be, or half of all, whichever is fewer. */
function* dismiss(g: Invasions, owner: Nation, unpaid: number): Flow<void> {
  const half = Math.ceil(ownUnits(g.state, owner).length / 2);
  for (let left = Math.min(unpaid, half); left > 0; left--)
    yield* loseUnit(g, owner, unitsPaidFor(g.state, owner), prompt('lose', 'XIV.J.e', { nation: nationId(owner) }));
}

/** XIV.K */
function* collapseTest(g: Invasions, owner: Nation): Flow<void> {
  const roll = d10(g) + collapseModifier(g.state, owner);
  g.emit({ event: 'collapse.tested', nation: nationId(owner), roll });
  if (roll < COLLAPSE_ROLL) return;
  yield* inheritFederates(g, owner);
  yield* collapse(g, owner);
}

export function collapseModifier(state: State, owner: Nation): number {
  return (
    state.nations.age[owner] -
    COLLAPSE_AGE +
    state.nations.decline[owner] +
    state.nations.calamities[owner] +
    (state.nations.capitalLost[owner] > 0 && state.nations.capitalLost[owner] === state.clock.turn - 1 ? 2 : 0) -
    realmOf(state, owner).filter((number) => number !== areaAt(state.nations.capital[owner])).length
  );
}
