import { games } from '@tabula/games';
import type { MyTable, TableInfo } from '@tabula/protocol';
import { useEffect, useState } from 'react';
import { myTables } from '../client/api.ts';
import { ErrorLine, errorWords } from '../client/attempt.tsx';
import { mapOf } from '../client/boards.ts';
import { ClientError } from '../client/client-error.ts';
import { type LocalGame, localGames } from '../client/local-games.ts';
import { namesOf } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';
import { LineForm } from '../ui/line-form.tsx';
import { Emblem } from '../ui/owners.tsx';
import { Link } from '../ui/page-head.tsx';
import { useSay, useSettings } from '../ui/settings.ts';
import { countdown, LOCALES, roughly } from '../ui/time.ts';
import { showBadge } from './installed/badge.ts';
import { useInstalledWords } from './installed/installed-words.ts';

/** Asks again and again; what was known stays while the server is away. */
function useMyTables(): { readonly tables: readonly MyTable[] | null; readonly error: string | null } {
  const say = useSay();
  const sayOwn = useInstalledWords();
  const [tables, setTables] = useState<readonly MyTable[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const found = (mine: readonly MyTable[]) => {
      setTables(mine);
      // Whoever has no table asked nobody.
      setError(navigator.onLine ? null : sayOwn('away'));
      showBadge(mine.filter(({ yourTurn }) => yourTurn).length);
    };
    const failed = (problem: unknown) => {
      const away = problem instanceof ClientError && problem.code === 'offline';
      setError(away ? sayOwn('away') : errorWords(problem, say));
    };
    const look = () => void myTables().then(found, failed);
    look();
    const timer = setInterval(look, 10_000);
    return () => clearInterval(timer);
  }, [say, sayOwn]);
  return { tables, error };
}

/** The tables this browser remembers; where it is awaited comes first. */
export function MyTables() {
  const say = useSay();
  const { language } = useSettings();
  const { tables, error } = useMyTables();
  const sorted = [...(tables ?? [])].sort(
    (a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.table.updatedAt - a.table.updatedAt,
  );
  const local = localGames().filter(({ over }) => !over);
  const waiting = sorted.filter(({ yourTurn }) => yourTurn).length;
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
      </header>
      {tables !== null && sorted.length + local.length === 0 && (
        <p className="card empty-card">{say('home.tables.none')}</p>
      )}
      <ErrorLine text={error} />
      <ul className="card">
        {sorted.slice(0, 8).map(({ table, seats, yourTurn }) => (
          <li key={table.id} className={yourTurn ? 'awaited' : ''}>
            <Link to={table.status === 'over' ? `/replay/${table.id}` : `/t/${table.id}`} className="table-row">
              <img src={mapOf(table.game)} alt="" width="56" height="48" />
              <span className="grow">
                <b>{games.find(({ id }) => id === table.game)?.title[language] ?? table.game}</b>
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
