import { WALLS } from '../../data/figures.ts';
import { type Place, place } from '../../data/geography.ts';
import { PROVINCE_ROWS } from '../../data/provinces.ts';
import { NOBODY, type State } from '../../state.ts';

const CONSTANTINOPOLIS = place('thracia');
/** XXXVIII.H. */
const THEODOSIAN_TURN = 4;
const THEODOSIAN_WALLS = 4;

/** XXIII.A A city with walls; capitals always have them, and keep them. */
export function isFortified(state: State, where: Place): boolean {
  return state.lands.level[where] > 0 && state.lands.fortified[where] > 0;
}

/** XXIII.B, D What walls take from a siege; on turns 4 and 5 cities without them take 1. */
export function wallsOf(state: State, where: Place): number {
  if (!isFortified(state, where)) return state.clock.turn === 4 || state.clock.turn === 5 ? 1 : 0;
  if (where === CONSTANTINOPOLIS && state.clock.turn >= THEODOSIAN_TURN) return THEODOSIAN_WALLS;
  return PROVINCE_ROWS[where].wall ?? WALLS;
}

/** Whose capital a city is. */
export function capitalOf(state: State, where: Place): number {
  const owner = state.nations.capital.indexOf(where);
  return owner < 0 ? NOBODY : owner;
}
