import type { Flow } from '@tabula/engine';
import { SIEGE_ROLL } from '../../data/figures.ts';
import { type Place, PORT, placeId } from '../../data/geography.ts';
import { type Counter, LEADER_NATION, type LeaderNumber, type Nation, nationId } from '../../data/pieces.ts';
import { ASSAULT, NO, prompt, SIEGE, WITHDRAW, YES, YES_NO } from '../../options.ts';
import { BARBARIAN, changeHands, isCivilised, NOBODY, type State } from '../../state.ts';
import { hostAt, loneField } from '../battle/field.ts';
import { capacityOf, takeHits } from '../battle/hits.ts';
import { retreat } from '../battle/retreat.ts';
import { plunderMore } from '../cards/plunder.ts';
import { loseFriends, makeWay } from '../diplomacy/dependence.ts';
import { spoilWeddings } from '../diplomacy/weddings.ts';
import { isFortified, wallsOf } from '../lands/cities.ts';
import { refreshControl } from '../lands/control.ts';
import { enemiesAt } from '../lands/passages.ts';
import { friendly, hostile } from '../lands/relations.ts';
import { halt } from '../lands/steps.ts';
import type { Stack } from '../pieces/stack.ts';
import { ask, chanceOf, d2, d10, type Invasions } from '../pieces/table.ts';
import { best, isNomad, mainMember, unitsAt } from '../pieces/units.ts';
import { conquer } from './conquest.ts';
import { attilaAt, sackGlory, takingGlory } from './glory.ts';
import { endSiege, keeperOf, mayKeepUp } from './kept-sieges.ts';
import { plunderCity, sackCards } from './sack.ts';
import { besiegersCards, noSiegeCards, playSiegeCard, relieve, type SiegeCards } from './siege-cards.ts';

const ASSAULT_HITS = 2;
const MOST_COMMAND = 3;
const LAST_NOMAD_PENALTY = 9;

/** XXIV.A Units in a hostile province without enemies, but with a city of his. */
export function mustBesiege(state: State, owner: Nation, where: Place): boolean {
  if (!standsBeforeCity(state, owner, where)) return false;
  return enemiesAt(state, owner, where) === 0 && unitsAt(state, owner, where).length > 0;
}

/** Whoever stands there has an enemy's city before him. */
export function standsBeforeCity(state: State, owner: Nation, where: Place): boolean {
  const keeper = state.lands.city[where];
  return state.lands.level[where] > 0 && keeper !== NOBODY && hostile(state, owner, keeper, where);
}

/** XXIV.A-C Terror, siege or withdrawal: in the end the city falls, or the besieger leaves. */
export function* siege(g: Invasions, owner: Nation, where: Place): Flow<void> {
  const { state } = g;
  const again = keeperOf(state, where) !== NOBODY;
  if (!again && terror(g, owner, where)) {
    yield* take(g, owner, where);
    return;
  }
  const { units } = hostAt(state, owner, where);
  // G227 Somebody has to be left to take the city.
  const assault = capacityOf(state, units) > ASSAULT_HITS;
  const cards = noSiegeCards();
  const how = yield* chooseSiege(g, owner, where, assault, cards);
  if (cards.surrender) {
    attackCity(state, owner, where);
    yield* take(g, owner, where);
    return;
  }
  if (how !== 'withdraw') attackCity(state, owner, where);
  if (how !== 'withdraw' && !(yield* relieve(g, owner, where, cards))) {
    if (how === 'assault') {
      const question = prompt('hits', 'XXIV.C', { nation: nationId(owner), hits: ASSAULT_HITS });
      yield* takeHits(g, { owner, units, lost: [] }, ASSAULT_HITS, question);
    }
    if (rollSiege(g, owner, where, how === 'assault', cards)) {
      yield* take(g, owner, where);
      return;
    }
    g.emit({ event: 'siege.failed', nation: nationId(owner), province: placeId(where) });
    const stay = yield* mayKeepUp(g, owner, where);
    if (stay.length > 0) {
      yield* withdraw(g, owner, where, stay);
      return;
    }
  }
  endSiege(state, where);
  yield* withdraw(g, owner, where);
}

/** XXX.D A siege is an attack, of allies too. */
function attackCity(state: State, owner: Nation, where: Place): void {
  spoilWeddings(state, owner, hostAt(state, owner, where).units, [state.lands.city[where]]);
}

/** XXIV.A The besiegers retreat, their allies with them, but for those who keep up the siege. */
export function* withdraw(g: Invasions, owner: Nation, where: Place, stay: readonly Counter[] = []): Flow<void> {
  const going = hostAt(g.state, owner, where).units.filter((counter) => !stay.includes(counter));
  const field = loneField(g.state, owner, where, going);
  yield* retreat(g, field, field.attacker, []);
}

/** The besieger chooses how, and may play a card before. */
function* chooseSiege(
  g: Invasions,
  owner: Nation,
  where: Place,
  assault: boolean,
  cards: SiegeCards,
): Flow<'siege' | 'assault' | 'withdraw'> {
  const { state } = g;
  for (;;) {
    const modifier = siegeModifier(state, owner, where, false) + cards.modifier;
    const rolls = rollsFor(state, owner, where, cards);
    const chance = chanceOf(SIEGE_ROLL, modifier, rolls);
    const about = { nation: nationId(owner), province: placeId(where), modifier, rolls, chance };
    const question = prompt('siege', 'XXIV.C', about);
    const ways = [SIEGE, ...(assault ? [ASSAULT] : []), WITHDRAW];
    const answer = yield* ask(g, owner, question, [...ways, ...besiegersCards(state, owner, where, cards)]);
    if (answer.kind !== 'event') return answer.kind;
    yield* playSiegeCard(g, owner, where, answer.card, cards);
    if (cards.surrender) return 'siege';
  }
}

/**
 * XXIV.B, G94 The terror goes before a barbarian leader on the march, past enemies that have fled or fallen. A city that
 * surrenders does not stop him, unless he sacks it. True if the stack may go on.
 */
export function* marchOfTerror(g: Invasions, owner: Nation, stack: Stack, where: Place): Flow<boolean> {
  if (stack.lead === undefined || g.state.nations.status[owner] !== BARBARIAN || !mustBesiege(g.state, owner, where))
    return true;
  if (!terror(g, owner, where) || !(yield* take(g, owner, where))) return true;
  halt(g.state, stack);
  return false;
}

/** XXIV.B, G94 A barbarian leader frightens a city without walls into surrender on a D2; in a Movement he tries it once. */
function terror(g: Invasions, owner: Nation, where: Place): boolean {
  const { state } = g;
  const leaders = hostAt(state, owner, where).leaders.filter(
    (who) => state.nations.status[LEADER_NATION[who]] === BARBARIAN,
  );
  if (leaders.length === 0 || isFortified(state, where)) return false;
  if (leaders.every((who) => hasTried(state, where, who))) return false;
  for (const who of leaders) state.stacks.terrified.push(where, who);
  // XXXIX.C: nobody withstands Attila.
  const success = attilaAt(state, where) || d2(g);
  if (success) attackCity(state, owner, where);
  g.emit({ event: success ? 'terror' : 'terror.failed', nation: nationId(owner), province: placeId(where) });
  return success;
}

/** G94 A leader has tried it in this Movement; another's stack may still try. */
function hasTried({ stacks: { terrified } }: State, where: Place, who: LeaderNumber): boolean {
  for (let i = 0; i < terrified.length; i += 2) if (terrified[i] === where && terrified[i + 1] === who) return true;
  return false;
}

/** XXIV.C One roll and one for each point of the leader's combat bonus, and what cards add. */
function rollsFor(state: State, owner: Nation, where: Place, cards: SiegeCards): number {
  const command = best(hostAt(state, owner, where).leaders, 'combat');
  return 1 + Math.max(command, Math.min(MOST_COMMAND, command + cards.command)) + cards.rolls;
}

/** XXIV.C The first success ends it (G57). */
function rollSiege(g: Invasions, owner: Nation, where: Place, assault: boolean, cards: SiegeCards): boolean {
  const { state } = g;
  const modifier = siegeModifier(state, owner, where, assault) + cards.modifier;
  const rolls: number[] = [];
  for (let left = rollsFor(state, owner, where, cards); left > 0; left--) {
    rolls.push(d10(g) + modifier);
    if (rolls[rolls.length - 1] >= SIEGE_ROLL) break;
  }
  g.emit({
    event: 'siege',
    nation: nationId(owner),
    enemy: nationId(state.lands.city[where]),
    province: placeId(where),
    rolls,
  });
  return rolls[rolls.length - 1] >= SIEGE_ROLL;
}

/** XXIV.C What is added to each roll. */
export function siegeModifier(state: State, owner: Nation, where: Place, assault: boolean): number {
  const keeper = state.lands.city[where];
  return (
    (assault ? 1 : 0) +
    (isCivilised(state, owner) ? 1 : 0) -
    (isNomad(state, owner) && state.clock.turn <= LAST_NOMAD_PENALTY ? 1 : 0) +
    state.nations.decline[keeper] -
    wallsOf(state, where) -
    (!assault && fleetOffshore(state, keeper, where) ? 1 : 0)
  );
}

/** A coastal city is helped by a friendly fleet in its sea. */
function fleetOffshore(state: State, keeper: Nation, where: Place): boolean {
  const sea = PORT[where];
  return (
    sea >= 0 && state.pieces.here[sea].some((counter) => friendly(state, keeper, state.pieces.holder[counter], sea))
  );
}

/** The city falls: its conqueror may sack it and raze its walls (XXIV.D-E). True if he has sacked it. */
function* take(g: Invasions, active: Nation, where: Place): Flow<boolean> {
  const { state } = g;
  const owner = mainMember(state, active, where);
  const loser = state.lands.city[where];
  const capital = state.nations.capital[loser] === where;
  endSiege(state, where);
  const loot = conquer(g, owner, where);
  takingGlory(g, owner, where);
  const submits = state.ties.lord[loser] === owner;
  if (capital || submits) yield* loseFriends(g, loser);
  let sacked = false;
  if (state.lands.sack[where] === 0) {
    const question = prompt('sack', 'XXIV.D', { nation: nationId(owner), province: placeId(where) });
    const answer = yield* ask(g, owner, question, [...YES_NO, ...sackCards(state, owner)]);
    sacked = answer !== NO;
    if (sacked) {
      yield* plunderCity(g, owner, where, loot);
      sackGlory(g, owner, where, loser, capital);
    }
    if (answer.kind === 'event') yield* plunderMore(g, owner);
  }
  if (!capital) yield* mayRaze(g, owner, where);
  if (submits) {
    // XXVII.C, XXIX.C The seat that its lord leaves is the city of his new dependant again: none of his goes there.
    if (capital) {
      changeHands(state, where, loser);
      refreshControl(state);
    }
    yield* makeWay(g, owner, loser, capital ? where : undefined);
  }
  return sacked;
}

/** XXIV.E Not the walls of a capital, which it keeps when it falls (III.G). */
function* mayRaze(g: Invasions, owner: Nation, where: Place): Flow<void> {
  const { state } = g;
  if (state.lands.fortified[where] === 0) return;
  const question = prompt('raze', 'XXIV.E', { nation: nationId(owner), province: placeId(where) });
  if ((yield* ask(g, owner, question, [NO, YES])) === NO) return;
  state.lands.fortified[where] = 0;
  g.emit({ event: 'razed', nation: nationId(owner), province: placeId(where) });
}
