import type { LobbyLists } from '@tabula/protocol';
import { useEffect, useState } from 'react';
import { errorWords } from '../../client/attempt.tsx';
import { useSay } from '../../ui/settings.ts';
import { lobbyLists } from './lobby-desk.ts';

const EVERY_MS = 30_000;

/** The public tables, asked for again and again while somebody looks; what was known stays while the server is away. */
export function useLobbyLists(): { readonly lists: LobbyLists | null; readonly error: string | null } {
  const say = useSay();
  const [lists, setLists] = useState<LobbyLists | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        setLists(await lobbyLists(leaving.signal));
        setError(null);
      } catch (problem) {
        if (!leaving.signal.aborted) setError(errorWords(problem, say));
      }
    };
    void look();
    const timer = setInterval(look, EVERY_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [say]);
  return { lists, error };
}
