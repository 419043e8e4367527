import type { Follow } from '@tabula/engine';
import { LAND, type Place, placeId } from '../data/geography.ts';
import { NATION_ROWS } from '../data/nations.ts';
import { type Nation, nationId } from '../data/pieces.ts';
import { hostile } from '../rules/lands/relations.ts';
import { stackLimit, stackSize } from '../rules/lands/stacking.ts';
import { interceptors } from '../rules/movement/interception.ts';
import { unitsAt } from '../rules/pieces/units.ts';
import { ABSENT, type State } from '../state.ts';

/** XVII, XIX What a march leads to: more than may stand together, enemies who may come between, provinces without a unit. */
export function follows(before: State, after: State): Follow[] {
  const owner = after.activation.active;
  if (owner < 0 || before.activation.active !== owner) return [];
  const crowded: Follow[] = [];
  const met: Follow[] = [];
  const left: Follow[] = [];
  for (let where = 0; where < LAND; where++) {
    const [then, now] = [unitsAt(before, owner, where).length, unitsAt(after, owner, where).length];
    if (then === now) continue;
    if (now > then) {
      const limit = stackLimit(after, owner, where);
      const count = stackSize(after, owner, where) - limit;
      const args = { count, limit, province: placeId(where) };
      if (count > 0) crowded.push({ words: { say: 'follow.crowd', args }, bad: true });
      met.push(...comingBetween(after, owner, where));
    } else if (now === 0 && after.lands.control[where] === owner)
      left.push({ words: { say: 'follow.empty', args: { province: placeId(where) } } });
  }
  return [...crowded, ...met, ...left];
}

/** XIX.A The nations that may try to intercept there. */
function comingBetween(state: State, owner: Nation, where: Place): Follow[] {
  return NATION_ROWS.flatMap((_, other): Follow[] => {
    if (other === owner || state.nations.status[other] === ABSENT || !hostile(state, owner, other, where)) return [];
    const count = interceptors(state, owner, other, where).length;
    if (count === 0) return [];
    return [{ words: { say: 'follow.intercept', args: { nation: nationId(other), count, province: placeId(where) } } }];
  });
}
