import type { Flow } from '@tabula/engine';
import { AREA_ROWS } from '../../data/areas.ts';
import { QUELL_ROLL, REVOLT_CHOOSER } from '../../data/figures.ts';
import { AREA_OF, areaAt, IN_AREA, type Place, placeId } from '../../data/geography.ts';
import { type Nation, nationId } from '../../data/pieces.ts';
import { DONE, numberOf, optionsOf, prompt, QUELL, REVOLT } from '../../options.ts';
import { EMPIRE, knowsRevolts, RELIGIONS, type State } from '../../state.ts';
import { provincesOf } from '../lands/realms.ts';
import { stackSize } from '../lands/stacking.ts';
import { slay } from '../pieces/leaders.ts';
import { loseUnit } from '../pieces/losses.ts';
import { ask, askSide, d2, d10, type Invasions } from '../pieces/table.ts';
import { best, leadersAt, seatOfPower, unitsAt } from '../pieces/units.ts';

/** XVI.B-D A revolt in a nation: the dice say who chooses and, in an empire, where. */
export function* revolt(g: Invasions, owner: Nation, areas?: readonly number[]): Flow<boolean> {
  const { state } = g;
  if (!knowsRevolts(state, owner)) return false;
  const side = chooser(g);
  const number = areas === undefined && state.nations.status[owner] === EMPIRE ? rollArea(g, owner) : -1;
  const wanted = areas ?? (number >= 0 ? [number] : undefined);
  const eligible = provincesOf(state, owner).filter(
    (where) => (wanted === undefined || wanted.includes(AREA_OF[where])) && mayRevolt(state, where),
  );
  return yield* revoltAmong(g, side, eligible);
}

/** The chooser picks one of the provinces; Revolt - is placed, or turned to Revolt +. False if there is none. */
export function* revoltAmong(g: Invasions, side: number, eligible: readonly Place[]): Flow<boolean> {
  const { state } = g;
  if (eligible.length === 0) return false;
  const { province } = yield* askSide(g, side, prompt('revolt', 'XVI.D'), optionsOf(REVOLT, eligible));
  const where = numberOf(province);
  state.lands.revolt[where] = Math.min(2, state.lands.revolt[where] + 1);
  g.emit({ event: 'revolt', province: placeId(where), size: state.lands.revolt[where] });
  return true;
}

/** XVI.B 1-3 Roman, 4-6 Persian, 7-8 Goth, 9-0 Hun. */
export function chooser(g: Invasions): number {
  const roll = d10(g);
  return REVOLT_CHOOSER.find(({ upTo }) => roll <= upTo)?.side ?? 0;
}

/** XVI.D No capital and no leader stands in the province, and its revolt can still grow; whether units do does not matter. */
export function mayRevolt(state: State, where: Place): boolean {
  if (state.lands.revolt[where] > 1 || state.nations.capital.includes(where) || state.pieces.leaderAt.includes(where))
    return false;
  // VII.D The horde of a kingdom that has no city yet counts as its capital.
  return state.nations.horde[state.lands.control[where]] !== where;
}

/** XVI.C, G29 The area, by the half of the map in which the capital lies; again where the empire has no province, or in one of those that are spared. */
export function rollArea(g: Invasions, owner: Nation, spared: readonly number[] = []): number {
  const { state } = g;
  const home = AREA_ROWS[areaAt(state.nations.capital[owner])]?.revolt?.table;
  const table = home ?? (d2(g) ? 'west' : 'east');
  const mine = (number: number) =>
    !spared.includes(number) && IN_AREA[number].some((where) => state.lands.control[where] === owner);
  if (!AREA_ROWS.some(({ revolt: row }, number) => row?.table === table && mine(number))) return -1;
  for (;;) {
    const number = areaOnTable(table, d10(g));
    if (mine(number)) return number;
  }
}

export function areaOnTable(table: 'west' | 'east', roll: number): number {
  return AREA_ROWS.findIndex(({ revolt: row }) => row?.table === table && row.d10.includes(roll));
}

/** XVI.F Quelling: a nation tries it once in each province in revolt in which it has units. */
export function* quelling(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const open = provincesOf(state, owner).filter(
    (where) => state.lands.revolt[where] > 0 && unitsAt(state, owner, where).length > 0,
  );
  while (open.length > 0) {
    const question = prompt('quell', 'XVI.F', { nation: nationId(owner) });
    const answer = yield* ask(g, owner, question, optionsOf(QUELL, open, [DONE]));
    if (answer.kind === 'done') return;
    const where = numberOf(answer.province);
    open.splice(open.indexOf(where), 1);
    yield* quell(g, owner, where);
  }
}

/** 9 or more ends the revolt; otherwise a unit is lost. The leader's bonus is used for re-rolls. */
export function* quell(g: Invasions, owner: Nation, where: Place): Flow<void> {
  const { state } = g;
  const units = unitsAt(state, owner, where);
  const leaders = leadersAt(state, owner, where);
  // Units of any kind: those of friends, and a Limes.
  const strength = stackSize(state, owner, where) + (state.lands.limes[where] === owner ? 1 : 0);
  const bonus = strength + quellModifier(state, owner, where);
  let roll = d10(g) + bonus;
  for (let tries = best(leaders, 'combat'); tries > 0 && roll < QUELL_ROLL; tries--) roll = d10(g) + bonus;
  if (roll >= QUELL_ROLL) {
    state.lands.revolt[where] = 0;
    g.emit({ event: 'quelled', nation: nationId(owner), province: placeId(where), roll });
    return;
  }
  g.emit({ event: 'quell.failed', nation: nationId(owner), province: placeId(where), roll });
  yield* loseUnit(g, owner, units, prompt('lose', 'XVI.F.i', { nation: nationId(owner) }));
  if (units.length === 1) for (const who of leaders) if (!d2(g)) yield* slay(g, who);
}

/** G31, G85: -1 where only one of the area and the capital's has a heresy, -1 for another religion than the nation's. */
export function quellModifier(state: State, owner: Nation, where: Place): number {
  const number = AREA_OF[where];
  const home = areaAt(seatOfPower(state, owner));
  const heretical = (area: number) => area >= 0 && state.lands.heresy[area] > 0;
  const religion = number >= 0 ? AREA_ROWS[number].religion : undefined;
  const foreign = religion !== undefined && religion !== RELIGIONS[state.nations.religion[owner]];
  return (heretical(number) !== heretical(home) ? -1 : 0) - (foreign ? 1 : 0);
}

/** What may dry up an income. */
export const FAMINE = 1;
export const PLAGUE = 2;
