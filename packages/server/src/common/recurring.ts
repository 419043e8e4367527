/** The same trouble is told at once, then at most so often, in milliseconds. */
const TELL_AGAIN_MS = 60_000;

/** Trouble that may come back a thousand times a second: the first is told at once, the others by their number. */
export class Recurring {
  readonly #tell: (message: string, times: number) => void;
  readonly #now: () => number;
  readonly #causes = new Map<string, { told: number; untold: number }>();
  #toldSinceOver = false;

  constructor(tell: (message: string, times: number) => void, now = () => performance.now()) {
    this.#tell = tell;
    this.#now = now;
  }

  happened(cause: string, message: string): void {
    const known = this.#causes.get(cause) ?? { told: -Infinity, untold: 0 };
    this.#causes.set(cause, known);
    known.untold++;
    if (this.#now() - known.told < TELL_AGAIN_MS) return;
    this.#tell(message, known.untold);
    this.#toldSinceOver = true;
    known.told = this.#now();
    known.untold = 0;
  }

  /** It is over: how often it happened without being told. Undefined if nobody was told that it began. */
  over(): number | undefined {
    if (!this.#toldSinceOver) return undefined;
    this.#toldSinceOver = false;
    let untold = 0;
    for (const known of this.#causes.values()) {
      untold += known.untold;
      known.untold = 0;
    }
    return untold;
  }
}
