import type { Flow } from '@tabula/engine';
import { DIPLOMACY, type DiplomacyId } from '../../data/diplomacy-cards.ts';
import { AREA_OF, type Place, waysFrom } from '../../data/geography.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import { type Nation, nation, nationId, ORIENTALI } from '../../data/pieces.ts';
import { DEPLOY, ENVOY, LEND, numberOf, optionsOf, prompt, TARGET } from '../../options.ts';
import { ABSENT, BARBARIAN, FOR_NOW, NOBODY, type State, wed } from '../../state.ts';
import { invades } from '../lands/calendar.ts';
import { isActive } from '../lands/order.ts';
import { earn } from '../lands/points.ts';
import { hasQuarters, mayBeLent, quartersFor } from '../lands/quarters.ts';
import { isInRealm } from '../lands/realms.ts';
import { dealBetween, makeDeal, PACT } from '../lands/relations.ts';
import { payGold } from '../pieces/gold.ts';
import { pickUnit } from '../pieces/losses.ts';
import { lend } from '../pieces/mercenaries.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { army, leadersOf, united, unitsAtHome, unitsOf } from '../pieces/units.ts';
import { alliance, mayAlly, tieOptions, tiesToBreak, tryToBreak } from './alliances.ts';
import { mayFederate, offerFoedus } from './foedus.ts';
import { cedable, treaty } from './treaty.ts';

/** The kinds of cards in hand that can be used now, perhaps on one nation only; Bribery waits for a siege, Nullity does nothing. */
export function playable(state: State, owner: Nation, on?: Nation): number[] {
  const hand = state.cards.envoys[owner];
  const cards: number[] = [];
  if (hand.length === 0) return cards;
  for (let card = 0; card < DIPLOMACY.length; card++) {
    const { id, gold } = DIPLOMACY[card];
    if (gold <= state.nations.treasury[owner] && hand.includes(card) && isUseful(state, owner, id, on))
      cards.push(card);
  }
  return cards;
}

function isUseful(state: State, owner: Nation, id: DiplomacyId, on?: Nation): boolean {
  if (on === undefined ? hasTarget(state, owner, id) : isTarget(state, owner, id, on)) return true;
  return mayBreakTies(state, id) && tiesToBreak(state).length > 0;
}

/** XXX.B Instead of offering an alliance the card can break one. */
function mayBreakTies(state: State, id: DiplomacyId): boolean {
  return id === 'alliance' && isTimeForAlliances(state);
}

/** XXX.A-B In the Diplomacy action, or before a nation is activated. */
function isTimeForAlliances({ clock, activation }: State): boolean {
  return clock.phase === 'diplomacy' || (clock.phase === 'military' && activation.active === NOBODY);
}

/** XXX.A The envoys that may still travel when a nation is activated: to nations that have not been. */
export function lateEnvoys(state: State, owner: Nation): (typeof ENVOY)[number][] {
  const cards: number[] = [];
  for (const member of army(state, owner))
    for (const card of playable(state, member)) if (!cards.includes(card)) cards.push(card);
  return cards.length === 0 ? [] : optionsOf(ENVOY, cards);
}

/** Which of those who act together has such a card that it can use. */
export function senderOf(state: State, owner: Nation, id: DiplomacyId): Nation {
  const senders = army(state, owner).filter((one) => playable(state, one).some((card) => DIPLOMACY[card].id === id));
  return senders.includes(owner) ? owner : (senders[0] ?? owner);
}

/** XXX.A Whether the activations of both are still to come this turn, or the first of them is just beginning. */
function awaits(state: State, owner: Nation, other: Nation): boolean {
  if (state.clock.phase !== 'military') return true;
  const { queue, next } = state.clock;
  const turnOf = (who: Nation) => queue.findIndex((one) => united(state, one, who));
  if (state.activation.active === NOBODY) return turnOf(owner) >= next && turnOf(other) >= next;
  return turnOf(other) > next && !hasBegun(state, owner);
}

/** Whether something of a nation has moved in its activation. */
function hasBegun(state: State, owner: Nation): boolean {
  if (state.activation.marching !== NOBODY || state.activation.round > 1) return true;
  return (
    unitsOf(state, owner).some((counter) => state.stacks.steps[counter] > 0) ||
    leadersOf(state, owner).some((who) => state.stacks.leaderSteps[who] > 0)
  );
}

/** XXX.B-H On whom a card can be played. None on a barbarian nation that invades this turn. */
function targets(state: State, owner: Nation, id: DiplomacyId): Nation[] {
  const found: Nation[] = [];
  for (let other = 0; other < NATION_ROWS.length; other++) if (isTarget(state, owner, id, other)) found.push(other);
  return found;
}

/** Whether there is anybody. */
function hasTarget(state: State, owner: Nation, id: DiplomacyId): boolean {
  for (let other = 0; other < NATION_ROWS.length; other++) if (isTarget(state, owner, id, other)) return true;
  return false;
}

function isTarget(state: State, owner: Nation, id: DiplomacyId, other: Nation): boolean {
  if (other === owner || state.nations.status[other] === ABSENT || invades(state, other)) return false;
  switch (id) {
    case 'alliance':
      return isTimeForAlliances(state) && awaits(state, owner, other) && mayAlly(state, owner, other);
    case 'tribute':
      return isStranger(state, owner, other);
    case 'marriage':
      return isStranger(state, owner, other) && hasLendable(state, owner, other);
    case 'treaty':
      return isStranger(state, owner, other) && cedable(state, owner, other).length > 0;
    case 'foedus':
      return awaits(state, owner, other) && mayFederate(state, owner, other);
    case 'mercenary':
      return mayHire(state, owner, other);
    case 'bribe':
    case 'nullity':
      return false;
  }
}

/** An active nation that has still to act and with which nothing is agreed. */
function isStranger(state: State, owner: Nation, other: Nation): boolean {
  return isActive(state, other) && dealBetween(state, owner, other) === 0 && awaits(state, owner, other);
}

/** XXX.H A barbarian nation whose horde is in or beside an area the nation controls. Invaders neither hire nor serve (XXX.A). */
export function mayHire(state: State, owner: Nation, other: Nation): boolean {
  const horde = state.nations.horde[other];
  if (state.nations.status[other] !== BARBARIAN || horde < 0 || invades(state, owner) || invades(state, other))
    return false;
  return rulesNear(state, owner, horde) && hasLendable(state, owner, other) && hasQuarters(state, owner);
}

/** Whether the other nation has a unit that it may lend. */
function hasLendable(state: State, owner: Nation, other: Nation): boolean {
  return unitsAtHome(state, other).some((counter) => mayBeLent(state, owner, counter));
}

/** The nation controls the area of a province, or one that the province borders. */
function rulesNear(state: State, owner: Nation, where: Place): boolean {
  if (isInRealm(state, owner, AREA_OF[where])) return true;
  for (const { to } of waysFrom(state.rules.map, where)) if (isInRealm(state, owner, AREA_OF[to])) return true;
  return false;
}

export function* chooseTarget(g: Invasions, owner: Nation, among: readonly Nation[]): Flow<Nation> {
  const question = prompt('target', 'XXX.A', { nation: nationId(owner) });
  const { nation: id } = yield* ask(g, owner, question, optionsOf(TARGET, among));
  return among.find((other) => nationId(other) === id) ?? among[0];
}

/** XXX.B-H A card is played, perhaps on one nation only: its gold goes to the nation it is played on. */
export function* playEnvoy(g: Invasions, owner: Nation, id: DiplomacyId, on?: Nation): Flow<void> {
  const { state } = g;
  const card = DIPLOMACY.findIndex((row) => row.id === id);
  g.reveal();
  const ties = mayBreakTies(state, id) ? tieOptions(tiesToBreak(state)) : [];
  const among = targets(state, owner, id).filter((other) => on === undefined || on === other);
  const question = prompt('target', 'XXX.A', { nation: nationId(owner) });
  const answer = yield* ask(g, owner, question, [...optionsOf(TARGET, among), ...ties]);
  const hand = state.cards.envoys[owner];
  hand.splice(hand.indexOf(card), 1);
  state.cards.diplomacyDiscards.push(card);
  if (answer.kind === 'break-tie') return yield* tryToBreak(g, answer);
  const other = among.find((one) => nationId(one) === answer.nation) ?? among[0];
  g.emit({ event: 'envoy', nation: nationId(owner), enemy: nationId(other), envoy: id });
  payGold(g, owner, other, DIPLOMACY[card].gold);
  yield* carryOut(g, owner, other, id);
}

function* carryOut(g: Invasions, owner: Nation, other: Nation, id: DiplomacyId): Flow<void> {
  const { state } = g;
  if (id === 'alliance') yield* alliance(g, owner, other);
  else if (id === 'foedus') {
    yield* offerFoedus(g, owner, other, true);
  } else if (id === 'mercenary') yield* hire(g, owner, other);
  else if (id === 'marriage') {
    yield* hire(g, owner, other);
    wed(state, owner, other);
  } else {
    makeDeal(state, owner, other, PACT);
    if (id === 'treaty') yield* treaty(g, owner, other);
    avarTribute(g, owner, other);
  }
}

const AVARI = nation('avari');

/** The card of the Avars: a point for a Tribute or Treaty of Byzantium. */
function avarTribute(g: Invasions, owner: Nation, other: Nation): void {
  if (owner === ORIENTALI && other === AVARI) earn(g, other, 1);
}

/** XXX.D, H A unit of the other nation serves until the end of the activation. */
export function* hire(g: Invasions, owner: Nation, other: Nation): Flow<void> {
  const { state } = g;
  const units = unitsAtHome(state, other).filter((counter) => mayBeLent(state, owner, counter));
  if (!hasQuarters(state, owner)) return;
  const counter = yield* pickUnit(
    g,
    other,
    units,
    prompt('lend', 'XXX.H', { nation: nationId(other), lord: nationId(owner) }),
    LEND,
  );
  if (counter === undefined) return;
  const question = prompt('place-hired', 'XXX.H', { nation: nationId(owner), enemy: nationId(other) });
  const { province } = yield* ask(g, owner, question, optionsOf(DEPLOY, quartersFor(state, owner, counter)));
  lend(state, counter, owner, numberOf(province), FOR_NOW);
  g.emit({ event: 'hired', nation: nationId(owner), enemy: nationId(other), province });
}
