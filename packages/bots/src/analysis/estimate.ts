/** A mean of what was seen in imagined worlds, and how far the truth may lie from it (19 times of 20). */
export interface Estimate {
  readonly value: number;
  readonly noise: number;
}

/** So many standard errors hold 19 of 20. */
const NINETEEN_OF_TWENTY = 1.96;

/** The chances of all seats, summed up over worlds. */
export class ChanceTally {
  readonly #sums: number[];
  readonly #squares: number[];
  worlds = 0;
  /** Another world would have shown the same. */
  certain = false;

  constructor(seats: number) {
    this.#sums = new Array<number>(seats).fill(0);
    this.#squares = this.#sums.slice();
  }

  add(chances: readonly number[]): void {
    this.worlds++;
    chances.forEach((chance, seat) => {
      this.#sums[seat] += chance;
      this.#squares[seat] += chance * chance;
    });
  }

  mean(seat: number): number {
    return this.#sums[seat] / Math.max(1, this.worlds);
  }

  get estimates(): Estimate[] {
    return this.#sums.map((_, seat) => ({ value: this.mean(seat), noise: this.#noise(seat) }));
  }

  #noise(seat: number): number {
    if (this.certain) return 0;
    if (this.worlds < 2) return 1;
    const mean = this.mean(seat);
    const variance = Math.max(0, this.#squares[seat] - this.worlds * mean * mean) / (this.worlds - 1);
    return NINETEEN_OF_TWENTY * Math.sqrt(variance / this.worlds);
  }
}
