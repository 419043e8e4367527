import type { Flow } from '@tabula/engine';
import { isPublic, kindOf } from '../../data/cards.ts';
import { EVENT_KINDS } from '../../data/event-cards.ts';
import { SIDES } from '../../data/nations.ts';
import { NOBODY, type State } from '../../state.ts';
import type { Invasions } from '../pieces/table.ts';
import { playEvents } from './event-play.ts';
import { publicEvent } from './public-events.ts';

/** Something was drawn, and there is nothing to resolve. */
const KEPT = -1;
const RESERVE = EVENT_KINDS.find(({ id }) => id === 'reserve')?.first ?? 0;

/** X.B Each player in turn draws an event: public ones happen at once, private ones are kept. */
export function* drawEvent(g: Invasions, side: number): Flow<void> {
  const { state } = g;
  if (state.cards.drawn === 0) {
    draw(g, side);
    // What was drawn is known from here on.
    g.checkpoint();
  }
  const card = state.cards.drawn;
  if (card > 0) yield* publicEvent(g, side, kindOf(card));
  state.cards.drawn = KEPT;
  yield* playEvents(g, side);
  state.cards.drawn = 0;
}

/** A private card goes into the hand, Reserve brings back the discards; a public card is to be resolved. */
function draw(g: Invasions, side: number): void {
  const { state } = g;
  state.cards.drawn = KEPT;
  refill(g);
  const card = g.draw(state.cards.eventDeck);
  if (card === undefined) return;
  if (!isPublic(card)) {
    state.cards.hands[side].push(card);
    tellPrivately(g, side, card);
  } else if (kindOf(card) === 'reserve') {
    g.emit({ event: 'event.public', card: 'reserve' });
    state.cards.eventDeck.push(card, ...state.cards.eventDiscards.splice(0));
    g.shuffle(state.cards.eventDeck);
    draw(g, side);
  } else {
    state.cards.eventDiscards.push(card);
    state.cards.drawn = card;
  }
}

function tellPrivately(g: Invasions, side: number, card: number): void {
  const seat = g.state.sides[side];
  g.emit({ event: 'event.drawn', side: SIDES[side] });
  if (seat !== NOBODY) g.emit({ event: 'event.kept', card: kindOf(card) }, [seat]);
}

/** If the deck is empty and Reserve lies among the discards, these are shuffled. */
function refill(g: Invasions): void {
  const { state } = g;
  if (state.cards.eventDeck.length > 0 || !state.cards.eventDiscards.includes(RESERVE)) return;
  state.cards.eventDeck.push(...state.cards.eventDiscards.splice(0));
  g.shuffle(state.cards.eventDeck);
}

/** The four sides, in the order of play. */
export function sidesInOrder(_state: State): number[] {
  return SIDES.map((_, side) => side);
}
