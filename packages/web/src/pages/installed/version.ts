import { Listeners } from '../../client/listeners.ts';

/** The version of this page, as its build named it; empty where it was not built. */
export const OWN_VERSION = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '';

/** How often, in milliseconds, the house is asked at most and at least which version it serves. */
const MOST_OFTEN_MS = 30_000;
const LEAST_OFTEN_MS = 15 * 60_000;

/** Knows whether the house serves another version than this page is. */
export class VersionWatch {
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.subscribe;
  #renewed = false;
  #askedAt = 0;

  get renewed(): boolean {
    return this.#renewed;
  }

  /** Looks from now on: now and then, and whenever somebody comes back to the page or to the network. */
  start(): () => void {
    const look = () => void this.look();
    const seen = () => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setInterval(look, LEAST_OFTEN_MS);
    addEventListener('online', look);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  async look(): Promise<void> {
    const now = Date.now();
    if (this.#renewed || OWN_VERSION === '' || now - this.#askedAt < MOST_OFTEN_MS) return;
    this.#askedAt = now;
    const served = await servedVersion();
    if (served === null || served === OWN_VERSION) return;
    this.#renewed = true;
    this.#listeners.tell();
  }
}

/** Null if nobody answers: that is no news. */
async function servedVersion(): Promise<string | null> {
  try {
    const response = await fetch('/parts.json', { cache: 'no-store' });
    const { version } = await response.json();
    return typeof version === 'string' ? version : null;
  } catch {
    return null;
  }
}

export const versionWatch = new VersionWatch();
