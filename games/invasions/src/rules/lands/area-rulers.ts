import { AREA_OF, CIVILISED, LAND, type Place } from '../../data/geography.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import { INITIATIVE, type Nation } from '../../data/pieces.ts';
import { ABSENT, BARBARIAN, EMPIRE, FEDERATE, FREE, NOBODY, type State, VASSAL } from '../../state.ts';
import { isEmpty } from './occupation.ts';
import { ALLIANCE, allied, isStrangersCamp } from './relations.ts';

/** Scratch: who holds each province by units or by its city; whoever asks for a ruler fills it in for the area. */
export const HELD = new Int8Array(LAND);

/** Scratch: the nations with a horde on the map, and how many they are. */
const HORDES = new Int8Array(NATION_ROWS.length);
let hordes = 0;

function findHordes({ nations: { horde } }: State): void {
  hordes = 0;
  for (let owner = 0; owner < horde.length; owner++) if (horde[owner] >= 0) HORDES[hordes++] = owner;
}

/** Notes what claims are made of, before any ruler is looked for: hordes and lords. */
export function findClaims(state: State): void {
  findHordes(state);
  findLords(state);
}

/** XII.C Who rules an area, by himself or, with an ally, together. */
export function findRuler(state: State, number: number, provinces: readonly Place[]): Nation {
  ally = NOBODY;
  const alone = areaRuler(state, number, provinces);
  return state.ties.deals.length === 0 ? alone : jointRuler(state, number, provinces, alone);
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

/** The ally with whom the ruler that was found last shares the area. */
export let ally: Nation = NOBODY;

/** Whether a nation in play holds a province of the area, or has its horde there. */
function hasPart(state: State, owner: Nation, number: number, provinces: readonly Place[]): boolean {
  if (state.nations.status[owner] === ABSENT) return false;
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

export function isVassalOf({ ties }: State, other: Nation, lord: Nation): boolean {
  return other !== NOBODY && ties.bond[other] === VASSAL && ties.lord[other] === lord;
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

/** Whether a nation rules an area by what it holds there, or together with its vassals or an ally. */
function canRule(state: State, owner: Nation, number: number, provinces: readonly Place[], help: number): boolean {
  const status = state.nations.status[owner];
  if (status === EMPIRE) return mostCities(state, owner, provinces, help);
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
    else if (rules && HELD[province] === NOBODY && isEmpty(state, province) && !isStrangersCamp(state, province, owner))
      mine += 1;
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
