import type { Leader, Nation } from '../../data/book/book.ts';
import { MOST_GOLD } from '../../data/figures.ts';
import { idOf, type Space } from '../../data/spaces.ts';
import { bookOf, NOBODY, type State } from '../../state/state.ts';
import { campaignLeader } from '../pieces/factions.ts';
import { leaderIdOf } from '../pieces/names.ts';
import type { Italia } from '../pieces/table.ts';

/** The one place where a nation's gold changes; whoever calls tells of it. */
export function changeGold({ gold }: State, nation: Nation, by: number): void {
  gold[nation] += by;
  if (gold[nation] < 0) throw new Error('gold was spent that is not there');
}

/** 12.3.1, 12.3.4 What a move or a block of a campaign costs. */
export function payFor(g: Italia, nation: Nation, gold: number, what: 'move' | 'block'): void {
  const { state } = g;
  changeGold(state, nation, -gold);
  g.emit({ event: 'paid', nation: bookOf(state).id(nation), gold, what, total: state.gold[nation] });
}

/** Gold that nobody has any more. */
export function loseGold(g: Italia, nation: Nation, gold: number): void {
  if (gold <= 0) return;
  changeGold(g.state, nation, -gold);
  g.emit({ event: 'gold.lost', nation: bookOf(g.state).id(nation), gold });
}

/** 6.1, R 5 Nobody stores more than ten; a nation on campaign counts when the campaign is over. */
export function capGold(g: Italia, nation: Nation): void {
  const { state } = g;
  if (campaignLeader(state, nation) !== NOBODY) return;
  loseGold(g, nation, state.gold[nation] - MOST_GOLD);
}

/** 12.5.2 What a nation keeps of some gold that it takes in: a subject half of it, rounded up. */
export function ownShare({ overlord }: State, nation: Nation, gold: number): number {
  return overlord[nation] === NOBODY ? gold : Math.ceil(gold / 2);
}

/** 10.6, 12.5.2 Gold from a plundered city; a subject keeps half, rounded up, and its overlord gets the rest. */
export function gainPlunder(g: Italia, nation: Nation, gold: number, area: Space): void {
  const { state } = g;
  const book = bookOf(state);
  const overlord = state.overlord[nation];
  const share = gold - ownShare(state, nation, gold);
  changeGold(state, nation, gold - share);
  g.emit({ event: 'plundered', nation: book.id(nation), area: idOf(area), gold: gold - share });
  capGold(g, nation);
  if (share === 0) return;
  changeGold(state, overlord, share);
  g.emit({ event: 'tribute', nation: book.id(nation), foe: book.id(overlord), gold: share });
  capGold(g, overlord);
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
