import type { Game } from '@tabula/engine';
import { BOARD } from './data/cities.ts';
import type { ByzantiumEvent } from './events.ts';
import { insight } from './insight/index.ts';
import { forgetOrders, giveOrder, orders } from './rules/fleet.ts';
import { result } from './rules/scoring.ts';
import { play } from './rules/turn.ts';
import { forecast } from './scene/forecast.ts';
import { look, notes } from './scene/look.ts';
import { modifiers } from './scene/modifiers.ts';
import { scene } from './scene/scene.ts';
import { copy, SETTINGS, type State, setup } from './state.ts';
import { en } from './text/messages.en.ts';
import { it } from './text/messages.it.ts';
import { NOUNS } from './text/messages.ts';

export const byzantium: Game<State, ByzantiumEvent, State> = {
  id: 'byzantium',
  version: 2,
  title: { en: 'Byzantium', it: 'Byzantium' },
  players: { min: 2, max: 4, usual: 4 },
  settings: SETTINGS,
  messages: { en, it },
  nouns: NOUNS,
  board: BOARD,
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
  insight,
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
  modifiers: (_view, _begin, roll) => modifiers(roll),
};
