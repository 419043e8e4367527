import type { Follow, Seat } from '@tabula/engine';
import type { Nation } from '../data/book/book.ts';
import { MOST_GOLD, ROUNDS } from '../data/figures.ts';
import { ownShare } from '../rules/economy/gold.ts';
import { incomeOf } from '../rules/economy/income.ts';
import { isOnBoard } from '../rules/pieces/pieces.ts';
import { bookOf, type State } from '../state/state.ts';

/** 6.1 What each nation of a seat would take in in its next turn, if that begins with an income, and what it could not keep. */
export function forecast(view: State, seat: Seat): Follow[] {
  const book = bookOf(view);
  if (view.phase === 'over') return [];
  return book.seatOf.flatMap((leader, nation): Follow[] => {
    if (leader !== seat || !isOnBoard(view, nation) || !hasIncomeNext(view, nation)) return [];
    const income = incomeOf(view, nation);
    const own = ownShare(view, nation, income);
    const lost = Math.max(0, view.gold[nation] + own - MOST_GOLD);
    const args = { nation: book.id(nation), income: own, gold: view.gold[nation], lost, most: MOST_GOLD };
    const lines: Follow[] = [{ words: { say: 'forecast.income', args } }];
    if (lost > 0) lines.push({ words: { say: 'forecast.lost', args }, bad: true });
    return lines;
  });
}

/** Whether a nation will have another turn, and one that does not start with a campaign (12.3); in the civil war there is none (13.4). */
export function hasIncomeNext(view: State, nation: Nation): boolean {
  const { scenario, round } = view;
  const book = bookOf(view);
  const { rounds, transformation, removedAfter = ROUNDS } = book.cards[nation];
  const next = Math.max(rounds[0], isTurnToCome(view, nation) ? round : round + 1);
  const last = Math.min(
    rounds[1],
    removedAfter,
    transformation?.round ?? ROUNDS,
    scenario === 'I' ? ROUNDS - 1 : ROUNDS,
  );
  if (next > last) return false;
  const operation = book.operation(nation, next);
  return operation?.kind !== 'campaign' || !operation.startsTurn;
}

function isTurnToCome({ phase, nation: active }: State, nation: Nation): boolean {
  if (phase === 'round-start' || phase === 'round-end') return phase === 'round-start';
  return active < nation || (active === nation && phase === 'turn-start');
}
