import type { Flow } from '@tabula/engine';
import { FOEDUS_TRIBUTE } from '../../data/figures.ts';
import { IN_AREA, LAND, type Place } from '../../data/geography.ts';
import { type Nation, nationId } from '../../data/pieces.ts';
import { CLEAR_SITE, numberOf, optionsOf, prompt } from '../../options.ts';
import { isCivilised, keepGold, type State } from '../../state.ts';
import { placeCapital } from '../nations/kingdom.ts';
import { loseGold, winGold } from '../pieces/gold.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { bankruptcy } from './bankruptcy.ts';
import { accountOf, grossOf, reconquest, tributeBy, tributeTo } from './income.ts';

/** XIV. Revenues of a civilised nation: income, costs, recovery from plunder, and then bankruptcy (XIV.I-J, XIII.D). */
export function* revenuesOf(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (!isCivilised(state, owner)) return yield* barbarianRevenues(g, owner);
  const account = accountOf(state, owner);
  const income = grossOf(account) + reconquest(state, owner);
  const { upkeep, revolts, heresies, decline, overlord, federates } = account;
  const costs = upkeep + revolts + heresies + decline + overlord + federates;
  const before = state.nations.treasury[owner];
  const balance = before + Math.ceil(income - costs);
  keepGold(state, owner, Math.max(0, balance));
  g.emit({
    event: 'revenues',
    nation: nationId(owner),
    income: Math.ceil(income),
    costs,
    treasury: state.nations.treasury[owner],
  });
  payTribute(g, owner, Math.max(0, before + Math.ceil(income - costs + overlord + federates)));
  yield* recover(g, owner);
  yield* regainCapital(g, owner);
  const short = Math.max(0, -balance);
  if (short > 0 || state.nations.bankrupt[owner] > 0) yield* bankruptcy(g, owner, Math.min(short, upkeep));
}

/** XIV.C, XXIX.E Barbarians get the tribute of their vassals, pay their own, and recover from plunder. */
function* barbarianRevenues(g: Invasions, owner: Nation): Flow<void> {
  winGold(g, owner, tributeTo(g.state, owner));
  loseGold(g, owner, tributeBy(g.state, owner));
  yield* recover(g, owner);
}

/** G10: tribute is paid as far as gold reaches, the overlord first, then Foedus by Foedus, the oldest first. (An overlord is paid in his own tribute.) */
function payTribute(g: Invasions, owner: Nation, gold: number): void {
  const { foedera, lord } = g.state.ties;
  let left = gold - Math.min(gold, tributeBy(g.state, owner));
  for (let i = 0; i < foedera.length; i += 3) {
    const federate = foedera[i];
    if (lord[federate] !== owner) continue;
    const paid = Math.min(left, FOEDUS_TRIBUTE);
    winGold(g, federate, paid);
    left -= paid;
  }
}

/** XIV.I Plunder markers leave a nation's cities, and two sites in each area it rules; of more its player chooses (G338). */
function* recover(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const { sack, level, control, areaControl } = state.lands;
  for (let where = 0; where < LAND; where++)
    if (sack[where] > 0 && level[where] > 0 && control[where] === owner) clearPlunder(state, where);
  for (let number = 0; number < areaControl.length; number++) {
    if (areaControl[number] !== owner) continue;
    for (let left = MOST_SITES; left > 0; left--) {
      const sites = IN_AREA[number].filter((where) => level[where] === 0 && sack[where] > 0);
      if (sites.length === 0) break;
      // With no more than may be cleared there is nothing to choose.
      const where = sites.length <= left ? sites[0] : yield* pickSite(g, owner, sites);
      clearPlunder(state, where);
    }
  }
}

const MOST_SITES = 2;

function* pickSite(g: Invasions, owner: Nation, sites: readonly Place[]): Flow<Place> {
  const question = prompt('clear-site', 'XIV.I.c', { nation: nationId(owner) });
  return numberOf((yield* ask(g, owner, question, optionsOf(CLEAR_SITE, sites))).province);
}

/** The marker goes back into the bag unseen. */
function clearPlunder(state: State, where: Place): void {
  state.lands.sack[where] = 0;
}

/** III.G, G13 A capital that was conquered in an earlier turn is placed anew. */
function* regainCapital(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (!isCivilised(state, owner) || state.nations.capital[owner] >= 0 || state.nations.horde[owner] >= 0) return;
  if (state.nations.capitalLost[owner] < state.clock.turn) yield* placeCapital(g, owner);
}
