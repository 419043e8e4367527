import type { Game } from '@tabula/engine';
import { BOARD } from './data/geography.ts';
import type { InvasionsEvent } from './events.ts';
import { insight } from './insight/index.ts';
import { result } from './rules/turn/scoring.ts';
import { play } from './rules/turn/turn.ts';
import { follows } from './scene/follows.ts';
import { forecast } from './scene/forecast.ts';
import { look } from './scene/look.ts';
import { modifiers } from './scene/modifiers.ts';
import { notes } from './scene/notes.ts';
import { reaction } from './scene/reactions.ts';
import { scene } from './scene/scene.ts';
import { redeal, view } from './secrets.ts';
import { setup } from './setup.ts';
import { forget, give, orders } from './standing-orders.ts';
import { copy, SETTINGS, type State } from './state.ts';
import { en } from './text/messages.en.ts';
import { it } from './text/messages.it.ts';
import { NOUNS } from './text/messages.ts';

/** Each side answers some 150 questions a turn: a bot that took its usual time would keep the table waiting. */
const PACE = 0.3;

export const invasions: Game<State, InvasionsEvent, State> = {
  id: 'invasions',
  version: 10,
  title: { en: 'Invasions', it: 'Invasions' },
  players: { min: 2, max: 4, usual: 4 },
  settings: SETTINGS,
  messages: { en, it },
  nouns: NOUNS,
  board: BOARD,
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
  insight,
  botPauseFactor: PACE,
  // Alliances, treaties and marriages, the Foedus and its end, Huns for hire: what nations promise each other.
  personal: {
    options: [
      'event alliance',
      'event barbarian-coalition',
      'envoy alliance',
      'envoy treaty',
      'envoy marriage',
      'envoy foedus',
      'offer-foedus',
      'hire-huns',
    ],
    answers: {
      alliance: ['yes'],
      league: ['target'],
      foedus: ['yes'],
      break: ['yes'],
      'leave-foedus': ['yes'],
      'change-lord': ['yes'],
      serve: ['yes'],
      goths: ['yes'],
    },
  },
  standingOrders: { orders, give, forget },
  setup,
  play,
  copy,
  view: (state, seat) => {
    const seen = view(state, seat);
    forget(seen, seat);
    return seen;
  },
  redeal,
  result,
  scene,
  look,
  notes,
  forecast,
  reaction,
  follows,
  modifiers: (_view, begin, roll) => modifiers(begin, roll),
};
