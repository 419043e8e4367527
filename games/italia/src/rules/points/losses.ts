import type { Leader, Nation } from '../../data/book/book.ts';
import { idOf, type Space } from '../../data/spaces.ts';
import { KINDS, type Kind, UNITS } from '../../data/units.ts';
import { bookOf } from '../../state/state.ts';
import { leaderIdOf } from '../pieces/names.ts';
import { leadersIn, removeLeader, takeOff, unitsAt } from '../pieces/pieces.ts';
import type { Italia } from '../pieces/table.ts';
import { scoreKills, scoreLeader } from './scoring.ts';

/** Units eliminated by a nation, or by nobody: back to the supply, and whoever did it may score. */
export function eliminate(g: Italia, victim: Nation, space: Space, kind: Kind, count: number, killer: Nation): void {
  if (count === 0) return;
  takeOff(g.state, victim, space, kind, count);
  loseUnits(g, victim, space, kind, count, killer);
}

/** What is said and scored of units that a nation has lost; one that was converted may have had no counter (R 63). */
export function loseUnits(g: Italia, victim: Nation, space: Space, kind: Kind, count: number, killer: Nation): void {
  if (count === 0) return;
  const units = count === 1 ? UNITS[kind].id : `${count}*${UNITS[kind].id}`;
  g.emit({ event: 'lost', nation: bookOf(g.state).id(victim), units, area: idOf(space) });
  scoreKills(g, killer, victim, kind, count);
}

export function eliminateLeader(g: Italia, leader: Leader, killer: Nation): void {
  const { state } = g;
  const nation = bookOf(state).nationOfLeader[leader];
  const space = state.leaderAt[leader];
  removeLeader(state, leader, true);
  g.emit({ event: 'leader.died', nation: bookOf(state).id(nation), leader: leaderIdOf(leader), area: idOf(space) });
  scoreLeader(g, killer, leader);
}

/** Everything that a nation has in a space. */
export function eliminateAll(g: Italia, victim: Nation, space: Space, killer: Nation): void {
  for (let kind = 0; kind < KINDS; kind++)
    eliminate(g, victim, space, kind, unitsAt(g.state, victim, space, kind), killer);
  for (const leader of leadersIn(g.state, victim, space)) eliminateLeader(g, leader, killer);
}
