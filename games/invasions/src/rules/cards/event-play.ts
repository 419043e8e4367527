import type { Flow } from '@tabula/engine';
import type { EventKind, Moment } from '../../data/event-cards.ts';
import { SIDES } from '../../data/nations.ts';
import { type Nation, SIDE_OF } from '../../data/pieces.ts';
import { type EVENT, formal, PASS, prompt } from '../../options.ts';
import { NOBODY, type State } from '../../state.ts';
import { askSide, type Invasions } from '../pieces/table.ts';
import { eventsOf, holdsCards, kindsFor } from './hand.ts';
import { mayUse, use } from './own-cards.ts';

/** The cards a side could play now of its own accord. */
function usable(state: State, side: number, owner: Nation, moment: Moment): EventKind[] {
  if (!holdsCards(state, side)) return [];
  return kindsFor(state, side, moment).filter((kind) => mayUse(state, side, owner, kind));
}

const CARDS_OF = SIDES.map((side) => formal(prompt('cards', 'X.B.e', { side }), PASS.id));

/** X.B In the Events action a player may play as many of his cards as he likes. */
export function* playEvents(g: Invasions, side: number): Flow<void> {
  const { state } = g;
  while (holdsCards(state, side)) {
    g.checkpoint();
    const answer = yield* askSide(g, side, CARDS_OF[side], [PASS, ...eventsOf(usable(state, side, NOBODY, 'events'))]);
    if (answer.kind === 'pass') return;
    yield* use(g, side, NOBODY, answer.card);
  }
}

/** The cards that stand beside the moves of a nation, or beside its purchases. */
export function cardOptions(state: State, owner: Nation, moment: Moment): (typeof EVENT)[number][] {
  return eventsOf(usable(state, SIDE_OF[owner], owner, moment));
}

export function* playOwn(g: Invasions, owner: Nation, kind: EventKind): Flow<void> {
  yield* use(g, SIDE_OF[owner], owner, kind);
}
