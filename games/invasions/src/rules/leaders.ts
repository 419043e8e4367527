import { LEADERS } from '../data/leaders.ts';
import type { LeaderNumber, Nation } from '../pieces.ts';
import { GONE, isCivilised, NOWHERE, type State } from '../state.ts';
import type { Invasions } from './table.ts';
import { leadersOf, seatOfPower } from './units.ts';

/** XX.J A leader dies. A standard one comes back with the next reinforcements. */
export function killLeader(g: Invasions, who: LeaderNumber): void {
  const { state } = g;
  state.leaderAt[who] = LEADERS[who].turns.length > 0 ? GONE : NOWHERE;
  g.emit({ event: 'leader.died', leader: LEADERS[who].id });
}

/** The king or emperor who reigns now. */
export function rulerOf(state: State, owner: Nation): LeaderNumber | undefined {
  return leadersOf(state, owner).find((who) => LEADERS[who].rank !== 'general');
}

/** XIII.E, G95 The ruler and the standard leaders, or all, stay in the capital and do not act this turn. */
export function keepAtHome(state: State, owner: Nation, all: boolean): void {
  const home = seatOfPower(state, owner);
  for (const who of leadersOf(state, owner)) {
    const general = LEADERS[who].rank === 'general' && LEADERS[who].turns.length > 0;
    if (general && !all) continue;
    if (home >= 0 && isCivilised(state, owner)) state.leaderAt[who] = home;
    state.idle[who] = 1;
  }
}
