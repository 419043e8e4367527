import type { Game } from '@tabula/engine';
import { BOARD } from './data/provinces.ts';
import type { MareEvent } from './events.ts';
import { insight } from './insight/index.ts';
import { play } from './rules/turn.ts';
import { result } from './rules/victory.ts';
import { follows } from './scene/follows.ts';
import { forecast } from './scene/forecast.ts';
import { look, notes } from './scene/look.ts';
import { modifiers } from './scene/modifiers.ts';
import { scene } from './scene/scene.ts';
import { SETTINGS } from './settings.ts';
import { copy, type State, setup } from './state.ts';
import { en } from './text/messages.en.ts';
import { it } from './text/messages.it.ts';
import { NOUNS } from './text/messages.ts';
import { redeal, type View, view } from './view.ts';

export const mareNostrum: Game<State, MareEvent, View> = {
  id: 'mare-nostrum',
  version: 7,
  title: { en: 'Mare Nostrum', it: 'Mare Nostrum' },
  players: { min: 3, max: 5, usual: 4 },
  settings: SETTINGS,
  messages: { en, it },
  nouns: NOUNS,
  board: BOARD,
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
  insight,
  // 4.9, 4.14, 4.15 What one puts up for trade and hands over: where one must, it is what R-IDLE names.
  personal: { options: ['offer', 'ulysses', 'give'] },
  setup,
  play,
  copy,
  view,
  redeal,
  result,
  scene,
  look,
  notes,
  forecast,
  follows,
  modifiers: (_view, _begin, roll) => modifiers(roll),
};
