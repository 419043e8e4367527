import type { Flow } from '@tabula/engine';
import type { Place } from '../../data/geography.ts';
import type { Nation } from '../../data/pieces.ts';
import { station } from '../../state.ts';
import { nearestFriend } from '../lands/routes.ts';
import { slay } from '../pieces/leaders.ts';
import { d2, type Invasions } from '../pieces/table.ts';
import { leadersAt, unitsAt } from '../pieces/units.ts';

/** XX.J Leaders whose stack was eliminated without a battle: each dies on a failed D2, or goes to the nearest friendly province. */
export function* leftAlone(g: Invasions, owner: Nation, where: Place): Flow<void> {
  const { state } = g;
  if (unitsAt(state, owner, where).length > 0) return;
  for (const who of leadersAt(state, owner, where))
    if (d2(g)) station(state, who, nearestFriend(state, owner, where));
    else yield* slay(g, who);
}
