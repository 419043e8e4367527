import type { GameEvent, Insight, Result, Run, Seat } from '@tabula/engine';

/** How much of a finished game's value is the margin: enough to prefer a clear win and a narrow loss, no more. */
const MARGIN = 0.04;

/** Nothing that goes on is worth so much. */
export const WON = 1 - MARGIN;

/** What goes on is worth more than the one, however bad it looks, and less than the other. */
export const SUREST_LOSS = MARGIN + 1e-9;
export const SUREST_WIN = 1 - MARGIN - 1e-9;

/** No position that goes on is as good as a win or as bad as a loss, however sure the game is of it. */
const SUREST = 1 - 1e-9;

/**
 * What a position is worth to a seat: 0 lost, 1 won, in between the chance of winning as the game judges it. A win counts more
 * than any game that goes on, and a loss less.
 */
export function worth<S, E extends GameEvent>(run: Run<S, E>, seat: Seat, insight: Insight<S, E>): number {
  const { game, state } = run;
  if (run.decision === null) return worthOfResult(game.result(state), seat, insight.scale);
  const chance = chanceOfWinning(insight.evaluate(state, seat) / insight.scale);
  return MARGIN + (1 - 2 * MARGIN) * Math.min(Math.max(chance, 1 - SUREST), SUREST);
}

/** The same as version 1 of the search counted it: a game that goes on could be worth more than one that is won. */
export function worthOfOld<S, E extends GameEvent>(run: Run<S, E>, seat: Seat, insight: Insight<S, E>): number {
  const { game, state } = run;
  if (run.decision === null) return worthOfResult(game.result(state), seat, insight.scale);
  return chanceOfWinning(insight.evaluate(state, seat) / insight.scale);
}

/** A win counts 1, a shared one its share, a loss 0; the margin of points decides between equals. */
export function worthOfResult({ winners, points }: Result, seat: Seat, scale: number): number {
  const won = winners.includes(seat) ? 1 / winners.length : 0;
  let best = -Infinity;
  for (let other = 0; other < points.length; other++) if (other !== seat) best = Math.max(best, points[other]);
  const margin = Number.isFinite(best) ? points[seat] - best : 0;
  return (1 - MARGIN) * won + MARGIN * chanceOfWinning(margin / scale);
}

/** A lead, counted in the typical distance between winning and losing, as a chance of winning. */
export function chanceOfWinning(lead: number): number {
  return 1 / (1 + Math.exp(-2 * lead));
}
