import type { Ring, RingLink } from '@tabula/protocol';
import { useEffect, useState } from 'react';
import { CopyLink } from '../../ui/copy-link.tsx';
import { ROMAN } from '../../ui/roman.ts';
import { useSay } from '../../ui/settings.ts';
import { countdown } from '../../ui/time.ts';
import { QrCode } from '../public/qr-code.tsx';
import { useDeviceWords } from './device-words.ts';
import { openLink } from './ring-desk.ts';
import type { ActRing } from './use-ring.ts';

const STEPS = ['add.1', 'add.2', 'add.3'] as const;

/** A link for another device: once, for five minutes, and it opens nothing by itself. */
export function AddDevice({ ring, act }: { ring: Ring; act: ActRing }) {
  const say = useSay();
  const words = useDeviceWords();
  const [shown, setShown] = useState<RingLink | null>(null);
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (shown === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [shown]);
  // Somebody has come by it, or it is too old: it is of no use to anybody any more.
  const good = shown !== null && ring.linkUntil === shown.until && ring.ask === null && shown.until > now;
  const open = () =>
    act(async () => {
      setShown(await openLink());
      setNow(Date.now());
    });
  const address = shown === null ? '' : `${location.origin}/d#add=${shown.link}`;
  return (
    <section>
      <header className="device-head">
        <h2>{words('add')}</h2>
        <span className="aside">
          {good ? words('add.left', { time: countdown(shown.until - now, say) }) : words('add.note')}
        </span>
      </header>
      <div className="card device-add">
        {good ? (
          <QrCode text={address} label={words('add.qr')} />
        ) : (
          <button type="button" className="button gold big" disabled={ring.ask !== null} onClick={() => void open()}>
            {words(shown === null ? 'add.start' : 'add.again')}
          </button>
        )}
        <div className="grow">
          <ol>
            {STEPS.map((step, i) => (
              <li key={step}>
                <span className="device-step" aria-hidden="true">
                  {ROMAN[i]}
                </span>
                {words(step)}
              </li>
            ))}
          </ol>
          {good && (
            <div className="device-link">
              <input
                readOnly
                value={address}
                aria-label={words('add.link')}
                onFocus={(event) => event.target.select()}
              />
              <CopyLink label={words('add.copy')} address={address} />
            </div>
          )}
          <p className="aside">{words('add.void')}</p>
        </div>
      </div>
    </section>
  );
}
