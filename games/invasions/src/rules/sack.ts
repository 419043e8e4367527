import type { Flow } from '@tabula/engine';
import { isPublic, kindOf, TOKEN } from '../cards.ts';
import { LOOT } from '../data/loot.ts';
import { type Place, placeId } from '../geography.ts';
import { prompt } from '../options.ts';
import { type Nation, nationId, SIDE_OF } from '../pieces.ts';
import { isCivilised, type State } from '../state.ts';
import { calamity } from './calamities.ts';
import { eventsOf, holdsCards, kindsFor, mayPlay, playCard } from './hand.ts';
import { publicEvent } from './public-events.ts';
import { d10, type Invasions } from './table.ts';

const SACK_GOLD = 2;

/** XXIV.D Two gold, a plunder marker for each level, more for a capital; then a marker lies on the city. */
export function* plunderCity(g: Invasions, owner: Nation, where: Place, extra: number): Flow<void> {
  const { state } = g;
  const gold = SACK_GOLD + extra;
  state.treasury[owner] += gold;
  g.emit({ event: 'sacked', nation: nationId(owner), province: placeId(where), gold });
  const markers = state.level[where];
  for (let i = 0; i < markers; i++) yield* drawPlunder(g, owner);
  coverWithPlunder(state, where);
}

/** The card Plunder, beside the question whether to sack. */
export function sackCards(state: State, owner: Nation) {
  return holdsCards(state, SIDE_OF[owner]) ? eventsOf(kindsFor(state, SIDE_OF[owner], 'sack')) : [];
}

/** Plunder: a marker more. */
export function* plunderMore(g: Invasions, owner: Nation): Flow<void> {
  if (yield* playCard(g, SIDE_OF[owner], 'plunder', [])) yield* drawPlunder(g, owner);
}

/** A raid or a caravan gave plunder: its nation may play the card for more. */
export function* mayPlunderMore(g: Invasions, owner: Nation): Flow<void> {
  const side = SIDE_OF[owner];
  if (!holdsCards(g.state, side)) return;
  const question = prompt('plunder-card', 'X.B', { nation: nationId(owner) });
  if ((yield* mayPlay(g, side, kindsFor(g.state, side, 'plunder'), question)) !== undefined)
    yield* plunderMore(g, owner);
}

/** A marker is put face down on a city or site, unseen. */
export function coverWithPlunder(state: State, where: Place): void {
  state.sack[where] = 1;
}

/** XXIV.D A marker gives gold; a public event happens at once, a private one is kept; an usurper troubles only the civilised. */
export function* drawPlunder(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (state.loot.length === 0) return;
  const index = g.chance.below(state.loot.length);
  const token = state.loot[index];
  const { gold, event, usurper: rises } = LOOT[token];
  state.treasury[owner] += gold;
  g.emit({ event: 'plunder', nation: nationId(owner), gold });
  if (event !== undefined && !isPublic(event)) {
    state.loot.splice(index, 1);
    state.hands[SIDE_OF[owner]].push(TOKEN + event);
    return;
  }
  if (event !== undefined) yield* publicEvent(g, SIDE_OF[owner], kindOf(event));
  if (rises && isCivilised(state, owner) && (state.decline[owner] > 0 || d10(g) === 10))
    yield* calamity(g, owner, 'usurper');
}
