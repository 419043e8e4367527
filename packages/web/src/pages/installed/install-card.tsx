import { useEffect, useState, useSyncExternalStore } from 'react';
import { Glyph } from '../../ui/glyph.tsx';
import { useInstalledWords } from './installed-words.ts';
import { isInstalled, keptPage } from './keep-page.ts';

/** What Chromium gives a page that can be installed; other browsers have it in a menu of their own. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** The way to have the page as an app, where the browser offers it; and that it is kept for a time without a network. */
export function InstallCard() {
  const say = useInstalledWords();
  const ready = useSyncExternalStore(keptPage.subscribe, () => keptPage.ready);
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => {
    const offered = (event: Event) => {
      event.preventDefault();
      if (isOffer(event)) setOffer(event);
    };
    const done = () => {
      setOffer(null);
      void keptPage.keep().catch(() => {});
    };
    addEventListener('beforeinstallprompt', offered);
    addEventListener('appinstalled', done);
    return () => {
      removeEventListener('beforeinstallprompt', offered);
      removeEventListener('appinstalled', done);
    };
  }, []);
  return (
    <>
      {offer !== null && !isInstalled() && (
        <button type="button" className="card learn" onClick={() => void offer.prompt()}>
          <Glyph name="download" size={24} />
          <span>
            <b>{say('install')}</b>
            <span>{say('install.note')}</span>
          </span>
        </button>
      )}
      {ready && <p className="aside kept-note">{say('ready')}</p>}
    </>
  );
}
