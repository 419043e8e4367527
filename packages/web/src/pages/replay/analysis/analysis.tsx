import { useState } from 'react';
import { Accounts } from './accounts.tsx';
import { ChanceChart } from './chance-chart.tsx';
import { PointDetail, TurningPoints } from './turning-points.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useAnalysisWords } from './words.ts';
import './analysis.css';

interface AnalysisProps {
  /** The record of the game, and how many answers it has. */
  readonly record: string;
  readonly length: number;
  readonly onPosition: (position: number) => void;
  readonly onTry: (position: number) => void;
}

/** A finished game looked at again, when somebody asks for it. */
export default function AnalysisPart({ record, length, onPosition, onTry }: AnalysisProps) {
  const words = useAnalysisWords();
  const { now, start, stop } = useAnalysis(record, length);
  const [chosen, setChosen] = useState(0);
  if (now.state !== 'done')
    return (
      <section className="card analysis-offer">
        <h2>{words('title')}</h2>
        <p>{words('lead')}</p>
        {now.state === 'working' ? (
          <div className="row">
            <progress max={length} value={now.answers} aria-label={words('title')} />
            <span role="status">{words('progress', { done: now.answers, all: length })}</span>
            <button type="button" className="button" onClick={stop}>
              {words('stop')}
            </button>
          </div>
        ) : (
          <button type="button" className="button gold" onClick={() => void start()}>
            {words('begin')}
          </button>
        )}
        {now.state === 'failed' && <p className="error">{words('failed', { reason: now.reason })}</p>}
      </section>
    );
  const { game } = now;
  return (
    <div className="analysis">
      <ChanceChart
        analysis={game.analysis}
        length={length}
        chosen={chosen}
        onChoose={setChosen}
        onPosition={onPosition}
      />
      <PointDetail game={game} chosen={chosen} onShow={onPosition} onTry={onTry} />
      <TurningPoints game={game} chosen={chosen} onChoose={setChosen} />
      <Accounts analysis={game.analysis} />
    </div>
  );
}
