import { type Leader, leaderNamed, type Nation } from '../../data/book/book.ts';
import type { Arrival } from '../../data/card.ts';
import { bookOf, DEAD, type Phase, type State } from '../../state/state.ts';
import { leaderIdOf } from './names.ts';
import { isAlive, isOnBoard } from './pieces.ts';

/** 12.1, 12.5 FAQ No piece on the board, and none to come. */
export function isOut(state: State, nation: Nation): boolean {
  if (isOnBoard(state, nation)) return false;
  return !(bookOf(state).cards[nation].arrivals ?? []).some((arrival) => isToCome(state, nation, arrival));
}

/** Whether reinforcements are still to come; troops of a leader who is dead are not (7.2). */
export function isToCome(state: State, nation: Nation, { round, when, leaders, unbound }: Arrival): boolean {
  if (leaders !== undefined && !unbound && leaders.every((id) => state.leaderAt[leaderNamed(id)] === DEAD))
    return false;
  if (round !== state.round) return round > state.round;
  switch (when) {
    case 'round-start':
      return state.phase === 'round-start';
    case 'turn':
      return (
        state.phase !== 'round-end' && (state.nation < nation || (state.nation === nation && isBefore(state.phase)))
      );
    case 'round-end':
      return state.phase !== 'round-end';
  }
}

/** Whether a turn has not come to its reinforcements. */
function isBefore(phase: Phase): boolean {
  return phase === 'turn-start' || phase === 'purchase' || phase === 'placement';
}

/** Whether a leader is on the board or may still come to it. */
export function isExpected(state: State, leader: Leader): boolean {
  if (isAlive(state, leader)) return true;
  if (state.leaderAt[leader] === DEAD) return false;
  const { cards, nationOfLeader } = bookOf(state);
  const nation = nationOfLeader[leader];
  const arrivals: readonly Arrival[] = cards[nation].arrivals ?? [];
  return arrivals.some(
    (arrival) => arrival.leaders?.includes(leaderIdOf(leader)) === true && isToCome(state, nation, arrival),
  );
}
