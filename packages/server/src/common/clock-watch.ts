/** How often the clock is looked at, and by how much it may differ from the time that has passed, in milliseconds. */
const LOOK_MS = 1000;
const JUMP_MS = 2000;

/**
 * The clock of a machine is set now and then, and a sleeping machine wakes up later. Times to answer are kept by the
 * clock, timers run by what has passed: whoever waits must look again.
 */
export class ClockWatch {
  readonly #onJump: (milliseconds: number) => void;
  readonly #timer: NodeJS.Timeout;
  #offset = ClockWatch.#offsetNow();

  constructor(onJump: (milliseconds: number) => void) {
    this.#onJump = onJump;
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const offset = ClockWatch.#offsetNow();
    const jump = Math.round(offset - this.#offset);
    this.#offset = offset;
    if (Math.abs(jump) >= JUMP_MS) this.#onJump(jump);
  }

  static #offsetNow(): number {
    return Date.now() - performance.now();
  }
}
