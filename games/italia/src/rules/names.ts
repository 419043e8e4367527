import { bundle } from '@tabula/engine';
import type { Leader } from '../data/book.ts';
import { LEADERS, type LeaderId } from '../data/names.ts';
import { UNITS } from '../data/units.ts';

/** The name of a leader. */
export function leaderIdOf(leader: Leader): LeaderId {
  return LEADERS[leader];
}

/** Units and leaders as they stand in an event. */
export function wordsOf(units: readonly number[], leaders: readonly Leader[] = []): string {
  const counts: Record<string, number> = {};
  units.forEach((count, kind) => {
    counts[UNITS[kind].id] = count;
  });
  for (const leader of leaders) counts[leaderIdOf(leader)] = 1;
  return bundle(counts);
}
