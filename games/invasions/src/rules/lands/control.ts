import { AREAS } from '../../data/areas.ts';
import { AREA_OF, area, CIVILISED_PROVINCE, IN_AREA, LAND, type Place, place } from '../../data/geography.ts';
import { type Counter, type Nation, nation, ORIENTALI, ROMANI } from '../../data/pieces.ts';
import { ABSENT, BARBARIAN, changeHands, FEDERATE, NOBODY, type State } from '../../state.ts';
import { hasUnits, UNITED_UNTIL, united } from '../pieces/units.ts';
import { ally, findClaims, findRuler, HELD } from './area-rulers.ts';
import { isDeserted } from './occupation.ts';
import { friendly, hostile, isFriendsCamp, isStrangersCamp, relation } from './relations.ts';

/** XII.B Units needed to control a rural province: one in a civilised one; beyond, two for barbarians and three for others. */
const BARBARIANS_NEEDED = 2;
const CIVILISED_NEEDED = 3;

/** Who rules an area and who holds its provinces follow from each other: twice is enough but for odd cases. */
const MOST_PASSES = 4;

/** XII. Works out anew who controls provinces and areas, wherever what it follows from has changed. */
export function refreshControl(state: State): void {
  if (state.lands.stale.includes(1)) {
    findClaims(state);
    for (let number = 0; number < AREAS.length; number++)
      for (let pass = 0; pass < MOST_PASSES && state.lands.stale[number] > 0; pass++) refreshArea(state, number);
  }
  for (const province of WITHOUT_AREA) state.lands.control[province] = heldBy(state, province);
}

const WITHOUT_AREA: readonly Place[] = AREA_OF.flatMap((number, province) => (number < 0 ? [province] : []));

function refreshArea(state: State, number: number): void {
  const { control, areaControl, areaShared } = state.lands;
  const provinces = IN_AREA[number];
  for (const province of provinces) HELD[province] = heldBy(state, province);
  const ruler = findRuler(state, number, provinces);
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

/** Who holds a province by itself: the holder of its city (G88), or whoever has enough uncontested units there. */
function heldBy(state: State, province: Place): Nation {
  const { city, level, limes } = state.lands;
  const keeper = level[province] > 0 ? city[province] : NOBODY;
  const units = state.pieces.here[province];
  if (keeper !== NOBODY) return keepsCity(state, province, keeper) ? cityCountedFor(state, province, keeper) : NOBODY;
  if (units.length === 0 && limes[province] === NOBODY) return campOrHome(state, province);
  const most = strongest(state, province, units);
  if (most === NOBODY) return NOBODY;
  const holder = countedFor(state, province, most);
  return enough(state, province, holder, units.length) ? holder : NOBODY;
}

/**
 * G88 Whose city it is controls it as long as it is not empty: with a unit or horde of his or of a friend, a Limes or his capital in it; or
 * while he, or somebody who is no enemy of his, rules the area.
 */
function keepsCity(state: State, province: Place, keeper: Nation): boolean {
  const { areaControl, limes } = state.lands;
  const ruler = AREA_OF[province] < 0 ? NOBODY : areaControl[AREA_OF[province]];
  if (ruler === keeper || limes[province] === keeper || state.nations.capital[keeper] === province) return true;
  for (const counter of state.pieces.here[province])
    if (friendly(state, keeper, state.pieces.holder[counter], province)) return true;
  if (isFriendsCamp(state, province, keeper)) return true;
  return ruler !== NOBODY && !hostile(state, ruler, keeper, province);
}

const VASCONIA = place('vasconia');
const EUSKALDUNAK = nation('euskaldunak');

/** Where no other unit stands: G309 a horde is one too; XXXVII.T: empty Vasconia is the Basques'. */
function campOrHome(state: State, province: Place): Nation {
  if (state.pieces.camps[province] === 0)
    return province === VASCONIA && state.nations.status[EUSKALDUNAK] !== ABSENT ? EUSKALDUNAK : NOBODY;
  const owner = state.nations.horde.indexOf(province);
  if (!CIVILISED_PROVINCE[province] || isStrangersCamp(state, province, owner)) return NOBODY;
  return countedFor(state, province, owner);
}

/**
 * XII.A, XXVIII.D, G350 Units and horde of federates count as their federator's on the land of their Foedus, beside a unit or Limes of his, and
 * in an area that he rules; what they hold elsewhere is theirs.
 */
function countedFor(state: State, province: Place, holder: Nation): Nation {
  if (holder === ROMANI || holder === ORIENTALI) return halfOf(state, province, holder);
  if (state.ties.bond[holder] !== FEDERATE) return holder;
  const lord = state.ties.lord[holder];
  if (state.lands.foedus[province] === holder) return lord;
  const counts = isGarrisonedBy(state, province, lord) || rulesAround(state, province, lord);
  return counts ? countedFor(state, province, lord) : holder;
}

/** XII.A, III.F The city of a federate is his, until his federator has a garrison there beside his own. */
function cityCountedFor(state: State, province: Place, keeper: Nation): Nation {
  if (state.ties.bond[keeper] !== FEDERATE) return keeper;
  const lord = state.ties.lord[keeper];
  if (!isGarrisonedBy(state, province, lord)) return keeper;
  return state.nations.horde[keeper] === province || isGarrisonedBy(state, province, keeper) ? lord : keeper;
}

/** III.B A Limes is a unit. */
function isGarrisonedBy(state: State, province: Place, owner: Nation): boolean {
  const limes = state.lands.limes[province];
  return (limes !== NOBODY && united(state, owner, limes)) || hasUnits(state, owner, province);
}

function rulesAround(state: State, province: Place, owner: Nation): boolean {
  const ruler = AREA_OF[province] < 0 ? NOBODY : state.lands.areaControl[AREA_OF[province]];
  return ruler !== NOBODY && united(state, owner, ruler);
}

/** XXXVII.I While Rome is one, what its armies hold belongs to the half that rules the area. */
function halfOf({ lands: { areaControl }, clock }: State, province: Place, holder: Nation): Nation {
  const ruler = AREA_OF[province] < 0 ? NOBODY : areaControl[AREA_OF[province]];
  return clock.turn <= UNITED_UNTIL && (ruler === ROMANI || ruler === ORIENTALI) ? ruler : holder;
}

/** Whoever has most units there, if all are friends; a Limes is a unit (III.B), and so is a horde (G309). */
function strongest(state: State, province: Place, units: readonly Counter[]): Nation {
  const limes = state.lands.limes[province];
  let holder = limes !== NOBODY ? limes : state.pieces.holder[units[0]];
  for (const counter of units) {
    const owner = state.pieces.holder[counter];
    if (owner === holder) continue;
    if (relation(state, holder, owner, province) !== 'friendly') return NOBODY;
    if (strengthOf(state, province, owner) > strengthOf(state, province, holder)) holder = owner;
  }
  return isStrangersCamp(state, province, holder) ? NOBODY : holder;
}

/** Its units, its Limes and what counts as its own beside them. */
function strengthOf(state: State, province: Place, owner: Nation): number {
  const head = countedFor(state, province, owner);
  const limes = state.lands.limes[province];
  let strength = limes !== NOBODY && countedFor(state, province, limes) === head ? 1 : 0;
  for (const counter of state.pieces.here[province])
    if (countedFor(state, province, state.pieces.holder[counter]) === head) strength += 1;
  return strength;
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

/** XII.B A province in which nobody but friends is goes with the area, once its city is nobody else's. */
function controllerOf(state: State, province: Place, ruler: Nation): Nation {
  const holder = HELD[province];
  if (holder !== NOBODY || ruler === NOBODY) return holder;
  const { city, level, limes } = state.lands;
  if (level[province] > 0 && city[province] !== NOBODY && city[province] !== ruler) return NOBODY;
  if (limes[province] !== NOBODY && !friendly(state, ruler, limes[province], province)) return NOBODY;
  if (isStrangersCamp(state, province, ruler)) return NOBODY;
  for (const counter of state.pieces.here[province])
    if (!friendly(state, ruler, state.pieces.holder[counter], province)) return NOBODY;
  return ruler;
}

/**
 * XII.C, G105 When an activation or a phase is over, cities in which nobody stands, unit or horde, open their gates to the enemy who rules the
 * area, and cities that nobody holds to whoever controls their province. A capital falls to a siege only.
 */
export function openGates(state: State): void {
  refreshControl(state);
  const { city, level, control, areaControl } = state.lands;
  let opened = false;
  for (let province = 0; province < LAND; province++) {
    const keeper = city[province];
    if (level[province] === 0 || keeper === control[province] || AREA_OF[province] < 0) continue;
    const heir = keeper === NOBODY || control[province] !== NOBODY ? control[province] : areaControl[AREA_OF[province]];
    if (heir === NOBODY || heir === keeper || (keeper !== NOBODY && !isDeserted(state, province))) continue;
    changeHands(state, province, heir);
    opened = true;
  }
  if (opened) refreshControl(state);
}
