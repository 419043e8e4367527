import type { Flow } from '@tabula/engine';
import {
  CIVILISED_PROVINCE,
  isSea,
  LAND,
  type Place,
  place,
  placeId,
  SHORE_OF,
  SHORES,
  waysFrom,
} from '../../data/geography.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import { type Counter, type Nation, nation, nationId } from '../../data/pieces.ts';
import { PROVINCE_ROWS } from '../../data/provinces.ts';
import { DONE, NO, prompt, RAID, YES_NO } from '../../options.ts';
import {
  ABSENT,
  BARBARIAN,
  BY_SEA,
  begin,
  comeFrom,
  FREE,
  gainGold,
  isCivilised,
  move,
  NOBODY,
  OFF_MAP,
  promote,
  razeLimes,
  type State,
} from '../../state.ts';
import { battle } from '../battle/battle.ts';
import { coverWithPlunder, drawPlunder, mayPlunderMore } from '../cards/plunder.ts';
import { page } from '../lands/calendar.ts';
import { isFortified } from '../lands/cities.ts';
import { refreshControl } from '../lands/control.ts';
import { hasTreasury } from '../lands/order.ts';
import { enemiesAt } from '../lands/passages.ts';
import { award } from '../lands/points.ts';
import { closedTo, hostile } from '../lands/relations.ts';
import { isBarred } from '../lands/routes.ts';
import { hasVentured, rest } from '../lands/steps.ts';
import { loseForGood } from '../pieces/losses.ts';
import { pickUnits } from '../pieces/selection.ts';
import { ask, d10, type Invasions } from '../pieces/table.ts';
import { facts, isCivilisedUnit, ownUnits, supply, unitsAtHome } from '../pieces/units.ts';

const RAIDERS = 2;
/** There is no second Movement after a raid. */
const LAST_ROUND = 2;
/** Markers of this turn are these beyond those of the turn before. */
const FRESH = 2;
const ARABES = nation('arabes');
const BLEMMYES = nation('blemmyes');

/** X.C The raids of the Calendar, in its order; markers of the last turn grow old. */
export function raidsOfTurn(state: State): Nation[] {
  for (let where = 0; where < LAND; where++) if (state.lands.raid[where] > FRESH) state.lands.raid[where] -= FRESH;
  return page(state).raids.map(nation);
}

/** XI.D A marker that was not renewed is removed. */
export function endOfRaids(state: State): void {
  for (let where = 0; where < LAND; where++) if (state.lands.raid[where] <= FRESH) state.lands.raid[where] = 0;
}

/** One way of a raid: where it strikes, and what it passes. */
interface Inroad {
  readonly target: Place;
  readonly crossed: readonly Place[];
}

/** XI.B-F One raid of a nation that lives off the map; once it has settled it raids no more, whatever became of the settlers (G332). */
export function* raid(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (state.nations.status[owner] !== ABSENT) return;
  const units = g.shuffle(supply(state, owner)).slice(0, RAIDERS);
  if (units.length === 0) return;
  const inroads = inroadsOf(state, owner, units, (NATION_ROWS[owner].raidsFrom ?? []).map(place));
  if (inroads.length === 0) return;
  const question = prompt('raid', 'XI.D', { nation: nationId(owner) });
  const answer = yield* ask(g, owner, question, [DONE, ...inroads.map(({ target }) => RAID[target])]);
  if (answer.kind === 'done') return;
  const inroad = inroads.find(({ target }) => placeId(target) === answer.province);
  if (inroad !== undefined) yield* resolve(g, owner, units, inroad);
}

/** XI.D Targets next to a start or one province beyond, past no Limes, no fortified city and no closed land; by sea over one zone. */
function inroadsOf(state: State, owner: Nation, units: readonly Counter[], starts: readonly Place[]): Inroad[] {
  const found = new Map<Place, Inroad>();
  const add = (target: Place, crossed: readonly Place[]) => {
    if (!isTarget(state, owner, target)) return;
    const known = found.get(target);
    if (known === undefined || guards(state, { target, crossed }) < guards(state, known))
      found.set(target, { target, crossed });
  };
  const amphibious = units.every((counter) => facts(counter).amphibious);
  for (const start of starts) {
    if (isGuardedByGhassanids(state, owner, start)) continue;
    for (const to of openFrom(state, owner, start)) {
      add(to, []);
      if (mayCross(state, owner, to))
        for (const next of openFrom(state, owner, to)) if (next !== start) add(next, [to]);
    }
    if (amphibious) for (const { sea } of SHORES[start]) for (const to of SHORE_OF[sea - LAND]) add(to, [sea]);
  }
  return [...found.values()].sort((a, b) => a.target - b.target);
}

/** G74 A civilised province of an enemy with an empty site that is not covered yet. (Blemmyes: also two cities without walls.) */
function isTarget(state: State, owner: Nation, where: Place): boolean {
  const ruler = state.lands.control[where];
  if (!CIVILISED_PROVINCE[where] || ruler === NOBODY || !hostile(state, owner, ruler, where)) return false;
  if (PROVINCE_ROWS[where].city === undefined || state.lands.sack[where] > 0) return false;
  const nubian = owner === BLEMMYES && NUBIAN.includes(placeId(where)) && !isFortified(state, where);
  return state.lands.level[where] === 0 || nubian;
}

const NUBIAN: readonly string[] = ['thebais', 'aegyptus'];

/** The neighbours of a province but those over a strait that is blocked (XXV.F). */
function openFrom(state: State, owner: Nation, where: Place): Place[] {
  const open: Place[] = [];
  for (const way of waysFrom(state.rules.map, where)) if (!isBarred(state, owner, way)) open.push(way.to);
  return open;
}

function mayCross(state: State, owner: Nation, where: Place): boolean {
  if (closedTo(state, owner, where)) return false;
  return (
    state.lands.limes[where] === NOBODY && !isFortified(state, where) && !isGuardedByGhassanids(state, owner, where)
  );
}

const PALMYRENE = place('palmyrene');
const GHASSANIDES = nation('ghassanides');

/** XXXVIII.U: two Ghassanid units in Palmyrene let no Arab raid pass. */
function isGuardedByGhassanids(state: State, owner: Nation, where: Place): boolean {
  return (
    owner === ARABES &&
    where === PALMYRENE &&
    state.pieces.here[where].filter((counter) => state.pieces.holder[counter] === GHASSANIDES).length > 1
  );
}

/** G86 Civilised units, Limites and fleets in the target and on the way. */
function guards(state: State, { target, crossed }: Inroad): number {
  let count = 0;
  for (const where of [target, ...crossed]) {
    for (const counter of state.pieces.here[where]) if (isCivilisedUnit(state, counter)) count += 1;
    if (where < LAND && state.lands.limes[where] !== NOBODY) count += 1;
  }
  return count;
}

/** XI.E-F */
function* resolve(g: Invasions, owner: Nation, units: readonly Counter[], inroad: Inroad): Flow<void> {
  const { state } = g;
  const { target } = inroad;
  const before = state.lands.raid[target] > FRESH ? state.lands.raid[target] - FRESH : state.lands.raid[target];
  const roll = d10(g) - guards(state, inroad) + before;
  g.emit({ event: 'raided', nation: nationId(owner), province: placeId(target), roll });
  if (roll <= 4) return yield* loseForGood(g, owner, units, prompt('lose', 'XI.E.c', { nation: nationId(owner) }));
  if (roll <= 6) {
    if (hasTreasury(owner)) gainGold(state, owner, 1);
    award(state, owner, 1);
    state.lands.raid[target] = FRESH + 1;
    return;
  }
  award(state, owner, 3);
  state.lands.raid[target] = FRESH + 2;
  razeLimes(state, target);
  if (owner === ARABES && state.clock.turn >= 9) state.clock.arabRaids += 1;
  yield* drawPlunder(g, owner);
  yield* mayPlunderMore(g, owner);
  coverWithPlunder(state, target);
  if (roll >= 11) yield* maySettle(g, owner, units, inroad);
}

/** XI.G, G60, G303 Great success: the raiders may stay; they fight at once if enemies stand there, and go back where the raid began if they lose: then they have not settled (G332). */
function* maySettle(
  g: Invasions,
  owner: Nation,
  units: readonly Counter[],
  { target: where, crossed }: Inroad,
): Flow<void> {
  const { state } = g;
  const question = prompt('settle', 'XI.E.f', { nation: nationId(owner), province: placeId(where) });
  if ((yield* ask(g, owner, question, YES_NO)) === NO) return;
  begin(state, owner);
  promote(state, owner, BARBARIAN);
  const start = state.nations.horde[owner] < 0 ? OFF_MAP : crossed.some(isSea) ? BY_SEA : state.nations.horde[owner];
  for (const counter of units) {
    move(state, counter, where);
    comeFrom(state, counter, start);
  }
  g.emit({ event: 'settled', nation: nationId(owner), province: placeId(where) });
  if (enemiesAt(state, owner, where) > 0)
    yield* battle(g, { where, attacker: owner, units, leaders: [], intercepted: false });
  if (start === OFF_MAP && ownUnits(state, owner).length === 0) promote(state, owner, ABSENT);
  refreshControl(state);
}

/** XI.A, C A free barbarian nation may raid from its horde in place of its activation; units may have shifted among its provinces before. */
export function mayRaid(state: State, owner: Nation): boolean {
  if (state.nations.status[owner] !== BARBARIAN || state.nations.horde[owner] < 0 || state.ties.bond[owner] !== FREE)
    return false;
  const { marching, round } = state.activation;
  if (marching !== NOBODY || round > 1 || state.stacks.hordeSteps[owner] > 0) return false;
  const units = unitsAtHome(state, owner);
  if (units.length === 0 || hasVentured(state, owner)) return false;
  return inroadsOf(state, owner, units.slice(0, RAIDERS), [state.nations.horde[owner]]).length > 0;
}

/** XI.C Two units are assigned, wherever they stand; the raid starts at the horde and is all that the nation does, in an Invasion too. */
export function* raidInstead(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const own = unitsAtHome(state, owner);
  const most = Math.min(RAIDERS, own.length);
  const which = prompt('raiders', 'XI.C', { nation: nationId(owner) });
  const units = yield* pickUnits(g, owner, own, which, { least: most, most });
  const inroads = inroadsOf(state, owner, units, [state.nations.horde[owner]]);
  rest(state, owner);
  state.activation.round = LAST_ROUND;
  if (inroads.length === 0) return;
  const question = prompt('raid', 'XI.D', { nation: nationId(owner) });
  const { province } = yield* ask(
    g,
    owner,
    question,
    inroads.map(({ target }) => RAID[target]),
  );
  const inroad = inroads.find(({ target }) => placeId(target) === province);
  if (inroad !== undefined) yield* resolve(g, owner, units, inroad);
}

const ISLAM_TURN = 11;
const ISLAM_ROLL = 6;
const HIJAZ = place('hijaz');

/** XL.H: the test of turn 11, after the raids. */
export function islamTest(g: Invasions, arabia: number): void {
  const { state } = g;
  if (state.clock.turn !== ISLAM_TURN) return;
  const ruler = state.lands.areaControl[arabia];
  const garrison = state.pieces.here[HIJAZ].some((counter) => isCivilisedUnit(state, counter));
  const roll =
    d10(g) + state.clock.arabRaids + (garrison ? 0 : 1) - (ruler !== NOBODY && isCivilised(state, ruler) ? 2 : 0);
  state.clock.islam = roll >= ISLAM_ROLL;
  g.emit({ event: 'islam', roll, risen: state.clock.islam ? 1 : 0 });
}
