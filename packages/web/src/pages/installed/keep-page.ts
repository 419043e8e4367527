import { Listeners } from '../../client/listeners.ts';
import { OWN_VERSION } from './version.ts';

/** Whether every part of this page is kept in this browser, so that it comes without a network. */
class KeptPage {
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.subscribe;
  #ready = false;

  get ready(): boolean {
    return this.#ready;
  }

  /** Registers the service worker and lets it keep the page. Where a browser cannot, or may not, nothing is kept and nothing is lost. */
  async keep(): Promise<void> {
    if (!import.meta.env.PROD || OWN_VERSION === '' || !('serviceWorker' in navigator) || !('locks' in navigator))
      return;
    holdVersion();
    await navigator.serviceWorker.register('/sw.js');
    if (isSparing() && !isInstalled()) return;
    const { active } = await navigator.serviceWorker.ready;
    if (active === null) return;
    this.#ready = await asked(active);
    this.#listeners.tell();
  }
}

export const keptPage = new KeptPage();

/** While this page is open, the parts of its version stay where they are kept. */
function holdVersion(): void {
  void navigator.locks.request(`tabula-page-${OWN_VERSION}`, { mode: 'shared' }, () => new Promise(() => {}));
}

/** Whoever pays for every byte did not ask for parts that he may never need; who installed the page did. */
function isSparing(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}

export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;
}

function asked(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<{ readonly kept?: string }>) => resolve(data.kept !== undefined);
    worker.postMessage({ kind: 'keep' }, [port2]);
  });
}
