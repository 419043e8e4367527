/** In how many worlds an option must do no better than the first before it is given up. */
const FAIR_TRIES = 2;

/** Options in some worlds: those that were better than the first in none of several stay as far behind as they were. */
export class Race {
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

  /** What each option comes to on average. */
  get means(): number[] {
    const tries = this.#worlds.length;
    const best = this.#totals[this.#first] / tries;
    return this.#totals.map((total, i) => (this.left.includes(i) ? total / tries : best - this.#behind[i]));
  }

  add(values: readonly number[]): void {
    this.#worlds.push(values);
    for (const i of this.left) this.#totals[i] += values[i];
    if (this.#worlds.length === FAIR_TRIES)
      this.#keep((i, first) => this.#worlds.some((world) => world[i] > world[first]));
  }

  /** Only the first goes on. */
  decide(): void {
    this.#keep(() => false);
  }

  get #first(): number {
    return this.left.reduce((best, i) => (this.#totals[i] > this.#totals[best] ? i : best));
  }

  #keep(hopeful: (option: number, first: number) => boolean): void {
    const first = this.#first;
    for (const i of this.left) this.#behind[i] = (this.#totals[first] - this.#totals[i]) / this.#worlds.length;
    this.left = this.left.filter((i) => i === first || hopeful(i, first));
  }
}
