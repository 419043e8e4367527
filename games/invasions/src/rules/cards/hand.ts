import type { Flow, Prompt } from '@tabula/engine';
import { kindNumber, kindOf, numberOfKind, rowOf, TOKEN } from '../../data/cards.ts';
import { EVENT_ROWS, type EventKind, type Moment } from '../../data/event-cards.ts';
import { LOOT } from '../../data/loot.ts';
import { SIDES } from '../../data/nations.ts';
import { EVENT, formal, PASS, prompt } from '../../options.ts';
import { NOBODY, type State } from '../../state.ts';
import { askSide, d2, type Invasions } from '../pieces/table.ts';

/** The number of the card that can thwart another. */
const INTRIGUE = rowOf('intrigue').first;

/** X.B The kinds of cards that a side holds for a moment, each once. */
export function kindsFor(state: State, side: number, moment: Moment): EventKind[] {
  const kinds: number[] = [];
  for (const card of state.cards.hands[side]) {
    const kind = kindNumber(card);
    if (EVENT_ROWS[kind].windows?.includes(moment) === true && !kinds.includes(kind)) kinds.push(kind);
  }
  if (kinds.length > 1) kinds.sort((a, b) => a - b);
  return kinds.map((kind) => EVENT_ROWS[kind].id);
}

/** A player who holds any card: how many he holds is known, so to ask him tells nobody anything. */
export function holdsCards(state: State, side: number): boolean {
  return state.sides[side] !== NOBODY && state.cards.hands[side].length > 0;
}

export function eventsOf(kinds: readonly EventKind[]): (typeof EVENT)[number][] {
  return kinds.map((kind) => EVENT[numberOfKind(kind)]);
}

/** Who is asked for a card in a battle or siege: those it concerns, and whoever wants to be asked everywhere. */
export function sidesAsked(state: State, concerned: readonly number[]): number[] {
  const asked: number[] = [];
  for (const side of concerned)
    if (holdsCards(state, side) && state.orders.asks[side] !== 'never' && !asked.includes(side)) asked.push(side);
  for (let side = 0; side < SIDES.length; side++)
    if (state.orders.asks[side] === 'all' && holdsCards(state, side) && !concerned.includes(side)) asked.push(side);
  return asked;
}

const ONLY_PASS = [PASS] as const;

/** One card of some kinds, or none. */
export function* mayPlay(
  g: Invasions,
  side: number,
  kinds: readonly EventKind[],
  question: Prompt,
): Flow<EventKind | undefined> {
  const answer = yield* askSide(
    g,
    side,
    formal(question, PASS.id),
    kinds.length === 0 ? ONLY_PASS : [PASS, ...eventsOf(kinds)],
  );
  return answer.kind === 'pass' ? undefined : answer.card;
}

/**
 * X.B A private card is played and discarded; another player whom it hurts may thwart it by Intrigue. True if it takes
 * effect.
 */
export function* playCard(g: Invasions, side: number, kind: EventKind, against: readonly number[]): Flow<boolean> {
  spend(g.state, side, kind);
  g.reveal();
  g.emit({ event: 'card.played', side: SIDES[side], card: kind });
  for (const other of thwarters(g.state, side, against)) {
    const question = prompt('thwart', 'X.B', { side: SIDES[side], card: kind });
    const held = kindsFor(g.state, other, 'intrigue');
    if ((yield* mayPlay(g, other, held, question)) === undefined) continue;
    spend(g.state, other, 'intrigue');
    const success = d2(g);
    g.emit({ event: success ? 'card.thwarted' : 'card.stands', side: SIDES[other], card: kind });
    return !success;
  }
  return true;
}

/** Those whom a card hurts, while nobody has seen where Intrigue is. */
function thwarters(state: State, side: number, against: readonly number[]): number[] {
  if (state.cards.eventDiscards.includes(INTRIGUE)) return [];
  return sidesAsked(state, against).filter((other) => state.sides[other] !== state.sides[side]);
}

/** A card goes to the discards, a plunder marker back into the bag. */
function spend(state: State, side: number, kind: EventKind): void {
  const hand = state.cards.hands[side];
  const token = hand.findIndex((card) => card >= TOKEN && kindOf(card) === kind);
  const index = token >= 0 ? token : hand.findIndex((card) => kindOf(card) === kind);
  if (index < 0) return;
  const [card] = hand.splice(index, 1);
  if (card >= TOKEN) state.cards.loot.push(LOOT.findIndex(({ event }) => event === card - TOKEN));
  else state.cards.eventDiscards.push(card);
}

/** XXIX.B Nomads who subdued a horde take a card at random from its player. */
export function takeSpoils(g: Invasions): void {
  const { state } = g;
  const { spoils } = state.cards;
  if (spoils.length === 0) return;
  for (let i = 0; i < spoils.length; i += 2) {
    const [winner, loser] = [spoils[i], spoils[i + 1]];
    const hand = state.cards.hands[loser];
    if (winner === loser || hand.length === 0) continue;
    g.reveal();
    const [card] = hand.splice(g.chance.below(hand.length), 1);
    state.cards.hands[winner].push(card);
    g.emit({ event: 'card.taken', side: SIDES[winner], from: SIDES[loser] });
    if (state.sides[winner] !== NOBODY) g.emit({ event: 'event.kept', card: kindOf(card) }, [state.sides[winner]]);
  }
  spoils.length = 0;
}
