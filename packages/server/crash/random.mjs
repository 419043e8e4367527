/** Chance that comes from a seed: the same seed makes the same choices, as far as the server's pace lets it. */
export class Random {
  #state;

  constructor(seed) {
    this.#state = 0;
    for (const letter of String(seed)) this.#state = Math.imul(this.#state ^ letter.codePointAt(0), 0x01000193) >>> 0;
  }

  /** A number from 0 up to, not including, 1 (mulberry32). */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count) {
    return Math.floor(this.next() * count);
  }

  between(least, most) {
    return least + this.below(most - least + 1);
  }

  /** True once in so many times. */
  oneIn(count) {
    return count > 0 && this.below(count) === 0;
  }

  pick(list) {
    return list[this.below(list.length)];
  }
}
