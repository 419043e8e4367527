import type { Ring } from '@tabula/protocol';
import { type ReactNode, useState } from 'react';
import { CopyLink } from '../../ui/copy-link.tsx';
import { saveFile } from '../../ui/files.ts';
import { useSettings } from '../../ui/settings.ts';
import { DeviceArt } from './device-art.tsx';
import { useDeviceWords } from './device-words.ts';
import { OneLine } from './one-line.tsx';
import { addPasskey, confirmMail, newCode, removeMail, removePasskey, setMail } from './ring-desk.ts';
import { useMoments } from './use-moments.ts';
import type { ActRing } from './use-ring.ts';

interface Props {
  readonly ring: Ring;
  readonly act: ActRing;
}

/** The ways back, for whoever loses every device. */
export function KeepTables({ ring, act }: Props) {
  const words = useDeviceWords();
  return (
    <section>
      <h2>{words('keep')}</h2>
      <div className="card keep">
        <Code ring={ring} act={act} />
        {ring.house.passkeys && <Passkeys ring={ring} act={act} />}
        {ring.house.mail && <Mail ring={ring} act={act} />}
      </div>
    </section>
  );
}

/** Shown once; whoever has it written down says so. */
function Code({ ring, act }: Props) {
  const words = useDeviceWords();
  const [code, setCode] = useState<string | null>(null);
  const [written, setWritten] = useState(false);
  const make = () =>
    act(async () => {
      setCode((await newCode()).code);
      setWritten(false);
    });
  return (
    <div className="keep-part">
      <header>
        <h3>{words('code')}</h3>
        {code !== null && <span className="turn-pill">{words('code.once')}</span>}
      </header>
      <p className="aside">{ring.code && code === null ? words('code.has') : words('code.note')}</p>
      {code === null ? (
        <button type="button" className="button" onClick={() => void make()}>
          {words(ring.code ? 'code.again' : 'code.new')}
        </button>
      ) : (
        <>
          <p className="keep-code" data-code={code}>
            {code.split('-').map((group) => (
              <span key={group}>{group}</span>
            ))}
          </p>
          <div className="keep-row">
            <CopyLink label={words('code.copy')} address={code} />
            <button type="button" className="button" onClick={() => print()}>
              {words('code.print')}
            </button>
            <button type="button" className="button" onClick={() => saveFile('tabula-code.txt', `${code}\n`)}>
              {words('code.save')}
            </button>
          </div>
          <div className="keep-row">
            <label className="grow">
              <input type="checkbox" checked={written} onChange={() => setWritten(!written)} /> {words('code.written')}
            </label>
            <button type="button" className="button gold" disabled={!written} onClick={() => setCode(null)}>
              {words('code.done')}
            </button>
          </div>
        </>
      )}
    </div>
  );
}

function Optional({ art, title, children }: { art: 'key' | 'mail'; title: string; children?: ReactNode }) {
  const words = useDeviceWords();
  return (
    <header>
      <DeviceArt name={art} />
      <h3>{title}</h3>
      <span className="aside grow">{words('optional')}</span>
      {children}
    </header>
  );
}

function Passkeys({ ring, act }: Props) {
  const words = useDeviceWords();
  const when = useMoments();
  return (
    <div className="keep-part">
      <Optional art="key" title={words('passkey')}>
        <button type="button" className="button" onClick={() => void act(addPasskey)}>
          {words('passkey.add')}
        </button>
      </Optional>
      <p className="aside">{words('passkey.note')}</p>
      {ring.passkeys.map(({ id, name, createdAt }) => (
        <div key={id} className="keep-row">
          <span className="grow">
            {name} <span className="aside">{words('passkey.made', { when: when(createdAt) })}</span>
          </span>
          <button type="button" className="button" onClick={() => void act(() => removePasskey(id))}>
            {words('remove')}
          </button>
        </div>
      ))}
    </div>
  );
}

function Mail({ ring: { mail, mailAsked }, act }: Props) {
  const words = useDeviceWords();
  const { language } = useSettings();
  return (
    <div className="keep-part">
      <Optional art="mail" title={words('mail')}>
        {mail !== null && <span className="keep-ok">{words('mail.confirmed')}</span>}
      </Optional>
      {mail === null && mailAsked === null ? (
        <OneLine
          label={words('mail.address')}
          type="email"
          button={words('mail.set')}
          onSend={(address) => act(() => setMail(address, language))}
        />
      ) : (
        <div className="keep-row">
          <span className="grow">{mail?.address ?? mailAsked}</span>
          <button type="button" className="button" onClick={() => void act(removeMail)}>
            {words('mail.remove')}
          </button>
        </div>
      )}
      {mailAsked !== null && (
        <>
          <p className="aside" role="status">
            {words('mail.sent')}
          </p>
          <OneLine
            label={words('mail.code')}
            button={words('mail.code.send')}
            onSend={(code) => act(() => confirmMail({ code }))}
          />
        </>
      )}
      <p className="aside">{words('mail.note')}</p>
    </div>
  );
}
