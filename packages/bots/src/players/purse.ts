import type { Seat } from '@tabula/engine';

/** So many answers a turn is taken to have before one was seen, and at least so many more before it ends. */
const USUAL_ANSWERS = 10;
const LEAST_TO_COME = 4;

/** Every answer may cost so much, in milliseconds, though nothing be left. */
const LEAST_SHARE = 10;

/** What the thoughts of a seat have cost in this turn; what is left is shared out over the answers that are likely to come. */
export class Purse {
  #spent = 0;
  #answers = 0;
  /** Of the turns that are over: all answers, and for each the number of those in its turn. */
  #past = 0;
  #besidePast = 0;

  /** What the next answer may cost, in milliseconds, if all of a turn may cost so much. */
  share(turn: number): number {
    // Short turns are many, but most answers belong to long ones: an answer, not a turn, is what is usual.
    const usual = this.#past === 0 ? USUAL_ANSWERS : this.#besidePast / this.#past;
    const toCome = Math.max(LEAST_TO_COME, usual - this.#answers);
    return Math.max(LEAST_SHARE, (turn - this.#spent) / toCome);
  }

  spend(milliseconds: number): void {
    this.#spent += milliseconds;
  }

  answered(): void {
    this.#answers++;
  }

  turnEnded(): void {
    this.#past += this.#answers;
    this.#besidePast += this.#answers ** 2;
    this.#answers = 0;
    this.#spent = 0;
  }
}

/** The purses of all seats of a game. */
export class Purses {
  readonly #bySeat = new Map<Seat, Purse>();

  of(seat: Seat): Purse {
    const known = this.#bySeat.get(seat);
    if (known !== undefined) return known;
    const purse = new Purse();
    this.#bySeat.set(seat, purse);
    return purse;
  }

  /** A thought of a seat, paid for. */
  pay<T>(seat: Seat, thought: (purse: Purse) => T): T {
    const purse = this.of(seat);
    const begun = performance.now();
    const result = thought(purse);
    purse.spend(performance.now() - begun);
    return result;
  }

  /** Somebody answers: between procedures that is a turn of his, and so the end of the others’; within one it may be a reaction. */
  answered(seat: Seat, betweenProcedures: boolean): void {
    this.of(seat).answered();
    if (!betweenProcedures) return;
    for (const [other, purse] of this.#bySeat) if (other !== seat) purse.turnEnded();
  }
}
