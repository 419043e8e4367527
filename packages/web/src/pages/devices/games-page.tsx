import { games as listed } from '@tabula/games';
import type { MyGames, MyTable } from '@tabula/protocol';
import { useEffect, useState } from 'react';
import { replayOf } from '../../client/api.ts';
import { ErrorLine, useAttempt } from '../../client/attempt.tsx';
import { ask } from '../../client/http.ts';
import { deviceKey } from '../../client/seat-keys.ts';
import { saveFile } from '../../ui/files.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Link, PageHead } from '../../ui/page-head.tsx';
import { useSettings } from '../../ui/settings.ts';
import { LOCALES } from '../../ui/time.ts';
import { useDeviceWords } from './device-words.ts';
import { GameRow } from './game-row.tsx';
import { keepSeats } from './ring-desk.ts';
import { companionsOf, sumsOf } from './standing.ts';
import '../../styles/pages.css';
import './devices.css';
import './games.css';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What is over of all that the devices of this ring have played: the next so many. */
async function earlierGames(before: number | null): Promise<MyGames> {
  await keepSeats();
  const secret = deviceKey();
  if (secret === null) return { tables: [], before: null };
  return ask('GET', `/ring/games${before === null ? '' : `?before=${before}`}`, { secret });
}

/** Everything that one's devices have finished: result, replay, rematch, export. */
export default function GamesPage() {
  const words = useDeviceWords();
  const { language } = useSettings();
  const [tables, setTables] = useState<readonly MyTable[] | null>(null);
  const [before, setBefore] = useState<number | null>(null);
  const [only, setOnly] = useState<string | null>(null);
  const [wanted, setWanted] = useState('');
  const { error, attempt } = useAttempt();
  const title = words('games.title');
  useEffect(() => {
    document.title = `${title} · Tabula`;
  }, [title]);
  useEffect(() => {
    void attempt(async () => {
      const found = await earlierGames(null).catch((problem) => {
        // A browser that is on no ring has finished nothing.
        if (problem?.code === 'wrong-secret') return { tables: [], before: null };
        throw problem;
      });
      setTables(found.tables);
      setBefore(found.before);
    });
  }, [attempt]);
  const more = () =>
    attempt(async () => {
      const found = await earlierGames(before);
      setTables([...(tables ?? []), ...found.tables]);
      setBefore(found.before);
    });
  const titleOf = (game: string) => listed.find(({ id }) => id === game)?.title[language] ?? game;
  const all = tables ?? [];
  const fits = ({ table }: MyTable) =>
    (only === null || table.game === only) &&
    [titleOf(table.game), ...table.seats.map(({ name }) => name ?? '')].some((text) =>
      text.toLowerCase().includes(wanted.trim().toLowerCase()),
    );
  const shown = all.filter(fits);
  const played = [...new Set(all.map(({ table }) => table.game))];
  return (
    <>
      <PageHead />
      <main className="home devices games-page">
        <div className="home-main">
          <h1>{title}</h1>
          <p className="lead">{words('games.lead')}</p>
          <div className="games-filter">
            <Choice
              chosen={only === null}
              label={words('games.all', { count: all.length })}
              onChoose={() => setOnly(null)}
            />
            {played.map((game) => (
              <Choice
                key={game}
                chosen={only === game}
                label={`${titleOf(game)} ${all.filter(({ table }) => table.game === game).length}`}
                onChoose={() => setOnly(game)}
              />
            ))}
            <span className="grow" />
            <input
              type="search"
              aria-label={words('games.find')}
              placeholder={words('games.find')}
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
            <Link to="/replay" className="button">
              <Glyph name="upload" /> {words('games.open')}
            </Link>
          </div>
          <ErrorLine text={error} />
          {tables === null && error === null && <Loading />}
          {tables !== null && shown.length === 0 && <p className="card empty-card">{words('games.none')}</p>}
          <GroupedGames tables={shown} titleOf={titleOf} />
          {before !== null && (
            <button type="button" className="button" onClick={() => void more()}>
              {words('games.more')}
            </button>
          )}
        </div>
        <aside className="home-side">
          <Sums tables={all} titleOf={titleOf} />
          <Companions tables={all} />
          {all.length > 0 && <SaveAll tables={all} />}
        </aside>
      </main>
    </>
  );
}

function Choice({ chosen, label, onChoose }: { chosen: boolean; label: string; onChoose: () => void }) {
  return (
    <button type="button" className="button" aria-pressed={chosen} onClick={onChoose}>
      {label}
    </button>
  );
}

/** This week, then month by month. */
function GroupedGames({ tables, titleOf }: { tables: readonly MyTable[]; titleOf: (game: string) => string }) {
  const words = useDeviceWords();
  const { language } = useSettings();
  const month = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric' });
  const groups = new Map<string, MyTable[]>();
  for (const one of tables) {
    const { updatedAt } = one.table;
    const name = Date.now() - updatedAt < WEEK_MS ? words('games.this-week') : month.format(updatedAt);
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups].map(([name, rows]) => (
    <section key={name} className="card games-group">
      <h2>{name}</h2>
      <ul>
        {rows.map((one) => (
          <GameRow key={one.table.id} mine={one} title={titleOf(one.table.game)} />
        ))}
      </ul>
    </section>
  ));
}

function Sums({ tables, titleOf }: { tables: readonly MyTable[]; titleOf: (game: string) => string }) {
  const words = useDeviceWords();
  const sums = sumsOf(tables).filter(({ played }) => played > 0);
  if (sums.length === 0) return null;
  return (
    <section>
      <h2>{words('games.sum')}</h2>
      <ul className="card games-sums">
        {sums.map(({ game, played, won, last }) => (
          <li key={game}>
            <b className="grow">{titleOf(game)}</b>
            <span className="aside">{words('games.won', { won, of: played })}</span>
            <span className="games-bar" aria-hidden="true">
              <span style={{ flexGrow: won }} />
              <span style={{ flexGrow: played - won - last }} />
              <span style={{ flexGrow: last }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Companions({ tables }: { tables: readonly MyTable[] }) {
  const words = useDeviceWords();
  const companions = companionsOf(tables).slice(0, 5);
  if (companions.length === 0) return null;
  return (
    <section>
      <h2>{words('games.with')}</h2>
      <ul className="card games-sums">
        {companions.map(({ name, games, ahead }) => (
          <li key={name}>
            <b className="grow">{name}</b>
            <span className="aside">{words('games.with.note', { count: games, ahead })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One file after the other: a record is a file of its own. */
function SaveAll({ tables }: { tables: readonly MyTable[] }) {
  const words = useDeviceWords();
  const { error, attempt } = useAttempt();
  const save = () =>
    attempt(async () => {
      for (const { table } of tables) saveFile(`${table.game}-${table.id}.tabula`, (await replayOf(table.id)).record);
    });
  return (
    <section>
      <button type="button" className="button" onClick={() => void save()}>
        <Glyph name="download" /> {words('games.save-all')}
      </button>
      <p className="aside">{words('games.save-note')}</p>
      <ErrorLine text={error} />
    </section>
  );
}
