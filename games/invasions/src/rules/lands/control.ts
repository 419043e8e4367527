import { AREAS } from '../../data/areas.ts';
import {
  AREA_OF,
  area,
  CIVILISED,
  CIVILISED_PROVINCE,
  IN_AREA,
  LAND,
  type Place,
  place,
} from '../../data/geography.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import { type Counter, INITIATIVE, type Nation, nation, ORIENTALI, ROMANI } from '../../data/pieces.ts';
import { ABSENT, BARBARIAN, changeHands, EMPIRE, FEDERATE, FREE, NOBODY, type State, VASSAL } from '../../state.ts';
import { UNITED_UNTIL } from '../pieces/units.ts';
import { ALLIANCE, allied, friendly, ground, hostile, relation } from './relations.ts';

/** XII.B Units needed to control a rural province: one in a civilised one; beyond, two for barbarians and three for others. */
const BARBARIANS_NEEDED = 2;
const CIVILISED_NEEDED = 3;

/** Who rules an area and who holds its provinces follow from each other: twice is enough but for odd cases. */
const MOST_PASSES = 4;

/** XII. Works out anew who controls provinces and areas, wherever what it follows from has changed. */
export function refreshControl(state: State): void {
  if (state.lands.stale.includes(1)) {
    findHordes(state);
    findLords(state);
    for (let number = 0; number < AREAS.length; number++)
      for (let pass = 0; pass < MOST_PASSES && state.lands.stale[number] > 0; pass++) refreshArea(state, number);
  }
  for (const province of WITHOUT_AREA) state.lands.control[province] = heldBy(state, province);
}

/** Scratch: the nations with a horde on the map, and how many they are. */
const HORDES = new Int8Array(NATION_ROWS.length);
let hordes = 0;

function findHordes({ nations: { horde } }: State): void {
  hordes = 0;
  for (let owner = 0; owner < horde.length; owner++) if (horde[owner] >= 0) HORDES[hordes++] = owner;
}

const WITHOUT_AREA: readonly Place[] = AREA_OF.flatMap((number, province) => (number < 0 ? [province] : []));

function refreshArea(state: State, number: number): void {
  const { control, areaControl, areaShared } = state.lands;
  const provinces = IN_AREA[number];
  for (const province of provinces) HELD[province] = heldBy(state, province);
  ally = NOBODY;
  const alone = areaRuler(state, number, provinces);
  const ruler = state.ties.deals.length === 0 ? alone : jointRuler(state, number, provinces, alone);
  areaShared[number] = ruler === NOBODY ? NOBODY : ally;
  // Control follows from itself too: who rules counts what is empty as his. What has changed is looked at again.
  const settled = ruler === areaControl[number];
  areaControl[number] = ruler;
  for (const province of provinces) {
    const now = controllerOf(state, province, ruler);
    if (now === ORIENTALI && control[province] !== now) reclaim(state, province);
    control[province] = now;
  }
  state.lands.stale[number] = settled ? 0 : 1;
}

/** XXXVIII.J: what the East wins back in Italia and Africa on turns 8 to 10 is loyal. */
export function reclaim({ clock: { turn }, lands }: State, province: Place): void {
  if (turn >= 8 && turn <= 10 && RECONQUERED.includes(AREA_OF[province])) lands.revolt[province] = 0;
}

const RECONQUERED: readonly number[] = [area('italia'), area('africa')];

/** Scratch: who holds each province by units or by its city. */
const HELD = new Int8Array(LAND);

/** Who holds a province by itself: the holder of its city (G88), or whoever has enough uncontested units there. */
function heldBy(state: State, province: Place): Nation {
  const { city, level, foedus, limes } = state.lands;
  const keeper = city[province];
  if (level[province] > 0 && keeper !== NOBODY) return keepsCity(state, province, keeper) ? keeper : NOBODY;
  const units = state.pieces.here[province];
  // XII.A, G18: the federator controls what it ceded, unless only enemies stand there.
  const ceded = foedus[province];
  if (ceded !== NOBODY && !isLost(state, province, state.ties.lord[ceded], units)) return state.ties.lord[ceded];
  if (units.length === 0 && limes[province] === NOBODY) return campOrHome(state, province);
  const most = strongest(state, province, units);
  if (most === NOBODY) return NOBODY;
  const holder = countedFor(state, province, most);
  if (enough(state, province, holder, units.length)) return holder;
  // What is too few for a federator may be enough for his federates.
  return holder !== most && enough(state, province, most, units.length) ? most : NOBODY;
}

/**
 * G88 Whose city it is controls it as long as it is not empty: with a unit of his or of a friend, a Limes or his capital in it; or while
 * he, or somebody who is no enemy of his, rules the area.
 */
function keepsCity(state: State, province: Place, keeper: Nation): boolean {
  const { areaControl, limes } = state.lands;
  const ruler = AREA_OF[province] < 0 ? NOBODY : areaControl[AREA_OF[province]];
  if (ruler === keeper || limes[province] === keeper || state.nations.capital[keeper] === province) return true;
  for (const counter of state.pieces.here[province])
    if (friendly(state, keeper, state.pieces.holder[counter], province)) return true;
  return ruler !== NOBODY && !hostile(state, ruler, keeper, province);
}

/** XII.B Enemies hold the province uncontested. */
function isLost(state: State, province: Place, keeper: Nation, units: readonly Counter[]): boolean {
  for (const counter of units) if (!hostile(state, keeper, state.pieces.holder[counter], province)) return false;
  return units.length > 0;
}

const VASCONIA = place('vasconia');
const EUSKALDUNAK = nation('euskaldunak');

/** Where no unit stands: XXVIII.D the horde of a federate is a unit of its federator's; XXXVII.T: Vasconia is the Basques'. */
function campOrHome(state: State, province: Place): Nation {
  if (province === VASCONIA && state.nations.status[EUSKALDUNAK] !== ABSENT) return EUSKALDUNAK;
  if (state.pieces.camps[province] === 0 || !CIVILISED_PROVINCE[province]) return NOBODY;
  const owner = state.nations.horde.indexOf(province);
  return state.ties.bond[owner] === FEDERATE ? state.ties.lord[owner] : NOBODY;
}

/** XII.A, XXVIII.D Federates count as their federator's, beside his own units and where he rules; what they hold elsewhere is theirs. */
function countedFor(state: State, province: Place, holder: Nation): Nation {
  if (holder === ROMANI || holder === ORIENTALI) return halfOf(state, province, holder);
  if (state.ties.bond[holder] !== FEDERATE) return holder;
  const lord = state.ties.lord[holder];
  return state.lands.control[province] === lord || countOf(state, province, lord) > 0 ? lord : holder;
}

/** XXXVII.I While Rome is one, what its armies hold belongs to the half that rules the area. */
function halfOf({ lands: { areaControl }, clock }: State, province: Place, holder: Nation): Nation {
  const ruler = AREA_OF[province] < 0 ? NOBODY : areaControl[AREA_OF[province]];
  return clock.turn <= UNITED_UNTIL && (ruler === ROMANI || ruler === ORIENTALI) ? ruler : holder;
}

/** Whoever has most units there, if all are friends; a Limes is a unit (III.B). */
function strongest(state: State, province: Place, units: readonly Counter[]): Nation {
  const limes = state.lands.limes[province];
  let holder = limes !== NOBODY ? limes : state.pieces.holder[units[0]];
  let most = limes !== NOBODY ? countOf(state, province, limes) + 1 : 0;
  for (const counter of units) {
    const owner = state.pieces.holder[counter];
    if (owner === holder && most > 0) continue;
    if (owner !== holder && relation(state, holder, owner, province) !== 'friendly') return NOBODY;
    const count = countOf(state, province, owner);
    if (count > most) {
      most = count;
      holder = owner;
    }
  }
  return holder;
}

export function countOf(state: State, province: Place, owner: Nation): number {
  let count = 0;
  for (const counter of state.pieces.here[province]) if (state.pieces.holder[counter] === owner) count += 1;
  return count;
}

function enough(state: State, province: Place, owner: Nation, units: number): boolean {
  if (CIVILISED_PROVINCE[province]) return true;
  const all = units + (state.lands.limes[province] === NOBODY ? 0 : 1) + hordesFor(state, province, owner);
  return all >= (state.nations.status[owner] === BARBARIAN ? BARBARIANS_NEEDED : CIVILISED_NEEDED);
}

/** A nation's own horde counts as a unit, and so do those of its federates (XXVIII.D). */
function hordesFor({ pieces, nations: { horde }, ties }: State, province: Place, owner: Nation): number {
  if (pieces.camps[province] === 0) return 0;
  let count = 0;
  for (let other = horde.indexOf(province); other >= 0; other = horde.indexOf(province, other + 1))
    if (other === owner || (ties.bond[other] === FEDERATE && ties.lord[other] === owner)) count += 1;
  return count;
}

/** XII.C Empires first, then kingdoms, then barbarians; of equals the one with the lower initiative (G195). Whoever rules the area counts its empty provinces as his. */
function areaRuler(state: State, number: number, provinces: readonly Place[]): Nation {
  findCandidates(state, number, provinces);
  let best: Nation = NOBODY;
  for (let i = 0; i < candidates; i++) {
    const owner = CANDIDATES[i];
    if (best !== NOBODY && !goesBefore(state, owner, best)) continue;
    if (canRule(state, owner, number, provinces, ALONE)) best = owner;
  }
  // XII.A What vassals hold counts for their lord, where none of them rules by himself.
  for (let i = 0; i < lords; i++) {
    const lord = LORDS[i];
    if (best !== NOBODY && (isVassalOf(state, best, lord) || !goesBefore(state, lord, best))) continue;
    if (canRule(state, lord, number, provinces, WITH_VASSALS)) best = lord;
  }
  return best;
}

/**
 * XII.C, G194 Two allies who both hold something in the area rule it together, if neither does by himself and what they hold together is enough
 * for the one of higher rank; or if both have their hordes there.
 */
function jointRuler(state: State, number: number, provinces: readonly Place[], alone: Nation): Nation {
  const { deals } = state.ties;
  let best = alone;
  for (let i = 0; i < deals.length; i += 3) {
    if (deals[i + 2] !== ALLIANCE) continue;
    const [a, b] = [deals[i], deals[i + 1]];
    if (a === alone || b === alone) {
      if (campsIn(state, a, number) && campsIn(state, b, number)) ally = a === alone ? b : a;
      continue;
    }
    if (!hasPart(state, a, number, provinces) || !hasPart(state, b, number, provinces)) continue;
    const [first, second] = goesBefore(state, a, b) ? [a, b] : [b, a];
    if ((best !== NOBODY && !goesBefore(state, first, best)) || !canRule(state, first, number, provinces, second))
      continue;
    best = first;
    ally = second;
  }
  return best;
}

/** Scratch: the ally with whom the ruler shares the area. */
let ally: Nation = NOBODY;

/** Whether a nation in play holds a province of the area, or has its horde there. */
function hasPart(state: State, owner: Nation, number: number, provinces: readonly Place[]): boolean {
  if (state.nations.status[owner] === ABSENT || !MAY_RULE[owner]) return false;
  return campsIn(state, owner, number) || provinces.some((province) => HELD[province] === owner);
}

function campsIn({ nations: { horde } }: State, owner: Nation, number: number): boolean {
  return horde[owner] >= 0 && AREA_OF[horde[owner]] === number;
}

/** Whose holdings count besides a nation's own: nobody's, its vassals', or an ally's. */
const ALONE = NOBODY;
const WITH_VASSALS = -2;

/** Scratch: the nations that have vassals, and how many they are. */
const LORDS = new Int8Array(NATION_ROWS.length);
let lords = 0;

function findLords({ ties: { bond, lord } }: State): void {
  lords = 0;
  for (let owner = 0; owner < bond.length; owner++) {
    if (bond[owner] !== VASSAL) continue;
    let i = 0;
    while (i < lords && LORDS[i] !== lord[owner]) i++;
    if (i === lords) LORDS[lords++] = lord[owner];
  }
}

function isVassalOf({ ties }: State, other: Nation, lord: Nation): boolean {
  return ties.bond[other] === VASSAL && ties.lord[other] === lord;
}

/** Only who holds something there, has a horde there, or rules it now can rule an area. */
function findCandidates(state: State, number: number, provinces: readonly Place[]): void {
  candidates = 0;
  for (const province of provinces) if (HELD[province] !== NOBODY) propose(state, HELD[province]);
  if (state.lands.areaControl[number] !== NOBODY) propose(state, state.lands.areaControl[number]);
  for (let i = 0; i < hordes; i++) if (AREA_OF[state.nations.horde[HORDES[i]]] === number) propose(state, HORDES[i]);
}

/** Scratch of the search for a ruler. */
const CANDIDATES = new Int8Array(NATION_ROWS.length);
let candidates = 0;

function propose(state: State, owner: Nation): void {
  if (state.nations.status[owner] === ABSENT) return;
  for (let i = 0; i < candidates; i++) if (CANDIDATES[i] === owner) return;
  CANDIDATES[candidates++] = owner;
}

function goesBefore(state: State, a: Nation, b: Nation): boolean {
  return (
    state.nations.status[a] > state.nations.status[b] ||
    (state.nations.status[a] === state.nations.status[b] && INITIATIVE[a] < INITIATIVE[b])
  );
}

const MAY_RULE: readonly boolean[] = NATION_ROWS.map(({ role }) => !['minor', 'inactive', 'raider'].includes(role));

/** Whether a nation rules an area by what it holds there, or together with its vassals or an ally. */
function canRule(state: State, owner: Nation, number: number, provinces: readonly Place[], help: number): boolean {
  if (!MAY_RULE[owner]) return false;
  const status = state.nations.status[owner];
  if (status === EMPIRE)
    return (
      mostCities(state, owner, provinces, help) &&
      (CIVILISED[number] || mostProvinces(state, owner, number, provinces, help))
    );
  if (status === BARBARIAN && onlyHorde(state, owner, number)) return true;
  if (status === BARBARIAN && !CIVILISED[number]) return false;
  return mostProvinces(state, owner, number, provinces, help);
}

function mostCities(state: State, owner: Nation, provinces: readonly Place[], help: number): boolean {
  let cities = 0;
  let mine = 0;
  for (const province of provinces)
    if (state.lands.level[province] > 0) {
      cities += 1;
      if (isOf(state, HELD[province], owner, help)) mine += 1;
    }
  return mine * 2 > cities;
}

function mostProvinces(
  state: State,
  owner: Nation,
  number: number,
  provinces: readonly Place[],
  help: number,
): boolean {
  const { areaControl, areaShared } = state.lands;
  const rules = areaControl[number] === owner && (areaShared[number] === NOBODY || areaShared[number] === help);
  let mine = 0;
  for (const province of provinces)
    if (isOf(state, HELD[province], owner, help)) mine += 1;
    else if (rules && HELD[province] === NOBODY && isEmpty(state, province)) mine += 1;
  return mine * 2 > provinces.length;
}

function isOf(state: State, holder: Nation, owner: Nation, help: number): boolean {
  if (holder === owner) return true;
  if (help === ALONE || holder === NOBODY) return false;
  return help === WITH_VASSALS ? isVassalOf(state, holder, owner) : holder === help;
}

/** III.D, XII.C No other barbarian nation has its horde there but allies and dependants; that of a federate counts for its federator (XXVIII.D). */
function onlyHorde(state: State, owner: Nation, number: number): boolean {
  const { horde, status } = state.nations;
  if (horde[owner] < 0 || AREA_OF[horde[owner]] !== number || state.ties.bond[owner] === FEDERATE) return false;
  for (let i = 0; i < hordes; i++) {
    const other = HORDES[i];
    if (other === owner || AREA_OF[horde[other]] !== number || status[other] !== BARBARIAN) continue;
    if (!dependsOn(state, other, owner) && !allied(state, other, owner)) return false;
  }
  return true;
}

function dependsOn(state: State, other: Nation, owner: Nation): boolean {
  return state.ties.bond[other] !== FREE && state.ties.lord[other] === owner;
}

/** Nobody stands there, not even behind a Limes. */
export function isEmpty(state: State, province: Place): boolean {
  return state.pieces.here[province].length === 0 && state.lands.limes[province] === NOBODY;
}

/** XII.B A province in which nobody but friends is goes with the area, once its city is nobody else's. */
function controllerOf(state: State, province: Place, ruler: Nation): Nation {
  const holder = HELD[province];
  if (holder !== NOBODY || ruler === NOBODY) return holder;
  const { city, level, limes } = state.lands;
  if (level[province] > 0 && city[province] !== NOBODY && city[province] !== ruler) return NOBODY;
  if (limes[province] !== NOBODY && !friendly(state, ruler, limes[province], province)) return NOBODY;
  for (const counter of state.pieces.here[province])
    if (!friendly(state, ruler, state.pieces.holder[counter], province)) return NOBODY;
  return ruler;
}

/**
 * XII.C, G105 When an activation or a phase is over, cities without a unit of their holder open their gates to the enemy who rules the area,
 * and cities that nobody holds to whoever controls their province. A capital falls to a siege only.
 */
export function openGates(state: State): void {
  refreshControl(state);
  const { city, level, control, areaControl } = state.lands;
  let opened = false;
  for (let province = 0; province < LAND; province++) {
    const keeper = city[province];
    if (level[province] === 0 || keeper === control[province] || AREA_OF[province] < 0) continue;
    const heir = keeper === NOBODY || control[province] !== NOBODY ? control[province] : areaControl[AREA_OF[province]];
    if (heir === NOBODY || heir === keeper || (keeper !== NOBODY && !isEmpty(state, province))) continue;
    changeHands(state, province, heir);
    opened = true;
  }
  if (opened) refreshControl(state);
}

/** Every province a nation controls, in the order of the map. */
export function provincesOf(state: State, owner: Nation): Place[] {
  const provinces: Place[] = [];
  for (let province = 0; province < LAND; province++)
    if (state.lands.control[province] === owner) provinces.push(province);
  return provinces;
}

/** III.F A city a nation controls: built, and held by it. */
export function controlsCity(state: State, owner: Nation, province: Place): boolean {
  return state.lands.level[province] > 0 && state.lands.control[province] === owner;
}

/** XII.C Total control: all cities of the area, those of an ally who shares it too, and no province that is hostile or in revolt. */
export function totalControl(state: State, owner: Nation, number: number): boolean {
  const { control, level, revolt } = state.lands;
  for (const province of IN_AREA[number]) {
    if (revolt[province] > 0) return false;
    if (level[province] > 0 && !isSharedBy(state, number, owner, control[province])) return false;
    if (ground(state, owner, province) === 'hostile') return false;
  }
  return true;
}

/** Whether a province of an area is a nation's, or its ally's with whom it shares the area. */
function isSharedBy({ lands }: State, number: number, owner: Nation, holder: Nation): boolean {
  if (holder === owner) return true;
  const [ruler, ally] = [lands.areaControl[number], lands.areaShared[number]];
  return ally !== NOBODY && (owner === ruler ? holder === ally : owner === ally && holder === ruler);
}

/** XII.C, XXVI.B Whether two allies rule an area together, each with half of what it brings (G27). */
export function isShared({ lands }: State, number: number): boolean {
  return lands.areaShared[number] !== NOBODY;
}

/** The areas that a nation rules itself, or together with an ally. */
export function areasOf({ lands: { areaControl, areaShared } }: State, owner: Nation): number[] {
  const areas: number[] = [];
  for (let number = 0; number < AREAS.length; number++)
    if (areaControl[number] === owner || areaShared[number] === owner) areas.push(number);
  return areas;
}

export function citiesOf(state: State, owner: Nation): Place[] {
  return provincesOf(state, owner).filter((where) => state.lands.level[where] > 0);
}

/** XII.A The areas that it controls: its own and those of its vassals. */
export function realmOf(state: State, owner: Nation): number[] {
  const areas: number[] = [];
  for (let number = 0; number < AREAS.length; number++) if (isInRealm(state, owner, number)) areas.push(number);
  return areas;
}

export function isInRealm(state: State, owner: Nation, number: number): boolean {
  const ruler = number < 0 ? NOBODY : state.lands.areaControl[number];
  if (ruler === NOBODY) return false;
  return ruler === owner || state.lands.areaShared[number] === owner || isVassalOf(state, ruler, owner);
}
