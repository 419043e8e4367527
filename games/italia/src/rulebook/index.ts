import type { Rulebook } from '@tabula/engine';
import { introduction } from './01-introduction.ts';
import { components } from './02-components.ts';
import { twoGames } from './03-two-games.ts';
import { setUp } from './04-set-up.ts';
import { sequence } from './05-sequence.ts';
import { income } from './06-income.ts';
import { placement } from './07-placement.ts';
import { stacking } from './08-stacking.ts';
import { movement } from './09-movement.ts';
import { combat } from './10-combat.ts';
import { points } from './11-points.ts';
import { additionalRules } from './12-additional-rules.ts';
import { italiaOne } from './13-italia-one.ts';
import { italiaTwo } from './14-italia-two.ts';
import { cards } from './15-cards.ts';
import { houseVariant } from './16-house-variant.ts';

/** The rulebook of Italia I and II in our own words, in the order of its sections; the corrections of the cards are 15. */
export const rulebook: Rulebook = [
  introduction,
  components,
  twoGames,
  setUp,
  sequence,
  income,
  placement,
  stacking,
  movement,
  combat,
  points,
  additionalRules,
  italiaOne,
  italiaTwo,
  cards,
  houseVariant,
];
