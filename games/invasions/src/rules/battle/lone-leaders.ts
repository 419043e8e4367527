import type { Flow } from '@tabula/engine';
import { LAND, type Place, placeId } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { LEADER_NATION, type Nation } from '../../data/pieces.ts';
import { NOBODY, type State, station } from '../../state.ts';
import { friendly, hostile } from '../lands/relations.ts';
import { nearestFriend } from '../lands/routes.ts';
import { slay } from '../pieces/leaders.ts';
import { d2, type Invasions } from '../pieces/table.ts';
import { hasUnits, leadersAt, unitsAt } from '../pieces/units.ts';

/** XX.J, G278 After Combat leaders who are alone among a nation's units, and in no city of friends, go to the nearest friendly province. */
export function scatterLeaders(g: Invasions, owner: Nation): void {
  const { state } = g;
  const { leaderAt } = state.pieces;
  for (let who = 0; who < leaderAt.length; who++) {
    const where = leaderAt[who];
    if (where < 0 || where >= LAND || !isCaught(state, LEADER_NATION[who], owner, where)) continue;
    const to = nearestFriend(state, LEADER_NATION[who], where);
    station(state, who, to);
    if (to >= 0) g.emit({ event: 'leader.moved', leader: LEADERS[who].id, province: placeId(where), to: placeId(to) });
  }
}

function isCaught(state: State, owner: Nation, enemy: Nation, where: Place): boolean {
  if (!hasUnits(state, enemy, where) || !hostile(state, owner, enemy, where)) return false;
  const keeper = state.lands.city[where];
  if (state.lands.level[where] > 0 && keeper !== NOBODY && friendly(state, owner, keeper, where)) return false;
  return !state.pieces.here[where].some((counter) => friendly(state, owner, state.pieces.holder[counter], where));
}

/** XX.J Leaders whose stack was eliminated without a battle: each dies on a failed D2, or goes to the nearest friendly province. */
export function* leftAlone(g: Invasions, owner: Nation, where: Place): Flow<void> {
  const { state } = g;
  if (unitsAt(state, owner, where).length > 0) return;
  for (const who of leadersAt(state, owner, where))
    if (d2(g)) station(state, who, nearestFriend(state, owner, where));
    else yield* slay(g, who);
}
