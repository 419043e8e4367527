import { bundle, type Follow, type Seat } from '@tabula/engine';
import { ARTEMIS } from '../data/cards.ts';
import { KIND_COUNT, KINDS } from '../data/resources.ts';
import { incomeDue } from '../rules/income.ts';
import { held } from '../state.ts';
import type { View } from '../view.ts';

/** 4.1 - 4.6 Which cards the next income would bring as things stand, if the bank has them. */
export function forecast({ state }: View, seat: Seat): Follow[] {
  if (state.phase === 'over' || seat >= state.players) return [];
  const due = incomeDue(state).slice(held(seat, 0), held(seat, KIND_COUNT));
  const count = due.reduce((sum, one) => sum + one, 0);
  const chosen: Follow[] = state.cards[ARTEMIS] === seat ? [{ words: { say: 'forecast.artemis' } }] : [];
  if (count === 0) return chosen.length > 0 ? chosen : [{ words: { say: 'forecast.nothing' }, bad: true }];
  const cards = bundle(Object.fromEntries(due.flatMap((one, kind) => (one > 0 ? [[KINDS[kind], one]] : []))));
  return [{ words: { say: 'forecast.income', args: { count, cards } } }, ...chosen];
}
