import { LAND, type Place } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import {
  COUNTERS_OF,
  type Counter,
  LEADERS_OF,
  type LeaderNumber,
  NATION_OF,
  type Nation,
  NOMAD,
  ORIENTALI,
  ROMANI,
  SORT_OF,
  SORTS,
  type SortFacts,
} from '../../data/pieces.ts';
import { ABSENT, BARBARIAN, isCivilised, NOWHERE, type State } from '../../state.ts';

/** What a counter is as it lies: a damaged elite unit is plain infantry, or a plain fleet (III.B). */
export function facts(counter: Counter): SortFacts {
  return SORTS[SORT_OF[counter]];
}

export function isFleet(counter: Counter): boolean {
  return facts(counter).kind === 'fleet';
}

/** G336 A unit is what its own nation is, civilised or barbarian, whoever it serves. */
export function isCivilisedUnit(state: State, counter: Counter): boolean {
  return isCivilised(state, state.pieces.nation[counter]);
}

/** III.B Elite counters are elite only in the hands of a civilised nation. */
export function isElite(state: State, counter: Counter): boolean {
  if (state.pieces.hurt[counter] > 0 || !facts(counter).elite) return false;
  const { nation, holder } = state.pieces;
  // Mercenaries whose nation is gone are what their master makes of them.
  const gone = state.nations.status[nation[counter]] === ABSENT;
  return isCivilised(state, gone ? holder[counter] : nation[counter]);
}

export function isHeavy(state: State, counter: Counter): boolean {
  return state.pieces.hurt[counter] === 0 && facts(counter).heavy;
}

export function isHorse(state: State, counter: Counter): boolean {
  return state.pieces.hurt[counter] === 0 && facts(counter).horse;
}

export function isHorseArcher(state: State, counter: Counter): boolean {
  return state.pieces.hurt[counter] === 0 && facts(counter).kind === 'horse-archers';
}

export function shoots(state: State, counter: Counter): boolean {
  return state.pieces.hurt[counter] === 0 && facts(counter).shoots;
}

export function isFoot(state: State, counter: Counter): boolean {
  return state.pieces.hurt[counter] > 0 || facts(counter).foot;
}

/** A sort of unit and whether it is damaged, as one number. */
export type Kind = number;

const KEYS: readonly string[] = SORTS.flatMap(({ key }) => [key, `${key}-hurt`]);

/** The place of each kind in the order of their names. */
export const RANK_BY_NAME: readonly number[] = KEYS.map((key) => KEYS.filter((other) => other < key).length);

export function kindOf(state: State, counter: Counter): Kind {
  return SORT_OF[counter] * 2 + state.pieces.hurt[counter];
}

/** The name of a kind in options and events. */
export function keyOfKind(kind: Kind): string {
  return KEYS[kind];
}

/** A counter's name in options and events: its sort, and whether it is damaged. */
export function keyOf(state: State, counter: Counter): string {
  return KEYS[kindOf(state, counter)];
}

/** The units that serve a nation in a place (both halves of Rome while they are one, G40). */
export function unitsAt(state: State, owner: Nation, where: Place): Counter[] {
  const found: Counter[] = [];
  for (const counter of state.pieces.here[where])
    if (united(state, owner, state.pieces.holder[counter])) found.push(counter);
  return found;
}

/** Whether there are any. */
export function hasUnits(state: State, owner: Nation, where: Place): boolean {
  for (const counter of state.pieces.here[where]) if (united(state, owner, state.pieces.holder[counter])) return true;
  return false;
}

/** The provinces in which there are any, and some more, in the order of the map. */
export function provincesHeld(state: State, owner: Nation, more: readonly Place[] = []): Place[] {
  const { at, holder } = state.pieces;
  // A nation has few counters: to mark where they are beats a look into every province.
  const places: Place[] = [];
  for (const member of army(state, owner))
    for (const counter of COUNTERS_OF[member])
      if (at[counter] >= 0 && united(state, owner, holder[counter])) mark(places, at[counter]);
  for (const counter of state.pieces.abroad)
    if (at[counter] >= 0 && united(state, owner, holder[counter])) mark(places, at[counter]);
  for (const where of more) mark(places, where);
  return inMapOrder(places);
}

/** The provinces in which a nation's own units serve it, those of its horde or capital, and some more, in the order of the map. */
export function provincesOfPeople(state: State, owner: Nation, more: readonly Place[] = []): Place[] {
  const places: Place[] = [];
  for (const counter of unitsAtHome(state, owner)) mark(places, state.pieces.at[counter]);
  const home = seatOfPower(state, owner);
  if (home >= 0) mark(places, home);
  for (const where of more) mark(places, where);
  return inMapOrder(places);
}

/** Every nation that moves together: both halves of Rome while they are one. */
export function army(state: State, owner: Nation): readonly Nation[] {
  const rome = (owner === ROMANI || owner === ORIENTALI) && united(state, ROMANI, ORIENTALI);
  return rome ? ROME : ALONE[owner];
}

/** G40 While Rome is one, the half with most units in a place: so each keeps what it has won when they part (XXXVII.I). */
export function mainMember(state: State, owner: Nation, where: Place): Nation {
  let best = owner;
  let most = 0;
  for (const member of army(state, owner)) {
    const count = state.pieces.here[where].filter((counter) => state.pieces.holder[counter] === member).length;
    if (count <= most && !(count === most && member === owner)) continue;
    best = member;
    most = count;
  }
  return best;
}

const ROME: readonly Nation[] = [ROMANI, ORIENTALI].sort((a, b) => a - b);
const ALONE: readonly (readonly Nation[])[] = NATION_ROWS.map((_, owner) => [owner]);

/** Scratch of such lists: what is in one already. All zero between two of them. */
const MARKED = new Uint8Array(LAND);

/** Notes a province once; seas do not count. */
function mark(places: Place[], where: Place): void {
  if (where >= LAND || MARKED[where] > 0) return;
  MARKED[where] = 1;
  places.push(where);
}

/** Sorts a short list of marked provinces, and takes their marks away. */
function inMapOrder(places: Place[]): Place[] {
  for (let i = 0; i < places.length; i++) {
    const where = places[i];
    MARKED[where] = 0;
    let j = i;
    for (; j > 0 && places[j - 1] > where; j--) places[j] = places[j - 1];
    places[j] = where;
  }
  return places;
}

/** All units on the map that serve a nation. */
export function unitsOf(state: State, owner: Nation): Counter[] {
  const { at, holder } = state.pieces;
  const found: Counter[] = [];
  for (const counter of COUNTERS_OF[owner]) if (at[counter] >= 0 && holder[counter] === owner) found.push(counter);
  for (const counter of state.pieces.abroad) if (holder[counter] === owner && at[counter] >= 0) found.push(counter);
  return found;
}

/** Those of them that are not at sea. */
export function landUnitsOf(state: State, owner: Nation): Counter[] {
  return unitsOf(state, owner).filter((counter) => state.pieces.at[counter] < LAND);
}

/** A nation's own units on the map, whoever they serve. */
export function ownUnits(state: State, owner: Nation): Counter[] {
  const { at, nation, abroad } = state.pieces;
  const own = COUNTERS_OF[owner].filter((counter) => at[counter] >= 0 && nation[counter] === owner);
  for (const counter of abroad)
    if (nation[counter] === owner && NATION_OF[counter] !== owner && at[counter] >= 0) own.push(counter);
  return own;
}

/** Those of them that are lent to nobody. */
export function unlentUnits(state: State, owner: Nation): Counter[] {
  return ownUnits(state, owner).filter((counter) => state.pieces.holder[counter] === owner);
}

/** Those of them that are not at sea: they are at home. */
export function unitsAtHome(state: State, owner: Nation): Counter[] {
  return unlentUnits(state, owner).filter((counter) => state.pieces.at[counter] < LAND);
}

/** Where a nation's units come home to: its horde or capital; for those who have neither, where others of it are. */
export function homeOf(state: State, owner: Nation): Place {
  const seat = seatOfPower(state, owner);
  if (seat >= 0) return seat;
  const [other] = unitsAtHome(state, owner);
  return other === undefined ? NOWHERE : state.pieces.at[other];
}

/** The leaders of a nation, on the map or not; those of both halves of Rome while they are one. */
export function comradesOf(state: State, owner: Nation): readonly LeaderNumber[] {
  return united(state, ROMANI, ORIENTALI) && (owner === ROMANI || owner === ORIENTALI)
    ? LEADERS_OF_ROME
    : LEADERS_OF[owner];
}

const LEADERS_OF_ROME: readonly LeaderNumber[] = [...LEADERS_OF[ROMANI], ...LEADERS_OF[ORIENTALI]].sort(
  (a, b) => a - b,
);

export function leadersAt(state: State, owner: Nation, where: Place): LeaderNumber[] {
  const found: LeaderNumber[] = [];
  for (const who of comradesOf(state, owner)) if (state.pieces.leaderAt[who] === where) found.push(who);
  return found;
}

/** A nation's leaders on the map. */
export function leadersOf(state: State, owner: Nation): LeaderNumber[] {
  return LEADERS_OF[owner].filter((who) => state.pieces.leaderAt[who] >= 0);
}

const BONUS = {
  combat: LEADERS.map(({ combat }) => combat),
  stacking: LEADERS.map(({ stacking }) => stacking),
  administration: LEADERS.map(({ administration }) => administration),
  diplomacy: LEADERS.map(({ diplomacy }) => diplomacy),
} as const;

/** G47: the highest bonus among leaders counts, never the sum. */
export function best(who: readonly LeaderNumber[], bonus: keyof typeof BONUS): number {
  if (who.length === 0) return 0;
  const values = BONUS[bonus];
  let most = 0;
  for (const one of who) most = Math.max(most, values[one]);
  return most;
}

/** XXIX.B Nomads are so as long as they are barbarians. */
export function isNomad({ nations }: State, owner: Nation): boolean {
  return NOMAD[owner] && nations.status[owner] === BARBARIAN;
}

/** Where a nation's newcomers gather: its horde or its capital. */
export function seatOfPower(state: State, owner: Nation): Place {
  return state.nations.horde[owner] >= 0 ? state.nations.horde[owner] : state.nations.capital[owner];
}

/** The counters of a nation that wait in the supply. */
export function supply(state: State, owner: Nation): Counter[] {
  return COUNTERS_OF[owner].filter((counter) => state.pieces.at[counter] === NOWHERE);
}

/** The last turn in which both halves of Rome act as one nation (XXXVII.A, I). */
export const UNITED_UNTIL = 2;

/** Both halves of Rome, while they are one (G40). */
export function united(state: State, a: Nation, b: Nation): boolean {
  if (a === b) return true;
  return state.clock.turn <= UNITED_UNTIL && (a === ROMANI || a === ORIENTALI) && (b === ROMANI || b === ORIENTALI);
}
