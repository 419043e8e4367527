import type { Flow, Seat } from '@tabula/engine';
import { type Box, type Faction, MOST_REINFORCEMENTS } from '../data/figures.ts';
import { DONE, PLACE, prompt } from '../options.ts';
import { type State, sideOf } from '../state.ts';
import { hasSource, takeCube } from './cubes.ts';
import type { Byzantium } from './table.ts';

const PROMPTS = [1, 2, 3].map((cube) => prompt('reinforce', '5.1', { cube }));

/** 5. B. Reinforce: one to three cubes into the boxes of one or both armies. */
export function* reinforce(g: Byzantium, seat: Seat): Flow<void> {
  const elite: Faction[] = [];
  for (let placed = 0; placed < MOST_REINFORCEMENTS; placed++) {
    const places = targets(g.state, seat, elite);
    if (places.length === 0) break;
    const choice = yield* g.choose(seat, PROMPTS[placed], placed > 0 ? [...places, DONE] : places);
    if (choice.kind === 'done') break;
    const { faction, box } = choice;
    yield* takeCube(g, seat, faction, 0, { faction, box });
    sideOf(g.state.players[seat], faction)[box] += 1;
    if (box === 'elite') elite.push(faction);
    g.emit({ event: 'reinforced', by: seat, faction, box });
  }
}

/** The boxes a cube can be placed in: a cube must be had for it, and Elite boxes take one an action (5.2, R 10). */
function targets(state: State, seat: Seat, elite: readonly Faction[]): (typeof PLACE)[number]['place'][] {
  return PLACE.filter(
    ({ faction, box }) =>
      (box !== 'elite' || mayAddElite(state, faction, elite)) && canBeFilled(state, seat, faction, box),
  ).map(({ place }) => place);
}

function mayAddElite(state: State, faction: Faction, elite: readonly Faction[]): boolean {
  return state.rules.eliteLimit === 'one-per-action' ? elite.length === 0 : !elite.includes(faction);
}

function canBeFilled(state: State, seat: Seat, faction: Faction, box: Box): boolean {
  return hasSource(state, seat, faction, { faction, box });
}
