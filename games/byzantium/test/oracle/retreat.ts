import type { CityId } from '../../src/data/cities.ts';
import type { State } from '../../src/state.ts';
import { across, COASTS, DESERTS, ROADS, SEAS } from './atlas.ts';
import { colourOf, type Faction } from './position.ts';

/** 10.3.2, 10.3.5, 10.3.6: the cities an army may go to next when it retreats. */
function ways(faction: Faction, at: CityId, bySea: boolean): CityId[] {
  const next = new Set(across(ROADS, at));
  if (faction === 'arab') for (const to of across(DESERTS, at)) next.add(to);
  if (faction === 'byzantine' || bySea) for (const to of across(SEAS, at)) next.add(to);
  if (faction === 'byzantine' && at === 'constantinople') for (const to of COASTS) next.add(to);
  return [...next];
}

/** Every route without a city twice that ends at its first friendly city after exactly so many enemy cities. */
function routesWith(
  losses: number,
  state: State,
  faction: Faction,
  path: readonly CityId[],
  bySea: boolean,
): CityId[][] {
  const found: CityId[][] = [];
  for (const next of ways(faction, path[path.length - 1], bySea)) {
    if (path.includes(next)) continue;
    const friendly = colourOf(state, next) === faction;
    if (friendly && losses === 0) found.push([...path, next]);
    if (!friendly && losses > 0) found.push(...routesWith(losses - 1, state, faction, [...path, next], bySea));
  }
  return found;
}

export interface Retreat {
  /** Cubes lost on the way; Infinity if there is no way at all. */
  readonly losses: number;
  /** The routes with the fewest losses, the city left first. */
  readonly routes: readonly (readonly CityId[])[];
}

/** No army is bigger than all the cubes there are; a longer way is as good as none. */
const LONGEST = 12;

/** 10.3.3: the routes with the fewest losses, found by trying all of them. */
export function retreat(state: State, faction: Faction, from: CityId, bySea: boolean): Retreat {
  for (let losses = 0; losses <= LONGEST; losses++) {
    const routes = routesWith(losses, state, faction, [from], bySea);
    if (routes.length > 0) return { losses, routes };
  }
  return { losses: Infinity, routes: [] };
}

/** The cities that can come after those already passed on a route with the fewest losses. */
export function nextSteps({ routes }: Retreat, passed: readonly CityId[]): CityId[] {
  const fits = routes.filter((route) => passed.every((city, i) => route[i] === city));
  return [...new Set(fits.map((route) => route[passed.length]))];
}
