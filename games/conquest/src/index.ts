import type { Game } from '@tabula/engine';
import { BOARD } from './data/map.ts';
import type { ConquestEvent } from './events.ts';
import { insight } from './insight/index.ts';
import { forgetOrders, giveOrder, orders } from './rules/consent.ts';
import { play, result } from './rules/turn.ts';
import { follows } from './scene/follows.ts';
import { forecast } from './scene/forecast.ts';
import { look, notes } from './scene/look.ts';
import { modifiers } from './scene/modifiers.ts';
import { scene } from './scene/scene.ts';
import { copy, SETTINGS, type State, setup } from './state.ts';
import { en } from './text/messages.en.ts';
import { it } from './text/messages.it.ts';
import { NOUNS } from './text/messages.ts';

export const conquest: Game<State, ConquestEvent, State> = {
  id: 'conquest',
  version: 5,
  title: { en: 'Conquest of the Empire', it: 'La conquista dell’Impero' },
  players: { min: 2, max: 6, usual: 4 },
  settings: SETTINGS,
  messages: { en, it },
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
  nouns: NOUNS,
  board: BOARD,
  insight,
  // Leave to pass and the asking for it, ransom, the crown: what one player grants another.
  personal: {
    options: ['go-with-leave', 'attack-with-leave', 'halt-with-leave', 'allow', 'offer', 'counter', 'accept'],
  },
  standingOrders: { orders, give: giveOrder, forget: forgetOrders },
  setup,
  play,
  copy,
  view: (state, seat) => {
    const seen = copy(state);
    forgetOrders(seen, seat);
    return seen;
  },
  result,
  scene,
  look,
  notes,
  forecast,
  follows,
  modifiers: (_view, begin, roll) => modifiers(begin, roll),
};
