import type { State } from '../state.ts';

/**
 * A war wears on by so much a round: what players dare and fear hangs on its age. Bots that lost their fear a year a round lost to calmer
 * ones, and a game that nobody wins is given up in the end (policy.ts).
 */
const PACE = 0.5;

let pace = PACE;

/** How old the war is. */
export function warAge({ round }: Pick<State, 'round'>): number {
  return pace * round;
}

/** The same judgement as version 1 of the search had it, when a war was as old as its rounds. */
export function asAtFirst<Given extends unknown[], Made>(judge: (...given: Given) => Made): (...given: Given) => Made {
  return (...given) => {
    pace = 1;
    try {
      return judge(...given);
    } finally {
      pace = PACE;
    }
  };
}
