import type { Flow } from '@tabula/engine';
import type { Newcomer, Reinforcement } from '../../data/calendar.ts';
import {
  AREA_OF,
  area,
  distancesFrom,
  IN_AREA,
  LAND,
  type Place,
  PORTS_ON,
  place,
  placeId,
  SHORE_OF,
} from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import {
  type Counter,
  LEADERS_OF,
  type LeaderNumber,
  NATION_OF,
  type Nation,
  NOMAD,
  nation,
  nationId,
  SORT_OF,
  sortNamed,
} from '../../data/pieces.ts';
import { DEPLOY, HORDE_TO, numberOf, optionsOf, POST, prompt, RAISE } from '../../options.ts';
import {
  ABSENT,
  BARBARIAN,
  begin,
  encamp,
  enlist,
  GONE,
  isCivilised,
  move,
  NOWHERE,
  remove,
  type State,
  station,
  VASSAL,
} from '../../state.ts';
import { evacuate } from '../diplomacy/refuge.ts';
import { hireHuns, replaceServants } from '../diplomacy/service.ts';
import { isSupported } from '../lands/afloat.ts';
import { page } from '../lands/calendar.ts';
import { refreshControl } from '../lands/control.ts';
import { recoverMinor } from '../lands/minors.ts';
import { isVacant } from '../lands/occupation.ts';
import { provincesOf } from '../lands/realms.ts';
import { hasVanished, loseAuxiliaries } from '../nations/auxiliaries.ts';
import { followTheBorder, odoacer } from '../nations/historic-arrivals.ts';
import { entryTies } from '../nations/history.ts';
import { bundleOf } from '../pieces/bundles.ts';
import { pickUnit } from '../pieces/losses.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { facts, isFleet, leadersOf, ownUnits, provincesOfPeople, supply } from '../pieces/units.ts';

/** IX. The Reinforcements of one nation: it enters, or gets its units; leaders come, go and are posted. */
export function* reinforce(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (hasVanished(state, owner) && !newcomers(state).includes(owner)) {
    partWithLeaders(g, owner);
    yield* loseAuxiliaries(g, owner);
    return;
  }
  if (NATION_ROWS[owner].role === 'minor' && state.nations.status[owner] !== ABSENT) {
    recoverMinor(g, owner);
    refreshControl(state);
    return;
  }
  // G315 A capital is no unit.
  if (isCivilised(state, owner)) yield* loseAuxiliaries(g, owner);
  const newcomer = page(state).newcomers.find((row) => row.nation === nationId(owner));
  if (newcomer !== undefined) {
    yield* enter(g, owner, newcomer);
    refreshControl(state);
  } else if (state.nations.status[owner] === BARBARIAN && state.nations.horde[owner] >= 0) yield* receive(g, owner);
  if (state.nations.fleetsDue[owner] > 0) yield* launch(g, owner);
  yield* changeLeaders(g, owner);
  yield* replaceServants(g, owner);
  yield* hireHuns(g, owner);
  odoacer(g, owner);
  yield* followTheBorder(g, owner);
  refreshControl(state);
}

/** IX.D Fleets of the Calendar come to a sea on which the nation holds a province; they wait until there is one. */
function* launch(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const seas = PORTS_ON.flatMap((_, number) => {
    const sea = LAND + number;
    const coast = SHORE_OF[number].some((where) => state.lands.control[where] === owner);
    return coast && isSupported(state, owner, sea) ? [sea] : [];
  });
  if (seas.length === 0) return;
  const question = prompt('launch', 'IX.D', { nation: nationId(owner) });
  const { province } = yield* ask(g, owner, question, optionsOf(DEPLOY, seas));
  const fleets = supply(state, owner).filter(isFleet).slice(0, state.nations.fleetsDue[owner]);
  state.nations.fleetsDue[owner] = 0;
  muster(g, owner, fleets, numberOf(province));
}

/** IX.A-B A new nation enters; whoever is in its way makes room. */
export function* enter(g: Invasions, owner: Nation, newcomer: Newcomer): Flow<void> {
  const { state } = g;
  begin(state, owner);
  const settled = provincesOfPeople(state, owner);
  const camp = newcomer.horde;
  const where = camp === undefined ? undefined : yield* placeOfEntry(g, owner, place(camp), settled);
  // XI.G Raiders that settled before are part of the entry.
  for (const counter of ownUnits(state, owner)) remove(state, counter);
  if (where !== undefined) {
    yield* evacuate(g, owner, where);
    encamp(state, owner, where);
    g.emit({ event: 'appeared', nation: nationId(owner), province: placeId(where) });
    muster(g, owner, named(state, owner, newcomer.units ?? {}), where);
  }
  for (const { province, units = {}, any = 0 } of newcomer.places ?? []) {
    const where = NATION_ROWS[owner].role === 'inactive' ? nearestVacant(state, place(province)) : place(province);
    if (where === undefined) continue;
    yield* evacuate(g, owner, where);
    muster(g, owner, named(state, owner, units), where);
    for (let left = any; left > 0; left--) yield* raiseAny(g, owner, where, supply(state, owner));
  }
  entryTies(g, owner);
}

/** XLI.G: the horde comes where the Calendar says, or where its raiders have settled. */
function* placeOfEntry(g: Invasions, owner: Nation, usual: Place, settled: readonly Place[]): Flow<Place> {
  const open = [usual, ...settled.filter((where) => where !== usual)];
  const question = prompt('entry', 'G153', { nation: nationId(owner) });
  return numberOf((yield* ask(g, owner, question, optionsOf(HORDE_TO, open))).province);
}

/** XLV.7 Inactive peoples make nobody leave: they appear in the nearest empty province of the barbarian north. */
function nearestVacant(state: State, wanted: Place): Place | undefined {
  if (isVacant(state, wanted)) return wanted;
  const distance = distancesFrom(state.rules.map, wanted);
  const homes = ['barbarum', 'balticum', 'danubius'] as const;
  const empty = homes.flatMap((id) => IN_AREA[area(id)]).filter((where) => isVacant(state, where));
  return empty.sort((a, b) => distance[a] - distance[b] || a - b)[0];
}

/** IX.D Units that the Calendar names; what is missing is replaced by the infantry with the fewest traits. */
function named(state: State, owner: Nation, units: Readonly<Record<string, number>>): Counter[] {
  const found: Counter[] = [];
  const waiting = supply(state, owner);
  for (const [name, count] of Object.entries(units)) {
    const sort = sortNamed(owner, name);
    for (let i = 0; i < count; i++) {
      const same = waiting.findIndex((counter) => SORT_OF[counter] === sort);
      const index = same >= 0 ? same : plainest(waiting);
      if (index >= 0) found.push(...waiting.splice(index, 1));
    }
  }
  return found;
}

function plainest(counters: readonly Counter[]): number {
  const traits = (counter: Counter) => {
    const { elite, heavy, amphibious, mountain, francisca } = facts(counter);
    return [elite, heavy, amphibious, mountain, francisca].filter(Boolean).length;
  };
  let best = -1;
  counters.forEach((counter, i) => {
    if (facts(counter).kind !== 'infantry') return;
    if (best < 0 || traits(counter) < traits(counters[best])) best = i;
  });
  return best;
}

function muster(g: Invasions, owner: Nation, counters: readonly Counter[], where: Place): void {
  const { state } = g;
  if (counters.length === 0) return;
  for (const counter of counters) {
    state.pieces.hurt[counter] = 0;
    enlist(state, counter, NATION_OF[counter]);
    move(state, counter, where);
  }
  if (!g.isHeard) return;
  const units = bundleOf(state, counters);
  g.emit({ event: 'arrived', nation: nationId(owner), units, province: placeId(where) });
}

/** IX.D What the Calendar gives a nation with a horde; one unit if it says nothing, one at most to a vassal. */
function* receive(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const row: Reinforcement | undefined = page(state).reinforcements.find(({ nation: id }) => id === nationId(owner));
  const where = state.nations.horde[owner];
  if (state.ties.bond[owner] === VASSAL) return yield* raise(g, owner, where, 1);
  if (row === undefined) return yield* raise(g, owner, where, 1);
  const units = named(state, owner, row.units ?? {});
  const onLand = units.filter((counter) => !isFleet(counter));
  state.nations.fleetsDue[owner] += units.length - onLand.length;
  muster(g, owner, onLand, where);
  yield* raise(g, owner, where, row.any ?? 0);
  slavicLevy(g, owner, where);
}

/** XXXIX.F: with their horde in Danubius the Avars raise one of their Slavs besides. */
function slavicLevy(g: Invasions, owner: Nation, where: Place): void {
  if (owner !== AVARI || AREA_OF[where] !== DANUBIUS) return;
  const levies = supply(g.state, owner).filter((counter) => facts(counter).kind === 'infantry');
  muster(g, owner, levies.slice(0, 1), where);
}

const AVARI = nation('avari');
const DANUBIUS = area('danubius');

/**
 * IX.D A bare number of units: at least half infantry, if there is any. Of each kind half are drawn at random (G73); so the
 * dice and the player take turns. Nomads choose everything.
 */
function* raise(g: Invasions, owner: Nation, where: Place, count: number): Flow<void> {
  const { state } = g;
  const infantry = Math.ceil(count / 2);
  const drawn = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    const waiting = supply(state, owner).filter((counter) => mayRaise(state, counter));
    if (waiting.length === 0) return;
    const foot = waiting.filter((counter) => facts(counter).kind === 'infantry');
    const among = !NOMAD[owner] && i < infantry && foot.length > 0 ? foot : waiting;
    if (NOMAD[owner]) yield* raiseAny(g, owner, where, among);
    else yield* raiseHalf(g, owner, where, among, drawn);
  }
}

function mayRaise(state: State, counter: Counter): boolean {
  const { kind, from } = facts(counter);
  return kind !== 'fleet' && from <= state.clock.turn;
}

/** The first, third ... unit of a kind is drawn, the others are chosen. */
function* raiseHalf(
  g: Invasions,
  owner: Nation,
  where: Place,
  among: readonly Counter[],
  drawn: Map<string, number>,
): Flow<void> {
  const counter = yield* pickUnit(g, owner, among, prompt('raise', 'IX.D.f', { nation: nationId(owner) }), RAISE);
  if (counter === undefined) return;
  const { kind } = facts(counter);
  const before = drawn.get(kind) ?? 0;
  drawn.set(kind, before + 1);
  const same = among.filter((one) => facts(one).kind === kind);
  muster(g, owner, [before % 2 === 0 ? g.chance.pick(same) : counter], where);
}

function* raiseAny(g: Invasions, owner: Nation, where: Place, among: readonly Counter[]): Flow<void> {
  const counter = yield* pickUnit(g, owner, among, prompt('raise', 'IX.D.f', { nation: nationId(owner) }), RAISE);
  if (counter !== undefined) muster(g, owner, [counter], where);
}

/** IX.C Historical leaders leave and come; a standard king steps back for them (G72); all who come are posted. */
export function* changeLeaders(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  partWithLeaders(g, owner);
  if (state.nations.status[owner] === ABSENT) return;
  for (const who of LEADERS_OF[owner]) {
    if (state.pieces.leaderAt[who] === GONE || !belongsNow(state, owner, who)) continue;
    // A standard leader lasts a turn: his successor may take command elsewhere.
    if (state.pieces.leaderAt[who] === NOWHERE || LEADERS[who].turns.length === 0) yield* post(g, owner, who);
  }
}

/** IX.C Those whose time is over leave, though nothing else of their people is left. */
function partWithLeaders(g: Invasions, owner: Nation): void {
  for (const who of leadersOf(g.state, owner)) if (!belongsNow(g.state, owner, who)) dismiss(g, who);
}

/** Whether a leader is in play this turn. */
function belongsNow(state: State, owner: Nation, who: LeaderNumber): boolean {
  const { turns, rank } = LEADERS[who];
  if (state.pieces.leaderAt[who] === GONE) return false;
  if (turns.length > 0) return turns.includes(state.clock.turn);
  if (rank === 'general') return isCivilised(state, owner);
  return !LEADERS_OF[owner].some(
    (other) => LEADERS[other].turns.includes(state.clock.turn) && state.pieces.leaderAt[other] !== GONE,
  );
}

function dismiss(g: Invasions, who: LeaderNumber): void {
  const { turns, id } = LEADERS[who];
  station(g.state, who, turns.length > 0 ? GONE : NOWHERE);
  g.emit({ event: 'leader.left', leader: id });
}

/** IX.C A leader enters in any province of his nation: one that it controls, or where its units, its horde or its capital stand. */
export function* post(g: Invasions, owner: Nation, who: LeaderNumber): Flow<void> {
  const { state } = g;
  const posts = provincesOfPeople(state, owner, provincesOf(state, owner));
  if (posts.length === 0) return;
  const before = state.pieces.leaderAt[who];
  const question = prompt('post', 'IX.C', { leader: LEADERS[who].id });
  const { province } = yield* ask(
    g,
    owner,
    posts.includes(before) ? { ...question, fallback: POST[before].id } : question,
    optionsOf(POST, posts),
  );
  station(state, who, numberOf(province));
  if (state.pieces.leaderAt[who] === before) return;
  g.emit({ event: 'leader.arrived', leader: LEADERS[who].id, province });
}

/** The nations whose turn brings them onto the map. */
export function newcomers(state: State): Nation[] {
  return page(state).newcomers.map(({ nation: id }) => nation(id));
}
