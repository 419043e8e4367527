import { leaderNamed, type Nation } from '../../data/book/book.ts';
import type { Line } from '../../data/card.ts';
import type { LeaderId, NationId } from '../../data/names.ts';
import { bookOf, type State } from '../../state/state.ts';
import { isExpected, isOut } from '../pieces/presence.ts';
import { isSpent, isWaiting, mayScore } from './scoring.ts';

/** Whether a line of a nation's card can be won as things stand, whatever the round: yes, not yet, or never more. */
export function outlookOf(state: State, nation: Nation, line: Line): 'open' | 'waiting' | 'closed' {
  if (!mayScore(state, nation) || isSpent(state, nation, line) || !isPossible(state, line)) return 'closed';
  return isWaiting(state, nation, line) ? 'waiting' : 'open';
}

/** Whether those whom the line names are in the game, or may still come. */
function isPossible(state: State, line: Line): boolean {
  const anyIn = (ids: readonly NationId[] | 'any') =>
    ids === 'any' || ids.some((id) => !isOut(state, bookOf(state).nation(id)));
  const comes = (id: LeaderId) => isExpected(state, leaderNamed(id));
  switch (line.kind) {
    case 'kill':
      return anyIn(line.nations);
    case 'kill-leader': {
      const { leaders } = line;
      if (leaders === 'any') return true;
      if (!('of' in leaders)) return leaders.some(comes);
      const book = bookOf(state);
      return book.leadersOf[book.nation(leaders.of)].some((leader) => isExpected(state, leader));
    }
    case 'last-unit':
      return anyIn([line.nation]);
    case 'pitched':
      return anyIn(line.against) && (line.leader === undefined || comes(line.leader));
    case 'submission':
      return anyIn(line.of);
    case 'title':
      return comes(line.leader);
    default:
      return true;
  }
}
