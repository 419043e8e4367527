import type { Flow } from '@tabula/engine';
import { DIPLOMACY, type DiplomacyId } from '../data/diplomacy-cards.ts';
import { NATION_ROWS } from '../data/nations.ts';
import { AREA_NEIGHBOURS, AREA_OF } from '../geography.ts';
import { DEPLOY, DONE, ENVOY, LEND, numberOf, OFFER_FOEDUS, prompt, TARGET, YES, YES_NO } from '../options.ts';
import { type Nation, nationId, SIDE_OF } from '../pieces.ts';
import { ABSENT, BARBARIAN, EMPIRE, FREE, move, type State } from '../state.ts';
import { invades } from './calendar.ts';
import { becomeDependant } from './conquest.ts';
import { areasOf } from './control.ts';
import { mayFederate, offerFoedus } from './foedus.ts';
import { pickUnit } from './losses.ts';
import { isActive } from './order.ts';
import { quarters } from './purchases.ts';
import { ALLIANCE, dealBetween, makeDeal, PACT } from './relations.ts';
import { ask, d2, type Invasions } from './table.ts';
import { best, isFleet, leadersOf, ownUnits } from './units.ts';

/** XXX.A A civilised nation draws: its leaders' bonus, an empire one more. Then it may use what it holds. */
export function* diplomacy(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (state.envoyed[owner] === 0) {
    drawEnvoys(g, owner);
    state.envoyed[owner] = 1;
    // The cards are known to their player from here on.
    g.checkpoint();
  }
  let offered = false;
  for (;;) {
    const cards = playable(state, owner);
    const foedus = offered ? [] : federable(state, owner);
    const options = [DONE, ...cards.map((card) => ENVOY[card]), ...(foedus.length > 0 ? [OFFER_FOEDUS] : [])];
    const answer = yield* ask(g, owner, prompt('diplomacy', 'XXX.A', { nation: nationId(owner) }), options);
    if (answer.kind === 'done') return;
    if (answer.kind === 'offer-foedus') {
      offered = true;
      yield* foedusWith(g, owner, foedus, false);
    } else yield* playEnvoy(g, owner, answer.envoy);
    // Whether the envoys go on after another player's answer tells something of their cards.
    g.reveal();
  }
}

function drawEnvoys(g: Invasions, owner: Nation): void {
  const { state } = g;
  const cards = best(leadersOf(state, owner), 'diplomacy') + (state.status[owner] === EMPIRE ? 1 : 0);
  for (let i = 0; i < cards; i++) {
    const card = g.draw(state.diplomacyDeck);
    if (card !== undefined) state.envoys[owner].push(card);
  }
  if (state.envoys[owner].length > 0)
    g.emit({ event: 'envoys', nation: nationId(owner), count: state.envoys[owner].length });
}

/** XXX.A At the end of the Military phase unused cards go back; a nation that had some receives a gold (G75). */
export function endOfDiplomacy(g: Invasions): void {
  const { state } = g;
  state.envoys.forEach((hand, owner) => {
    if (hand.length === 0) return;
    state.diplomacyDeck.push(...hand.splice(0));
    if (state.status[owner] !== ABSENT) state.treasury[owner] += 1;
  });
  g.shuffle(state.diplomacyDeck);
  state.envoyed.fill(0);
}

function goldOf(card: number): number {
  return DIPLOMACY[card].gold;
}

/** The kinds of cards in hand that can be used now; Bribery waits for a siege, Nullity does nothing. */
function playable(state: State, owner: Nation): number[] {
  return [...new Set(state.envoys[owner])]
    .filter((card) => goldOf(card) <= state.treasury[owner] && targets(state, owner, DIPLOMACY[card].id).length > 0)
    .sort((a, b) => a - b);
}

/** XXX.B-H On whom a card can be played. None on a barbarian nation that invades this turn. */
function targets(state: State, owner: Nation, id: DiplomacyId): Nation[] {
  const all = NATION_ROWS.flatMap((_, other) => (other !== owner && state.status[other] !== ABSENT ? [other] : []));
  const open = all.filter((other) => !invades(state, other));
  switch (id) {
    case 'alliance':
      return open.filter((other) => mayAlly(state, owner, other));
    case 'tribute':
    case 'marriage':
      return open.filter((other) => isActive(state, other) && dealBetween(state, owner, other) === 0);
    case 'foedus':
      return open.filter((other) => mayFederate(state, owner, other));
    case 'mercenary':
      return open.filter((other) => mayHire(state, owner, other));
    case 'treaty':
    case 'bribe':
    case 'nullity':
      return [];
  }
}

/** XXVI.A Neither is federate, client or vassal; a free minor kingdom can become a client. */
function mayAlly(state: State, owner: Nation, other: Nation): boolean {
  if (state.bond[owner] !== FREE || state.bond[other] !== FREE || dealBetween(state, owner, other) !== 0) return false;
  return isActive(state, other) || NATION_ROWS[other].role === 'minor';
}

/** XXX.H A barbarian nation whose horde is in or beside an area the nation controls. */
function mayHire(state: State, owner: Nation, other: Nation): boolean {
  const horde = state.horde[other];
  if (state.status[other] !== BARBARIAN || horde < 0 || quarters(state, owner).length === 0) return false;
  const areas = areasOf(state, owner);
  const near = [AREA_OF[horde], ...(AREA_NEIGHBOURS[AREA_OF[horde]] ?? [])];
  return near.some((number) => areas.includes(number)) && hirelings(state, other).length > 0;
}

function hirelings(state: State, other: Nation): number[] {
  return ownUnits(state, other).filter((counter) => state.holder[counter] === other && !isFleet(counter));
}

function federable(state: State, owner: Nation): Nation[] {
  if (state.status[owner] !== EMPIRE) return [];
  return NATION_ROWS.flatMap((_, other) => (!invades(state, other) && mayFederate(state, owner, other) ? [other] : []));
}

function* foedusWith(g: Invasions, owner: Nation, among: readonly Nation[], forced: boolean): Flow<void> {
  const other = yield* chooseTarget(g, owner, among);
  if (yield* offerFoedus(g, owner, other, forced)) g.state.federated[other] = g.state.turn;
}

function* chooseTarget(g: Invasions, owner: Nation, among: readonly Nation[]): Flow<Nation> {
  const question = prompt('target', 'XXX.A', { nation: nationId(owner) });
  const { nation: id } = yield* ask(
    g,
    owner,
    question,
    among.map((other) => TARGET[other]),
  );
  return among.find((other) => nationId(other) === id) ?? among[0];
}

/** XXX.B-H A card is played: its gold goes to the nation it is played on. */
function* playEnvoy(g: Invasions, owner: Nation, id: DiplomacyId): Flow<void> {
  const { state } = g;
  const card = DIPLOMACY.findIndex((row) => row.id === id);
  g.reveal();
  const other = yield* chooseTarget(g, owner, targets(state, owner, id));
  const hand = state.envoys[owner];
  hand.splice(hand.indexOf(card), 1);
  state.diplomacyDeck.unshift(card);
  state.treasury[owner] -= goldOf(card);
  state.treasury[other] += goldOf(card);
  g.emit({ event: 'envoy', nation: nationId(owner), enemy: nationId(other), envoy: id });
  if (id === 'alliance') yield* alliance(g, owner, other);
  else if (id === 'foedus') {
    if (yield* offerFoedus(g, owner, other, true)) state.federated[other] = state.turn;
  } else if (id === 'mercenary' || id === 'marriage') yield* hire(g, owner, other);
  else makeDeal(state, owner, other, PACT);
}

/** XXX.B Another player agrees or not; one's own nation and a minor kingdom, which becomes a client, need a D2. */
function* alliance(g: Invasions, owner: Nation, other: Nation): Flow<void> {
  const { state } = g;
  const minor = NATION_ROWS[other].role === 'minor';
  const agreed =
    minor || SIDE_OF[owner] === SIDE_OF[other]
      ? d2(g)
      : (yield* ask(
          g,
          other,
          prompt('alliance', 'XXX.B', { nation: nationId(other), enemy: nationId(owner) }),
          YES_NO,
        )) === YES;
  if (!agreed) g.emit({ event: 'alliance.refused', nation: nationId(other), enemy: nationId(owner) });
  else if (minor) becomeDependant(g, other, owner);
  else {
    makeDeal(state, owner, other, ALLIANCE);
    g.emit({ event: 'allied', nation: nationId(owner), enemy: nationId(other) });
  }
}

/** XXX.D, H A unit of the other nation serves until the end of the activation. */
function* hire(g: Invasions, owner: Nation, other: Nation): Flow<void> {
  const { state } = g;
  const units = hirelings(state, other);
  const places = quarters(state, owner);
  if (units.length === 0 || places.length === 0) return;
  const counter = yield* pickUnit(
    g,
    other,
    units,
    prompt('lend', 'XXX.H', { nation: nationId(other), lord: nationId(owner) }),
    LEND,
  );
  const question = prompt('place-hired', 'XXX.H', { nation: nationId(owner) });
  const { province } = yield* ask(
    g,
    owner,
    question,
    places.map((where) => DEPLOY[where]),
  );
  if (counter === undefined) return;
  move(state, counter, numberOf(province));
  state.holder[counter] = owner;
  g.emit({ event: 'hired', nation: nationId(owner), enemy: nationId(other), province });
}
