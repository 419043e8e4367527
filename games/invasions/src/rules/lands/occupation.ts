import type { Place } from '../../data/geography.ts';
import type { Nation } from '../../data/pieces.ts';
import { NOBODY, type State } from '../../state.ts';

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
