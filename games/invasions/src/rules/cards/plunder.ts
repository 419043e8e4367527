import type { Flow } from '@tabula/engine';
import { isPublic, kindOf, TOKEN } from '../../data/cards.ts';
import type { Place } from '../../data/geography.ts';
import { LOOT } from '../../data/loot.ts';
import { type Nation, nationId, SIDE_OF } from '../../data/pieces.ts';
import { prompt } from '../../options.ts';
import { gainGold, isCivilised, type State } from '../../state.ts';
import { hasTreasury } from '../lands/order.ts';
import { d10, type Invasions } from '../pieces/table.ts';
import { calamity } from './calamities.ts';
import { holdsCards, kindsFor, mayPlay, playCard } from './hand.ts';
import { publicEvent } from './public-events.ts';

/** Plunder: a marker more. */
export function* plunderMore(g: Invasions, owner: Nation): Flow<void> {
  if (yield* playCard(g, SIDE_OF[owner], 'plunder', [])) yield* drawPlunder(g, owner);
}

/** A raid or a caravan gave plunder: its nation may play the card for more. */
export function* mayPlunderMore(g: Invasions, owner: Nation): Flow<void> {
  const side = SIDE_OF[owner];
  if (!holdsCards(g.state, side)) return;
  const question = prompt('plunder-card', 'X.B.e', { nation: nationId(owner) });
  if ((yield* mayPlay(g, side, kindsFor(g.state, side, 'plunder'), question)) !== undefined)
    yield* plunderMore(g, owner);
}

/** A marker is put face down on a city or site, unseen. */
export function coverWithPlunder(state: State, where: Place): void {
  state.lands.sack[where] = 1;
}

/** XXIV.D A marker gives gold; a public event happens at once, a private one is kept; an usurper troubles only the civilised. */
export function* drawPlunder(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (state.cards.loot.length === 0) return;
  const index = g.chance.below(state.cards.loot.length);
  const token = state.cards.loot[index];
  const { event, usurper: rises } = LOOT[token];
  const gold = hasTreasury(owner) ? LOOT[token].gold : 0;
  gainGold(state, owner, gold);
  g.emit({ event: 'plunder', nation: nationId(owner), gold });
  if (event !== undefined && !isPublic(event)) {
    state.cards.loot.splice(index, 1);
    state.cards.hands[SIDE_OF[owner]].push(TOKEN + event);
    return;
  }
  if (event !== undefined) yield* publicEvent(g, SIDE_OF[owner], kindOf(event));
  if (rises && isCivilised(state, owner) && (state.nations.decline[owner] > 0 || d10(g) === 10))
    yield* calamity(g, owner, 'usurper');
}
