import { bundle } from '@tabula/engine';
import type { Leader } from '../data/book.ts';
import { LEADERS, type LeaderId } from '../data/names.ts';
import { UNITS } from '../data/units.ts';

/** The name of a leader. */
export function leaderIdOf(leader: Leader): LeaderId {
  return LEADERS[leader];
}

const WORDS = new Map<string, string>();
const PLAIN_WORDS = new Map<number, string>();

/** Units and leaders as they stand in an event; what was said once is kept. */
export function wordsOf(units: readonly number[], leaders: readonly Leader[] = NONE): string {
  return leaders.length === 0 ? plainWords(units) : ledWords(units, leaders);
}

function plainWords(units: readonly number[]): string {
  let key = 0;
  for (let kind = 0; kind < UNITS.length; kind++) key = key * 32 + (units[kind] ?? 0);
  let words = PLAIN_WORDS.get(key);
  if (words === undefined) {
    words = ledWords(units, NONE);
    PLAIN_WORDS.set(key, words);
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
