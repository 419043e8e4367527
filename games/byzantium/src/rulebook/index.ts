import type { Rulebook } from '@tabula/engine';
import { terms } from './00-terms.ts';
import { setUp } from './01-set-up.ts';
import { turn } from './02-turn.ts';
import { actions } from './03-actions.ts';
import { takeControl } from './04-take-control.ts';
import { reinforce } from './05-reinforce.ts';
import { specialActions } from './06-special-actions.ts';
import { taxes } from './07-taxes.ts';
import { churchOrMosque } from './08-church-or-mosque.ts';
import { move } from './09-move.ts';
import { combat } from './10-combat.ts';
import { bulgars } from './11-bulgars.ts';
import { endOfTurn } from './12-end-of-turn.ts';
import { constantinople } from './13-constantinople.ts';
import { endOfTheGame } from './14-end-of-the-game.ts';
import { hints } from './15-hints.ts';

/** The rulebook in our own words, in the order of its sections. */
export const rulebook: Rulebook = [
  terms,
  setUp,
  turn,
  actions,
  takeControl,
  reinforce,
  specialActions,
  taxes,
  churchOrMosque,
  move,
  combat,
  bulgars,
  endOfTurn,
  constantinople,
  endOfTheGame,
  hints,
];
