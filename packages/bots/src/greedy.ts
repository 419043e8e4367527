import type { Chance, GameEvent, Run, Seat } from '@tabula/engine';
import { askOf, habit, playOn } from './ahead.ts';
import type { Bot, Control } from './bot.ts';
import { worth } from './value.ts';

/** How many times each option is played out. */
const SEEDS = 6;

/** How much better the answer by habit may look: it decides between options that come to the same. */
const HABIT_BONUS = 1e-6;

/** In how many worlds an option must do no better than the first before it is given up. */
const FAIR_TRIES = 2;

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
  const race = new Race(askOf(run.decision, seat).options.length);
  for (let world = 0; world < worlds && !(world > 0 && (race.decided || control?.cancelled())); world++)
    race.add(tryOut(run, seat, chance, race.left));
  return race.means;
}

/** What some options come to in one imagined world, by their place in the list. */
function tryOut<S, E extends GameEvent>(
  run: Run<S, E>,
  seat: Seat,
  chance: Chance,
  left: readonly number[],
): readonly number[] {
  const { options } = askOf(run.decision, seat);
  const luck = chance.split();
  const world = run.imagine(seat, luck, { keep: true });
  const values: number[] = options.map(() => 0);
  for (const i of left) {
    const one = world.fork();
    one.answer(seat, options[i].id);
    playOn(one, luck.copy(), 0);
    values[i] = worth(one, seat);
  }
  return values;
}

/** Options in some worlds: those that were better than the first in none of several stay as far behind as they were. */
class Race {
  left: number[];
  readonly #worlds: (readonly number[])[] = [];
  readonly #totals: number[];
  readonly #behind: number[];

  constructor(options: number) {
    this.#totals = new Array<number>(options).fill(0);
    this.#behind = this.#totals.slice();
    this.left = Array.from({ length: options }, (_, i) => i);
  }

  get decided(): boolean {
    return this.left.length === 1;
  }

  get means(): number[] {
    const tries = this.#worlds.length;
    const best = this.#totals[this.#first] / tries;
    return this.#totals.map((total, i) => (this.left.includes(i) ? total / tries : best - this.#behind[i]));
  }

  add(values: readonly number[]): void {
    this.#worlds.push(values);
    for (const i of this.left) this.#totals[i] += values[i];
    if (this.#worlds.length === FAIR_TRIES) this.#giveUp();
  }

  get #first(): number {
    return this.left.reduce((best, i) => (this.#totals[i] > this.#totals[best] ? i : best));
  }

  #giveUp(): void {
    const first = this.#first;
    for (const i of this.left) this.#behind[i] = (this.#totals[first] - this.#totals[i]) / FAIR_TRIES;
    this.left = this.left.filter((i) => i === first || this.#worlds.some((values) => values[i] > values[first]));
  }
}

/** Takes what looks best at the next quiet point. */
export function greedy(name = 'greedy', worlds = SEEDS): Bot {
  return {
    name,
    looksAhead: true,
    choose: (run, seat, chance, control) => {
      const { options } = askOf(run.decision, seat);
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
