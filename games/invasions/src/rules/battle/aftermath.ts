import type { Flow } from '@tabula/engine';
import { placeId } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { type Counter, LEADER_NATION, NATION_OF, type Nation, NOMAD, nationId, SIDE_OF } from '../../data/pieces.ts';
import { HEAL, numberOf, optionsOf, prompt, RECOVER, RETREAT_TO, YES, YES_NO } from '../../options.ts';
import {
  adopt,
  BARBARIAN,
  encamp,
  enlist,
  isCivilised,
  KINGDOM,
  move,
  NOBODY,
  NOWHERE,
  razeLimes,
  type State,
} from '../../state.ts';
import { drawPlunder } from '../cards/plunder.ts';
import { loseFriends, makeWay, subdueBeaten } from '../diplomacy/dependence.ts';
import { isFortified } from '../lands/cities.ts';
import { refreshControl } from '../lands/control.ts';
import { strays } from '../lands/homelands.ts';
import { once } from '../lands/readiness.ts';
import { friendly, isBarbarianGround } from '../lands/relations.ts';
import { nearestFriend } from '../lands/routes.ts';
import { isReduced, subdue } from '../nations/dependants.ts';
import { maySubdue, submit } from '../nations/vassals.ts';
import { killLeader, murder, postHeir } from '../pieces/leaders.ts';
import { pickUnit } from '../pieces/losses.ts';
import { ask, d2, type Invasions } from '../pieces/table.ts';
import { isElite, isNomad, mainMember, united, unitsAtHome } from '../pieces/units.ts';
import { commandOf } from './dice.ts';
import { type Field, isAlive, type Side } from './field.ts';
import { leaveEnemies } from './lone-leaders.ts';
import { partiesOf, shareOut } from './parties.ts';
import { refugesOfHorde, retreat } from './retreat.ts';
import { submits } from './submission.ts';

/** XX.I-L After the melee: who won, whether leaders fell, who recovers, where the beaten go. True if the attacker won. */
export function* aftermath(g: Invasions, field: Field): Flow<boolean> {
  const { state } = g;
  const { attacker, defender, where } = field;
  const won = attackerWins(state, field);
  const [winner, loser] = won ? [attacker, defender] : [defender, attacker];
  g.emit({
    event: 'battle.won',
    nation: nationId(winner.owner),
    enemy: nationId(loser.owner),
    province: placeId(where),
    lost: winner.lost.length,
    losses: loser.lost.length,
  });
  const submitting = submits(state, field, loser, winner);
  const beaten = peoplesOf(loser);
  const leads = (owner: Nation) => loser.leaders.some((who) => LEADER_NATION[who] === owner);
  const led = loser.units.length === 0 ? beaten.filter(leads) : [];
  for (const side of [attacker, defender]) {
    const valens = side.leaders.some((who) => LEADERS[who].id === 'valens');
    fallenLeaders(g, side);
    if (valens) yield* postHeir(g, side.leaders, where);
  }
  const headless = led.filter((owner) => !leads(owner));
  // G333 Who is left the victory goes on with recovery.
  if (!loser.conceded) murder(g, winner.leaders);
  const chosen = nomadsChoose(state, field, winner, submitting) ? submitting : [];
  for (const side of [attacker, defender]) yield* recover(g, field, side, chosen, winner.owner);
  if (loser.limes) razeLimes(state, where);
  const lord = mainMember(state, winner.owner, where);
  for (const nation of submitting) submit(g, nation, lord);
  yield* retreat(g, field, loser, submitting);
  for (const horde of loser.hordes) {
    if (state.nations.horde[horde] !== where || submitting.includes(horde)) continue;
    const falls = won && mayFall(state, horde, winner.owner, where);
    if (falls || !(yield* flees(g, field, loser, horde))) subdue(g, horde, lord);
  }
  for (const owner of beaten) yield* subdueHomeless(g, lord, owner, headless.includes(owner));
  yield* afterSubmission(g, field, winner, loser);
  refreshControl(state);
  leaveEnemies(g);
  for (const owner of beaten) if (won && state.lands.control[where] !== owner) yield* subdueBeaten(g, lord, owner);
  return won;
}

/** Every nation that fought on a side, the main one first. */
function peoplesOf({ owner, units, lost, service }: Side): Nation[] {
  const employers = [...units, ...lost].map((counter) => service.get(counter)?.employer ?? NATION_OF[counter]);
  return [...new Set([owner, ...employers])];
}

/** A horde whose people all perished has nobody left to defend it. One that attacked goes back alone, if it can, and so does that of a kingdom of more than three provinces (G302). */
function mayFall(state: State, horde: Nation, winner: Nation, where: number): boolean {
  if (!maySubdue(state, winner)) return false;
  return state.nations.status[horde] === BARBARIAN || isReduced(state, horde, where);
}

/** XX.L, G381 A horde without people: a defending one goes to the nearest friends, else each where a stack might retreat. One that was intercepted alone goes back on its way (G222). */
export function* flees(g: Invasions, field: Field, loser: Side, horde: Nation): Flow<boolean> {
  const { state } = g;
  const { attacker, intercepted, where } = field;
  if (loser === attacker && intercepted && loser.start === 0) return true;
  const friends = loser === attacker ? NOWHERE : nearestFriend(state, horde, where);
  const refuges =
    friends >= 0 && !strays(state, horde, where, friends) ? [friends] : refugesOfHorde(state, field, loser, horde);
  if (refuges.length === 0) return false;
  const question = prompt('retreat', 'XX.L', { nation: nationId(horde), province: placeId(where) });
  encamp(state, horde, numberOf((yield* ask(g, horde, question, optionsOf(RETREAT_TO, refuges))).province));
  return true;
}

/** XXIX.B-D The overlord leaves the horde's province and gets his unit; nomads take a card. */
function* afterSubmission(g: Invasions, { where }: Field, winner: Side, loser: Side): Flow<void> {
  const { state } = g;
  const vassals = loser.hordes.filter(
    (owner) => united(state, state.ties.lord[owner], winner.owner) && state.nations.horde[owner] === where,
  );
  for (const vassal of vassals)
    if (isNomad(state, winner.owner) && state.nations.status[vassal] === BARBARIAN)
      state.cards.spoils.push(SIDE_OF[winner.owner], SIDE_OF[vassal]);
  for (const vassal of vassals) {
    yield* loseFriends(g, vassal);
    yield* makeWay(g, winner.owner, vassal, where);
    if (state.nations.status[vassal] === KINGDOM)
      yield* mayTakeTreasure(g, mainMember(state, winner.owner, where), vassal);
  }
}

/** XXIX.C The victor over a kingdom without a city for its capital may draw a plunder marker for the royal treasure. */
function* mayTakeTreasure(g: Invasions, owner: Nation, loser: Nation): Flow<void> {
  const question = prompt('treasure', 'XXIX.C', { nation: nationId(owner), enemy: nationId(loser) });
  if ((yield* ask(g, owner, question, YES_NO)) === YES) yield* drawPlunder(g, owner);
}

/** XX.I Whoever wiped out the other; else fewer losses; on a tie city or horde, the better leader, the defender. */
export function attackerWins(state: State, field: Field): boolean {
  const { attacker, defender, where } = field;
  if (attacker.conceded || defender.conceded) return defender.conceded;
  if (isAlive(attacker) !== isAlive(defender)) return isAlive(attacker);
  const losses = defender.lost.length + defender.limesLost;
  if (attacker.lost.length !== losses) return attacker.lost.length < losses;
  if (defender.boon.ties > 0) return false;
  const keeper = state.lands.city[where];
  const walls = isFortified(state, where) && keeper !== NOBODY && friendly(state, defender.owner, keeper, where);
  if (walls || defender.hordes.length > 0) return false;
  return commandOf(attacker) > commandOf(defender);
}

/** XX.J A leader whose stack was wiped out dies on a failed D2. */
function fallenLeaders(g: Invasions, side: Side): void {
  if (side.units.length > 0 || side.start === 0) return;
  for (const who of [...side.leaders]) {
    if (side.boon.hero > 0 || d2(g)) continue;
    side.leaders.splice(side.leaders.indexOf(who), 1);
    killLeader(g, who);
  }
}

/** XX.K, XXIX.B Barbarian nomads who subdue others in barbarian country choose what their new vassal recovers. */
function nomadsChoose(state: State, { where }: Field, winner: Side, submitting: readonly Nation[]): boolean {
  if (!isNomad(state, winner.owner) || !isBarbarianGround(where)) return false;
  return submitting.some((nation) => !NOMAD[nation] && state.nations.status[nation] === BARBARIAN);
}

/**
 * XX.K Two eliminated units come back, one if a side began with two, none if one began with a single unit: each player chooses of his own
 * (G342), nomads of their new vassals'. Then one elite is restored.
 */
function* recover(g: Invasions, field: Field, side: Side, vassals: readonly Nation[], nomads: Nation): Flow<void> {
  const { state } = g;
  const fewest = Math.min(field.attacker.start, field.defender.start);
  const usual = fewest >= 3 ? 2 : fewest === 2 ? 1 : 0;
  const employerOf = (counter: Counter) => side.service.get(counter)?.employer ?? NATION_OF[counter];
  const parties = partiesOf(state, side.owner, side.lost, employerOf);
  const sizes = parties.map(({ units }) => units.length);
  const shares = shareOut(usual + side.boon.recover, sizes, sizes);
  for (const [i, { speaker, units }] of parties.entries()) {
    const question = prompt('recover', 'XX.K', { nation: nationId(speaker) });
    const chooser = units.some((counter) => vassals.includes(employerOf(counter))) ? nomads : speaker;
    for (let left = shares[i]; left > 0; left--) {
      const counter = yield* pickUnit(g, chooser, units, question, RECOVER);
      if (counter === undefined) break;
      units.splice(units.indexOf(counter), 1);
      side.lost.splice(side.lost.indexOf(counter), 1);
      comeBack(state, side, counter, field.where);
    }
  }
  if (!side.units.some((counter) => state.pieces.hurt[counter] > 0)) return;
  for (const owner of once(state, [...new Set(side.units.map((counter) => state.pieces.nation[counter]))]))
    yield* heal(g, side, owner);
}

/** A unit goes on serving whom it served, for as long as it was to, and is of the nation of which it was. */
function comeBack(state: State, side: Side, counter: Counter, where: number): void {
  const service = side.service.get(counter);
  const nation = service?.nation ?? NATION_OF[counter];
  move(state, counter, where);
  adopt(state, counter, nation);
  enlist(state, counter, service?.employer ?? nation);
  state.pieces.lent[counter] = service?.term ?? 0;
  state.pieces.hurt[counter] = 0;
  if (isElite(state, counter)) state.pieces.hurt[counter] = 1;
  side.units.push(counter);
}

/** XX.K Each civilised nation turns one damaged elite unit up again. */
function* heal(g: Invasions, side: Side, owner: Nation): Flow<void> {
  const { state } = g;
  if (!isCivilised(state, owner)) return;
  const damaged = side.units.filter(
    (counter) => united(state, state.pieces.nation[counter], owner) && state.pieces.hurt[counter] > 0,
  );
  if (damaged.length === 0) return;
  const employer = state.pieces.holder[damaged[0]];
  const counter = yield* pickUnit(g, employer, damaged, prompt('heal', 'XX.K', { nation: nationId(owner) }), HEAL);
  if (counter !== undefined) state.pieces.hurt[counter] = 0;
}

/** XXIX.C, G102 A kingdom that never had a seat whose leader fell with all his stack, or whose last unit is gone: client or vassal of the victor, who may draw plunder. */
export function* subdueHomeless(g: Invasions, owner: Nation, loser: Nation, headless = false): Flow<void> {
  const { state } = g;
  const { status, capital, capitalLost, horde } = state.nations;
  if (status[loser] !== KINGDOM || capital[loser] >= 0 || capitalLost[loser] > 0 || horde[loser] >= 0) return;
  if (state.ties.lord[loser] === owner || (!headless && unitsAtHome(state, loser).length > 0)) return;
  subdue(g, loser, owner);
  if (state.ties.lord[loser] !== owner) return;
  yield* loseFriends(g, loser);
  yield* makeWay(g, owner, loser);
  yield* mayTakeTreasure(g, owner, loser);
}
