import type { Chance, GameEvent, Run, Seat } from '@tabula/engine';
import type { Judged } from './budget.ts';
import type { Purse } from './purse.ts';

/** Lets whoever asked for a thought call it off; it is polled often. */
export interface Control {
  readonly cancelled: () => boolean;
  /** The clock that a bot's time is told by, in milliseconds, if not the one on the wall. */
  readonly now?: () => number;
  /** Who has done most harm to the seat, if anybody has. */
  readonly foe?: Seat | undefined;
  /** What the levels share the time of a turn out from. */
  readonly purse?: Purse;
}

/** Thinking in time that is free. */
export interface Ponders {
  judge<S, E extends GameEvent>(
    run: Run<S, E>,
    seat: Seat,
    chance: Chance,
    milliseconds: number,
    control: Control,
  ): Judged[];
  /** What it answers, by what was made of its options, the best first. */
  pick<S, E extends GameEvent>(run: Run<S, E>, judged: readonly Judged[], chance: Chance): string;
  /** How long it would think about an answer now, in milliseconds. */
  time(control: Control | undefined): number;
}

/** A player that thinks in this thread. */
export interface Bot {
  /** The word it is called by. */
  readonly name: string;
  /** It wants to know who has done it harm (`Control.foe`). */
  readonly bearsGrudges?: boolean;
  /** How it makes something of a position before it is asked, and of what was made of it later; without it, it does not think while others do. */
  readonly ponders?: Ponders;
  /** It looks ahead, so it must be given a run that keeps its checkpoints (`match.run`). */
  readonly looksAhead: boolean;
  /**
   * The id of one of the seat's open options. The bot looks ahead only by `run.imagine(seat, chance)`: neither the
   * dice to come nor what the seat cannot see has any say in the answer.
   */
  choose<S, E extends GameEvent>(run: Run<S, E>, seat: Seat, chance: Chance, control?: Control): string;
}
