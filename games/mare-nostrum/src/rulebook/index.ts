import type { Rulebook } from '@tabula/engine';
import { aimAndPieces } from './01-aim-and-pieces.ts';
import { setUp } from './02-set-up.ts';
import { turnAndRoles } from './03-turn-and-roles.ts';
import { commerce } from './04-commerce.ts';
import { construction } from './05-construction.ts';
import { military } from './06-military.ts';
import { end } from './07-end.ts';

/** The rulebook in our own words, in the order of its sections. */
export const rulebook: Rulebook = [aimAndPieces, setUp, turnAndRoles, commerce, construction, military, end];
