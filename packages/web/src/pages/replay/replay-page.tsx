import { commitment, parseRecord, verifyCommitment } from '@tabula/engine';
import type { SeatInfo, TableInfo } from '@tabula/protocol';
import { type ChangeEvent, lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { forkTable, importRecord, rematch, replayOf } from '../../client/api.ts';
import { ErrorLine, recordErrorWords, useAttempt } from '../../client/attempt.tsx';
import { type BoardMap, loadGameAndMap } from '../../client/boards.ts';
import { loadReplay, type Replay } from '../../client/replay.ts';
import { LedgerTable } from '../../panels/ledger.tsx';
import { seatByStyle } from '../../question/fights.ts';
import { TableProvider, useTable, useTableContext } from '../../session/table-context.ts';
import { saveFile } from '../../ui/files.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Link, PageHead } from '../../ui/page-head.tsx';
import { useRouter } from '../../ui/router.ts';
import { useSay, useSettings } from '../../ui/settings.ts';
import { FairDice, Luck, ResultCard, Split } from './charts.tsx';
import { PointsChart } from './points-chart.tsx';
import { ReplayPlayer, Told } from './replay-player.tsx';
import { useReplayWords } from './words.ts';
import '../../styles/pages.css';
import '../../styles/table.css';

const AnalysisPart = lazy(() => import('./analysis/analysis.tsx'));

interface Opened {
  readonly replay: Replay;
  readonly map: BoardMap;
  readonly table: TableInfo | null;
  readonly text: string;
}

async function open(text: string, table: TableInfo | null): Promise<Opened> {
  const record = parseRecord(text);
  const { game, map } = await loadGameAndMap(record.game);
  return { replay: loadReplay(game, record), map, table, text };
}

/** A finished game: the result, the whole replay of it, luck, and the ways on. */
export default function ReplayPage({ id }: { id: string }) {
  const say = useSay();
  const sayReplay = useReplayWords();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { error, attempt } = useAttempt(recordErrorWords);
  useEffect(() => {
    if (id === '') return;
    void attempt(async () => {
      const { table, record } = await replayOf(id);
      setOpened(await open(record, table));
    });
  }, [id, attempt]);
  if (opened !== null) return <Finished {...opened} />;
  return (
    <>
      <PageHead />
      <main className="page narrow">
        <h1>{say('nav.replays')}</h1>
        <p className="lead">{sayReplay('replay.lead')}</p>
        <Import onText={(text) => void attempt(async () => setOpened(await open(text, null)))} />
        <ErrorLine text={error} />
      </main>
    </>
  );
}

/** Takes a record from a file or pasted. */
export function Import({ onText }: { onText: (text: string) => void }) {
  const say = useReplayWords();
  const [text, setText] = useState('');
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file !== undefined) onText(await file.text());
  };
  return (
    <div className="card import">
      <label className="button">
        <Glyph name="upload" /> {say('import.file')}
        <input type="file" className="hidden" accept=".tabula,.txt,text/plain" onChange={(event) => void read(event)} />
      </label>
      <label htmlFor="record-text">{say('import.paste')}</label>
      <textarea
        id="record-text"
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
        spellCheck={false}
      />
      <button type="button" className="button gold" disabled={text.trim() === ''} onClick={() => onText(text)}>
        {say('import.open')}
      </button>
    </div>
  );
}

/** The seats as they were called, when the server does not say. */
function seatsOf({ replay, table }: Opened): readonly SeatInfo[] {
  if (table !== null) return table.seats;
  return Array.from({ length: replay.record.config.players }, (_, seat) => {
    return { seat, kind: 'human' as const, name: replay.record.names[seat] ?? null, level: null, online: true };
  });
}

function Finished(opened: Opened) {
  const { replay, map, table, text } = opened;
  const { game, record, match } = replay;
  const say = useSay();
  const { language } = useSettings();
  const [position, setPosition] = useState(replay.length);
  const seats = useMemo(() => seatsOf(opened), [opened]);
  const context = useTableContext(game, seats, null);
  const { fork, error } = useFork(opened);
  const showAbove = useCallback((at: number) => {
    setPosition(at);
    document.querySelector('.player')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const [viewAs, setViewAs] = useState<number | null>(null);
  const scene = useMemo(() => game.scene(replay.view(replay.length, null).view), [game, replay]);
  const now = useMemo(
    () => (position === replay.length ? scene : game.scene(replay.view(position, viewAs).view)),
    [game, replay, position, viewAs, scene],
  );
  const promised = table?.commitment ?? commitment(record.seed);
  useEffect(() => {
    document.title = `${say('replay')} · ${game.title[language]} · Tabula`;
  }, [say, game, language]);
  return (
    <TableProvider value={context}>
      <ReplayHead opened={opened} />
      <main className="finished">
        <div className="stack">
          <ReplayPlayer
            replay={replay}
            map={map}
            position={position}
            onPosition={setPosition}
            viewAs={viewAs}
            onViewAs={setViewAs}
          />
          <PointsChart replay={replay} position={position} onPosition={setPosition} />
        </div>
        <div className="stack">
          <ResultCard result={match.result} scene={scene} now={now} position={position}>
            <WaysOn opened={opened} position={position} onFork={fork} />
            <ErrorLine text={error} />
          </ResultCard>
          <ToldSoFar replay={replay} position={position} viewAs={viewAs} onPosition={setPosition} />
          <Split scene={now} />
          {scene.ledger !== undefined && (
            <section className="card ledger-card">
              <h2>{context.speaker.phrase(scene.ledger.name)}</h2>
              <LedgerTable ledger={scene.ledger} />
            </section>
          )}
          <section className="card luck-card">
            <Luck log={match.log} players={record.config.players} />
            <FairDice seed={record.seed} promised={promised} matches={verifyCommitment(record.seed, promised)} />
          </section>
        </div>
        <Suspense fallback={null}>
          <AnalysisPart record={text} length={replay.length} onPosition={showAbove} onTry={fork} />
        </Suspense>
      </main>
    </TableProvider>
  );
}

/** So much of what was told before stands there. */
const LINES = 9;

interface ToldSoFarProps {
  readonly replay: Replay;
  readonly position: number;
  readonly viewAs: number | null;
  readonly onPosition: (position: number) => void;
}

/** What happened up to where one looks, the last of it below; a line leads to its move. */
function ToldSoFar({ replay, position, viewAs, onPosition }: ToldSoFarProps) {
  const say = useReplayWords();
  const { view, log } = useMemo(() => replay.view(position, viewAs), [replay, position, viewAs]);
  const leaders = useMemo(() => {
    const { panels, seatByStyle: named } = replay.game.scene(view);
    return seatByStyle(panels, named);
  }, [replay, view]);
  const first = Math.max(0, log.length - LINES);
  return (
    <section className="card told">
      <h2>{say('replay.told')}</h2>
      {log.length === 0 && <p className="aside">{say('replay.told-none')}</p>}
      <ol start={first + 1}>
        {log.slice(first).map(({ event, at }, i) => (
          <li key={`${at}/${(first + i).toString()}`}>
            <button
              type="button"
              className={at === position ? 'line now' : 'line'}
              title={say('replay.go', { position: at })}
              onClick={() => onPosition(at)}
            >
              <Told event={event} leaders={leaders} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ReplayHead({ opened: { replay, table, text } }: { opened: Opened }) {
  const { game, language, say } = useTable();
  const sayReplay = useReplayWords();
  return (
    <header className="topbar finished-bar">
      <Link to="/" className="wordmark">
        TABULA
      </Link>
      <h1 className="game-title">{game.title[language]}</h1>
      <span className="table-note">{sayReplay('replay.moves', { count: replay.length })}</span>
      <span className="grow" />
      <button type="button" className="tool" onClick={() => saveFile(`${game.id}.tabula`, text)}>
        <Glyph name="download" /> <span>{say('export')}</span>
      </button>
      <Link to={table === null ? '/verify' : `/verify/${table.id}`} className="tool">
        <Glyph name="check" /> <span>{say('nav.verify')}</span>
      </Link>
    </header>
  );
}

/** A table of one's own that goes on from a position of this game. */
function useFork({ table, text }: Opened) {
  const { go } = useRouter();
  const { error, attempt } = useAttempt();
  const fork = useCallback(
    (position: number) =>
      void attempt(async () => {
        const { id } = table === null ? await importRecord(text, position) : await forkTable(table.id, position);
        go(`/t/${id}`);
      }),
    [table, text, attempt, go],
  );
  return { fork, error };
}

interface WaysOnProps {
  readonly opened: Opened;
  readonly position: number;
  readonly onFork: (position: number) => void;
}

/** Once more, on from here, or home. */
function WaysOn({ opened: { replay, table }, position, onFork }: WaysOnProps) {
  const say = useSay();
  const sayReplay = useReplayWords();
  const { go } = useRouter();
  const { error, attempt } = useAttempt();
  const { over } = replay.match;
  const atEnd = position === replay.length && over;
  return (
    <>
      <div className="row">
        {table !== null && over && (
          <button
            type="button"
            className="button gold big"
            onClick={() => void attempt(async () => go(`/t/${table.rematch ?? (await rematch(table.id))}`))}
          >
            <Glyph name="replay" /> {say('rematch')}
          </button>
        )}
        <button type="button" className="button big" onClick={() => onFork(position)} disabled={atEnd}>
          {atEnd ? sayReplay('fork.how') : sayReplay('fork', { number: position })}
        </button>
        <Link to="/" className="button big">
          {say('home')}
        </Link>
      </div>
      <ErrorLine text={error} />
    </>
  );
}
