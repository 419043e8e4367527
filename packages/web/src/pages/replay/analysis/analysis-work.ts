import type { Analysis } from '@tabula/bots/browser';
import type { Option } from '@tabula/engine';
import { ClientError } from '../../../client/client-error.ts';

/** A game to be looked at again, and how long each question of it, in milliseconds. */
export interface AnalysisRequest {
  readonly record: string;
  readonly milliseconds: number;
}

/** What came of it, and what was offered at the turning points, by the number of the answer: for their words. */
export interface AnalysedGame {
  readonly analysis: Analysis;
  readonly offered: Readonly<Record<number, readonly Option[]>>;
}

/** How many answers are done, what came of it, or what went wrong. */
export type AnalysisReply =
  | { readonly answers: number }
  | { readonly analysed: AnalysedGame }
  | { readonly failed: string };

/** The whole of a game takes about so long, in milliseconds; a question no less and no more than this. */
const WHOLE_MS = 45_000;
const LEAST_MS = 15;
const MOST_MS = 250;

/** Looks at a finished game again in a worker of its own, which ends when nobody waits for it any more. */
export function analyseInWorker(
  record: string,
  answers: number,
  onProgress: (answers: number) => void,
  gone: AbortSignal,
): Promise<AnalysedGame> {
  const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' });
  gone.addEventListener('abort', () => worker.terminate());
  const milliseconds = Math.min(MOST_MS, Math.max(LEAST_MS, WHOLE_MS / Math.max(1, answers)));
  return new Promise<AnalysedGame>((resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new ClientError('failed', message)));
    worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => {
      if ('answers' in data) onProgress(data.answers);
      else if ('analysed' in data) resolve(data.analysed);
      else reject(new ClientError('failed', data.failed));
    });
    worker.postMessage({ record, milliseconds } satisfies AnalysisRequest);
  }).finally(() => worker.terminate());
}
