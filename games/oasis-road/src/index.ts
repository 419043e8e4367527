import type { Game } from '@tabula/engine';
import { insight } from './insight.ts';
import { look } from './look.ts';
import { en } from './messages.en.ts';
import { it } from './messages.it.ts';
import { BOARD } from './places.ts';
import { type OasisRoadEvent, play, result } from './rules.ts';
import { scene } from './scene.ts';
import { copy, type OasisRoad, type OasisRoadView, redeal, setup, view } from './state.ts';

/** The Oasis Road: two caravans and four wells. The first example of a game; its README goes through it. */
export const oasisRoad: Game<OasisRoad, OasisRoadEvent, OasisRoadView> = {
  id: 'oasis-road',
  version: 1,
  title: { en: 'The Oasis Road', it: 'La via delle oasi' },
  players: { min: 2, max: 2, usual: 2 },
  settings: {},
  messages: { en, it },
  nouns: { by: 'seat', owner: 'seat', to: 'space', at: 'space', commission: 'space' },
  board: BOARD,
  insight,
  setup,
  play,
  copy,
  view,
  redeal,
  result,
  scene,
  look,
};
