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
    if (!this.open) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Whether something is left. */
  get open(): boolean {
    return this.#fill() >= 1;
  }

  /** What was allowed has cost so much: perhaps more than was left. */
  spend(cost: number): void {
    this.#tokens = this.#fill() - cost;
  }

  /** Nothing was taken for long. */
  get full(): boolean {
    return this.#fill() >= this.#most;
  }

  /** In how many whole seconds one more is allowed: at least one. */
  get retryAfter(): number {
    return Math.max(1, Math.ceil(Math.min(MOST_SECONDS, (1 - this.#fill()) / this.#perSecond)));
  }

  #fill(): number {
    const now = performance.now();
    this.#tokens = Math.min(this.#most, this.#tokens + ((now - this.#filled) / 1000) * this.#perSecond);
    this.#filled = now;
    return this.#tokens;
  }
}

/** A day: whoever must wait for longer is told to come back tomorrow. */
const MOST_SECONDS = 24 * 60 * 60;

/** So many addresses are remembered before those that have done nothing for a while are forgotten. */
const ADDRESSES = 10_000;

/** The same for each address. */
export class AddressBuckets {
  readonly #fresh: () => Bucket;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perSecond: number, most: number) {
    this.#fresh = () => new Bucket(perSecond, most);
  }

  of(address: string): Bucket {
    const known = this.#buckets.get(address);
    if (known !== undefined) return known;
    if (this.#buckets.size >= ADDRESSES)
      for (const [other, bucket] of this.#buckets) if (bucket.full) this.#buckets.delete(other);
    const bucket = this.#fresh();
    this.#buckets.set(address, bucket);
    return bucket;
  }
}
