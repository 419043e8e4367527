import { commitment, parseRecord, type Result, verifyCommitment } from '@tabula/engine';
import type { SeatInfo, TableInfo } from '@tabula/protocol';
import { type ChangeEvent, useEffect, useMemo, useState } from 'react';
import { forkTable, importRecord, rematch, replayOf } from '../../client/api.ts';
import { recordTrouble, TroubleLine, useAttempt } from '../../client/attempt.tsx';
import { loadGameAndSheet, type Sheet } from '../../client/boards.ts';
import { type Course, courseOf } from '../../client/replay.ts';
import { LedgerTable } from '../../panels/ledger.tsx';
import { namesOf, speakerOf, VoiceProvider } from '../../session/table-context.ts';
import { saveFile } from '../../ui/files.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { useRouter, useSay, useSettings } from '../../ui/settings.ts';
import { Link, PageHead } from '../page-head.tsx';
import { FairDice, Luck, PointsChart, ResultCard, Split } from './charts.tsx';
import { Player } from './replay-player.tsx';
import '../../styles/pages.css';
import '../../styles/table.css';

interface Opened {
  readonly course: Course;
  readonly sheet: Sheet;
  readonly table: TableInfo | null;
  readonly text: string;
}

async function open(text: string, table: TableInfo | null): Promise<Opened> {
  const record = parseRecord(text);
  const { game, sheet } = await loadGameAndSheet(record.game);
  return { course: courseOf(game, record), sheet, table, text };
}

/** A finished game: the result, the whole course of it, luck, and the ways on. */
export default function ReplayPage({ id }: { id: string }) {
  const say = useSay();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { trouble, attempt } = useAttempt(recordTrouble);
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
        <p className="lead">{say('replay.lead')}</p>
        <Import onText={(text) => void attempt(async () => setOpened(await open(text, null)))} />
        <TroubleLine text={trouble} />
      </main>
    </>
  );
}

/** Takes a record from a file or pasted. */
export function Import({ onText }: { onText: (text: string) => void }) {
  const say = useSay();
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
function seatsOf({ course, table }: Opened): readonly SeatInfo[] {
  if (table !== null) return table.seats;
  return Array.from({ length: course.record.config.players }, (_, seat) => {
    return { seat, kind: 'human' as const, name: course.record.names[seat] ?? null, level: null, online: true };
  });
}

function Finished(opened: Opened) {
  const { course, sheet, table, text } = opened;
  const { game, record, match } = course;
  const say = useSay();
  const { language } = useSettings();
  const { go } = useRouter();
  const [position, setPosition] = useState(course.length);
  const { trouble, attempt } = useAttempt();
  const seats = useMemo(() => seatsOf(opened), [opened]);
  const speaker = useMemo(() => speakerOf(game, language, namesOf(seats, say)), [game, language, seats, say]);
  const voice = useMemo(
    () => ({ game, language, speaker, say, seats, me: null }),
    [game, language, speaker, say, seats],
  );
  const scene = useMemo(() => game.scene(course.view(course.length, null).view), [game, course]);
  const result: Result | null = match.result;
  const promised = table?.commitment ?? commitment(record.seed);
  const act = (work: () => Promise<string>) => attempt(async () => go(await work()));
  const fork = () =>
    act(
      async () =>
        `/t/${(table === null ? await importRecord(text, position) : await forkTable(table.id, position)).id}`,
    );
  useEffect(() => {
    document.title = `${say('replay')} · ${game.title[language]} · Tabula`;
  }, [say, game, language]);
  return (
    <VoiceProvider value={voice}>
      <header className="topbar finished-bar">
        <Link to="/" className="wordmark">
          TABULA
        </Link>
        <h1 className="game-title">{game.title[language]}</h1>
        <span className="table-note">{say('replay.moves', { count: course.length })}</span>
        <span className="grow" />
        <button type="button" className="tool" onClick={() => saveFile(`${game.id}.tabula`, text)}>
          <Glyph name="download" /> <span>{say('export')}</span>
        </button>
        <Link to={table === null ? '/verify' : `/verify/${table.id}`} className="tool">
          <Glyph name="check" /> <span>{say('nav.verify')}</span>
        </Link>
      </header>
      <main className="finished">
        <Player course={course} sheet={sheet} position={position} onPosition={setPosition} />
        <ResultCard result={result} scene={scene}>
          <div className="row">
            {table !== null && match.over && (
              <button
                type="button"
                className="button gold big"
                onClick={() => void act(async () => `/t/${table.rematch ?? (await rematch(table.id))}`)}
              >
                <Glyph name="replay" /> {say('rematch')}
              </button>
            )}
            <button
              type="button"
              className="button big"
              onClick={() => void fork()}
              disabled={position === course.length && match.over}
            >
              {position === course.length && match.over ? say('fork.how') : say('fork', { number: position })}
            </button>
            <Link to="/" className="button big">
              {say('home')}
            </Link>
          </div>
          <TroubleLine text={trouble} />
        </ResultCard>
        <PointsChart course={course} position={position} onPosition={setPosition} />
        <div className="stack">
          <Split scene={scene} />
          {scene.ledger !== undefined && (
            <section className="card ledger-card">
              <h2>{speaker.phrase(scene.ledger.name)}</h2>
              <LedgerTable ledger={scene.ledger} />
            </section>
          )}
          <section className="card luck-card">
            <Luck log={match.log} players={record.config.players} />
            <FairDice seed={record.seed} promised={promised} matches={verifyCommitment(record.seed, promised)} />
          </section>
        </div>
      </main>
    </VoiceProvider>
  );
}
