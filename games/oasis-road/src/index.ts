import type { Game } from '@tabula/engine';
import { BOARD } from './data/places.ts';
import { insight } from './insight/index.ts';
import { type OasisRoadEvent, play, result } from './rules/turn.ts';
import { look } from './scene/look.ts';
import { scene } from './scene/scene.ts';
import { copy, type OasisRoad, type OasisRoadView, redeal, setup, view } from './state.ts';
import { en } from './text/messages.en.ts';
import { it } from './text/messages.it.ts';

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
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
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
