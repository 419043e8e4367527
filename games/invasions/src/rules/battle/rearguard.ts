import { REACTION_REACH } from '../../data/figures.ts';
import { type Place, waysFrom } from '../../data/geography.ts';
import type { Counter, Nation } from '../../data/pieces.ts';
import { comeFrom, move, NOBODY, NOWHERE, type State } from '../../state.ts';
import { enemiesAt, hasHostileLimes, hasHostileWalls, isCleared, isHirelingOf } from '../lands/passages.ts';
import { closedTo, hostile } from '../lands/relations.ts';
import { isBarred, isShelter, isWayBack } from '../lands/routes.ts';
import { roomFor } from '../lands/stacking.ts';
import { united } from '../pieces/units.ts';

/** A way out past enemies who are held: where it ends, where they are, and how many must stay with them. */
export interface HeldWay {
  readonly place: Place;
  readonly held: Place;
  readonly guards: number;
}

/**
 * XX.L, XVIII.F, G343 Who retreats may clear one province on the way: twice as many as the enemies stay there and will fight, the others pass
 * to a shelter within the three steps. Never over a strait, past a Limes or walls; and only while there is a Combat to fight in.
 */
export function heldWays(
  state: State,
  owner: Nation,
  where: Place,
  units: readonly Counter[],
  banned: (to: Place) => boolean,
): HeldWay[] {
  const found: HeldWay[] = [];
  if (state.activation.active === NOBODY) return found;
  const walk = (here: Place, steps: number, held: Place, guards: number): void => {
    for (const way of waysFrom(state.rules.map, here)) {
      const { to } = way;
      const ends = held >= 0 && isShelter(state, owner, to);
      const passes = steps < REACTION_REACH && isWayBack(state, owner, to);
      const needed = steps < REACTION_REACH && held < 0 && !passes ? guardsFor(state, owner, units, to) : 0;
      if (!ends && !passes && needed === 0) continue;
      if (to === where || banned(to) || closedTo(state, owner, to) || isBarred(state, owner, way)) continue;
      if (ends && !found.some(({ place }) => place === to)) found.push({ place: to, held, guards });
      if (passes) walk(to, steps + 1, held, guards);
      else if (needed !== 0 && way.border !== 'strait') walk(to, steps + 1, to, Math.max(0, needed));
    }
  };
  walk(where, 1, NOWHERE, 0);
  return found;
}

/** Some stand there already, and that is enough. */
const HELD = -1;

/** How many have to stay in a province to hold its enemies while others pass; none can if 0. */
function guardsFor(state: State, owner: Nation, units: readonly Counter[], where: Place): number {
  const here = state.pieces.here[where];
  if (here.length === 0 && state.pieces.camps[where] === 0) return 0;
  if (hasHostileLimes(state, owner, where) || hasHostileWalls(state, owner, where)) return 0;
  for (const counter of here) {
    const other = state.pieces.holder[counter];
    if (!united(state, owner, other) && !hostile(state, owner, other, where)) return 0;
  }
  const enemies = enemiesAt(state, owner, where);
  if (enemies === 0) return 0;
  if (isCleared(state, owner, where, enemies)) return HELD;
  const guards = 2 * enemies;
  if (guards >= units.length || guards > roomFor(state, owner, where)) return 0;
  return willingAt(state, units, where).length >= guards ? guards : 0;
}

/** XXX.H Those of some units who would hold the enemies in a province: no hirelings of theirs. */
export function willingAt(state: State, units: readonly Counter[], where: Place): Counter[] {
  const { here, holder } = state.pieces;
  return units.filter((counter) => !here[where].some((other) => isHirelingOf(state, counter, holder[other])));
}

/** They stay in the held province, and fight there in this Combat. */
export function stayBehind(state: State, owner: Nation, guards: readonly Counter[], from: Place, held: Place): void {
  for (const counter of guards) {
    move(state, counter, held);
    comeFrom(state, counter, from);
  }
  state.activation.rearguards.push(held, owner);
}
