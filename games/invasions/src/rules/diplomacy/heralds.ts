import type { Flow } from '@tabula/engine';
import { type Nation, nationId, SIDE_OF } from '../../data/pieces.ts';
import { DONE, ENVOY, formal, OFFER_FOEDUS, optionsOf, prompt } from '../../options.ts';
import type { State } from '../../state.ts';
import type { Invasions } from '../pieces/table.ts';
import { ask } from '../pieces/table.ts';
import { army } from '../pieces/units.ts';
import { atTheOldest } from './alliances.ts';
import { federable, offerFreely } from './diplomacy.ts';
import { playable, playEnvoy } from './envoys.ts';

/**
 * XXX.A, XXVIII.A Before a nation is activated, whoever has told so (G172) and has still to act may play envoys on it, or offer it a
 * Foedus; the nation itself may seek an ally. New allies act when the turn of the oldest comes (XXVI.B): so it is said who acts now.
 */
export function* heralds(g: Invasions, owner: Nation): Flow<Nation> {
  const { state } = g;
  if (!state.orders.envoys.includes('ask')) return owner;
  const { queue, next } = state.clock;
  for (const sender of queue.slice(next).flatMap((one) => army(state, one)))
    if (state.orders.envoys[SIDE_OF[sender]] === 'ask') yield* herald(g, sender, owner);
  const order = atTheOldest(state, queue.slice(next));
  state.clock.queue = [...queue.slice(0, next), ...order];
  return order[0];
}

/** One nation's envoys; that whoever holds any card is asked tells nothing of it. */
function* herald(g: Invasions, sender: Nation, owner: Nation): Flow<void> {
  const { state } = g;
  for (;;) {
    const { cards, foedus } = errands(state, sender, owner);
    const options: (typeof DONE | (typeof ENVOY)[number] | typeof OFFER_FOEDUS)[] = optionsOf(ENVOY, cards, [DONE]);
    if (foedus) options.push(OFFER_FOEDUS);
    const holds = state.cards.envoys[sender].length > 0;
    if (!holds && !foedus) return;
    const question = prompt('heralds', 'XXX.A', { nation: nationId(sender), enemy: nationId(owner) });
    const answer = yield* ask(g, sender, holds ? formal(question) : question, options);
    if (answer.kind === 'done') return;
    if (answer.kind === 'offer-foedus') yield* offerFreely(g, sender, owner);
    else yield* playEnvoy(g, sender, answer.envoy, sender === owner ? undefined : owner);
  }
}

/** What can be done before the nation acts: its own other cards it plays when it moves. */
function errands(state: State, sender: Nation, owner: Nation): { cards: number[]; foedus: boolean } {
  if (army(state, owner).includes(sender))
    return { cards: playable(state, sender).filter((card) => ENVOY[card].envoy === 'alliance'), foedus: false };
  return { cards: playable(state, sender, owner), foedus: federable(state, sender).includes(owner) };
}
