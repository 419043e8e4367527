import type { Flow } from '@tabula/engine';
import { distancesFrom, type Place, placeId } from '../../data/geography.ts';
import { type Nation, nationId } from '../../data/pieces.ts';
import { DONE, EVADE_TO, numberOf, prompt } from '../../options.ts';
import { move, type State } from '../../state.ts';
import { mayGoAlong } from '../lands/homelands.ts';
import type { Route } from '../lands/routes.ts';
import { hasRoom, roomFor } from '../lands/stacking.ts';
import { pickUnits } from '../pieces/selection.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { unitsAt } from '../pieces/units.ts';

/** Shelters that lie on a way of that length to a place. */
function onTheWay(state: State, routes: readonly Route[], { place: to, distance }: Route): Place[] {
  const beyond = distancesFrom(state.rules.map, to);
  const between = routes.filter((one) => one.place !== to && one.distance + beyond[one.place] === distance);
  return between.map(({ place: where }) => where);
}

/** XIX.B Others of a stack that got away may stay behind in provinces on its way, as far as there is room. */
export function* stragglers(
  g: Invasions,
  owner: Nation,
  where: Place,
  routes: readonly Route[],
  route: Route,
): Flow<void> {
  const { state } = g;
  const halts = onTheWay(state, routes, route);
  for (;;) {
    const left = unitsAt(state, owner, where);
    const fit = (to: Place) => left.filter((counter) => mayGoAlong(state, counter, to));
    const open = halts.filter((to) => hasRoom(state, owner, to) && fit(to).length > 0);
    if (open.length === 0) return;
    const about = { nation: nationId(owner), province: placeId(where) };
    const options = [DONE, ...open.map((to) => EVADE_TO[to])];
    const answer = yield* ask(g, owner, prompt('straggle', 'XIX.B', about), options);
    if (answer.kind === 'done') return;
    const to = numberOf(answer.province);
    const most = Math.min(fit(to).length, roomFor(state, owner, to));
    const question = prompt('evaders', 'XIX.B', { nation: about.nation, to: answer.province });
    for (const counter of yield* pickUnits(g, owner, fit(to), question, { least: 1, most })) move(state, counter, to);
  }
}
