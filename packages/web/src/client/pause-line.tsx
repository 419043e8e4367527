import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSay } from '../ui/settings.ts';
import { pauses } from './pauses.ts';

/** Says that the page waits because it asked too much at once, and for how long. */
export function PauseLine() {
  const say = useSay();
  const until = useSyncExternalStore(pauses.subscribe, () => pauses.until);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return null;
  return (
    <p className="pause-line" role="status">
      {say('link.pause', { seconds: Math.max(1, Math.ceil((until - now) / 1000)) })}
    </p>
  );
}
