import { games } from '@tabula/games';
import type { Mine, TableInfo } from '@tabula/protocol';
import { useEffect, useState } from 'react';
import { myTables } from '../client/api.ts';
import { ErrorLine, errorWords } from '../client/attempt.tsx';
import { mapOf } from '../client/boards.ts';
import { ClientError } from '../client/client-error.ts';
import { type LocalGame, localGames } from '../client/local-games.ts';
import { useLobbyWords } from '../session/lobby-words.ts';
import { namesOf } from '../session/table-context.ts';
import { waitingTables } from '../session/waiting-tables.ts';
import { Glyph } from '../ui/glyph.tsx';
import { LineForm } from '../ui/line-form.tsx';
import { Emblem } from '../ui/owners.tsx';
import { Link } from '../ui/page-head.tsx';
import { useSay, useSettings } from '../ui/settings.ts';
import { countdown, LOCALES, roughly } from '../ui/time.ts';
import { showBadge } from './installed/badge.ts';
import { useInstalledWords } from './installed/installed-words.ts';

/** Asks again and again; what was known stays while the server is away. */
function useMyTables(): { readonly mine: Mine | null; readonly error: string | null } {
  const say = useSay();
  const sayOwn = useInstalledWords();
  const [mine, setMine] = useState<Mine | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const found = (now: Mine) => {
      setMine(now);
      // Whoever has no table asked nobody.
      setError(navigator.onLine ? null : sayOwn('away'));
      showBadge(now.tables.filter(({ yourTurn }) => yourTurn).length);
    };
    const failed = (problem: unknown) => {
      const away = problem instanceof ClientError && problem.code === 'offline';
      setError(away ? sayOwn('away') : errorWords(problem, say));
    };
    const look = () => void myTables().then(found, failed);
    look();
    // What this browser holds its key ring holds too; if that cannot be settled now it is at the next visit.
    void import('./devices/ring-desk.ts').then(({ keepSeats }) => keepSeats()).catch(() => {});
    const timer = setInterval(look, 10_000);
    return () => clearInterval(timer);
  }, [say, sayOwn]);
  return { mine, error };
}

/** The tables this browser remembers; where it is awaited comes first. */
export function MyTables() {
  const say = useSay();
  const { language } = useSettings();
  const { mine, error } = useMyTables();
  const tables = mine?.tables ?? null;
  const waitingFirst = waitingTables(tables ?? [], '');
  const others = (tables ?? []).filter((one) => !waitingFirst.includes(one));
  const sorted = [...waitingFirst, ...others.sort((a, b) => b.table.updatedAt - a.table.updatedAt)];
  const waiting = waitingFirst.length;
  const local = localGames().filter(({ over }) => !over);
  const when = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <section className={sorted.length + local.length === 0 ? 'my-tables none' : 'my-tables'}>
      <header>
        <h2>{say('home.tables')}</h2>
        {waiting > 0 && <span className="aside">{say('home.waiting', { count: waiting })}</span>}
        {waiting > 0 && (
          <Link to={`/t/${waitingFirst[0].table.id}`} className="button night">
            {say('next-table')} <Glyph name="next" /> <kbd>N</kbd>
          </Link>
        )}
      </header>
      {tables !== null && sorted.length + local.length === 0 && (
        <p className="card empty-card">{say('home.tables.none')}</p>
      )}
      <ErrorLine text={error} />
      {mine !== null && <KeepLine mine={mine} />}
      <ul className="card">
        {sorted.slice(0, 8).map(({ table, seats, yourTurn, said }) => (
          <li key={table.id} className={yourTurn ? 'awaited' : ''}>
            <Link to={table.status === 'over' ? `/replay/${table.id}` : `/t/${table.id}`} className="table-row">
              <img src={mapOf(table.game)} alt="" width="56" height="48" />
              <span className="grow">
                <b>{table.name ?? games.find(({ id }) => id === table.game)?.title[language] ?? table.game}</b>
                <span className="aside">
                  {table.status === 'playing' && table.dueAt !== null
                    ? say('time.left', { time: countdown(table.dueAt - Date.now(), say) })
                    : `${say(`status.${table.status}`)} · ${when.format(table.updatedAt)}`}
                </span>
                <span className="emblems">
                  {table.seats.map(({ seat }) => (
                    <Emblem
                      key={seat}
                      seat={seat}
                      size={seats.includes(seat) ? 16 : 12}
                      faded={!seats.includes(seat)}
                    />
                  ))}
                  <Unread table={table.id} said={said} />
                </span>
              </span>
              {yourTurn ? <span className="turn-pill">{say('your-turn')}</span> : <Awaited table={table} />}
            </Link>
          </li>
        ))}
        {local.slice(0, 4).map((game) => (
          <LocalRow key={game.id} game={game} when={when.format(game.updatedAt)} />
        ))}
      </ul>
    </section>
  );
}

/** How many things were said at a table since somebody read its chat in this browser. */
function Unread({ table, said }: { table: string; said: number }) {
  const words = useLobbyWords();
  const count = said - Number(localStorage.getItem(`tabula.chat.${table}`) ?? 0);
  if (count <= 0) return null;
  return (
    <i className="unread" title={words('unread', { count })}>
      <Glyph name="chat" size={14} /> {count}
    </i>
  );
}

/** What there is to settle about one's devices: one that asks, one that came, the way back, or how to keep one's tables. */
function KeepLine({ mine: { tables, ring } }: { mine: Mine }) {
  const say = useSay();
  const played = tables.some(({ table, seats }) => seats.length > 0 && table.answers > 0);
  const news = ring !== undefined && (ring.asked || ring.fresh.length > 0 || ring.left.length > 0);
  if (!news && tables.length > 0 && !played) return null;
  const words = news
    ? ring.asked
      ? say('ring.asked')
      : ring.left.length > 0
        ? say('ring.left', { names: ring.left.join(', ') })
        : say('ring.fresh', { names: ring.fresh.join(', ') })
    : say(tables.length === 0 ? 'ring.back' : 'ring.keep');
  return (
    <Link to="/devices" className={news ? 'ring-line news' : 'ring-line'}>
      {words}
    </Link>
  );
}

/** A game that lives on this device alone. */
function LocalRow({ game: { id, game, bots, waits }, when }: { game: LocalGame; when: string }) {
  const say = useSay();
  const sayOwn = useInstalledWords();
  const { language } = useSettings();
  return (
    <li className={waits ? 'awaited' : ''}>
      <Link to={`/try/${game}?kept=${id}`} className="table-row">
        <img src={mapOf(game)} alt="" width="56" height="48" />
        <span className="grow">
          <b>{games.find((one) => one.id === game)?.title[language] ?? game}</b>
          <span className="aside">
            {sayOwn('local')} · {when}
          </span>
          <span className="emblems">
            {bots.map((bot, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <Emblem key={seat} seat={seat} size={bot === null ? 16 : 12} faded={bot !== null} />
            ))}
          </span>
        </span>
        {waits && <span className="turn-pill">{say('your-turn')}</span>}
      </Link>
    </li>
  );
}

/** Whom the table waits for, and since when. */
function Awaited({ table }: { table: TableInfo }) {
  const say = useSay();
  if (table.status !== 'playing' || table.waiting.length === 0) return null;
  const names = namesOf(table.seats, say);
  const since = roughly(Date.now() - table.askedAt, say);
  const who = table.waiting.map((seat) => names[seat]).join(', ');
  return <span className="awaited-name">{since === null ? who : `${who}, ${since}`}</span>;
}

/** Paste a link and sit down. */
export function Join() {
  const say = useSay();
  const [wrong, setWrong] = useState(false);
  return (
    <section className="join">
      <h2>{say('home.join')}</h2>
      <LineForm
        id="join-link"
        label={say('home.join.label')}
        button={say('home.join.go')}
        before={<Glyph name="link" />}
        onSend={(link) => {
          const found = /\/t\/([A-Za-z0-9_-]{16})(#[\w=&-]+)?/.exec(link);
          setWrong(found === null);
          if (found !== null) location.assign(`/t/${found[1]}${found[2] ?? ''}`);
          return false;
        }}
      />
      <ErrorLine text={wrong ? say('home.join.wrong') : null} />
    </section>
  );
}
