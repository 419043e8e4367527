import type { Flow } from '@tabula/engine';
import { rowOf } from '../../data/cards.ts';
import { DIPLOMACY } from '../../data/diplomacy-cards.ts';
import type { EventKind } from '../../data/event-cards.ts';
import { type Place, placeId } from '../../data/geography.ts';
import { SIDES } from '../../data/nations.ts';
import { type Nation, nationId, SIDE_OF } from '../../data/pieces.ts';
import { ENVOY, formal, PASS, prompt } from '../../options.ts';
import { ABSENT, BARBARIAN, NOBODY, type State } from '../../state.ts';
import { hostAt } from '../battle/field.ts';
import { eventsOf, holdsCards, kindsFor, playCard, sidesAsked } from '../cards/hand.ts';
import { invades } from '../lands/calendar.ts';
import { isFortified } from '../lands/cities.ts';
import { payGold } from '../pieces/gold.ts';
import { askSide, d2, type Invasions } from '../pieces/table.ts';

/** What cards do to one siege. */
export interface SiegeCards {
  modifier: number;
  rolls: number;
  /** What is added to the leader's bonus, up to three. */
  command: number;
  /** The besieger has played his card. */
  spent: boolean;
  /** The gates open without a roll. */
  surrender: boolean;
}

export function noSiegeCards(): SiegeCards {
  return { modifier: 0, rolls: 0, command: 0, spent: false, surrender: false };
}

/** The besieger's cards: engines, treason, a better command, another roll, terror. One for each siege. */
export function besiegersCards(state: State, owner: Nation, where: Place, cards: SiegeCards) {
  const side = SIDE_OF[owner];
  if (cards.spent || !holdsCards(state, side)) return [];
  return eventsOf(kindsFor(state, side, 'siege').filter((kind) => helpsSiege(state, owner, where, kind)));
}

function helpsSiege(state: State, owner: Nation, where: Place, kind: EventKind): boolean {
  const led = hostAt(state, owner, where).leaders.length > 0;
  if (kind === 'inspired-command') return led;
  if (kind === 'terror')
    return led && state.nations.status[owner] === BARBARIAN && !state.nations.capital.includes(where);
  return true;
}

export function* playSiegeCard(
  g: Invasions,
  owner: Nation,
  where: Place,
  kind: EventKind,
  cards: SiegeCards,
): Flow<void> {
  const { state } = g;
  cards.spent = true;
  if (!(yield* playCard(g, SIDE_OF[owner], kind, [SIDE_OF[state.lands.city[where]]]))) return;
  cards.modifier += rowOf(kind).siege ?? 0;
  if (kind === 'dice') cards.rolls += 1;
  if (kind === 'inspired-command') cards.command += 1;
  if (kind === 'terror') cards.surrender = !isFortified(state, where) || d2(g);
}

/** Nations of a side that hold diplomacy cards, and so may hold Bribery. */
function payers(state: State, side: number): Nation[] {
  const found: Nation[] = [];
  for (let owner = 0; owner < state.nations.status.length; owner++)
    if (SIDE_OF[owner] === side && state.cards.envoys[owner].length > 0 && state.nations.status[owner] !== ABSENT)
      found.push(owner);
  return found;
}

const BRIBE = DIPLOMACY.findIndex(({ id }) => id === 'bribe');

/** Who may do something for a besieged city: its holder, and whoever wants to be asked everywhere; G433 never the besieger's own player. */
function helpers(state: State, owner: Nation, where: Place, bribable: boolean): number[] {
  const keeper = SIDE_OF[state.lands.city[where]];
  const asked = sidesAsked(state, [keeper]);
  for (let side = 0; side < SIDES.length; side++) {
    const wanted = side === keeper ? state.orders.asks[side] !== 'never' : state.orders.asks[side] === 'all';
    if (bribable && wanted && state.sides[side] !== NOBODY && payers(state, side).length > 0 && !asked.includes(side))
      asked.push(side);
  }
  return asked.filter((side) => state.sides[side] !== state.sides[SIDE_OF[owner]]);
}

/** XXX.G, X.B Fortifications make a siege harder, Bribery lifts it. True if the besieger has been bought off. */
export function* relieve(g: Invasions, owner: Nation, where: Place, cards: SiegeCards): Flow<boolean> {
  const { state } = g;
  // XXX.A No diplomacy helps against invaders, or them.
  const bribable = !invades(state, owner) && !invades(state, state.lands.city[where]);
  for (const side of helpers(state, owner, where, bribable)) {
    const [payer] = payers(state, side).filter(
      (one) => state.cards.envoys[one].includes(BRIBE) && state.nations.treasury[one] > 0,
    );
    const options = [
      PASS,
      ...eventsOf(kindsFor(state, side, 'besieged')),
      ...(payer === undefined || !bribable ? [] : [ENVOY[BRIBE]]),
    ];
    const args = { nation: nationId(owner), province: placeId(where) };
    const question = formal(prompt('relieve', 'XXX.G', args), PASS.id);
    const answer = yield* askSide(g, side, question, options);
    if (answer.kind === 'envoy') {
      bribe(g, payer, owner);
      return true;
    }
    if (answer.kind === 'event' && (yield* playCard(g, side, answer.card, [SIDE_OF[owner]])))
      cards.modifier += rowOf(answer.card).siege ?? 0;
  }
  return false;
}

function bribe(g: Invasions, payer: Nation, besieger: Nation): void {
  const { state } = g;
  const hand = state.cards.envoys[payer];
  hand.splice(hand.indexOf(BRIBE), 1);
  state.cards.diplomacyDiscards.push(BRIBE);
  g.reveal();
  g.emit({ event: 'envoy', nation: nationId(payer), enemy: nationId(besieger), envoy: 'bribe' });
  payGold(g, payer, besieger, DIPLOMACY[BRIBE].gold);
}
