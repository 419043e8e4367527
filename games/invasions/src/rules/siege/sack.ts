import type { Flow } from '@tabula/engine';
import { type Place, placeId } from '../../data/geography.ts';
import { type Nation, nationId, SIDE_OF } from '../../data/pieces.ts';
import { gainGold, type State } from '../../state.ts';
import { eventsOf, holdsCards, kindsFor } from '../cards/hand.ts';
import { coverWithPlunder, drawPlunder } from '../cards/plunder.ts';
import type { Invasions } from '../pieces/table.ts';

const SACK_GOLD = 2;

/** XXIV.D Two gold, a plunder marker for each level, more for a capital; then a marker lies on the city. */
export function* plunderCity(g: Invasions, owner: Nation, where: Place, extra: number): Flow<void> {
  const { state } = g;
  const gold = SACK_GOLD + extra;
  gainGold(state, owner, gold);
  g.emit({ event: 'sacked', nation: nationId(owner), province: placeId(where), gold });
  const markers = state.lands.level[where];
  for (let i = 0; i < markers; i++) yield* drawPlunder(g, owner);
  coverWithPlunder(state, where);
}

/** The card Plunder, beside the question whether to sack. */
export function sackCards(state: State, owner: Nation) {
  return holdsCards(state, SIDE_OF[owner]) ? eventsOf(kindsFor(state, SIDE_OF[owner], 'sack')) : [];
}
