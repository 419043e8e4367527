import type { Chance, GameEvent, Option, Run, Seat } from '@tabula/engine';
import type { Mind } from './mind.ts';
import { askOf, playOn } from './rollout.ts';

/** What options came to in one world; `certain`: no chance had a say, so any other world would say the same. */
export interface Tried {
  readonly values: readonly number[];
  readonly certain: boolean;
}

/** Options of a seat, tried one by one in the same imagined worlds and with the same dice, so that luck does not choose. */
export class Trial<S, E extends GameEvent> {
  readonly #run: Run<S, E>;
  readonly #seat: Seat;
  /** What is tried: each option, the rest of the turn by habit; and again each with nothing more after it, where a turn can rest. */
  readonly #options: readonly Option[];
  readonly #mind: Mind<S, E>;
  readonly #hour: number | undefined;
  readonly #habitual: number;

  /** Judged at the next quiet point, or, where an hour is named, at the first one of that hour. */
  constructor(
    run: Run<S, E>,
    seat: Seat,
    shortlist: readonly number[],
    mind: Mind<S, E>,
    hour?: number,
    plans = false,
  ) {
    const { options } = askOf(run.decision, seat);
    this.#run = run;
    this.#seat = seat;
    const once = shortlist.map((index) => options[index]);
    this.#options = plans ? [...once, ...once] : once;
    this.#habitual = once.length;
    this.#mind = mind;
    this.#hour = hour;
  }

  /** What those of the options that are left come to in one more world; the others count nothing. */
  inOneWorld(chance: Chance, left: readonly number[], least = 0): Tried {
    const { insight, worth } = this.#mind;
    const fate = chance.split();
    const world = this.#run.imagine(this.#seat, fate, { keep: true });
    const values = this.#options.map(() => 0);
    let certain = this.#run.game.redeal === undefined;
    for (const i of left) {
      const one = world.fork();
      const luck = fate.copy();
      const before = luck.used + one.chance.used;
      one.answer(this.#seat, this.#options[i].id);
      playOn(one, luck, least, this.#hour, insight, i < this.#habitual ? undefined : this.#seat);
      values[i] = worth(one, this.#seat, insight);
      if (luck.used + one.chance.used > before) certain = false;
    }
    return { values, certain };
  }
}
