import type { Leader, Nation } from '../../data/book/book.ts';
import { MOST_GOLD } from '../../data/figures.ts';
import { bookOf, NOBODY, type State } from '../../state/state.ts';
import { leaderIdOf } from '../pieces/names.ts';

/** 6.1, R 5 Nobody stores more than ten; a nation on campaign counts when the campaign is over. */
export function capGold(state: State, nation: Nation): void {
  if (nation === state.nation && state.turn.leader !== NOBODY) return;
  state.gold[nation] = Math.min(state.gold[nation], MOST_GOLD);
}

/** 10.6, 12.5.2 Gold from a plundered city; a subject keeps half, rounded up, and its overlord gets the rest. */
export function gainPlunder(state: State, nation: Nation, gold: number): void {
  const overlord = state.overlord[nation];
  const share = overlord === NOBODY ? 0 : Math.floor(gold / 2);
  state.gold[nation] += gold - share;
  capGold(state, nation);
  if (share === 0) return;
  state.gold[overlord] += share;
  capGold(state, overlord);
}

/** 7.2 Leaders whose time is over, unless this round's card names them again. */
export function leaversOf(state: State, nation: Nation): Leader[] {
  const book = bookOf(state);
  const due: Leader[] = [];
  for (const leader of book.leadersOf[nation])
    if (state.leaderAt[leader] >= 0 && state.round >= state.leaderSince[leader] + book.stays[leader]) due.push(leader);
  if (due.length === 0) return due;
  const named = book.arrivals(nation, state.round, 'turn').flatMap(({ leaders = [] }): readonly string[] => leaders);
  return due.filter((leader) => !named.includes(leaderIdOf(leader)));
}
