import type { Brings, Ring } from '@tabula/protocol';
import { useState } from 'react';
import { useSettings } from '../../ui/settings.ts';
import { BringAlong } from './bring-along.tsx';
import { useDeviceWords } from './device-words.ts';
import { OneLine } from './one-line.tsx';
import { askMail, recover, returnByMail, returnByPasskey } from './ring-desk.ts';
import type { ActRing } from './use-ring.ts';

/** For whoever had a table here and has lost his key: by code, by mail, by passkey, by another device. */
export function ComeBack({ act, ring }: { act: ActRing; ring: Ring | null }) {
  const words = useDeviceWords();
  const { language } = useSettings();
  const [asked, setAsked] = useState(false);
  const [brings, setBrings] = useState<Brings>('own');
  return (
    <details className="card come-back" open={ring === null}>
      <summary>
        <h2>{words('back')}</h2>
      </summary>
      <p className="aside">{words('back.note')}</p>
      {ring !== null && ring.tables > 0 && (
        <BringAlong own={ring.known} all={ring.tables} brings={brings} onChange={setBrings} />
      )}
      <OneLine
        label={words('back.code')}
        button={words('back.code.send')}
        onSend={(code) => act(() => recover(code, brings))}
      />
      {asked ? (
        <>
          <p className="aside" role="status">
            {words('back.mail.sent')}
          </p>
          <OneLine
            label={words('mail.code')}
            button={words('back.code.send')}
            onSend={(code) => act(() => returnByMail({ code }, brings))}
          />
        </>
      ) : (
        <OneLine
          label={words('back.mail')}
          type="email"
          button={words('back.mail.send')}
          onSend={async (address) => {
            const sent = await act(() => askMail(address, language));
            setAsked(sent);
            return sent;
          }}
        />
      )}
      <button type="button" className="button" onClick={() => void act(() => returnByPasskey(brings))}>
        {words('back.passkey')}
      </button>
      <p className="aside">{words('back.device')}</p>
    </details>
  );
}
