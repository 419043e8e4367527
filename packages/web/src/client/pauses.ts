import { Listeners } from './listeners.ts';

/** How often something is asked again that was too much at once. */
export const MOST_TRIES = 4;

/** If nobody says how long, so many seconds. */
const USUAL = 3;

/** Until when the page waits because it asked too much at once, for whoever shows it. */
class Pauses {
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.subscribe;
  #until: number | null = null;

  get until(): number | null {
    return this.#until;
  }

  /** Waits as long as the server wants it. */
  async wait(seconds: number | null, signal?: AbortSignal): Promise<void> {
    const until = Date.now() + 1000 * (seconds ?? USUAL);
    this.#show(Math.max(until, this.#until ?? 0));
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, until - Date.now());
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
    if (this.#until !== null && this.#until <= until) this.#show(null);
  }

  #show(until: number | null): void {
    this.#until = until;
    this.#listeners.tell();
  }
}

export const pauses = new Pauses();
