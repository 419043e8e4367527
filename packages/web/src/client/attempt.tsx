import { useCallback, useState } from 'react';
import type { Say } from '../texts/index.ts';
import { useSay } from '../ui/settings.ts';
import { ClientError, isMissingPart } from './client-error.ts';

/** What went wrong, in the page's words. */
export function errorWords(error: unknown, say: Say): string {
  return codeWords(error instanceof ClientError ? error.code : isMissingPart(error) ? 'missing-part' : 'unknown', say);
}

/** What has words of its own. */
const KNOWN = [
  'stale',
  'no-undo',
  'offline',
  'busy',
  'too-many',
  'lost-seat',
  'cross-origin',
  'not-found',
  'other-rules',
  'broken',
  'missing-part',
] as const;

/** Codes that mean the same to people. */
const ALIKE: Readonly<Record<string, string>> = {
  storage: 'busy',
  'no-secret': 'lost-seat',
  'wrong-secret': 'lost-seat',
};

export function codeWords(code: string, say: Say): string {
  const known = KNOWN.find((one) => one === (ALIKE[code] ?? code));
  return known === undefined ? say('error.other', { code }) : say(`error.${known}`);
}

/** Why a record cannot be shown: people learn what is wrong with it, and in which line. */
export function recordErrorWords(error: unknown, say: Say): string {
  if (error instanceof ClientError && error.code === 'not-over') return say('replay.not-over');
  return say('replay.cannot', { problem: error instanceof Error ? error.message : String(error) });
}

interface Attempt {
  readonly error: string | null;
  /** Does something that may fail; the error before it is forgotten. */
  readonly attempt: (work: () => Promise<unknown>) => Promise<void>;
}

/** For whatever is asked of the server or read from a record, with the words for what may come of it. */
export function useAttempt(words: (error: unknown, say: Say) => string = errorWords): Attempt {
  const say = useSay();
  const [error, setError] = useState<string | null>(null);
  const attempt = useCallback(
    async (work: () => Promise<unknown>) => {
      setError(null);
      try {
        await work();
      } catch (error) {
        setError(words(error, say));
      }
    },
    [say, words],
  );
  return { error, attempt };
}

export function ErrorLine({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p className="error-line" role="alert">
      {text}
    </p>
  );
}
