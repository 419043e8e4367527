import type { Flow } from '@tabula/engine';
import { FOEDUS_TRIBUTE } from '../../data/figures.ts';
import { AREA_OF, CIVILISED_PROVINCE, LAND, type Place, placeId, SHORES, waysFrom } from '../../data/geography.ts';
import { type Nation, nationId, ORIENTALI, ROMANI, SIDE_OF } from '../../data/pieces.ts';
import { CEDE, HORDE_TO, numberOf, optionsOf, prompt, YES, YES_NO } from '../../options.ts';
import {
  ABSENT,
  BARBARIAN,
  cede,
  changeLord,
  conclude,
  encamp,
  FEDERATE,
  FREE,
  move,
  NOBODY,
  pledge,
  raiseLimes,
  redeem,
  type State,
  station,
  VASSAL,
} from '../../state.ts';
import { refreshControl } from '../lands/control.ts';
import { countOf } from '../lands/occupation.ts';
import { score } from '../lands/points.ts';
import { stackLimit, stackSize } from '../lands/stacking.ts';
import { breakAway, freeDependants } from '../nations/collapse.ts';
import { payGold } from '../pieces/gold.ts';
import { pickUnits } from '../pieces/selection.ts';
import { ask, d2, type Invasions } from '../pieces/table.ts';
import { hasUnits, landUnitsOf, leadersAt, leadersOf, provincesOfPeople, unitsAt } from '../pieces/units.ts';
import { loseAllies } from './alliances.ts';
import { leave } from './evacuation.ts';
import { federateServes } from './service.ts';

/** XXVIII.A Pairs of civilised provinces that an empire can cede: neighbours, of one area, one of them beside the barbarians. */
export function cessions(state: State, empire: Nation, barbarian: Nation): [Place, Place][] {
  const near: Place[] = [];
  for (const here of landsOf(state, barbarian))
    for (const { to } of waysFrom(state.rules.map, here))
      if (isCedable(state, empire, to) && !near.includes(to)) near.push(to);
  const pairs: [Place, Place][] = [];
  for (const where of near.sort((a, b) => a - b))
    for (const { to } of waysFrom(state.rules.map, where))
      if (isCedableWith(state, empire, where, to)) pairs.push([where, to]);
  return pairs;
}

/** Whether there is one. */
function canCede(state: State, empire: Nation, barbarian: Nation): boolean {
  const { map } = state.rules;
  for (const here of landsOf(state, barbarian))
    for (const { to: where } of waysFrom(map, here))
      if (isCedable(state, empire, where))
        for (const { to } of waysFrom(map, where)) if (isCedableWith(state, empire, where, to)) return true;
  return false;
}

/** The provinces of a barbarian nation: those that it controls or was ceded before, and where its horde is. */
function landsOf({ lands: { control, foedus }, nations: { horde } }: State, barbarian: Nation): Place[] {
  const camp = horde[barbarian];
  const found: Place[] = [];
  for (let where = 0; where < LAND; where++)
    if (control[where] === barbarian || foedus[where] === barbarian || where === camp) found.push(where);
  return found;
}

/** A province beside one that can be ceded, as the second of the pair. */
function isCedableWith(state: State, empire: Nation, where: Place, to: Place): boolean {
  return AREA_OF[to] === AREA_OF[where] && isCedable(state, empire, to);
}

/** G251 Neither a capital nor a province in revolt, and nothing twice. */
function isCedable(state: State, empire: Nation, where: Place): boolean {
  if (state.lands.control[where] !== empire || !CIVILISED_PROVINCE[where]) return false;
  return state.lands.revolt[where] === 0 && state.lands.foedus[where] < 0 && !state.nations.capital.includes(where);
}

/** A barbarian nation that may become a federate: free, with its horde on the map, and a pair to receive. Vassals have none (XXIX.F). */
export function mayFederate(state: State, empire: Nation, barbarian: Nation): boolean {
  if (state.ties.bond[empire] === VASSAL || state.ties.pledge[barbarian] !== NOBODY) return false;
  if (state.nations.status[barbarian] !== BARBARIAN || state.nations.horde[barbarian] < 0) return false;
  const again = state.ties.bond[barbarian] === FEDERATE && state.ties.lord[barbarian] === empire;
  if ((state.ties.bond[barbarian] !== FREE && !again) || state.nations.treasury[empire] < FOEDUS_TRIBUTE) return false;
  return canCede(state, empire, barbarian);
}

/**
 * XXVIII.A, G26 An empire offers a Foedus; another player's nation may refuse it, unless the card forces it. It takes effect when
 * the nation is activated.
 */
export function* offerFoedus(g: Invasions, empire: Nation, barbarian: Nation, forced: boolean): Flow<boolean> {
  const { state } = g;
  if (!forced && SIDE_OF[empire] !== SIDE_OF[barbarian]) {
    const question = prompt('foedus', 'XXVIII.A', { nation: nationId(barbarian), lord: nationId(empire) });
    if ((yield* ask(g, barbarian, question, YES_NO)) !== YES) {
      g.emit({ event: 'foedus.refused', nation: nationId(barbarian), lord: nationId(empire) });
      return false;
    }
  }
  pledge(state, barbarian, empire);
  g.emit({ event: 'foedus.agreed', nation: nationId(barbarian), lord: nationId(empire) });
  return true;
}

/** XXVIII.A What was agreed takes effect at the activation of the barbarians, if it still can. */
export function* takeUpFoedus(g: Invasions, barbarian: Nation): Flow<void> {
  const { state } = g;
  const empire = state.ties.pledge[barbarian];
  if (empire === NOBODY) return;
  redeem(state, barbarian);
  if (mayFederate(state, empire, barbarian)) yield* concludeFoedus(g, empire, barbarian);
  else g.emit({ event: 'foedus.lapsed', nation: nationId(barbarian), lord: nationId(empire) });
}

/** XXVIII.B, G83, G104 Two provinces are ceded, the horde moves into one, the first tribute is paid. */
function* concludeFoedus(g: Invasions, empire: Nation, barbarian: Nation): Flow<void> {
  const { state } = g;
  const pairs = cessions(state, empire, barbarian);
  const firsts = [...new Set(pairs.map(([first]) => first))];
  const ask1 = prompt('cede', 'XXVIII.A', { nation: nationId(empire), enemy: nationId(barbarian) });
  const first = numberOf((yield* ask(g, empire, ask1, optionsOf(CEDE, firsts))).province);
  const seconds = pairs.filter(([one]) => one === first).map(([, other]) => other);
  const second = numberOf((yield* ask(g, empire, ask1, optionsOf(CEDE, seconds))).province);
  conclude(state, barbarian, FEDERATE, empire);
  cede(state, barbarian, first, second);
  // XXIX.G Whoever becomes a federate has no vassals any more.
  freeDependants(g, barbarian);
  payGold(g, empire, barbarian, FOEDUS_TRIBUTE);
  g.emit({
    event: 'foedus',
    nation: nationId(barbarian),
    lord: nationId(empire),
    province: placeId(first),
    to: placeId(second),
  });
  yield* loseAllies(g, barbarian);
  const before = provincesOfPeople(state, barbarian);
  yield* settleFederates(g, barbarian, [first, second]);
  const after = provincesOfPeople(state, barbarian);
  const freed = before.filter((where) => !after.includes(where));
  for (const where of [first, second]) yield* makeRoom(g, empire, barbarian, where, freed);
  yield* federateServes(g, barbarian);
  refreshControl(state);
}

/** XXVIII.B, G83 The horde goes to one of the provinces with whoever leads it, of its people as many as like and fit to both. */
function* settleFederates(g: Invasions, barbarian: Nation, ceded: readonly Place[]): Flow<void> {
  const { state } = g;
  const about = { nation: nationId(barbarian) };
  const camp = yield* ask(g, barbarian, prompt('camp', 'XXVIII.B', about), optionsOf(HORDE_TO, ceded));
  const seat = numberOf(camp.province);
  const before = state.nations.horde[barbarian];
  encamp(state, barbarian, seat);
  // XVII.B The leader at the horde makes room for more of them.
  for (const who of leadersOf(state, barbarian)) if (state.pieces.leaderAt[who] === before) station(state, who, seat);
  for (const where of ceded) {
    const people = landUnitsOf(state, barbarian).filter((counter) => !ceded.includes(state.pieces.at[counter]));
    const most = Math.min(people.length, stackLimit(state, barbarian, where) - countOf(state, where, barbarian));
    if (most <= 0) continue;
    const question = prompt('settlers', 'XXVIII.B', { ...about, province: placeId(where) });
    const settlers = yield* pickUnits(g, barbarian, people, question, { least: 0, most });
    for (const counter of settlers) move(state, counter, where);
  }
  // A leader whose men have all gone follows the horde.
  for (const who of leadersOf(state, barbarian)) {
    if (!hasUnits(state, barbarian, state.pieces.leaderAt[who])) station(state, who, seat);
  }
}

/** XXVIII.B, G268 The federator's units that are too many there leave, the others may: also for what the federate has left, however far. */
function* makeRoom(g: Invasions, empire: Nation, barbarian: Nation, where: Place, freed: readonly Place[]): Flow<void> {
  const { state } = g;
  const units = unitsAt(state, empire, where);
  const leaders = [...leadersAt(state, empire, where), ...leadersAt(state, barbarian, where)];
  const excess = stackSize(state, empire, where) - stackLimit(state, empire, where, leaders);
  const question = prompt('make-room', 'XXVIII.B', { nation: nationId(empire), province: placeId(where) });
  const least = Math.min(units.length, Math.max(0, excess));
  const leaving = yield* pickUnits(g, empire, units, question, { least, most: units.length });
  if (leaving.length > 0) yield* leave(g, empire, where, { rule: 'XXVIII.B', only: leaving, besides: freed });
}

/** XXVIII.G A federate may break its Foedus at its activation, on a D2. */
export function* mayBreakFoedus(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (state.ties.bond[owner] !== FEDERATE || state.ties.federated[owner] >= state.clock.turn) return;
  const lord = state.ties.lord[owner];
  const question = prompt('break', 'XXVIII.G', { nation: nationId(owner), lord: nationId(lord) });
  if ((yield* ask(g, owner, question, YES_NO)) !== YES) return;
  if (d2(g)) yield* breakFoedus(g, owner);
  else g.emit({ event: 'break.failed', nation: nationId(owner) });
}

/** XXVIII.G When its federator loses power, capital or credit, a federate may leave without a test. */
export function* federatesMayLeave(g: Invasions, lord: Nation): Flow<void> {
  const { state } = g;
  for (let owner = 0; owner < state.ties.lord.length; owner++) {
    if (state.ties.lord[owner] !== lord || state.ties.bond[owner] !== FEDERATE) continue;
    const question = prompt('leave-foedus', 'XXVIII.G', { nation: nationId(owner), lord: nationId(lord) });
    if ((yield* ask(g, owner, question, YES_NO)) === YES) yield* breakFoedus(g, owner);
  }
}

/** XXXVII.K, XXXVIII.G: when one half of Rome falls, its federates near the other may go over to it. */
export function* inheritFederates(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const heir = owner === ROMANI ? ORIENTALI : owner === ORIENTALI ? ROMANI : NOBODY;
  if (heir === NOBODY || state.nations.status[heir] === ABSENT) return;
  for (let federate = 0; federate < state.ties.lord.length; federate++) {
    if (state.ties.lord[federate] !== owner || state.ties.bond[federate] !== FEDERATE) continue;
    if (!isInReach(state, heir, federate)) continue;
    const question = prompt('change-lord', 'XXXVII.K', { nation: nationId(federate), lord: nationId(heir) });
    if ((yield* ask(g, federate, question, YES_NO)) === YES) changeLord(state, federate, heir);
  }
}

/** The heir rules beside a province of the Foedus, or on a sea it borders. */
function isInReach(state: State, heir: Nation, federate: Nation): boolean {
  const shores = (where: Place) => SHORES[where].map(({ sea }) => sea);
  for (let where = 0; where < LAND; where++) {
    if (state.lands.foedus[where] !== federate) continue;
    if (waysFrom(state.rules.map, where).some(({ to }) => state.lands.control[to] === heir)) return true;
    const seas = shores(where);
    for (let to = 0; to < LAND; to++)
      if (state.lands.control[to] === heir && shores(to).some((sea) => seas.includes(sea))) return true;
  }
  return false;
}

/** XXVIII.G The federate is free and keeps the provinces, with their cities; each of the federator's units there stays, with their Limes (G443), or leaves. */
export function* breakFoedus(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const lord = state.ties.lord[owner];
  const limites = [...state.lands.limes];
  const ceded = breakAway(state, owner);
  g.emit({ event: 'freed', nation: nationId(owner) });
  for (const where of ceded) {
    const units = unitsAt(state, lord, where);
    if (units.length === 0) continue;
    const about = { nation: nationId(lord), enemy: nationId(owner), province: placeId(where) };
    const question = prompt('withdraw', 'XXVIII.G', about);
    const leaving = yield* pickUnits(g, lord, units, question, { least: 0, most: units.length });
    if (leaving.length > 0) yield* leave(g, lord, where, { rule: 'XXVIII.G', only: leaving });
    if (leaving.length < units.length && limites[where] !== NOBODY) raiseLimes(state, where, limites[where]);
  }
  refreshControl(state);
}

const FOEDUS_POINTS = 3;

/** XXVIII.E, G92 Three points for each Foedus in force at the end of the Military phase, even if one of its provinces is lost. */
export function foedusPoints(g: Invasions): void {
  const { state } = g;
  const { foedera } = state.ties;
  const points = new Map<Nation, number>();
  for (let i = 0; i < foedera.length; i += 3) {
    const [owner, first, second] = foedera.slice(i, i + 3);
    if (isHeld(state, owner, first) || isHeld(state, owner, second))
      points.set(owner, (points.get(owner) ?? 0) + FOEDUS_POINTS);
  }
  for (const [owner, sum] of points) score(g, owner, sum);
}

function isHeld({ lands, ties }: State, federate: Nation, where: Place): boolean {
  return lands.foedus[where] === federate && lands.control[where] === ties.lord[federate];
}
