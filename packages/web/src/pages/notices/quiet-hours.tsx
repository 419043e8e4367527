import type { NoticeSettings } from '@tabula/protocol';
import { useNoticeWords } from './notice-words.ts';

const USUAL = { from: '22:00', to: '07:30' };

interface Props {
  readonly settings: NoticeSettings;
  readonly onChange: (change: Partial<NoticeSettings>) => Promise<void>;
}

/** When nothing is to come, and when the day's digest is. */
export function QuietHours({ settings: { quiet, urgent, digest, zone }, onChange }: Props) {
  const words = useNoticeWords();
  return (
    <section>
      <header className="notice-row">
        <h2 className="grow">{words('quiet')}</h2>
        <input
          type="checkbox"
          aria-label={words('on', { name: words('quiet') })}
          checked={quiet !== null}
          onChange={() => void onChange({ quiet: quiet === null ? USUAL : null })}
        />
      </header>
      <div className="card notice-quiet">
        {quiet !== null && (
          <>
            <p className="notice-line">
              <Time
                label={words('quiet.from')}
                value={quiet.from}
                onChange={(from) => onChange({ quiet: { ...quiet, from } })}
              />
              <Time
                label={words('quiet.to')}
                value={quiet.to}
                onChange={(to) => onChange({ quiet: { ...quiet, to } })}
              />
              <span className="aside">{zone}</span>
            </p>
            <label className="switch">
              <input type="checkbox" checked={urgent} onChange={() => void onChange({ urgent: !urgent })} />
              <span>{words('quiet.urgent')}</span>
            </label>
          </>
        )}
        <p className="aside">{words('quiet.note')}</p>
        <p className="notice-line">
          <Time label={words('digest.at')} value={digest} onChange={(time) => onChange({ digest: time })} />
        </p>
      </div>
    </section>
  );
}

function Time({ label, value, onChange }: { label: string; value: string; onChange: (time: string) => Promise<void> }) {
  return (
    <label className="notice-line">
      <span>{label}</span>
      <input type="time" value={value} onChange={({ target }) => target.value !== '' && void onChange(target.value)} />
    </label>
  );
}
