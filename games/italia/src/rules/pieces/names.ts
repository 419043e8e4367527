import { bundle } from '@tabula/engine';
import type { Leader } from '../../data/book/book.ts';
import { LEADERS, type LeaderId } from '../../data/names.ts';
import { KINDS, UNITS } from '../../data/units.ts';

/** The name of a leader. */
export function leaderIdOf(leader: Leader): LeaderId {
  return LEADERS[leader];
}

const WORDS = new Map<string, string>();
const COMMON_WORDS = new Map<number, string>();

/** Units and leaders as they stand in an event; what was said once is kept. */
export function wordsOf(units: readonly number[], leaders: readonly Leader[] = NONE): string {
  if (leaders.length > 1) return ledWords(units, leaders);
  // Nobody is 0, a leader his number and one.
  let key = leaders.length === 0 ? 0 : leaders[0] + 1;
  // Fleets may be left out at the end of a list.
  for (let kind = 0; kind < KINDS; kind++) key = key * 32 + (kind < units.length ? units[kind] : 0);
  let words = COMMON_WORDS.get(key);
  if (words === undefined) {
    words = ledWords(units, leaders);
    COMMON_WORDS.set(key, words);
  }
  return words;
}

function ledWords(units: readonly number[], leaders: readonly Leader[]): string {
  const key = `${units.join()} ${leaders.join()}`;
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
