/**
 * What a seat has, in three rough figures: what fights for it, what it rules and has built, what it can spend. They are not for judging who wins, but for
 * telling what a character is after; each game counts in units of its own.
 */
export interface Holdings {
  readonly arms: number;
  readonly works: number;
  readonly wealth: number;
}
