import type { Chance, GameEvent, Option, Run, Seat } from '@tabula/engine';
import type { Mind } from './mind.ts';
import { NamedDice } from './named-dice.ts';
import { askOf, playOn } from './rollout.ts';

/** In place of an option: whatever the habit answers. */
export const HABIT = -1;

/** Options of a seat, tried one by one in the same imagined worlds and with the same dice, so that luck does not choose. */
export class Trial<S, E extends GameEvent> {
  readonly #run: Run<S, E>;
  readonly #seat: Seat;
  readonly #options: readonly Option[];
  readonly #mind: Mind<S, E>;
  readonly #hour: number | undefined;

  /** Judged at the next quiet point, or, where an hour is named, at the first one of that hour. */
  constructor(run: Run<S, E>, seat: Seat, shortlist: readonly number[], mind: Mind<S, E>, hour?: number) {
    const { options } = askOf(run.decision, seat);
    this.#run = run;
    this.#seat = seat;
    this.#options = shortlist.map((index) => options[index]);
    this.#mind = mind;
    this.#hour = hour;
  }

  /**
   * What those of the options that are `left` come to in one more world, after at least so many answers: `values` gets one for each, in
   * their order, or fewer if `stopped` says so after one of them. True if no chance had a say, so that any other world would say the same.
   */
  inOneWorld(
    chance: Chance,
    left: readonly number[],
    least: number,
    values: number[],
    stopped: () => boolean = () => false,
  ): boolean {
    const { insight, worth } = this.#mind;
    return this.playInOneWorld(chance, left, least, (run) => {
      values.push(worth(run, this.#seat, insight));
      return stopped();
    });
  }

  /** The same, with each position that is come to shown to `look`, which says whether that is enough. */
  playInOneWorld(
    chance: Chance,
    left: readonly number[],
    least: number,
    look: (run: Run<S, E>, option: number) => boolean,
  ): boolean {
    const { insight } = this.#mind;
    const fate = chance.split();
    const world = this.#run.imagine(this.#seat, fate, { keep: true });
    let certain = this.#run.game.redeal === undefined;
    for (const i of left) {
      const one = world.fork();
      const habits = fate.copy();
      const dice = new NamedDice(one, habits);
      if (i !== HABIT) {
        const option = this.#options[i];
        dice.beforeAnswer(askOf(one.decision, this.#seat), option);
        one.answer(this.#seat, option.id);
      }
      playOn(one, habits, i === HABIT ? least + 1 : least, this.#hour, insight, dice);
      if (dice.thrown) certain = false;
      if (look(one, i)) break;
    }
    return certain;
  }
}
