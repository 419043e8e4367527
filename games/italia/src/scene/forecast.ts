import type { Follow, Seat } from '@tabula/engine';
import { MOST_GOLD } from '../data/figures.ts';
import { incomeOf } from '../rules/economy/income.ts';
import { isOnBoard } from '../rules/pieces/pieces.ts';
import { bookOf, NOBODY, type State } from '../state/state.ts';

/** 6.1 What each nation of a seat would take in in its next turn, and what it could not keep. */
export function forecast(view: State, seat: Seat): Follow[] {
  const book = bookOf(view);
  if (view.phase === 'over') return [];
  return book.seatOf.flatMap((leader, nation): Follow[] => {
    if (leader !== seat || !isOnBoard(view, nation)) return [];
    const income = incomeOf(view, nation);
    const own = view.overlord[nation] === NOBODY ? income : income - Math.floor(income / 2);
    const lost = Math.max(0, view.gold[nation] + own - MOST_GOLD);
    const args = { nation: book.id(nation), income: own, gold: view.gold[nation], lost, most: MOST_GOLD };
    const lines: Follow[] = [{ words: { say: 'forecast.income', args } }];
    if (lost > 0) lines.push({ words: { say: 'forecast.lost', args }, bad: true });
    return lines;
  });
}
