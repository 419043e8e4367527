import { useState } from 'react';
import { ErrorLine, useAttempt } from '../../client/attempt.tsx';
import { useLobbyWords } from '../../session/lobby-words.ts';
import { LineForm } from '../../ui/line-form.tsx';
import { Link } from '../../ui/page-head.tsx';
import { useRouter } from '../../ui/router.ts';
import { useSettings } from '../../ui/settings.ts';
import { createCircle, keptCircles } from './lobby-desk.ts';
import { OpenList } from './open-list.tsx';
import { useLobbyLists } from './use-lists.ts';
import { WatchCards } from './watch-cards.tsx';
import './public.css';

const SHOWN = 3;

/** The first of the public tables, on the home page. Without a server there are none, and nothing is said of them. */
export function HomeLists() {
  const say = useLobbyWords();
  const { lists } = useLobbyLists();
  if (lists === null) return null;
  const open = lists.open.length + lists.replacements.length;
  return (
    <div className="home-lists">
      <section>
        <header>
          <h2>{say('open')}</h2>
          {open > SHOWN && <Link to="/tables">{say('all', { count: open })}</Link>}
        </header>
        <OpenList lists={lists} most={SHOWN} />
      </section>
      <section>
        <header>
          <h2>{say('watch')}</h2>
          {lists.running.length > SHOWN && <Link to="/tables">{say('all', { count: lists.running.length })}</Link>}
        </header>
        <WatchCards tables={lists.running} most={SHOWN} />
      </section>
    </div>
  );
}

/** The circles whose links this browser has, and a new one. */
export function HomeCircles() {
  const say = useLobbyWords();
  const { language } = useSettings();
  const { go } = useRouter();
  const { error, attempt } = useAttempt();
  const [circles] = useState(keptCircles);
  return (
    <details className="circles" open={circles.length > 0}>
      <summary>
        <h2>{say('circles')}</h2>
      </summary>
      <p className="aside">{say('circles.note')}</p>
      {circles.length > 0 && (
        <ul className="card open-list">
          {circles.map(({ id, name, link }) => (
            <li key={id}>
              <Link to={`/circle/${id}#${link}`} className="grow">
                <b>{name}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <LineForm
        id="circle-name"
        label={say('circle.name')}
        button={say('circle.make')}
        most={40}
        onSend={(name) => {
          void attempt(async () => {
            const { id, link } = await createCircle({ name: name.trim(), language });
            go(`/circle/${id}#${link}`);
          });
          return false;
        }}
      />
      <ErrorLine text={error} />
    </details>
  );
}
