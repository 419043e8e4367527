import type { Game } from '@tabula/engine';
import { BOARD } from './data/areas.ts';
import type { ItaliaEvent } from './events.ts';
import { insight } from './insight/index.ts';
import { result } from './rules/points/scoring.ts';
import { play } from './rules/turn/turn.ts';
import { follows } from './scene/follows.ts';
import { forecast } from './scene/forecast.ts';
import { look } from './scene/look.ts';
import { modifiers } from './scene/modifiers.ts';
import { notes } from './scene/notes.ts';
import { scene } from './scene/scene.ts';
import { SETTINGS } from './settings.ts';
import { standing } from './standing-orders.ts';
import { copy, type State, setup } from './state/state.ts';
import { en } from './text/messages.en.ts';
import { it } from './text/messages.it.ts';
import { NOUNS } from './text/messages.ts';

/** Italia I for three and Italia II for four, on one board. */
export const italia: Game<State, ItaliaEvent, State> = {
  id: 'italia',
  version: 10,
  title: { en: 'Italia', it: 'Italia' },
  players: { min: 3, max: 4, usual: 4 },
  settings: SETTINGS,
  messages: { en, it },
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
  nouns: NOUNS,
  board: BOARD,
  insight,
  // 12.5, 12.6 Who bows to whom, and for how long.
  personal: { options: ['submit', 'revolt'] },
  standingOrders: standing,
  setup,
  play,
  copy,
  view: (state, seat) => {
    const seen = copy(state);
    standing.forget(seen, seat);
    return seen;
  },
  result,
  scene,
  look,
  notes,
  forecast,
  follows,
  modifiers: (_view, _begin, roll) => modifiers(roll),
};
