import type { Chance, Run } from '@tabula/engine';
import type { Control } from '../players/bot.ts';
import { firstOpen, playOn } from '../players/rollout.ts';
import { judge } from '../players/search.ts';

/** By habit a game is played on for so many answers. */
const ANSWERS = 200;

/**
 * Makes this thread quick at a game: code that was never run before is some ten times slower than it will be after a few seconds. Half of
 * the time the search looks at the position, half of it the game is played on from there, in worlds that a seat imagines.
 */
export function warmUp(run: Run, chance: Chance, milliseconds: number, control: Control): void {
  if (run.decision === null) return;
  const { seat } = firstOpen(run.decision);
  const end = performance.now() + milliseconds;
  judge(run, seat, chance, { milliseconds: milliseconds / 2 }, control);
  while (performance.now() < end && !control.cancelled()) playOn(run.imagine(seat, chance), chance, ANSWERS);
}
