import type { Seat } from '../common/seat.ts';

/** What a game counts of each seat, and what all of that weighs: weights are found by play (`tabula train`). */
export interface Learning<S> {
  /** By seat: figures, as many for each. In a stage of the game that is not now they are nought, so that every stage has weights of its own. */
  figures(state: S): readonly Float64Array[];
  readonly weights: readonly number[];
}

/**
 * An evaluation by weighed figures: every seat's figures come to one number, and the chance of winning goes by how far the
 * seat is ahead of all others together. On the scale of the game, as a hand-made one is.
 */
export function evaluateBy<S>({ figures, weights }: Learning<S>, scale: number): (state: S, seat: Seat) => number {
  return (state, seat) => {
    const rows = figures(state);
    const own = weighed(rows[seat], weights);
    let rivals = 0;
    for (let other = 0; other < rows.length; other++)
      if (other !== seat) rivals += Math.exp(weighed(rows[other], weights) - own);
    return (-Math.log(rivals) * scale) / 2;
  };
}

/** What the figures of one seat come to. */
export function weighed(figures: Float64Array, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < figures.length; i++) if (figures[i] !== 0) sum += figures[i] * weights[i];
  return sum;
}
