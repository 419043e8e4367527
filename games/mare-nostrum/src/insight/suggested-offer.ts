import type { Option, Seat } from '@tabula/engine';
import { TAX } from '../data/resources.ts';
import { forCards } from '../options.ts';
import { held, type State } from '../state.ts';

/** What an offer takes out of a hand: the last card of its kind hurts most, taxes are good to keep. */
export function offerLoss({ hands }: State, seat: Seat, cards: string): number {
  let loss = 0;
  forCards(cards, (kind, count) => {
    const left = hands[held(seat, kind)] - count;
    if (kind === TAX) loss += 1.3 * count;
    else loss += left > 0 ? 0.3 * count : 0.3 * (count - 1) + 1.2;
  });
  return loss;
}

/** The offer that hurts least. */
export function usualOffer(state: State, seat: Seat, options: readonly Option[]): Option | undefined {
  let usual: Option | undefined;
  let least = Infinity;
  for (const option of options) {
    const loss = offerLoss(state, seat, String(option.cards));
    if (loss < least) {
      least = loss;
      usual = option;
    }
  }
  return usual;
}
