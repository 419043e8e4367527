import type { Flow } from '@tabula/engine';
import { LAND, type Place, placeId } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import {
  type Counter,
  HUNNI,
  type LeaderNumber,
  type Nation,
  nation,
  nationId,
  ORIENTALI,
  ROMANI,
  SIDE_OF,
} from '../../data/pieces.ts';
import { DEPLOY, DONE, HIRE_HUNS, LEND, numberOf, optionsOf, prompt, YES, YES_NO } from '../../options.ts';
import {
  BARBARIAN,
  CLIENT,
  FEDERATE,
  FOR_GOOD,
  FOR_NOW,
  foederaOf,
  isCivilised,
  type State,
  VASSAL,
} from '../../state.ts';
import { CIVILISED_GROUND } from '../lands/aggression.ts';
import { invades } from '../lands/calendar.ts';
import { FIRST_STRENGTH } from '../lands/minors.ts';
import { hasQuarters, mayBeLent, quarters, quartersFor } from '../lands/quarters.ts';
import { hostile } from '../lands/relations.ts';
import { hasRoom } from '../lands/stacking.ts';
import { mayBeAt } from '../pieces/bound.ts';
import { payGold } from '../pieces/gold.ts';
import { rulerOf } from '../pieces/leaders.ts';
import { pickUnit } from '../pieces/losses.ts';
import { lend } from '../pieces/mercenaries.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import {
  isNomad,
  leadersOf,
  ownUnits,
  provincesHeld,
  seatOfPower,
  supply,
  united,
  unitsAtHome,
} from '../pieces/units.ts';

function tell(g: Invasions, counter: Counter, employer: Nation, where: Place): void {
  const names = { nation: nationId(employer), enemy: nationId(g.state.pieces.nation[counter]) };
  g.emit({ event: 'served', ...names, province: placeId(where) });
}

// XXVII.B Clients

/** At its activation a protector gets a unit at random of each client at full strength. */
export function* clientsServe(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  for (let client = 0; client < state.ties.lord.length; client++) {
    const lord = state.ties.lord[client];
    if (state.ties.bond[client] !== CLIENT || !united(state, owner, lord)) continue;
    const units = unitsAtHome(state, client).filter((counter) => mayBeLent(state, lord, counter));
    if (units.length === 0 || !isAtFullStrength(state, client) || !hasQuarters(state, lord)) continue;
    const counter = g.chance.pick(units);
    const question = prompt('place-hired', 'XXVII.B', { nation: nationId(lord), enemy: nationId(client) });
    const options = optionsOf(DEPLOY, quartersFor(state, lord, counter));
    const where = numberOf((yield* ask(g, lord, question, options)).province);
    lend(state, counter, lord, where, FOR_NOW);
    tell(g, counter, lord, where);
  }
}

/** XXVII.C Nothing is missing, be it damaged; G274 of those that act, who buy their units, nothing of what they came with. */
function isAtFullStrength(state: State, client: Nation): boolean {
  if (NATION_ROWS[client].role === 'minor') return supply(state, client).length === 0;
  return ownUnits(state, client).length >= FIRST_STRENGTH[client];
}

// XXVIII.C, XXIX.D Federates and vassals

/** How many units a nation has lent to its lord for good. */
function lentTo(state: State, owner: Nation, lord: Nation): number {
  return ownUnits(state, owner).filter(
    (counter) => state.pieces.holder[counter] === lord && state.pieces.lent[counter] === FOR_GOOD,
  ).length;
}

/** A dependant gives a unit, of its own choice or (to nomads) of its lord's; a federate to the lord's leader, others to his seat. */
function* serve(g: Invasions, owner: Nation, lord: Nation, chooser: Nation, rule: string): Flow<void> {
  const { state } = g;
  const question = prompt('lend', rule, { nation: nationId(owner), lord: nationId(lord) });
  const postsOf = (counter: Counter) => postsFor(state, lord, state.ties.bond[owner] === FEDERATE, counter);
  const units = unitsAtHome(state, owner).filter((counter) => postsOf(counter).length > 0);
  const counter = yield* pickUnit(g, chooser, units, question, LEND);
  if (counter === undefined) return;
  state.ties.owes[owner] = 0;
  const options = optionsOf(DEPLOY, postsOf(counter));
  const ask1 = prompt('place-hired', rule, { nation: nationId(lord), enemy: nationId(owner) });
  const where = numberOf((yield* ask(g, lord, ask1, options)).province);
  lend(state, counter, lord, where, FOR_GOOD);
  tell(g, counter, lord, where);
}

/** XXVIII.C With the leader who receives it; XXIX.D else at the capital or horde; if there is no room, wherever the lord likes. */
function postsFor(state: State, lord: Nation, led: boolean, counter: Counter): Place[] {
  const room = (where: Place) =>
    where >= 0 && where < LAND && hasRoom(state, lord, where) && mayBeAt(state, counter, where);
  const host = led ? hostOf(state, lord) : undefined;
  const post = host === undefined ? seatOfPower(state, lord) : state.pieces.leaderAt[host];
  if (room(post)) return [post];
  const places = quartersFor(state, lord, counter);
  return places.length > 0 ? places : provincesHeld(state, lord).filter(room);
}

/** XXVIII.C Whom the unit of a federate joins: Caesar, in either half of Rome; in others the emperor or king. */
function hostOf(state: State, lord: Nation): LeaderNumber | undefined {
  if (lord !== ROMANI && lord !== ORIENTALI) return rulerOf(state, lord);
  return leadersOf(state, lord).find((who) => LEADERS[who].id.includes('caesar'));
}

/** XXIX.D A new vassal gives its unit at once, or as soon as its lord has room for it. */
export function* vassalsServe(g: Invasions, lord: Nation): Flow<void> {
  const { state } = g;
  for (let vassal = 0; vassal < state.ties.lord.length; vassal++) {
    if (state.ties.lord[vassal] !== lord || state.ties.owes[vassal] === 0) continue;
    yield* serve(g, vassal, lord, isNomad(state, lord) ? lord : vassal, 'XXIX.D');
  }
}

/** XXVIII.C A new Foedus brings a unit. */
export function* federateServes(g: Invasions, federate: Nation): Flow<void> {
  yield* serve(g, federate, g.state.ties.lord[federate], federate, 'XXVIII.C');
}

/** IX.F In Reinforcements federates replace lost units, and vassals of nomads do. */
export function* replaceServants(g: Invasions, lord: Nation): Flow<void> {
  const { state } = g;
  for (let other = 0; other < state.ties.lord.length; other++) {
    if (state.ties.lord[other] !== lord) continue;
    if (state.ties.bond[other] === FEDERATE && state.ties.federated[other] < state.clock.turn) {
      for (let missing = foederaOf(state, other) - lentTo(state, other, lord); missing > 0; missing--)
        yield* serve(g, other, lord, other, 'XXVIII.C');
    } else if (state.ties.bond[other] === VASSAL && isNomad(state, lord) && lentTo(state, other, lord) === 0)
      yield* serve(g, other, lord, lord, 'XXIX.D');
  }
}

// XXXIX.D

const HUN_GOLD = 3;
const HUN_TURN = 3;
const MOST_HUNS = 2;

/** From turn 3 civilised nations may hire up to two Huns for the turn, if their player agrees. */
export function* hireHuns(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (state.clock.turn < HUN_TURN || !isCivilised(state, owner) || invades(state, HUNNI)) return;
  if (state.nations.status[HUNNI] !== BARBARIAN) return;
  for (let hired = 0; hired < MOST_HUNS; hired++) {
    const units = unitsAtHome(state, HUNNI);
    const places = quarters(state, owner);
    if (units.length === 0 || places.length === 0 || state.nations.treasury[owner] < HUN_GOLD) return;
    const question = prompt('hire-huns', 'XXXIX.D', { nation: nationId(owner) });
    if ((yield* ask(g, owner, question, [DONE, HIRE_HUNS])).kind === 'done') return;
    if (SIDE_OF[owner] !== SIDE_OF[HUNNI]) {
      const offer = prompt('serve', 'XXXIX.D', { nation: nationId(HUNNI), lord: nationId(owner) });
      if ((yield* ask(g, HUNNI, offer, YES_NO)) !== YES) return;
    }
    const lendHun = prompt('lend', 'XXXIX.D', { nation: nationId(HUNNI), lord: nationId(owner) });
    const counter = yield* pickUnit(g, HUNNI, units, lendHun, LEND);
    const options = optionsOf(DEPLOY, places);
    const placeHun = prompt('place-hired', 'XXXIX.D', { nation: nationId(owner), enemy: nationId(HUNNI) });
    const where = numberOf((yield* ask(g, owner, placeHun, options)).province);
    if (counter === undefined) return;
    payGold(g, owner, HUNNI, HUN_GOLD);
    lend(state, counter, owner, where, FOR_NOW);
    tell(g, counter, owner, where);
  }
}

// XLI.A

const GOTHS = [nation('visigothi'), nation('ostrogothi')] as const;

/** G432 Each Gothic nation may lend the other a unit for its activation, while no lord of one is an enemy of the other and there is room for it. */
export function* gothsLend(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const lender = GOTHS[0] === owner ? GOTHS[1] : GOTHS[0];
  if (!GOTHS.includes(owner) || state.nations.status[lender] === 0 || !mayLend(state, lender, owner)) return;
  const postsOf = (counter: Counter) => postsFor(state, owner, false, counter);
  const units = unitsAtHome(state, lender).filter((counter) => postsOf(counter).length > 0);
  if (units.length === 0) return;
  const question = prompt('goths', 'XLI.A', { nation: nationId(lender), lord: nationId(owner) });
  if ((yield* ask(g, owner, question, YES_NO)) !== YES) return;
  const which = prompt('lend', 'XLI.A', { nation: nationId(lender), lord: nationId(owner) });
  const counter = yield* pickUnit(g, lender, units, which, LEND);
  if (counter === undefined) return;
  const post = prompt('place-hired', 'XLI.A', { nation: nationId(owner), enemy: nationId(lender) });
  const where = numberOf((yield* ask(g, owner, post, optionsOf(DEPLOY, postsOf(counter)))).province);
  lend(state, counter, owner, where, FOR_NOW);
  tell(g, counter, owner, where);
}

function mayLend(state: State, lender: Nation, borrower: Nation): boolean {
  const enemyLord = (one: Nation, other: Nation) => {
    const tied = state.ties.bond[one] === VASSAL || state.ties.bond[one] === FEDERATE;
    return tied && hostile(state, state.ties.lord[one], other, CIVILISED_GROUND);
  };
  return !enemyLord(lender, borrower) && !enemyLord(borrower, lender);
}
