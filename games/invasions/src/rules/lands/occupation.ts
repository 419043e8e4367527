import type { Place } from '../../data/geography.ts';
import type { Nation } from '../../data/pieces.ts';
import { NOBODY, type State } from '../../state.ts';
import { friendly, isStrangersPost } from './relations.ts';

export function countOf(state: State, province: Place, owner: Nation): number {
  let count = 0;
  for (const counter of state.pieces.here[province]) if (state.pieces.holder[counter] === owner) count += 1;
  return count;
}

/** Nobody stands there, not even behind a Limes. */
export function isEmpty(state: State, province: Place): boolean {
  return state.pieces.here[province].length === 0 && state.lands.limes[province] === NOBODY;
}

/** Nor is anybody's horde there, which is a unit too (G309). */
export function isDeserted(state: State, province: Place): boolean {
  return isEmpty(state, province) && state.pieces.camps[province] === 0;
}

/** VI.B, G424 Nor does anybody hold a city there: an inactive people appears where it drives nobody out and besieges nobody. */
export function isVacant(state: State, province: Place): boolean {
  const { level, city } = state.lands;
  return isDeserted(state, province) && (level[province] === 0 || city[province] === NOBODY);
}

/** VI.B, XII.B, G273, G431 Where some of a nation may appear who attack nobody: no stranger's unit, horde or Limes is there, nor a city that he holds. */
export function isFreeOfStrangers(state: State, owner: Nation, province: Place): boolean {
  const { level, city } = state.lands;
  if (isStrangersPost(state, province, owner)) return false;
  if (level[province] > 0 && city[province] !== NOBODY && !friendly(state, owner, city[province], province))
    return false;
  return state.pieces.here[province].every((counter) => friendly(state, owner, state.pieces.holder[counter], province));
}
