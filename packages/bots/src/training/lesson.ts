import { Chance, type Config, type Game, type GameEvent, Run, seedFrom } from '@tabula/engine';
import type { Mind } from '../players/mind.ts';
import { firstOpen } from '../players/rollout.ts';
import { judge } from '../players/search.ts';

/** The figures of one seat that are not nought: the place of each and what it is. */
export interface Figures {
  readonly places: readonly number[];
  readonly values: readonly number[];
}

/** What one game teaches: positions, each as the figures of all seats, and who won. */
export interface Lesson {
  readonly positions: readonly (readonly Figures[])[];
  readonly winners: readonly number[];
}

/** How a game is played for its lesson. */
export interface Exercise {
  readonly config: Config;
  readonly seed: string;
  /** Roll-outs of the search a question. */
  readonly iterations: number;
}

/** One position in so many is kept: those right behind each other say nearly the same. */
const APART = 3;
/** In a hundred answers, those that are drawn by lot: at first more, so that no two games are alike. */
const OPENING = 12;
const ODD_AT_FIRST = 15;
const ODD_LATER = 4;
/** A game of more answers was not decided by anybody's strength. */
export const MOST_ANSWERS = 5_000;

/** Plays a game against oneself; nothing if it does not end. */
export function lessonOf<S, E extends GameEvent>(
  game: Game<S, E>,
  mind: Mind<S, E>,
  { config, seed, iterations }: Exercise,
): Lesson | null {
  const { learning } = mind.insight;
  if (learning === undefined) throw new Error(`${game.id} counts no figures to learn by`);
  const run = Run.start(game, config, seedFrom(seed), { keep: true });
  const chance = Chance.fromSeed(seedFrom(`lesson of ${seed}`));
  const positions: Figures[][] = [];
  for (let answers = 0; run.decision !== null; answers++) {
    if (answers === MOST_ANSWERS) return null;
    const { seat, options } = firstOpen(run.decision);
    if (run.atCheckpoint && chance.below(APART) === 0) positions.push(learning.figures(run.state).map(kept));
    const odd = chance.below(100) < (answers < OPENING ? ODD_AT_FIRST : ODD_LATER);
    if (options.length === 1) run.answer(seat, options[0].id);
    else if (odd) run.answer(seat, chance.pick(options).id);
    else run.answer(seat, judge(run, seat, chance, { iterations }, undefined, mind)[0].id);
  }
  return { positions, winners: game.result(run.state).winners };
}

function kept(row: Float64Array): Figures {
  const places: number[] = [];
  const values: number[] = [];
  row.forEach((value, place) => {
    if (value === 0) return;
    places.push(place);
    values.push(value);
  });
  return { places, values };
}
