import type { Flow } from '@tabula/engine';
import type { Place } from '../../data/geography.ts';
import type { Nation } from '../../data/pieces.ts';
import type { State } from '../../state.ts';
import { CIVILISED_GROUND } from '../lands/aggression.ts';
import { refreshControl } from '../lands/control.ts';
import { alliesOf, hostile } from '../lands/relations.ts';
import { isRemnant, provincesLeft, subdueRemnant } from '../nations/dependants.ts';
import type { Invasions } from '../pieces/table.ts';
import { army } from '../pieces/units.ts';
import { loseAllies } from './alliances.ts';
import { stepAside, stepAsideElsewhere } from './evacuation.ts';
import { federatesMayLeave } from './foedus.ts';
import { vassalsServe } from './service.ts';

/** III.G, XXVI.B, XXVIII.G Whoever is subdued, or loses his capital, has no allies any more, and his federates may leave him. */
export function* loseFriends(g: Invasions, owner: Nation): Flow<void> {
  yield* loseAllies(g, owner);
  yield* federatesMayLeave(g, owner);
}

/** XXIX.B-D, G279 The new overlord and his allies leave his vassal's seat, if it fell to him, and wherever they were about to fight it; then he gets his unit. */
export function* makeWay(g: Invasions, lord: Nation, vassal: Nation, seat?: Place): Flow<void> {
  const members = army(g.state, lord);
  const victors = [...members, ...alliesOf(g.state, lord)];
  if (seat !== undefined) for (const victor of victors) yield* stepAside(g, victor, seat);
  for (const victor of victors) yield* stepAsideElsewhere(g, victor, vassal);
  for (const member of members) yield* vassalsServe(g, member);
}

/** XXIX.C The land that was lost may be the one too many for a kingdom without its capital. */
export function* subdueBeaten(g: Invasions, lord: Nation, loser: Nation): Flow<void> {
  const { state } = g;
  if (!hostile(state, lord, loser, CIVILISED_GROUND)) return;
  subdueRemnant(g, loser, lord);
  if (state.ties.lord[loser] !== lord) return;
  yield* loseFriends(g, loser);
  yield* makeWay(g, lord, loser);
  refreshControl(state);
}

/** How many provinces are left to each kingdom that has lost its capital. */
export type Remnants = ReadonlyMap<Nation, number>;

export function remnantsOf(state: State): Remnants {
  const found = new Map<Nation, number>();
  for (let owner = 0; owner < state.nations.status.length; owner++)
    if (isRemnant(state, owner)) found.set(owner, provincesLeft(state, owner));
  return found;
}

/** XXIX.C Whoever walks into what nobody defends may take it, too. */
export function* subdueRobbed(g: Invasions, lord: Nation, before: Remnants): Flow<void> {
  for (const [owner, left] of before)
    if (isRemnant(g.state, owner) && provincesLeft(g.state, owner) < left) yield* subdueBeaten(g, lord, owner);
}
