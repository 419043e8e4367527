import type { Leader } from '../data/book/book.ts';

/** Some units of a nation, by kind, and leaders with them. */
export interface Troop {
  readonly units: readonly number[];
  readonly leaders: readonly Leader[];
}
