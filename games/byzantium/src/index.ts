import type { Game } from '@tabula/engine';
import { BOARD } from './data/cities.ts';
import type { ByzantiumEvent } from './events.ts';
import { insight } from './insight/index.ts';
import { look, notes } from './look.ts';
import { en } from './messages.en.ts';
import { it } from './messages.it.ts';
import { NOUNS } from './messages.ts';
import { result } from './rules/scoring.ts';
import { play } from './rules/turn.ts';
import { scene } from './scene.ts';
import { copy, SETTINGS, type State, setup } from './state.ts';

export const byzantium: Game<State, ByzantiumEvent, State> = {
  id: 'byzantium',
  version: 1,
  title: { en: 'Byzantium', it: 'Byzantium' },
  players: { min: 2, max: 4, usual: 4 },
  settings: SETTINGS,
  messages: { en, it },
  nouns: NOUNS,
  board: BOARD,
  insight,
  setup,
  play,
  copy,
  view: (state) => copy(state),
  result,
  scene,
  look,
  notes,
};
