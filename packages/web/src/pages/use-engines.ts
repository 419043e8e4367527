import type { EngineName, Games } from '@tabula/protocol';
import { useEffect, useState } from 'react';
import { ask } from '../client/http.ts';

/** The engines of other people that the operator of this server lets sit at tables; none while nobody knows. */
export function useEngines(): readonly EngineName[] {
  const [engines, setEngines] = useState<readonly EngineName[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    ask<Games>('GET', '/games', { signal: leaving.signal }).then(
      (known) => setEngines(known.engines),
      () => {},
    );
    return () => leaving.abort();
  }, []);
  return engines;
}
