import type { Answer, Chance, Seat } from '@tabula/engine';
import { isPublic, kindOf, TOKEN } from './data/cards.ts';
import { DIPLOMACY } from './data/diplomacy-cards.ts';
import { forget } from './standing-orders.ts';
import { copy, type State, seatOf } from './state.ts';

/** A card that one may not see. */
export const HIDDEN = -1;

/** What a seat may know: no order of a deck, no card in another's hand, no standing order of another. Plunder markers were turned up when they were drawn. */
export function view(state: State, seat: Seat | null): State {
  const seen = copy(state);
  hide(seen.cards.eventDeck);
  hide(seen.cards.diplomacyDeck);
  seen.cards.hands.forEach((hand, side) => {
    if (seat === null || state.sides[side] !== seat) hide(hand, TOKEN);
  });
  seen.cards.envoys.forEach((hand, owner) => {
    if (seat === null || seatOf(state, owner) !== seat) hide(hand);
  });
  forget(seen, seat);
  return seen;
}

function hide(cards: number[], open = Number.POSITIVE_INFINITY): void {
  for (let i = 0; i < cards.length; i++) if (cards[i] < open) cards[i] = HIDDEN;
}

/** Deals anew whatever `seat` cannot know; cards that others have played since stay where they came from. */
export function redeal(state: State, seat: Seat, chance: Chance, since: readonly Answer[] = []): void {
  const shown = (other: Seat, kind: string) => since.some((one) => one.seat === other && one.id === kind);
  dealEvents(state, seat, chance, (side, card) => shown(state.sides[side], `event ${kindOf(card)}`));
  dealEnvoys(state, seat, chance, (owner, card) => shown(seatOf(state, owner), `envoy ${DIPLOMACY[card].id}`));
}

type Known = (whose: number, card: number) => boolean;

/** A hand holds private events only; the rest of what is unseen lies in the deck. */
function dealEvents(state: State, seat: Seat, chance: Chance, known: Known): void {
  const others = state.cards.hands.flatMap((_, side) => (state.sides[side] === seat ? [] : [side]));
  const isDealt = (side: number, card: number) => card < TOKEN && !known(side, card);
  const unseen = others.flatMap((side) => state.cards.hands[side].filter((card) => isDealt(side, card)));
  const cards = chance.shuffle([...state.cards.eventDeck, ...unseen]);
  for (const side of others) {
    const hand = state.cards.hands[side];
    for (let i = 0; i < hand.length; i++) {
      if (!isDealt(side, hand[i])) continue;
      const index = cards.findIndex((one) => !isPublic(one));
      hand[i] = cards[index];
      cards.splice(index, 1);
    }
  }
  state.cards.eventDeck.splice(0, state.cards.eventDeck.length, ...cards);
}

function dealEnvoys(state: State, seat: Seat, chance: Chance, known: Known): void {
  const piles = state.cards.envoys.flatMap((hand, owner) =>
    hand.length === 0 || seatOf(state, owner) === seat ? [] : [{ owner, hand }],
  );
  const unseen = piles.flatMap(({ owner, hand }) => hand.filter((card) => !known(owner, card)));
  const cards = chance.shuffle([...state.cards.diplomacyDeck, ...unseen]);
  for (const { owner, hand } of piles)
    for (let i = 0; i < hand.length; i++) if (!known(owner, hand[i])) hand[i] = cards.pop() ?? HIDDEN;
  state.cards.diplomacyDeck.splice(0, state.cards.diplomacyDeck.length, ...cards);
}
