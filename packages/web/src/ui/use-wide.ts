import { useSyncExternalStore } from 'react';

const query = matchMedia('(min-width: 900px)');

/** Whether there is room for the side panel. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}
