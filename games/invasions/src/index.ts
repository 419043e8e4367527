import type { Game } from '@tabula/engine';
import { copy, redeal, view } from './copy.ts';
import type { InvasionsEvent } from './events.ts';
import { BOARD } from './geography.ts';
import { insight } from './insight/index.ts';
import { look } from './look.ts';
import { en } from './messages.en.ts';
import { it } from './messages.it.ts';
import { NOUNS } from './messages.ts';
import { notes } from './notes.ts';
import { result } from './rules/turn/scoring.ts';
import { play } from './rules/turn/turn.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import { give, orders } from './standing.ts';
import { SETTINGS, type State } from './state.ts';

/** Each side answers some 150 questions a turn: a bot that took its usual time would keep the table waiting. */
const PACE = 0.3;

export const invasions: Game<State, InvasionsEvent, State> = {
  id: 'invasions',
  version: 2,
  title: { en: 'Invasions', it: 'Invasions' },
  players: { min: 2, max: 4, usual: 4 },
  settings: SETTINGS,
  messages: { en, it },
  nouns: NOUNS,
  board: BOARD,
  insight,
  pace: PACE,
  standing: { orders, give },
  setup,
  play,
  copy,
  view,
  redeal,
  result,
  scene,
  look,
  notes,
};
