import type { Terminal } from './terminal.ts';

const LENGTH = 30;
const MILLISECONDS_BETWEEN = 100;
const CLEAR_LINE = '\r\x1b[K';

export interface ProgressBar {
  readonly show: (done: number) => void;
  readonly clear: () => void;
}

/** A bar for eyes at a terminal; where nobody looks, nothing. It goes to stderr, beside the results. */
export function progressBar({ errors }: Terminal, total: number): ProgressBar {
  if (errors.isTTY !== true) return { show: () => {}, clear: () => {} };
  let last = 0;
  return {
    show: (done) => {
      const now = performance.now();
      if (now - last < MILLISECONDS_BETWEEN && done < total) return;
      last = now;
      const full = Math.round((LENGTH * done) / total);
      errors.write(`${CLEAR_LINE}${'█'.repeat(full)}${'░'.repeat(LENGTH - full)} ${done}/${total}`);
    },
    clear: () => errors.write(CLEAR_LINE),
  };
}
