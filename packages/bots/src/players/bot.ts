import type { Chance, GameEvent, Run, Seat } from '@tabula/engine';
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

/** A player that thinks in this thread. */
export interface Bot {
  /** The word it is called by. */
  readonly name: string;
  /** It wants to know who has done it harm (`Control.foe`). */
  readonly bearsGrudges?: boolean;
  /** It looks ahead, so it must be given a run that keeps its checkpoints (`match.run`). */
  readonly looksAhead: boolean;
  /**
   * The id of one of the seat's open options. The bot looks ahead only by `run.imagine(seat, chance)`: neither the
   * dice to come nor what the seat cannot see has any say in the answer.
   */
  choose<S, E extends GameEvent>(run: Run<S, E>, seat: Seat, chance: Chance, control?: Control): string;
}
