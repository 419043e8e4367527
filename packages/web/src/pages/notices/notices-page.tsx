import type { NoticeSettings, Notices } from '@tabula/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ErrorLine, useAttempt } from '../../client/attempt.tsx';
import { CopyLink } from '../../ui/copy-link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useSettings } from '../../ui/settings.ts';
import type { Act } from './acts.ts';
import { Channels } from './channels.tsx';
import { EventMatrix } from './event-matrix.tsx';
import { readNotices, saveSettings, testChannel } from './notice-desk.ts';
import { useNoticeWords } from './notice-words.ts';
import { QuietHours } from './quiet-hours.tsx';
import { TableWants } from './table-wants.tsx';
import '../../styles/pages.css';
import './notices.css';

/** How one is told: by which ways, of what, when not, by which tables. */
export default function NoticesPage() {
  const words = useNoticeWords();
  const { language } = useSettings();
  const [notices, setNotices] = useState<Notices | null>(null);
  const { error, attempt } = useAttempt();
  const act = useCallback(
    (work: () => Promise<unknown> = async () => {}) =>
      attempt(async () => {
        await work();
        setNotices(await readNotices());
      }),
    [attempt],
  );
  useEffect(() => {
    document.title = `${words('title')} · Tabula`;
  }, [words]);
  useEffect(() => void act(), [act]);
  // What is said goes out in the language of the page, and by the clock of this browser.
  const settings: NoticeSettings | undefined = notices?.settings && {
    ...notices.settings,
    language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return (
    <>
      <PageHead />
      <main className="home notices">
        <div className="home-main">
          <h1>{words('title')}</h1>
          <p className="lead">{words('lead')}</p>
          <ErrorLine text={error} />
          {notices !== null && settings !== undefined ? (
            <>
              <Channels notices={notices} settings={settings} act={act} />
              <EventMatrix channels={notices.channels} act={act} />
            </>
          ) : (
            error === null && <Loading />
          )}
        </div>
        {notices !== null && settings !== undefined && (
          <aside className="home-side">
            <QuietHours
              settings={settings}
              onChange={(change) => act(() => saveSettings({ ...settings, ...change }))}
            />
            <TableWants seats={notices.seats} act={act} />
            <Feed feed={notices.feed} />
            <TestAll notices={notices} act={act} />
          </aside>
        )}
      </main>
    </>
  );
}

function Feed({ feed }: { feed: Notices['feed'] }) {
  const words = useNoticeWords();
  if (feed === null) return null;
  return (
    <section>
      <h2>{words('feed')}</h2>
      <p className="aside">{words('feed.note')}</p>
      <div className="notice-buttons">
        <CopyLink label={words('feed.atom')} address={feed.atom} />
        <CopyLink label={words('feed.calendar')} address={feed.calendar} />
      </div>
    </section>
  );
}

function TestAll({ notices, act }: { notices: Notices; act: Act }) {
  const words = useNoticeWords();
  const on = notices.channels.filter(({ state }) => state === 'on');
  const [told, setTold] = useState('');
  if (on.length === 0) return null;
  const test = async () => {
    const results = await Promise.all(on.map(({ id }) => testChannel(id)));
    const lines = results.map(({ arrived, error }, i) => {
      const result = arrived ? words('test.arrived') : words('test.failed', { error: error ?? '' });
      return `${on[i].name}: ${result}`;
    });
    setTold(lines.join(' '));
  };
  return (
    <section className="card notice-row">
      <span className="grow">
        <b>{words('test.all.lead')}</b>
        <span className="aside" role="status">
          {told}
        </span>
      </span>
      <button type="button" className="button primary" onClick={() => void act(test)}>
        {words('test.all')}
      </button>
    </section>
  );
}
