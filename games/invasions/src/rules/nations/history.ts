import type { Flow } from '@tabula/engine';
import { LAST_LIMITES } from '../../data/figures.ts';
import {
  AREA_OF,
  area,
  areaId,
  CIVILISED,
  distancesFrom,
  IN_AREA,
  LAND,
  type Place,
  place,
  placeId,
} from '../../data/geography.ts';
import {
  type Counter,
  HUNNI,
  type Nation,
  nation,
  nationId,
  ORIENTALI,
  PERSAE,
  ROMANI,
  SORTS,
  sortNamed,
} from '../../data/pieces.ts';
import { PROVINCE_ROWS } from '../../data/provinces.ts';
import { CAPITAL, numberOf, optionsOf, prompt } from '../../options.ts';
import {
  ABSENT,
  adopt,
  BARBARIAN,
  CLIENT,
  changeHands,
  conclude,
  deploy,
  encamp,
  GONE,
  move,
  moveCapital,
  NOBODY,
  NOWHERE,
  razeLimes,
  type State,
  VASSAL,
} from '../../state.ts';
import { refreshControl } from '../lands/control.ts';
import { isVacant } from '../lands/occupation.ts';
import { hasTreasury } from '../lands/order.ts';
import { provincesOf, realmOf } from '../lands/realms.ts';
import { isShelter } from '../lands/routes.ts';
import { hasRoom } from '../lands/stacking.ts';
import { payGold, winGold } from '../pieces/gold.ts';
import { ask, d10, type Invasions } from '../pieces/table.ts';
import { facts, landUnitsOf, ownUnits, supply } from '../pieces/units.ts';
import { release, vanish } from './collapse.ts';
import { growCity, inPeace, seats } from './kingdom.ts';
import { becomeEmpire } from './status.ts';

const DIVISION_TURN = 3;
const ATTILAS_END = 6;
const GEPIDAE = nation('gepidae');

/** What history does at the start of a turn: the division of the Empire, the end of the Huns. */
export function* history(g: Invasions): Flow<void> {
  const { state } = g;
  if (state.clock.turn === DIVISION_TURN) divide(g);
  if (state.clock.turn === ATTILAS_END && state.nations.status[HUNNI] === BARBARIAN) yield* endOfTheHuns(g);
}

const SLAVIC_TURN = 10;
const SLAVS = nation('sclaveni');
const VENEDAE = nation('venedae');
const SLAVIC_BANDS = 2;
const LOCAL_GUARD = 3;

/** XLV.10 In Reinforcements of turn 10 more Slavs come to empty provinces of Danubius or, where the East is weak, to Dardania and Naissus. */
export function settleSlavs(g: Invasions): void {
  const { state } = g;
  if (state.clock.turn !== SLAVIC_TURN || state.nations.status[SLAVS] === ABSENT) return;
  const guards = IN_AREA[area('moesia')].flatMap((where) => state.pieces.here[where]);
  const weak = guards.filter((counter) => state.pieces.holder[counter] === ORIENTALI).length < LOCAL_GUARD;
  const homes = [...(weak ? [place('dardania'), place('naissus')] : []), ...IN_AREA[area('danubius')]];
  const empty = homes.filter((where) => isVacant(state, where));
  for (const where of empty.slice(0, SLAVIC_BANDS))
    if (deploy(state, sortNamed(SLAVS, 'infantry'), 1, where) > 0 || borrowVenedi(state, where))
      g.emit({ event: 'arrived', nation: 'sclaveni', units: 'sclaveni-infantry', province: placeId(where) });
  refreshControl(state);
}

/** If their own are all on the map, counters of the Venedae are theirs. */
function borrowVenedi(state: State, where: Place): boolean {
  if (deploy(state, sortNamed(VENEDAE, 'infantry'), 1, where) === 0) return false;
  const [band] = state.pieces.here[where].slice(-1);
  adopt(state, band, SLAVS);
  return true;
}

/** XXXVII.I: two nations from now on; the West declines and moves its capital to Ravenna. */
function divide(g: Invasions): void {
  const { state } = g;
  if (state.nations.status[ROMANI] === ABSENT) return;
  state.nations.decline[ROMANI] = Math.max(1, state.nations.decline[ROMANI]);
  const cities = seats(state, ROMANI);
  const wanted = [place('umbria'), place('cisalpina')].find((where) => cities.includes(where));
  const largest = cities.sort((a, b) => state.lands.level[b] - state.lands.level[a] || a - b)[0];
  const capital = wanted ?? largest;
  if (capital !== undefined) {
    moveCapital(state, ROMANI, capital);
    g.emit({ event: 'capital.placed', nation: 'romani', province: placeId(capital) });
  }
  g.emit({ event: 'divided' });
  const leaving = [ROMANI, ORIENTALI].map((half) => ({ half, units: strangers(state, half) }));
  for (const { half, units } of leaving) for (const counter of units) goOver(state, half, counter);
  refreshControl(state);
}

/** The units of a half in land of the other, or in mixed stacks on land that is not its own. */
function strangers(state: State, half: Nation): Counter[] {
  const other = half === ROMANI ? ORIENTALI : ROMANI;
  return landUnitsOf(state, half).filter((counter) => {
    const from = state.pieces.at[counter];
    const land = halfThatRuled(state, from);
    return (
      land === other || (land !== half && state.pieces.here[from].some((one) => state.pieces.holder[one] === other))
    );
  });
}

/** The half that controlled a province while Rome was one: where both stand it is nobody's now, and was of the half that rules the area. */
function halfThatRuled({ lands: { control, areaControl } }: State, where: Place): Nation {
  const ruler = control[where] === NOBODY && AREA_OF[where] >= 0 ? areaControl[AREA_OF[where]] : control[where];
  return ruler === ROMANI || ruler === ORIENTALI ? ruler : NOBODY;
}

/** A unit goes to the nearest province of its half where it finds room and no enemy. */
function goOver(state: State, half: Nation, counter: Counter): void {
  const distance = distancesFrom(state.rules.map, state.pieces.at[counter]);
  let best: Place = NOWHERE;
  for (let to = 0; to < LAND; to++) {
    if (state.lands.control[to] !== half || (best >= 0 && distance[to] >= distance[best])) continue;
    if (isShelter(state, half, to) && hasRoom(state, half, to)) best = to;
  }
  if (best >= 0) move(state, counter, best);
}

const HUN_EMPIRE_ROLL = 9;
const BUDA = place('hunnia');

/** XXXIX.E: Attila is gone; the Huns become an empire at once, or vanish. */
export function* endOfTheHuns(g: Invasions): Flow<void> {
  const { state } = g;
  const areas = realmOf(state, HUNNI);
  const civilised = areas.filter((number) => CIVILISED[number]).length;
  const vassals = state.ties.lord.flatMap((lord, other) =>
    lord === HUNNI && state.ties.bond[other] === VASSAL ? [other] : [],
  );
  const roll =
    d10(g) +
    civilised +
    Math.floor((areas.length - civilised) / 2) +
    Math.floor(vassals.length / 2) +
    Math.ceil(state.nations.treasury[HUNNI] / 10);
  g.emit({ event: 'empire.tested', nation: 'hunni', roll, least: HUN_EMPIRE_ROLL });
  const gepids = vassals.includes(GEPIDAE);
  if (roll >= HUN_EMPIRE_ROLL) {
    yield* settleHuns(g);
    if (gepids) {
      release(state, GEPIDAE);
      g.emit({ event: 'freed', nation: 'gepidae' });
      freeGepids(g);
    }
    return;
  }
  // G422 Who has no treasury inherits nothing.
  const heir = vassals.filter(hasTreasury).sort((a, b) => unitsOn(state, b) - unitsOn(state, a) || a - b)[0];
  if (heir !== undefined) payGold(g, HUNNI, heir, Math.ceil(state.nations.treasury[HUNNI] / 2));
  g.emit({ event: 'vanished', nation: 'hunni' });
  vanish(state, HUNNI);
  if (gepids) freeGepids(g);
  refreshControl(state);
}

/** XL.G: as vassals of the Huns the Gepids are free when Attila dies, and have two units more. */
function freeGepids({ state }: Invasions): void {
  const home = state.nations.horde[GEPIDAE];
  if (home >= 0) deploy(state, sortNamed(GEPIDAE, 'infantry'), 2, home);
  refreshControl(state);
}

function unitsOn(state: State, owner: Nation): number {
  return ownUnits(state, owner).length;
}

/** Their capital is a city they hold, or one they found, where there is no revolt (G190); without either they keep their horde until they can (VII.D). */
function* settleHuns(g: Invasions): Flow<void> {
  const { state } = g;
  const cities = seats(state, HUNNI);
  const places = cities.length > 0 ? cities : freeSites(state);
  if (places.length > 0) {
    const question = prompt('capital', 'XXXIX.E', { nation: nationId(HUNNI) });
    const capital = numberOf((yield* ask(g, HUNNI, question, optionsOf(CAPITAL, places))).province);
    if (cities.length === 0) growCity(g, HUNNI, capital);
    changeHands(state, capital, HUNNI);
    moveCapital(state, HUNNI, capital);
    encamp(state, HUNNI, NOWHERE);
  }
  becomeEmpire(g, HUNNI);
  refreshControl(state);
}

/** Buda, else the sites of theirs, if nothing is built on them and nobody else is there. */
function freeSites(state: State): Place[] {
  const open = inPeace(state, [BUDA, ...provincesOf(state, HUNNI)]).filter(
    (where) =>
      PROVINCE_ROWS[where].city !== undefined &&
      state.lands.level[where] === 0 &&
      state.pieces.here[where].every((counter) => state.pieces.holder[counter] === HUNNI),
  );
  return open.includes(BUDA) ? [BUDA] : open;
}

/** XVIII.I, XXXVII.P, XXXVIII.R: in Purchases of turn 8 the Limites turn into Themata and locals, who may serve an heir of Rome. */
export function endOfLimites(g: Invasions): void {
  const { state } = g;
  if (state.clock.turn !== LAST_LIMITES + 1) return;
  for (let where = 0; where < LAND; where++) {
    const owner = state.lands.limes[where];
    if (owner === NOBODY) continue;
    razeLimes(state, where);
    const sort = owner === ORIENTALI ? sortNamed(ORIENTALI, 'themata') : sortNamed(ROMANI, localsOf(where));
    if (deploy(state, sort, 1, where) === 0 || owner === SORTS[sort].nation) continue;
    const [garrison] = state.pieces.here[where].slice(-1);
    adopt(state, garrison, owner);
  }
  // XXXVIII.R: only a Thema that was raised here and fell can be bought again.
  for (const counter of supply(state, ORIENTALI)) if (facts(counter).thema) move(state, counter, GONE);
  g.emit({ event: 'limites.ended' });
  refreshControl(state);
}

function localsOf(where: Place): string {
  switch (areaId(AREA_OF[where])) {
    case 'britannia':
      return 'local-britani';
    case 'africa':
      return 'local-africani';
    case 'hispania':
      return 'local-hispani';
    default:
      return 'local-galli';
  }
}

/** Ties with which some nations enter: clients of Rome, Byzantium and Persia, vassals of the Avars. */
export function entryTies(g: Invasions, owner: Nation): void {
  const { state } = g;
  const id = nationId(owner);
  if (id === 'brittones') {
    winGold(g, owner, 5);
    enterAsClient(g, owner, ROMANI);
  }
  if (id === 'lakhmides') enterAsClient(g, owner, PERSAE);
  if (id === 'ghassanides') enterAsClient(g, owner, ORIENTALI);
  const slavs = nation('sclaveni');
  if (id === 'avari' && state.nations.status[slavs] !== ABSENT && state.ties.bond[slavs] === 0) {
    conclude(state, slavs, VASSAL, owner);
    g.emit({ event: 'subdued', nation: 'sclaveni', lord: 'avari' });
  }
}

function enterAsClient(g: Invasions, owner: Nation, lord: Nation): void {
  const { state } = g;
  if (state.nations.status[lord] === ABSENT) return;
  conclude(state, owner, CLIENT, lord);
  g.emit({ event: 'client', nation: nationId(owner), lord: nationId(lord) });
}

export const ARABIA = area('arabia');
