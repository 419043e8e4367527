import { commitment, type GameRecord, parseRecord } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { useEffect, useState } from 'react';
import { replayOf } from '../../client/api.ts';
import { ErrorLine, recordErrorWords, useAttempt } from '../../client/attempt.tsx';
import { type Verdict, verify } from '../../client/replay.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Import } from './replay-page.tsx';
import { useReplayWords } from './words.ts';
import '../../styles/pages.css';
import '../../styles/table.css';

interface Checked {
  readonly record: GameRecord;
  readonly verdict: Verdict;
}

/** Plays a record again in this very browser and holds its seed against the seal shown at the start. */
function useVerification(id: string) {
  const [promised, setPromised] = useState('');
  const [text, setText] = useState<string | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const { error, attempt } = useAttempt(recordErrorWords);
  useEffect(() => {
    if (id === '') return;
    void attempt(async () => {
      const { table, record } = await replayOf(id);
      setPromised(table.commitment ?? '');
      setText(record);
    });
  }, [id, attempt]);
  useEffect(() => {
    setChecked(null);
    if (text === null) return;
    void attempt(async () => {
      const record = parseRecord(text);
      setChecked({ record, verdict: verify(await loadGame(record.game), record, promised) });
    });
  }, [text, promised, attempt]);
  return { promised, setPromised, text, setText, checked, error };
}

/** Whether a record is what it says: played again, and held against its seal. */
export default function VerifyPage({ id }: { id: string }) {
  const say = useReplayWords();
  const { promised, setPromised, text, setText, checked, error } = useVerification(id);
  return (
    <>
      <PageHead />
      <main className="page narrow">
        <h1>{say('verify.title')}</h1>
        <p className="lead">{say('verify.lead')}</p>
        <label className="field">
          <span>{say('verify.seal')}</span>
          <input value={promised} spellCheck={false} onChange={(event) => setPromised(event.target.value)} />
        </label>
        {checked === null ? (
          (text === null || error !== null) && <Import onText={setText} />
        ) : (
          <Result checked={checked} onAnother={() => setText(null)} />
        )}
        <ErrorLine text={error} />
      </main>
    </>
  );
}

function Result({ checked: { record, verdict }, onAnother }: { checked: Checked; onAnother: () => void }) {
  const say = useReplayWords();
  const { replays, problem, sealed } = verdict;
  return (
    <ul className="card verdict" aria-live="polite">
      <Line
        good={replays}
        words={
          replays
            ? say('verify.replays', { count: record.answers.length })
            : say('verify.breaks', { problem: problem ?? '' })
        }
      />
      {sealed === null ? (
        <Line good={null} words={say('verify.no-seal', { seal: commitment(record.seed) })} />
      ) : (
        <Line good={sealed} words={sealed ? say('fair.matches') : say('fair.differs')} />
      )}
      <li>
        <code className="seed">{record.seed}</code>
      </li>
      <li>
        <button type="button" className="button" onClick={onAnother}>
          {say('verify.another')}
        </button>
      </li>
    </ul>
  );
}

function Line({ good, words }: { good: boolean | null; words: string }) {
  return (
    <li className={good === null ? '' : good ? 'good' : 'bad'}>
      <Glyph name={good === null ? 'lock' : good ? 'check' : 'close'} /> {words}
    </li>
  );
}
