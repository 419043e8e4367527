import { useCallback, useState } from 'react';
import type { Say } from '../texts/index.ts';
import { useSay } from '../ui/settings.ts';
import { Trouble } from './source.ts';

/** What went wrong, in the page's words. */
export function troubleWords(error: unknown, say: Say): string {
  return say('trouble.other', { code: error instanceof Trouble ? error.code : 'unknown' });
}

/** Why a record cannot be shown: people learn what is wrong with it, and in which line. */
export function recordTrouble(error: unknown, say: Say): string {
  if (error instanceof Trouble && error.code === 'not-over') return say('replay.not-over');
  return say('replay.cannot', { problem: error instanceof Error ? error.message : String(error) });
}

interface Attempt {
  readonly trouble: string | null;
  /** Does something that may fail; the trouble before it is forgotten. */
  readonly attempt: (work: () => Promise<unknown>) => Promise<void>;
}

/** For whatever is asked of the server or read from a record, with the words for what may come of it. */
export function useAttempt(words: (error: unknown, say: Say) => string = troubleWords): Attempt {
  const say = useSay();
  const [trouble, setTrouble] = useState<string | null>(null);
  const attempt = useCallback(
    async (work: () => Promise<unknown>) => {
      setTrouble(null);
      try {
        await work();
      } catch (error) {
        setTrouble(words(error, say));
      }
    },
    [say, words],
  );
  return { trouble, attempt };
}

export function TroubleLine({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p className="trouble" role="alert">
      {text}
    </p>
  );
}
