/** Work that is done again and again, never twice at once; whoever closes it waits for the round that is under way. */
export class Rounds {
  readonly #work: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;

  /** The work tells its failures itself. */
  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  start(everyMs: number): void {
    this.#timer = setInterval(() => this.now(), everyMs);
    this.#timer.unref();
  }

  /** A round that nobody need wait for, unless one is under way. */
  now(): void {
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#working;
  }
}
