import { setImmediate } from 'node:timers/promises';

/** So long, in milliseconds, something may take before others get a word in: a long game must not hold up the tables. */
const SLICE_MS = 2;

/** Takes all steps of something long, and lets others in between; what comes of it. */
export async function inSlices<T>(steps: Iterator<unknown, T, void>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}
