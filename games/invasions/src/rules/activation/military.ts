import type { Flow } from '@tabula/engine';
import { distancesFrom, nearestFirst, type Place } from '../../data/geography.ts';
import { HUNNI, leader, type Nation, NOMAD, nationId, ORIENTALI, ROMANI } from '../../data/pieces.ts';
import { BESIEGE_AT, FIGHT_AT, HORDE_TO, numberOf, optionsOf, prompt, toNations } from '../../options.ts';
import {
  ABSENT,
  BARBARIAN,
  comeFrom,
  encamp,
  endOrdersMeanwhile,
  GONE,
  NOBODY,
  remove,
  STOOD,
  type State,
  standStill,
} from '../../state.ts';
import { flees } from '../battle/aftermath.ts';
import { battle } from '../battle/battle.ts';
import { hostAt, loneField } from '../battle/field.ts';
import { destroyLimes } from '../battle/limites.ts';
import { leaveEnemies } from '../battle/lone-leaders.ts';
import { forgetAside, resumeRetreats } from '../battle/retreat.ts';
import { takeSpoils } from '../cards/hand.ts';
import { atTheOldest, gatherPartners, partCompany } from '../diplomacy/alliances.ts';
import { mayBreakFoedus, takeUpFoedus } from '../diplomacy/foedus.ts';
import { heralds } from '../diplomacy/heralds.ts';
import { endPacts } from '../diplomacy/pacts.ts';
import { clientsServe, gothsLend, vassalsServe } from '../diplomacy/service.ts';
import { weddingGifts } from '../diplomacy/weddings.ts';
import { mayTurnOnBarbarians } from '../lands/aggression.ts';
import { invades } from '../lands/calendar.ts';
import { openGates, refreshControl } from '../lands/control.ts';
import { activationOrder } from '../lands/order.ts';
import { enemiesAt, hasHostileLimes } from '../lands/passages.ts';
import { closedTo } from '../lands/relations.ts';
import { isShelter } from '../lands/routes.ts';
import { endOfTheHuns } from '../nations/history.ts';
import { settle } from '../nations/kingdom.ts';
import { mayRebel } from '../nations/vassals.ts';
import { sendHomeHirelings } from '../pieces/mercenaries.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { army, hasUnits, keyOf, landUnitsOf, provincesHeld, united, unitsAt } from '../pieces/units.ts';
import { loseStrayFleets } from '../sea/fleets.ts';
import { challengedAtAnchor } from '../sea/naval-interception.ts';
import { restsNow } from '../siege/kept-sieges.ts';
import { mustBesiege, siege, standsBeforeCity, withdraw } from '../siege/siege.ts';
import { watchLimites } from '../treasury/purchases.ts';
import { campaigns } from './campaigns.ts';
import { movement, renewFleets, renewSteps } from './orders.ts';

/** IV.3 Who is activated, and when: while Rome is one, both halves at the place of the older (XXXVII.A). */
export function militaryOrder(state: State): Nation[] {
  const order = atTheOldest(state, activationOrder(state));
  if (state.clock.turn > 2) return order;
  const halves = order.filter((owner) => owner === ROMANI || owner === ORIENTALI);
  return order.filter((owner) => !halves.includes(owner) || owner === halves[0]);
}

/** One nation's activation: Unit stacks (twice in an Invasion), then campaigns. */
export function* activation(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (state.nations.status[owner] === ABSENT) return yield* actedTogether(g, owner);
  if (state.activation.active !== owner) {
    const first = state.activation.partners.includes(owner) ? owner : yield* heralds(g, owner);
    if (first !== owner) return yield* activation(g, first);
    yield* awake(g, owner);
  }
  // XXIV.C A city is besieged once in a Combat, also by allies.
  const besieged: Place[] = [];
  while (state.activation.stage !== 'start')
    switch (state.activation.stage) {
      case 'anchor':
        for (const one of [owner, ...state.activation.partners]) yield* challengedAtAnchor(g, one);
        state.activation.stage = 'movement';
        break;
      case 'movement':
        yield* movement(g, owner);
        state.activation.stage = state.activation.partners.length > 0 ? 'joining' : 'combat';
        break;
      case 'joining':
        yield* movement(g, state.activation.partners[state.activation.helper]);
        state.activation.helper += 1;
        if (state.activation.helper === state.activation.partners.length) state.activation.stage = 'combat';
        break;
      case 'combat':
        besieged.length = 0;
        yield* combat(g, owner, besieged);
        for (const partner of state.activation.partners) yield* combat(g, partner, besieged);
        forgetAside(state);
        if (yield* hasPerished(g, owner)) break;
        if (state.activation.round === 1 && invades(state, owner)) {
          state.activation.round = 2;
          beginMovement(state, owner);
        } else state.activation.stage = 'campaigns';
        break;
      case 'campaigns':
        yield* campaigns(g, owner);
        break;
      case 'marching':
        yield* movement(g, owner);
        yield* combat(g, owner);
        forgetAside(state);
        state.activation.marching = NOBODY;
        state.activation.stage = 'campaigns';
        yield* hasPerished(g, owner);
        break;
    }
  yield* comeToRest(g, owner);
}

/** XXVI.B A nation begins its activation, and its allies with it; whoever has moved with another has his campaigns left. */
function* awake(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  g.emit({ event: 'activated', nation: nationId(owner) });
  const joined = state.activation.partners.includes(owner);
  if (!joined) {
    yield* rise(g, owner);
    gatherPartners(state, owner);
    for (const partner of [...state.activation.partners]) yield* rise(g, partner);
    // Whoever has become a federate has no allies any more.
    gatherPartners(state, owner);
  }
  refreshControl(state);
  state.activation.active = owner;
  begin(state, owner, joined);
}

/** Ties are kept or broken, those who serve arrive. */
function* rise(g: Invasions, owner: Nation): Flow<void> {
  yield* takeUpFoedus(g, owner);
  yield* mayBreakFoedus(g, owner);
  yield* mayRebel(g, owner);
  yield* mayTurnOnBarbarians(g, owner);
  yield* clientsServe(g, owner);
  // XXIX.D Whoever had no unit to lend, or his lord no room, does so now.
  for (const member of army(g.state, owner)) yield* vassalsServe(g, member);
  yield* gothsLend(g, owner);
}

function* comeToRest(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  loseStrayFleets(g, owner);
  state.activation.active = NOBODY;
  standStill(state);
  for (const member of army(state, owner)) sendHomeHirelings(g, member);
  weddingGifts(g, owner);
  yield* deathOfAttila(g);
  yield* leaveScythia(g, owner);
  yield* actedTogether(g, owner);
  openGates(state);
  // VII.D A kingdom without a city founds one as soon as it holds a site.
  yield* settle(g, owner);
  // XVIII.I A province of a Limes may be lost and regained within a turn.
  watchLimites(state);
  takeSpoils(g);
  endOrdersMeanwhile(state.orders);
}

/** XXX.B-C, E What was agreed for two activations is over with the second of them, also if there is none because the nation is no more. */
function* actedTogether(g: Invasions, owner: Nation): Flow<void> {
  yield* partCompany(g, owner);
  endPacts(g.state);
}

/** XLI.D, G401 Who stands in closed land when his activation ends is lost, and his horde goes to the nearest province outside; on turn 2 those are the Ostrogoths in Scythia. */
function* leaveScythia(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  // Nomads who have settled down are not lost there, though it is closed to them too.
  if (NOMAD[owner]) return;
  for (const counter of landUnitsOf(state, owner)) {
    if (!closedTo(state, owner, state.pieces.at[counter])) continue;
    g.emit({ event: 'disbanded', nation: nationId(owner), units: keyOf(state, counter) });
    remove(state, counter);
  }
  const camp = state.nations.horde[owner];
  if (camp < 0 || !closedTo(state, owner, camp)) return;
  const outside = nearestFirst(state.rules.map, camp).filter((to) => isShelter(state, owner, to));
  const distance = distancesFrom(state.rules.map, camp);
  const nearest = outside.filter((to) => distance[to] === distance[outside[0]]);
  if (nearest.length === 0) return;
  const question = prompt('migrate', 'XLI.D', { nation: nationId(owner) });
  const { province } = yield* ask(g, owner, question, optionsOf(HORDE_TO, nearest));
  encamp(state, owner, numberOf(province));
  g.emit({ event: 'horde.moved', nation: nationId(owner), province });
}

const ATTILA = leader('attila');

/** The active nation is gone with its leader. */
function* hasPerished(g: Invasions, owner: Nation): Flow<boolean> {
  yield* deathOfAttila(g);
  if (g.state.nations.status[owner] !== ABSENT) return false;
  g.state.activation.stage = 'start';
  return true;
}

/** XXXIX.E: they do not outlive Attila, unless they become an empire. */
export function* deathOfAttila(g: Invasions): Flow<void> {
  const { state } = g;
  if (
    state.clock.turn === ATTILA_TURN &&
    state.pieces.leaderAt[ATTILA] === GONE &&
    state.nations.status[HUNNI] === BARBARIAN
  )
    yield* endOfTheHuns(g);
}

const ATTILA_TURN = 5;

function begin(state: State, owner: Nation, joined: boolean): void {
  state.activation.campaigns.fill(0);
  state.activation.round = 1;
  state.activation.ventured.length = 0;
  if (joined) {
    state.activation.stage = 'campaigns';
    return;
  }
  state.activation.helper = 0;
  for (const one of [owner, ...state.activation.partners]) {
    renewFleets(state, one);
    beginMovement(state, one);
  }
  state.activation.stage = 'anchor';
}

function beginMovement(state: State, owner: Nation): void {
  renewSteps(state, owner);
  refreshControl(state);
  state.activation.stage = 'movement';
}

const FIGHT = toNations('fight', 'XX.A');

/** More battles than any Combat has. */
const MOST_BATTLES = 60;

/** XX.A Combat: battles in the order the attacker likes, his allies at his side (XXVI.B), then sieges (G54). */
export function* combat(g: Invasions, owner: Nation, besieged: Place[] = []): Flow<void> {
  const { state } = g;
  yield* breakLimites(g, owner);
  const guards: number[] = [];
  let lone = true;
  // Each enemy in a province is fought once: whoever loses leaves it.
  for (let most = MOST_BATTLES; most > 0; most--) {
    if (state.activation.rearguards.length > 0) yield* fightRearguards(g, owner, guards);
    refreshControl(state);
    const fields = fieldsOf(state, owner, lone);
    if (fields.length === 0) break;
    const options = optionsOf(FIGHT_AT, fields);
    const { province } = yield* ask(g, owner, FIGHT[owner], options);
    const where = numberOf(province);
    const { units, leaders } = hostAt(state, owner, where);
    if (units.length === 0) lone = false;
    yield* battle(g, { where, attacker: owner, units, leaders, intercepted: false });
    yield* resumeRetreats(g, where);
  }
  yield* besiege(g, owner, besieged);
  yield* leaveCities(g, owner, guards);
  refreshControl(state);
  leaveEnemies(g);
}

/** XX.A Where a nation's units stand among enemies; or its horde, once, which they have left alone there (G402). */
function fieldsOf(state: State, owner: Nation, lone: boolean): Place[] {
  const camp = state.nations.horde[owner];
  const places = provincesHeld(state, owner, lone && camp >= 0 ? [camp] : []);
  return places.filter((where) => enemiesAt(state, owner, where) > 0);
}

/** XII.B, XX.L, G402, G404 Nobody stays before an enemy's city without a siege: rearguards that have done their duty retreat, and so does a horde that its units have left there. */
function* leaveCities(g: Invasions, owner: Nation, guards: readonly number[]): Flow<void> {
  const { state } = g;
  refreshControl(state);
  for (let i = 0; i < guards.length; i += 2) {
    const [where, guard] = [guards[i], guards[i + 1]];
    // The active nation and its allies besiege.
    if (united(state, owner, guard) || state.activation.partners.includes(guard) || !mustBesiege(state, guard, where))
      continue;
    for (const counter of unitsAt(state, guard, where)) comeFrom(state, counter, STOOD);
    yield* withdraw(g, guard, where);
  }
  const camp = state.nations.horde[owner];
  if (camp < 0 || !standsBeforeCity(state, owner, camp) || hostAt(state, owner, camp).units.length > 0) return;
  const field = loneField(state, owner, camp, []);
  yield* flees(g, field, field.attacker, owner);
}

/** XX.L, XVIII.F, G343 Those who held an enemy for others on their retreat fight him now, unless the active nation is there to attack them. */
function* fightRearguards(g: Invasions, owner: Nation, guards: number[]): Flow<void> {
  const { state } = g;
  const { rearguards } = state.activation;
  while (rearguards.length > 0) {
    const [where, guard] = rearguards.splice(0, 2);
    guards.push(where, guard);
    if (hasUnits(state, owner, where) || !hasUnits(state, guard, where) || enemiesAt(state, guard, where) === 0)
      continue;
    const { units, leaders } = hostAt(state, guard, where);
    yield* battle(g, { where, attacker: guard, units, leaders, intercepted: false });
    yield* resumeRetreats(g, where);
  }
}

/** XVIII.I, XX.A A Limes without support falls to enemies who stand beside it already: a tie between them has ended. */
function* breakLimites(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  for (const where of provincesHeld(state, owner))
    if (hasHostileLimes(state, owner, where) && enemiesAt(state, owner, where) === 0)
      yield* destroyLimes(g, owner, { units: unitsAt(state, owner, where), lead: undefined }, where);
}

const BESIEGE = toNations('besiege', 'IV.3.A.c');

/** XXIV.A The sieges, in the order the besieger likes. */
function* besiege(g: Invasions, owner: Nation, besieged: Place[]): Flow<void> {
  const { state } = g;
  for (;;) {
    const cities = provincesHeld(state, owner).filter(
      (where) => mustBesiege(state, owner, where) && !restsNow(state, where) && !besieged.includes(where),
    );
    if (cities.length === 0) return;
    const where = numberOf((yield* ask(g, owner, BESIEGE[owner], optionsOf(BESIEGE_AT, cities))).province);
    besieged.push(where);
    yield* siege(g, owner, where);
    refreshControl(state);
  }
}
