import type { Seat } from './seat.ts';

export type RefusalCode = 'wrong-seat' | 'not-offered' | 'stale' | 'game-over' | 'no-undo';

/** An answer that the gate did not let pass. Nothing has changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** A fault in the rules themselves: the answer was legal, but a rule threw. The record reproduces it. */
export class RuleFault extends Error {
  override readonly name = 'RuleFault';
  readonly record: string;
  readonly seat: Seat;
  readonly answer: string;

  constructor(cause: unknown, seat: Seat, answer: string, record: string) {
    super(`the rules failed on "${answer}": ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.seat = seat;
    this.answer = answer;
    this.record = record;
  }
}

/** A record that cannot be read or that does not replay; `line` counts from 1. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly line: number;
  readonly problem: string;

  constructor(line: number, problem: string) {
    super(`line ${line}: ${problem}`);
    this.line = line;
    this.problem = problem;
  }
}

/** A set-up that the game does not know: number of players, name or value of a setting, seed. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
  /** What it is about, as a record says it: "players", "set <name>", "seed". */
  readonly about: string;

  constructor(message: string, about: string) {
    super(message);
    this.about = about;
  }
}
