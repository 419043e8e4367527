import { useEffect, useState, useSyncExternalStore } from 'react';
import { badgeOnLeaving } from './badge.ts';
import { useInstalledWords } from './installed-words.ts';
import { keptPage } from './keep-page.ts';
import { versionWatch } from './version.ts';
import './installed.css';

/** The page itself: it is kept for a time without a network, and says when the house has a newer one. */
export default function VersionLine() {
  const say = useInstalledWords();
  const renewed = useSyncExternalStore(versionWatch.subscribe, () => versionWatch.renewed);
  const [later, setLater] = useState(false);
  useEffect(() => {
    // What is shown comes first.
    const timer = setTimeout(() => void keptPage.keep().catch(() => {}), 1500);
    const unwatch = versionWatch.start();
    const unbadge = badgeOnLeaving();
    return () => {
      clearTimeout(timer);
      unwatch();
      unbadge();
    };
  }, []);
  if (!renewed || later) return null;
  return (
    <p className="version-line" role="status">
      <span>{say('new')}</span>
      <button type="button" className="button gold" onClick={() => location.reload()}>
        {say('new.load')}
      </button>
      <button type="button" className="button" onClick={() => setLater(true)}>
        {say('new.later')}
      </button>
    </p>
  );
}
