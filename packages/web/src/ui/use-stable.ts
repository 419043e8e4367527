import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does changes: whoever gets it need not be drawn anew. */
export function useStable<A extends readonly unknown[], R>(work: (...args: A) => R): (...args: A) => R {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
