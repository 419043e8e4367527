import { setImmediate } from 'node:timers/promises';

/** So many answers are played again before anybody else gets a word in: a long game must not hold up the tables. */
const AT_ONCE = 100;

/** Does something with each of a long list, and lets others in between. */
export async function inSlices<T>(list: readonly T[], each: (one: T) => void): Promise<void> {
  for (let i = 0; i < list.length; i++) {
    if (i > 0 && i % AT_ONCE === 0) await setImmediate();
    each(list[i]);
  }
}
