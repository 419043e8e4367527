import { AREA_ROWS } from '../../data/areas.ts';
import {
  CAPITAL_INCOME,
  DECLINE_COST,
  FOEDUS_TRIBUTE,
  PERSIA_ORIENTALIS,
  REVOLT_COST,
  VASSAL_TRIBUTE,
} from '../../data/figures.ts';
import { areaAt, CIVILISED, IN_AREA, LAND, MONOPOLY, type Place, PORTS_ON } from '../../data/geography.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import { type Counter, type Nation, ORIENTALI } from '../../data/pieces.ts';
import { PROVINCE_ROWS } from '../../data/provinces.ts';
import { SEAS } from '../../data/seas.ts';
import {
  CLIENT,
  dependantsOf,
  EMPIRE,
  FEDERATE,
  foederaOf,
  isCivilised,
  KINGDOM,
  knowsHeresies,
  type State,
  VASSAL,
} from '../../state.ts';
import { isShared, realmOf, totalControl } from '../lands/realms.ts';
import { FAMINE, PLAGUE } from '../nations/revolts.ts';
import { facts, ownUnits, seatOfPower, united } from '../pieces/units.ts';

/** XIV.D-F What a nation takes in and what it must pay, item by item. */
export interface Account {
  readonly provinces: number;
  readonly areas: number;
  readonly cities: number;
  readonly capital: number;
  readonly trade: number;
  readonly tribute: number;
  readonly offMap: number;
  readonly upkeep: number;
  readonly revolts: number;
  readonly heresies: number;
  readonly decline: number;
  readonly overlord: number;
  readonly federates: number;
}

export function accountOf(state: State, owner: Nation): Account {
  const kingdom = state.nations.status[owner] === KINGDOM;
  const civilised = isCivilised(state, owner);
  let provinces = 0;
  let cities = 0;
  let revolts = 0;
  if (civilised)
    for (let where = 0; where < LAND; where++) {
      if (state.lands.control[where] !== owner) continue;
      if (kingdom) provinces += provinceIncome(state, where);
      cities += cityIncome(state, where);
      revolts += REVOLT_COST[state.lands.revolt[where]];
    }
  return {
    provinces,
    areas:
      state.nations.status[owner] === EMPIRE
        ? sum(realmOf(state, owner), (number) => areaIncome(state, owner, number))
        : 0,
    cities,
    capital: capitalIncome(state, owner),
    trade: civilised ? tradeOf(state, owner) : 0,
    tribute: tributeTo(state, owner),
    offMap: civilised && state.lands.areaControl[PERSIS] === owner ? PERSIA_ORIENTALIS : 0,
    upkeep: kingdom ? unitsPaidFor(state, owner).length : 0,
    revolts,
    heresies: civilised ? heresyCost(state, owner) : 0,
    decline: DECLINE_COST[state.nations.decline[owner]],
    overlord: tributeBy(state, owner),
    federates: FOEDUS_TRIBUTE * foederaPaidBy(state, owner),
  };
}

const PERSIS = AREA_ROWS.findIndex(({ id }) => id === 'persis');

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += value(item);
  return total;
}

/** XIV.D A province gives its income unless it is in revolt or famine has struck where no granary stands. */
function provinceIncome(state: State, where: Place): number {
  const { income, granary } = PROVINCE_ROWS[where];
  return state.lands.revolt[where] > 0 || (state.lands.barren[where] === FAMINE && !granary) ? 0 : income;
}

/** XIV.B A city gives its level; half a gold if it was sacked or starves; nothing in revolt or plague. */
function cityIncome(state: State, where: Place): number {
  if (state.lands.level[where] === 0 || state.lands.revolt[where] > 0 || state.lands.barren[where] === PLAGUE) return 0;
  return state.lands.sack[where] > 0 || state.lands.barren[where] === FAMINE ? 0.5 : state.lands.level[where];
}

/** XIV.E, G89, G282 One gold for a civilised area, two for total control, a vassal's too; half of it to each of two allies who share it (G27). */
function areaIncome(state: State, owner: Nation, number: number): number {
  if (!CIVILISED[number]) return 0;
  return (totalControl(state, owner, number) ? 2 : 1) / (isShared(state, number) ? 2 : 1);
}

/** XIV.B Not in the turn in which it is re-placed; until then there is none. */
function capitalIncome(state: State, owner: Nation): number {
  if (state.nations.capital[owner] < 0 && state.nations.horde[owner] < 0) return 0;
  // It was conquered in the turn before: wherever it stands now, it was moved in this turn.
  if (state.nations.capitalLost[owner] > 0 && state.nations.capitalLost[owner] === state.clock.turn - 1) return 0;
  if (state.nations.status[owner] === KINGDOM) return CAPITAL_INCOME.kingdom;
  return state.nations.status[owner] === EMPIRE ? CAPITAL_INCOME.empire : 0;
}

/** XIV.F One gold for each trading sea with a coastal city of one's own, and the monopoly where all are. */
export function tradeOf(state: State, owner: Nation): number {
  let total = 0;
  for (let sea = 0; sea < SEAS.length; sea++) {
    if (MONOPOLY[sea] === 0) continue;
    let cities = 0;
    let mine = 0;
    for (const port of PORTS_ON[sea])
      if (state.lands.level[port] > 0) {
        cities += 1;
        if (state.lands.control[port] === owner && state.lands.revolt[port] === 0) mine += 1;
      }
    if (mine > 0) total += 1 + (mine === cities ? MONOPOLY[sea] : 0);
  }
  return total;
}

/** G6: whether a nation controls every coastal city of a sea; never where there is none. */
export function controlsCoast(state: State, owner: Nation, sea: Place): boolean {
  const cities = PORTS_ON[sea - LAND].filter((port) => state.lands.level[port] > 0);
  return cities.length > 0 && cities.every((port) => united(state, owner, state.lands.control[port]));
}

/** XIV.F, XXIX.E Tribute of clients and vassals. */
export function tributeTo(state: State, owner: Nation): number {
  let total = 0;
  for (let other = 0; other < state.ties.lord.length; other++)
    if (state.ties.lord[other] === owner) {
      if (state.ties.bond[other] === CLIENT) total += state.ties.tribute[other];
      if (state.ties.bond[other] === VASSAL) total += VASSAL_TRIBUTE;
    }
  return total;
}

/** XXIX.E-F, XXVII.A What a nation owes its lord; a minor kingdom that never acts has no treasury to pay from. */
export function tributeBy({ ties }: State, owner: Nation): number {
  if (ties.bond[owner] === VASSAL) return VASSAL_TRIBUTE;
  return ties.bond[owner] === CLIENT && NATION_ROWS[owner].role !== 'minor' ? ties.tribute[owner] : 0;
}

/** XIV.F, XXVIII.F How many Foedera a nation has to pay for. */
export function foederaPaidBy(state: State, owner: Nation): number {
  return sum(dependantsOf(state, owner, FEDERATE), (federate) => foederaOf(state, federate));
}

/** XIV.H, G91 The units for which a kingdom pays a gold each, whoever they serve; local units cost nothing. */
export function unitsPaidFor(state: State, owner: Nation): Counter[] {
  return ownUnits(state, owner).filter((counter) => !facts(counter).local && !facts(counter).thema);
}

/** XIV.G, G76 Empires pay for each heretical area, kingdoms for those that differ from the capital's. */
function heresyCost(state: State, owner: Nation): number {
  if (!knowsHeresies(state, owner)) return 0;
  const home = areaAt(seatOfPower(state, owner));
  const empire = state.nations.status[owner] === EMPIRE;
  const heretical = !empire && home >= 0 && state.lands.heresy[home] > 0;
  let cost = 0;
  for (let number = 0; number < IN_AREA.length; number++) {
    if (state.lands.heresy[number] > 0 === heretical || (!empire && number === home)) continue;
    if (IN_AREA[number].some((where) => state.lands.control[where] === owner)) cost += 1;
  }
  return cost;
}

export function grossOf(account: Account): number {
  const { provinces, areas, cities, capital, trade, tribute, offMap } = account;
  return provinces + areas + cities + capital + trade + tribute + offMap;
}

/** XXXVIII.J: what the reconquest brings on turns 8 to 10. */
export function reconquest(state: State, owner: Nation): number {
  if (owner !== ORIENTALI || state.clock.turn < 8 || state.clock.turn > 10) return 0;
  return 2 * realmOf(state, owner).filter((number) => RECONQUERED.includes(AREA_ROWS[number].id)).length;
}

const RECONQUERED: readonly string[] = ['italia', 'africa'];
