import { bundle } from '@tabula/engine';
import type { Leader } from '../data/book.ts';
import { LEADERS, type LeaderId } from '../data/names.ts';
import { UNITS } from '../data/units.ts';

/** The name of a leader. */
export function leaderIdOf(leader: Leader): LeaderId {
  return LEADERS[leader];
}

const WORDS = new Map<string, string>();

/** Units and leaders as they stand in an event; what was said once is kept. */
export function wordsOf(units: readonly number[], leaders: readonly Leader[] = NONE): string {
  const key = leaders.length === 0 ? units.join() : `${units.join()} ${leaders.join()}`;
  let words = WORDS.get(key);
  if (words === undefined) {
    const counts: Record<string, number> = {};
    units.forEach((count, kind) => {
      counts[UNITS[kind].id] = count;
    });
    for (const leader of leaders) counts[leaderIdOf(leader)] = 1;
    words = bundle(counts);
    WORDS.set(key, words);
  }
  return words;
}

const NONE: readonly Leader[] = [];
