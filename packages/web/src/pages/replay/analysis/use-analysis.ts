import { useCallback, useEffect, useRef, useState } from 'react';
import { type AnalysedGame, analyseInWorker } from './analysis-work.ts';

/** Where a look at a game stands: not begun, under way (so many answers are done), done, or failed. */
export type AnalysisState =
  | { readonly state: 'idle' }
  | { readonly state: 'working'; readonly answers: number }
  | { readonly state: 'done'; readonly game: AnalysedGame }
  | { readonly state: 'failed'; readonly reason: string };

/** A look at a game, which ends with the page. */
export function useAnalysis(record: string, answers: number) {
  const [now, setNow] = useState<AnalysisState>({ state: 'idle' });
  const work = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    work.current?.abort();
    work.current = null;
    setNow({ state: 'idle' });
  }, []);
  const start = useCallback(async () => {
    const gone = new AbortController();
    work.current = gone;
    setNow({ state: 'working', answers: 0 });
    try {
      const onProgress = (done: number) => gone.signal.aborted || setNow({ state: 'working', answers: done });
      const game = await analyseInWorker(record, answers, onProgress, gone.signal);
      if (!gone.signal.aborted) setNow({ state: 'done', game });
    } catch (error) {
      if (!gone.signal.aborted)
        setNow({ state: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }, [record, answers]);
  useEffect(() => () => work.current?.abort(), []);
  return { now, start, stop };
}
