import type { Chance, GameEvent, Run, Seat } from '@tabula/engine';
import { askOf, habit, playOn } from './ahead.ts';
import type { Bot, Control } from './bot.ts';
import { worth } from './value.ts';

/** How many times each option is played out. */
const SEEDS = 6;

/** How much better the answer by habit may look: it decides between options that come to the same. */
const HABIT_BONUS = 1e-6;

/**
 * What each of the seat's options is worth at the next quiet point, on average over some imagined worlds. All options
 * are tried in the same worlds, with the same dice, so that luck does not choose between them.
 */
export function prospects<S, E extends GameEvent>(
  run: Run<S, E>,
  seat: Seat,
  chance: Chance,
  worlds: number,
  control?: Control,
): number[] {
  const { options } = askOf(run.decision, seat);
  const totals = options.map(() => 0);
  let done = 0;
  for (; done < worlds && !(done > 0 && control?.cancelled()); done++) {
    const world = chance.split();
    options.forEach(({ id }, i) => {
      const luck = world.copy();
      const imagined = run.imagine(seat, luck);
      imagined.answer(seat, id);
      playOn(imagined, luck, 0);
      totals[i] += worth(imagined, seat);
    });
  }
  return totals.map((total) => total / done);
}

/** Takes what looks best at the next quiet point. */
export function greedy(name = 'greedy', worlds = SEEDS): Bot {
  return {
    name,
    looksAhead: true,
    choose: (run, seat, chance, control) => {
      const { options } = askOf(run.decision, seat);
      // What is asked for form's sake needs no thought.
      if (options.length === 1) return options[0].id;
      const values = prospects(run, seat, chance, worlds, control);
      values[habitually(run, seat, chance)] += HABIT_BONUS;
      return options[values.indexOf(Math.max(...values))].id;
    },
  };
}

/** The habit's answer here, asked in an imagined world: the policy may look at all of the state it is given. */
function habitually<S, E extends GameEvent>(run: Run<S, E>, seat: Seat, chance: Chance): number {
  const imagined = run.imagine(seat, chance);
  return habit(imagined, imagined.decision, askOf(imagined.decision, seat), chance);
}

/**
 * Greedy with a soft heart: looks once at each option and takes a good one rather than the best, the likelier the
 * better. `softness` is the loss in the chance of winning that makes an option about a third as likely.
 */
export function easygoing(name: string, softness: number): Bot {
  return {
    name,
    looksAhead: true,
    choose: (run, seat, chance, control) => {
      const { options } = askOf(run.decision, seat);
      if (options.length === 1) return options[0].id;
      const values = prospects(run, seat, chance, 1, control);
      const best = Math.max(...values);
      const weights = values.map((value) => Math.exp((value - best) / softness));
      return options[drawn(weights, chance)].id;
    },
  };
}

/** An index, each as likely as its weight says. */
function drawn(weights: readonly number[], chance: Chance): number {
  let left = (chance.word() / 0x1_0000_0000) * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return weights.length - 1;
}
