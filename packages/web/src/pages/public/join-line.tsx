import { lazy, Suspense } from 'react';
import { useLobbyWords } from '../../session/lobby-words.ts';
import { CopyLink } from '../../ui/copy-link.tsx';
import { renewJoin } from './lobby-desk.ts';
import './public.css';

/** Brings what makes the code along with it. */
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface JoinLineProps {
  readonly table: string;
  readonly join: string;
  readonly act: (work: () => Promise<unknown>) => void;
}

/** The one invitation for every free seat, for whoever made the table: to copy, to send, and for a camera across the room. */
export function JoinLine({ table, join, act }: JoinLineProps) {
  const say = useLobbyWords();
  const address = `${location.origin}/t/${table}#join=${join}`;
  return (
    <section className="card join-line">
      <div>
        <b>{say('join')}</b>
        <span className="aside">{say('join.note')}</span>
        <div className="row">
          <CopyLink label={say('join.copy')} address={address} />
          {typeof navigator.share === 'function' && (
            <button
              type="button"
              className="button"
              onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
            >
              {say('join.share')}
            </button>
          )}
          <button type="button" className="button" onClick={() => act(() => renewJoin(table))}>
            {say('join.renew')}
          </button>
        </div>
      </div>
      <Suspense fallback={<span className="qr-code" />}>
        <QrCode text={address} label={say('join.qr')} />
      </Suspense>
    </section>
  );
}
