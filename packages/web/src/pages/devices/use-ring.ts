import type { Ring } from '@tabula/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useSay } from '../../ui/settings.ts';
import { useDeviceWords } from './device-words.ts';
import { readRing } from './ring-desk.ts';
import { ringErrorWords } from './ring-errors.ts';

/** How often it is looked, in milliseconds: while another device may come, and else. */
const SOON_MS = 1500;
const LATER_MS = 20_000;

/** Does something with the ring and shows how it is afterwards; whether it was done. */
export type ActRing = (work: () => Promise<unknown>) => Promise<boolean>;

export interface RingState {
  /** Undefined while it is not known; null: this browser is on none. */
  readonly ring: Ring | null | undefined;
  readonly error: string | null;
  readonly act: ActRing;
}

/** The key ring of this browser, looked at again and again. */
export function useRing(): RingState {
  const say = useSay();
  const words = useDeviceWords();
  const [ring, setRing] = useState<Ring | null | undefined>(undefined);
  const [error, setError] = useState<string | null>(null);
  const failed = useCallback((problem: unknown) => setError(ringErrorWords(problem, words, say)), [words, say]);
  const look = useCallback(() => readRing().then(setRing, failed), [failed]);
  const act: ActRing = useCallback(
    async (work) => {
      setError(null);
      const done = await work().then(
        () => true,
        (problem: unknown) => {
          failed(problem);
          return false;
        },
      );
      await look();
      return done;
    },
    [failed, look],
  );
  const soon = ring != null && ring.linkUntil !== null;
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), soon ? SOON_MS : LATER_MS);
    return () => clearInterval(timer);
  }, [look, soon]);
  return { ring, error, act };
}
