/** So many at once, and so many more with every second that passes. */
export class Bucket {
  readonly #perSecond: number;
  readonly #most: number;
  #tokens: number;
  #filled = performance.now();

  constructor(perSecond: number, most: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#tokens = most;
  }

  /** Whether one more is allowed now. */
  take(): boolean {
    const now = performance.now();
    this.#tokens = Math.min(this.#most, this.#tokens + ((now - this.#filled) / 1000) * this.#perSecond);
    this.#filled = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
