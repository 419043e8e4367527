import type { Flow } from '@tabula/engine';
import { LAND, type Place, placeId } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { LEADER_NATION, type Nation } from '../../data/pieces.ts';
import { NOBODY, type State } from '../../state.ts';
import { isSafe } from '../lands/homelands.ts';
import { friendly } from '../lands/relations.ts';
import { goToFriends } from '../lands/routes.ts';
import { slay } from '../pieces/leaders.ts';
import { d2, type Invasions } from '../pieces/table.ts';
import { leadersAt, unitsAt } from '../pieces/units.ts';

/** XX.J Leaders whose stack was eliminated without a battle: each dies on a failed D2, or goes to the nearest friendly province. */
export function* leftAlone(g: Invasions, owner: Nation, where: Place): Flow<void> {
  const { state } = g;
  if (unitsAt(state, owner, where).length > 0) return;
  for (const who of leadersAt(state, owner, where))
    if (d2(g)) goToFriends(state, who);
    else yield* slay(g, who);
}

/** XX.J, G304 A leader with no unit of his own or of friends beside him, and in no city of theirs, leaves a province in which he is not safe for the nearest friendly one. */
export function leaveEnemies(g: Invasions): void {
  const { state } = g;
  for (let who = 0; who < LEADERS.length; who++) {
    const where = state.pieces.leaderAt[who];
    const owner = LEADER_NATION[who];
    if (where < 0 || where >= LAND || isSafe(state, owner, where) || isAmongFriends(state, owner, where)) continue;
    goToFriends(state, who);
    const to = state.pieces.leaderAt[who];
    if (to !== where)
      g.emit({ event: 'leader.moved', leader: LEADERS[who].id, province: placeId(where), to: placeId(to) });
  }
}

function isAmongFriends(state: State, owner: Nation, where: Place): boolean {
  const keeper = state.lands.city[where];
  if (state.lands.level[where] > 0 && keeper !== NOBODY && friendly(state, owner, keeper, where)) return true;
  return state.pieces.here[where].some((counter) => friendly(state, owner, state.pieces.holder[counter], where));
}
