import type { Barred, Game } from '@tabula/engine';
import { type Choices, placeOf } from './targets.ts';

/** What cannot be chosen now: with a place on the map to show it, and without. */
export function barredNearAndFar(game: Game, { ask, blocked }: Choices): { near: Barred[]; far: Barred[] } {
  const hasPlace = ({ option }: Barred) => blocked.has(placeOf(game, option) ?? '');
  return { near: ask.barred.filter(hasPlace), far: ask.barred.filter((one) => !hasPlace(one)) };
}
