import { type Game, Match } from '@tabula/engine';
import { games, loadGame } from '@tabula/games';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Board } from '../board/board.tsx';
import type { Camera } from '../board/use-camera.ts';
import { createTable, type MyTable, myTables } from '../data/api.ts';
import { loadGameAndSheet, mapOf, type Sheet } from '../data/boards.ts';
import { type Level, type TableInfo, Trouble } from '../data/source.ts';
import { Glyph } from '../kit/glyph.tsx';
import { Emblem } from '../kit/owners.tsx';
import { contrastOn, useRouter, useSay, useSettings } from '../kit/settings.ts';
import { countdown, roughly } from '../kit/time.ts';
import { namesOf, speakerOf } from '../table/voice.ts';
import { NewTable } from './new-table.tsx';
import { Link, PageHead } from './page-head.tsx';
import './pages.css';

const LEVELS: readonly Level[] = ['easy', 'normal', 'hard'];
const BESIDE = { top: 0, right: 0, bottom: 0, left: 0 };

/** The games, a quick start, one's tables, the way in by a link. */
export default function HomePage() {
  const say = useSay();
  const [loaded, setLoaded] = useState<readonly Game[]>([]);
  const [making, setMaking] = useState<Game | null>(null);
  useEffect(() => {
    document.title = 'Tabula';
    void Promise.all(games.map(({ id }) => loadGame(id))).then(setLoaded);
  }, []);
  return (
    <>
      <PageHead />
      <main className="home">
        <div className="home-main">
          <h1>{say('home.title')}</h1>
          <p className="lead">{say('home.lead')}</p>
          <div className="games">
            {loaded.map((game, i) => (
              <GameCard key={game.id} game={game} hero={i === 0} onInvite={() => setMaking(game)} />
            ))}
          </div>
        </div>
        <aside className="home-side">
          <MyTables />
          <Join />
          {loaded.length > 0 && (
            <button type="button" className="button wide" onClick={() => setMaking(loaded[0])}>
              <Glyph name="people" /> {say('home.new')}
            </button>
          )}
          <p className="aside">{say('home.new.note')}</p>
          <Link to="/rules" className="card learn">
            <Glyph name="book" size={24} />
            <span>
              <b>{say('home.learn')}</b>
              <span>{say('home.learn.note')}</span>
            </span>
          </Link>
        </aside>
      </main>
      {making !== null && <NewTable game={making} onClose={() => setMaking(null)} />}
    </>
  );
}

function GameCard({ game, hero, onInvite }: { game: Game; hero: boolean; onInvite: () => void }) {
  const say = useSay();
  const { language } = useSettings();
  const { min, max } = game.players;
  const messages = game.messages[language];
  const facts = [say('home.players', { min, max }), messages['about.time']]
    .filter((fact) => fact !== undefined)
    .join(' · ');
  return (
    <article className={hero ? 'card game hero' : 'card game'}>
      <div className="game-map">
        {hero ? <Preview game={game} /> : <img src={mapOf(game.id)} alt="" loading="lazy" />}
      </div>
      <div className="game-body">
        <h2>{game.title[language]}</h2>
        <p className="facts">{facts}</p>
        <p>{messages['about.blurb']}</p>
        <QuickStart game={game} onInvite={onInvite} />
      </div>
    </article>
  );
}

/** Two clicks to play: how many bots, how strong, go. */
function QuickStart({ game, onInvite }: { game: Game; onInvite: () => void }) {
  const say = useSay();
  const { name } = useSettings();
  const { go } = useRouter();
  const { min, max, usual } = game.players;
  const [bots, setBots] = useState(usual - 1);
  const [level, setLevel] = useState<Level>('normal');
  const [trouble, setTrouble] = useState<string | null>(null);
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min - 1 + i).filter((count) => count > 0);
  const start = async () => {
    try {
      const me = { kind: 'me', name: name === '' ? say('you.name') : name } as const;
      const wishes = [me, ...Array.from({ length: bots }, () => ({ kind: 'bot', level }) as const)];
      const table = await createTable(game.id, wishes, {}, true);
      go(`/t/${table.id}`);
    } catch (error) {
      setTrouble(say('trouble.other', { code: error instanceof Trouble ? error.code : 'unknown' }));
    }
  };
  return (
    <div className="quick">
      <h3>{say('home.quick')}</h3>
      <fieldset>
        <legend>
          <Glyph name="bot" /> {say('home.bots')}
        </legend>
        <Segments
          name={`bots-${game.id}`}
          values={counts.map((count) => [String(count), String(count)])}
          value={String(bots)}
          onChange={(value) => setBots(Number(value))}
        />
      </fieldset>
      <fieldset>
        <legend>
          <Glyph name="crown" /> {say('home.strength')}
        </legend>
        <Segments
          name={`level-${game.id}`}
          values={LEVELS.map((one) => [one, say(`strength.${one}`)])}
          value={level}
          onChange={(value) => setLevel(LEVELS.find((one) => one === value) ?? 'normal')}
        />
      </fieldset>
      <button type="button" className="button gold big wide" onClick={() => void start()}>
        <Glyph name="play" size={16} /> {say('home.start')}
      </button>
      <button type="button" className="button wide" onClick={onInvite}>
        {say('home.invite')}
      </button>
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}

/** One of a few, as a row of buttons. */
export function Segments({
  name,
  values,
  value,
  onChange,
}: {
  name: string;
  values: readonly (readonly [string, string])[];
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <span className="segments">
      {values.map(([key, words]) => (
        <label key={key}>
          <input type="radio" name={name} value={key} checked={key === value} onChange={() => onChange(key)} />
          <span>{words}</span>
        </label>
      ))}
    </span>
  );
}

/** The board as it stands at the start, drawn by the very same hand as at the table. */
function Preview({ game }: { game: Game }) {
  const settings = useSettings();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useEffect(() => {
    void loadGameAndSheet(game.id).then(({ sheet: drawn }) => setSheet(drawn));
  }, [game.id]);
  const scene = useMemo(() => {
    const match = Match.create(game, { players: game.players.usual });
    return game.scene(match.seen(null).view);
  }, [game]);
  const speaker = useMemo(() => speakerOf(game, settings.language, []), [game, settings.language]);
  const done = useRef(false);
  const near = useMemo(
    () => (camera: Camera) => {
      if (sheet === null || camera.window.width === 0 || done.current) return;
      done.current = true;
      const { width, height } = sheet.board;
      camera.look([width * 0.36, height * 0.12, width * 0.66, height * 0.5], 1.1, 1.7);
    },
    [sheet],
  );
  if (sheet === null) return null;
  return (
    <div className="preview" inert>
      <Board
        sheet={sheet}
        game={game}
        scene={scene}
        speaker={speaker}
        language={settings.language}
        contrast={contrastOn(settings)}
        choices={null}
        pointed={null}
        fight={null}
        advised={null}
        insets={BESIDE}
        onPoint={nothing}
        onPick={nothing}
        onPiece={nothing}
        onCamera={near}
      />
    </div>
  );
}

function nothing(): void {}

/** The tables this browser remembers; where it is awaited comes first. */
function MyTables() {
  const say = useSay();
  const { language } = useSettings();
  const [tables, setTables] = useState<readonly MyTable[] | null>(null);
  useEffect(() => {
    const look = () => void myTables().then(setTables, () => setTables((before) => before ?? []));
    look();
    const timer = setInterval(look, 10_000);
    return () => clearInterval(timer);
  }, []);
  const sorted = [...(tables ?? [])].sort(
    (a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.table.updatedAt - a.table.updatedAt,
  );
  const waiting = sorted.filter(({ yourTurn }) => yourTurn).length;
  const when = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <section className={sorted.length === 0 ? 'my-tables none' : 'my-tables'}>
      <header>
        <h2>{say('home.tables')}</h2>
        {waiting > 0 && <span className="aside">{say('home.waiting', { count: waiting })}</span>}
      </header>
      {tables !== null && sorted.length === 0 && <p className="card empty-card">{say('home.tables.none')}</p>}
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
      </ul>
    </section>
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
function Join() {
  const say = useSay();
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState(false);
  const join = (event: FormEvent) => {
    event.preventDefault();
    const found = /\/t\/([A-Za-z0-9_-]{16})(#[\w=&-]+)?/.exec(link);
    setWrong(found === null);
    if (found !== null) location.assign(`/t/${found[1]}${found[2] ?? ''}`);
  };
  return (
    <section className="join">
      <h2>{say('home.join')}</h2>
      <form onSubmit={join}>
        <Glyph name="link" />
        <label className="hidden" htmlFor="join-link">
          {say('home.join.label')}
        </label>
        <input
          id="join-link"
          value={link}
          placeholder={say('home.join.label')}
          onChange={(event) => setLink(event.target.value)}
          autoComplete="off"
        />
        <button type="submit" className="button night">
          {say('home.join.go')}
        </button>
      </form>
      {wrong && (
        <p className="trouble" role="alert">
          {say('home.join.wrong')}
        </p>
      )}
    </section>
  );
}
