import type { Rulebook } from '@tabula/engine';
import { aim } from './01-aim.ts';
import { pieces } from './02-pieces.ts';
import { board } from './03-board.ts';
import { control } from './04-control.ts';
import { units } from './05-units.ts';
import { setUp } from './06-set-up.ts';
import { sequence } from './07-sequence.ts';
import { movement } from './08-movement.ts';
import { combat } from './09-combat.ts';
import { conquering } from './10-conquest.ts';
import { tribute } from './11-tribute.ts';
import { destruction } from './12-destruction.ts';
import { purchase } from './13-purchase.ts';
import { placement } from './14-placement.ts';
import { alliances } from './15-alliances.ts';

/** The rulebook in our own words: the printed one has no numbers, these are ours. */
export const rulebook: Rulebook = [
  aim,
  pieces,
  board,
  control,
  units,
  setUp,
  sequence,
  movement,
  combat,
  conquering,
  tribute,
  destruction,
  purchase,
  placement,
  alliances,
];
