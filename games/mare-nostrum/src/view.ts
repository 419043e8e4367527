import type { Chance, Seat } from '@tabula/engine';
import { DIRECTOR } from './data/civilizations.ts';
import { KIND_COUNT } from './data/resources.ts';
import { cardsAt, handSize } from './rules/table.ts';
import { copy, held, NOBODY, NOTHING, type State } from './state.ts';

/** What a seat may know (R-INFO): all but which cards are in the hands of others, and what a builder is about to buy. */
export interface View {
  readonly seat: Seat | null;
  /** By seat: how many cards it holds. */
  readonly sizes: readonly number[];
  /** The position, with the hidden cards left out. */
  readonly state: State;
}

export function view(state: State, seat: Seat | null): View {
  const seen = copy(state);
  const sizes: number[] = [];
  for (let other = 0; other < state.players; other++) {
    sizes.push(handSize(state, other) + (state.phase === 'offer' ? cardsAt(state.offers, other) : 0));
    if (other === seat) continue;
    seen.hands.fill(0, held(other, 0), held(other, KIND_COUNT));
    if (state.phase === 'offer') seen.offers.fill(0, held(other, 0), held(other, KIND_COUNT));
  }
  if (isBuying(state) && state.active !== seat) {
    seen.item = NOTHING;
    seen.place = NOTHING;
  }
  return { seat, sizes, state: seen };
}

/** In the set-up everything is open; in the construction phase what is being bought shows when it is paid for. */
function isBuying({ phase, active }: State): boolean {
  return phase === 'construction' && active !== NOBODY;
}

/**
 * Deals anew what `seat` cannot see: the cards in the hands of the others, each as many as it has. Whoever is choosing what
 * to buy or to give away keeps his: that he is asked, and how often, tells of his hand, and nobody else looks ahead then.
 */
export function redeal(state: State, seat: Seat, chance: Chance): void {
  dealHands(state, seat, asked(state), chance);
}

function asked(state: State): Seat {
  if (state.phase === 'settle') return state.roles[DIRECTOR];
  return isBuying(state) ? state.active : NOBODY;
}

/** Shuffles the hidden cards of all but two seats together and deals them out in the old sizes. */
function dealHands(state: State, seat: Seat, spared: Seat, chance: Chance): void {
  const pool: number[] = [];
  const piles = state.phase === 'offer' ? [state.hands, state.offers] : [state.hands];
  const others = Array.from({ length: state.players }, (_, other) => other).filter(
    (other) => other !== seat && other !== spared,
  );
  const sizes = piles.map((cards) => others.map((other) => cardsAt(cards, other)));
  for (const cards of piles)
    for (const other of others)
      for (let kind = 0; kind < KIND_COUNT; kind++) {
        const i = held(other, kind);
        for (; cards[i] > 0; cards[i]--) pool.push(kind);
      }
  chance.shuffle(pool);
  let next = 0;
  piles.forEach((cards, pile) => {
    others.forEach((other, i) => {
      for (let left = sizes[pile][i]; left > 0; left--) cards[held(other, pool[next++])] += 1;
    });
  });
}
