import { AREAS } from '../../data/areas.ts';
import { AREA_OF, CIVILISED, CIVILISED_PROVINCE, IN_AREA, LAND, type Place } from '../../data/geography.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import { type Counter, INITIATIVE, type Nation } from '../../data/pieces.ts';
import { ABSENT, BARBARIAN, EMPIRE, FEDERATE, FREE, NOBODY, type State } from '../../state.ts';
import { friendly, hostile, relation } from './relations.ts';

/** XII.B Units needed to control a rural province: one in a civilised one; beyond, two for barbarians and three for others. */
const BARBARIANS_NEEDED = 2;
const CIVILISED_NEEDED = 3;

/** XII. Works out anew who controls provinces and areas, wherever what it follows from has changed. */
export function refreshControl(state: State): void {
  if (state.lands.stale.includes(1)) {
    findHordes(state);
    for (let number = 0; number < AREAS.length; number++) if (state.lands.stale[number] > 0) refreshArea(state, number);
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
  const { control, areaControl, city } = state.lands;
  const provinces = IN_AREA[number];
  for (const province of provinces) HELD[province] = heldBy(state, province);
  const ruler = areaRuler(state, number, provinces);
  // Control follows from itself too: who rules counts what is empty as his. What has changed is looked at again.
  let settled = ruler === areaControl[number];
  areaControl[number] = ruler;
  for (const province of provinces) {
    const keeper = city[province];
    control[province] = controllerOf(state, province, ruler);
    if (city[province] !== keeper) settled = false;
  }
  state.lands.stale[number] = settled ? 0 : 1;
}

/** Scratch: who holds each province by units or by its city. */
const HELD = new Int8Array(LAND);

/** Who holds a province by itself: the holder of its city (G88), or whoever has enough uncontested units there. */
function heldBy(state: State, province: Place): Nation {
  const keeper = state.lands.city[province];
  if (state.lands.level[province] > 0 && keeper !== NOBODY) return keeper;
  const units = state.pieces.here[province];
  // XII.A, G18: the federator controls what it ceded, unless only enemies stand there.
  const ceded = state.lands.foedus[province];
  if (ceded !== NOBODY && !isLost(state, province, state.ties.lord[ceded], units)) return state.ties.lord[ceded];
  if (units.length === 0) return NOBODY;
  const holder = countedFor(state, province, strongest(state, province, units));
  return holder !== NOBODY && enough(state, province, holder, units.length) ? holder : NOBODY;
}

/** XII.B Enemies hold the province uncontested. */
function isLost(state: State, province: Place, keeper: Nation, units: readonly Counter[]): boolean {
  for (const counter of units) if (!hostile(state, keeper, state.pieces.holder[counter], province)) return false;
  return units.length > 0;
}

/** XII.A, XXVIII.D Federates count as their federator's, beside his own units and where he rules; what they hold elsewhere is theirs. */
function countedFor(state: State, province: Place, holder: Nation): Nation {
  if (holder === NOBODY || state.ties.bond[holder] !== FEDERATE) return holder;
  const lord = state.ties.lord[holder];
  return state.lands.control[province] === lord || countOf(state, province, lord) > 0 ? lord : holder;
}

/** Whoever has most units there, if all are friends. */
function strongest(state: State, province: Place, units: readonly Counter[]): Nation {
  let holder = state.pieces.holder[units[0]];
  let most = 0;
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
  if (CIVILISED_PROVINCE[province]) return units > 0;
  if (state.nations.status[owner] !== BARBARIAN) return units >= CIVILISED_NEEDED;
  return units + (state.nations.horde[owner] === province ? 1 : 0) >= BARBARIANS_NEEDED;
}

/** XII.C Empires first, then kingdoms, then barbarians. Whoever rules the area counts its empty provinces as his. */
function areaRuler(state: State, number: number, provinces: readonly Place[]): Nation {
  findCandidates(state, number, provinces);
  let best: Nation = NOBODY;
  for (let i = 0; i < candidates; i++) {
    const owner = CANDIDATES[i];
    if (best !== NOBODY && !goesBefore(state, owner, best)) continue;
    if (canRule(state, owner, number, provinces)) best = owner;
  }
  return best;
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

function canRule(state: State, owner: Nation, number: number, provinces: readonly Place[]): boolean {
  if (!MAY_RULE[owner]) return false;
  if (state.nations.status[owner] === EMPIRE)
    return mostCities(state, owner, provinces) && (CIVILISED[number] || mostProvinces(state, owner, number, provinces));
  if (state.nations.status[owner] === BARBARIAN && onlyHorde(state, owner, number)) return true;
  if (state.nations.status[owner] === BARBARIAN && !CIVILISED[number]) return false;
  return mostProvinces(state, owner, number, provinces);
}

function mostCities(state: State, owner: Nation, provinces: readonly Place[]): boolean {
  let cities = 0;
  let mine = 0;
  for (const province of provinces)
    if (state.lands.level[province] > 0) {
      cities += 1;
      if (HELD[province] === owner) mine += 1;
    }
  return mine * 2 > cities;
}

function mostProvinces(state: State, owner: Nation, number: number, provinces: readonly Place[]): boolean {
  const rules = state.lands.areaControl[number] === owner;
  let mine = 0;
  for (const province of provinces)
    if (HELD[province] === owner) mine += 1;
    else if (rules && HELD[province] === NOBODY && isEmpty(state, province)) mine += 1;
  return mine * 2 > provinces.length;
}

function onlyHorde(state: State, owner: Nation, number: number): boolean {
  const { horde } = state.nations;
  if (horde[owner] < 0 || AREA_OF[horde[owner]] !== number) return false;
  for (let i = 0; i < hordes; i++) {
    const other = HORDES[i];
    if (other !== owner && AREA_OF[horde[other]] === number && !dependsOn(state, other, owner)) return false;
  }
  return true;
}

function dependsOn(state: State, other: Nation, owner: Nation): boolean {
  return state.ties.bond[other] !== FREE && state.ties.lord[other] === owner;
}

export function isEmpty(state: State, province: Place): boolean {
  return state.pieces.here[province].length === 0;
}

/** XII.B A province in which nobody but friends is goes with the area; a city without its holder's units too, if another rules there (G88). */
function controllerOf(state: State, province: Place, ruler: Nation): Nation {
  const holder = HELD[province];
  if (holder === NOBODY) {
    if (ruler === NOBODY) return NOBODY;
    for (const counter of state.pieces.here[province])
      if (!friendly(state, ruler, state.pieces.holder[counter], province)) return NOBODY;
    return ruler;
  }
  if (ruler === NOBODY || ruler === holder || !isEmpty(state, province)) {
    // A city that nobody holds, after a collapse, opens its gates to whoever holds the province.
    if (state.lands.level[province] > 0) state.lands.city[province] = holder;
    return holder;
  }
  if (state.lands.level[province] > 0) state.lands.city[province] = ruler;
  return ruler;
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

/** XII.C Total control: all cities of the area, and no province that is hostile or in revolt. */
export function totalControl(state: State, owner: Nation, number: number): boolean {
  for (const province of IN_AREA[number]) {
    const ruler = state.lands.control[province];
    if (state.lands.revolt[province] > 0) return false;
    if (state.lands.level[province] > 0 && ruler !== owner) return false;
    if (ruler !== NOBODY && ruler !== owner && hostile(state, owner, ruler, province)) return false;
  }
  return true;
}

export function areasOf(state: State, owner: Nation): number[] {
  const areas: number[] = [];
  for (let number = 0; number < AREAS.length; number++)
    if (state.lands.areaControl[number] === owner) areas.push(number);
  return areas;
}

export function citiesOf(state: State, owner: Nation): Place[] {
  return provincesOf(state, owner).filter((where) => state.lands.level[where] > 0);
}
