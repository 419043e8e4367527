import { CIVILISED_PROVINCE, PLACES, type Place } from '../../data/geography.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import { type Nation, nation, ORIENTALI, ROMANI } from '../../data/pieces.ts';
import { PROVINCE_ROWS } from '../../data/provinces.ts';
import {
  BARBARIAN,
  FEDERATE,
  FREE,
  knowsRevolts,
  NOBODY,
  type State,
  touchAll,
  touchRealms,
  upheavals,
  VASSAL,
} from '../../state.ts';
import { army, isNomad, UNITED_UNTIL, united } from '../pieces/units.ts';

export type Relation = (typeof RELATIONS)[number];

/** What two nations have agreed or declared for a turn. */
export const ALLIANCE = 1;
export const PACT = 2;
export const HOSTILITY = 3;

/** The head of a league: a federate belongs to its federator's. */
function leagueOf(state: State, owner: Nation): Nation {
  return state.ties.bond[owner] === FEDERATE ? state.ties.lord[owner] : owner;
}

/** The nation at the top of whatever ties a nation has. */
export function headOf(state: State, owner: Nation): Nation {
  let head = owner;
  for (let i = 0; i < 4 && state.ties.bond[head] !== FREE; i++) head = state.ties.lord[head];
  return head;
}

export function dealBetween(state: State, a: Nation, b: Nation): number {
  if (isOutdated(state)) beginAnew(state);
  return BETWEEN[cellOf(a, b)];
}

/**
 * Scratch: what any two nations are to each other in the state that was asked about last, as far as it is known: asked far more often than
 * it changes. It holds until nations are not to each other what they were, and as long as nobody asks about another state.
 */
const ROW = NATION_ROWS.length + 1;
const CELLS = ROW * ROW;
/** What is between two nations by their deals. */
const BETWEEN = new Uint8Array(CELLS);
/** Their relation on civilised ground, and behind all of those that on barbarian ground: its place among all relations, counted from one. */
const RELATIONS_KNOWN = new Uint8Array(2 * CELLS);
/** By place: which half counts there. */
const FIRST_CELL = Int16Array.from({ length: PLACES }, (_, where) => (isBarbarianGround(where) ? CELLS : 0));
const RELATIONS = ['friendly', 'neutral', 'hostile'] as const;
let known: State | undefined;
let knownSince = 0;

/** Nobody, who has no deals, is -1. */
function cellOf(a: Nation, b: Nation): number {
  return (a + 1) * ROW + b + 1;
}

function isOutdated(state: State): boolean {
  return known !== state || knownSince !== upheavals;
}

/** What one half of Rome agrees to binds both while they are one (G40); of two deals the older counts. */
function beginAnew(state: State): void {
  const { deals } = state.ties;
  RELATIONS_KNOWN.fill(0);
  BETWEEN.fill(0);
  for (let i = deals.length - 3; i >= 0; i -= 3)
    for (const one of army(state, deals[i]))
      for (const two of army(state, deals[i + 1])) {
        BETWEEN[cellOf(one, two)] = deals[i + 2];
        BETWEEN[cellOf(two, one)] = deals[i + 2];
      }
  known = state;
  knownSince = upheavals;
}

/** Whether a deal is one of these two nations'; what one half of Rome agrees to binds both while they are one (G40). */
function isBetween(state: State, deal: number, a: Nation, b: Nation): boolean {
  const { deals } = state.ties;
  const one = deals[deal];
  const two = deals[deal + 1];
  if ((one === a && two === b) || (one === b && two === a)) return true;
  if (state.clock.turn > UNITED_UNTIL) return false;
  return (united(state, one, a) && united(state, two, b)) || (united(state, one, b) && united(state, two, a));
}

/** Notes an alliance, a pact or hostility between two nations; it replaces what was between them. */
export function makeDeal(state: State, a: Nation, b: Nation, deal: number): void {
  endDeal(state, a, b);
  state.ties.deals.push(a, b, deal);
  dealChanged(state, a, b, deal);
}

export function endDeal(state: State, a: Nation, b: Nation): void {
  const { deals } = state.ties;
  for (let i = deals.length - 3; i >= 0; i -= 3)
    if (isBetween(state, i, a, b)) {
      const [, , deal] = deals.splice(i, 3);
      dealChanged(state, a, b, deal);
    }
}

/** Only an alliance makes friends. */
function dealChanged(state: State, a: Nation, b: Nation, deal: number): void {
  if (deal === ALLIANCE) touchAll(state);
  else touchRealms(state, [...army(state, a), ...army(state, b)]);
}

/** A nation is no more, and with it whatever it had agreed or declared. */
export function endDealsOf(state: State, owner: Nation): void {
  const { deals } = state.ties;
  for (let i = deals.length - 3; i >= 0; i -= 3) if (deals[i] === owner || deals[i + 1] === owner) deals.splice(i, 3);
  touchAll(state);
}

/** XXVI.B The allies of a nation; what one half of Rome has, both have while they are one. */
export function alliesOf(state: State, owner: Nation): Nation[] {
  const { deals } = state.ties;
  const found: Nation[] = [];
  for (let i = 0; i < deals.length; i += 3) {
    if (deals[i + 2] !== ALLIANCE) continue;
    if (united(state, deals[i], owner)) found.push(...army(state, deals[i + 1]));
    else if (united(state, deals[i + 1], owner)) found.push(...army(state, deals[i]));
  }
  return found;
}

export function allied(state: State, a: Nation, b: Nation): boolean {
  return united(state, a, b) || dealBetween(state, a, b) === ALLIANCE;
}

/** XII.D Friendly, neutral or hostile; inside a barbarian area barbarians are neutral unless they declare otherwise (G100). */
export function relation(state: State, a: Nation, b: Nation, where: Place): Relation {
  if (a === b) return 'friendly';
  if (isOutdated(state)) beginAnew(state);
  const cell = cellOf(a, b) + FIRST_CELL[where];
  if (RELATIONS_KNOWN[cell] === 0) RELATIONS_KNOWN[cell] = 1 + RELATIONS.indexOf(relationOf(state, a, b, where));
  return RELATIONS[RELATIONS_KNOWN[cell] - 1];
}

function relationOf(state: State, a: Nation, b: Nation, where: Place): Relation {
  if (united(state, a, b)) return 'friendly';
  const deal = dealBetween(state, a, b);
  if (deal === ALLIANCE) return 'friendly';
  const leagueA = leagueOf(state, a);
  const leagueB = leagueOf(state, b);
  if (leagueA === leagueB || allied(state, leagueA, leagueB)) return 'friendly';
  if (deal === PACT) return 'neutral';
  const headA = headOf(state, a);
  const headB = headOf(state, b);
  if (headA === headB || allied(state, headA, headB)) return 'neutral';
  if (isHalfOfRome(headA) && isHalfOfRome(headB))
    return state.clock.usurped >= state.clock.turn - 1 ? 'hostile' : 'neutral';
  if (peaceAmongBarbarians(state, a, b, where) && deal !== HOSTILITY) return 'neutral';
  return 'hostile';
}

function isHalfOfRome(owner: Nation): boolean {
  return owner === ROMANI || owner === ORIENTALI;
}

function peaceAmongBarbarians(state: State, a: Nation, b: Nation, where: Place): boolean {
  return isBarbarianGround(where) && isBarbarous(state, a) && isBarbarous(state, b);
}

/** XII.D A barbarian nation, or the vassal of one. */
export function isBarbarous({ nations: { status }, ties }: State, owner: Nation): boolean {
  if (status[owner] === BARBARIAN) return true;
  return ties.bond[owner] === VASSAL && status[ties.lord[owner]] === BARBARIAN;
}

/** A province of a barbarian area; Kushania too (G8). */
export function isBarbarianGround(where: Place): boolean {
  return where < CIVILISED_PROVINCE.length && !CIVILISED_PROVINCE[where];
}

export function hostile(state: State, a: Nation, b: Nation, where: Place): boolean {
  return relation(state, a, b, where) === 'hostile';
}

export function friendly(state: State, a: Nation, b: Nation, where: Place): boolean {
  return relation(state, a, b, where) === 'friendly';
}

/** XII.D How a province is to a nation's units: an enemy in it, or his city, makes it hostile; so does a revolt (XVI.E). Whoever occupies it, with units or a horde, need not control it. */
export function ground(state: State, owner: Nation, where: Place): Relation {
  const ruler = state.lands.control[where];
  if (state.lands.revolt[where] > 0 && united(state, ruler, owner) && knowsRevolts(state, owner)) return 'hostile';
  const rule = ruler === NOBODY ? 'hostile' : relation(state, owner, ruler, where);
  let occupied: Relation | undefined;
  for (const counter of state.pieces.here[where]) {
    const now = relation(state, owner, state.pieces.holder[counter], where);
    if (now === 'hostile') return 'hostile';
    if (occupied !== 'friendly') occupied = now;
  }
  if (hordesAt(state, where, owner)) return 'hostile';
  const keeper = state.lands.city[where];
  if (state.lands.level[where] > 0 && keeper !== NOBODY && hostile(state, owner, keeper, where)) return 'hostile';
  return rule === 'friendly' ? rule : (occupied ?? bondOfCamps(state, where, owner) ?? rule);
}

/** XII.D, G301 Who has nothing but a horde there occupies the province too. */
function bondOfCamps(state: State, where: Place, owner: Nation): Relation | undefined {
  if (isFriendsCamp(state, where, owner)) return 'friendly';
  return isNeutralsCamp(state, where, owner) ? 'neutral' : undefined;
}

/** Whether a horde hostile to the nation stands in the province. */
export function hordesAt(state: State, where: Place, owner: Nation): boolean {
  return hasCamp(state, where, owner, isHostility);
}

/** III.D, XII.D, G301 Whether a horde stands in the province that is no friend of the nation’s: like a unit it shares it with friends only. */
export function isStrangersCamp(state: State, where: Place, owner: Nation): boolean {
  return hasCamp(state, where, owner, isNoFriendship);
}

/** Whether a nation's horde, or that of a friend, stands in the province. */
export function isFriendsCamp(state: State, where: Place, owner: Nation): boolean {
  return hasCamp(state, where, owner, isFriendship);
}

export function isNeutralsCamp(state: State, where: Place, owner: Nation): boolean {
  return hasCamp(state, where, owner, isNeutrality);
}

/** III.B, III.D, XII.D, G301, G106 Whether a horde or a Limes stands in the province that is no friend of the nation’s: either is a unit, so the province is not empty. */
export function isStrangersPost(state: State, where: Place, owner: Nation): boolean {
  const limes = state.lands.limes[where];
  if (limes !== NOBODY && !friendly(state, owner, limes, where)) return true;
  return isStrangersCamp(state, where, owner);
}

const isHostility = (bond: Relation) => bond === 'hostile';
const isNoFriendship = (bond: Relation) => bond !== 'friendly';
const isNeutrality = (bond: Relation) => bond === 'neutral';
const isFriendship = (bond: Relation) => bond === 'friendly';

function hasCamp(state: State, where: Place, owner: Nation, is: (bond: Relation) => boolean): boolean {
  if (state.pieces.camps[where] === 0) return false;
  const { horde } = state.nations;
  for (let other = horde.indexOf(where); other >= 0; other = horde.indexOf(where, other + 1))
    if (is(relation(state, owner, other, where))) return true;
  return false;
}

/** XVIII.K Scythia is for nomads, and on turn 1 for the Ostrogoths; Arabia Deserta is for the Arabs, Mauretania for Berbers and Mauritanians. */
export function closedTo(state: State, owner: Nation, where: Place): boolean {
  const closed = CLOSED[where];
  if (closed === undefined) return false;
  if (closed === 'nomads') return !isNomad(state, owner) && !(owner === OSTROGOTHI && state.clock.turn === 1);
  if (closed === 'arabs') return owner !== ARABES;
  return owner !== MAURITANII && owner !== BERBERI;
}

/** XLI.D, G401 Whoever stands in land that is closed to him passes through it on his way out. */
export function isWayOut(state: State, owner: Nation, from: Place, where: Place): boolean {
  return CLOSED[from] === CLOSED[where] && closedTo(state, owner, from);
}

const CLOSED = PROVINCE_ROWS.map(({ closed }) => closed);
const OSTROGOTHI = nation('ostrogothi');
const ARABES = nation('arabes');
const BERBERI = nation('berberi');
const MAURITANII = nation('mauritanii');
