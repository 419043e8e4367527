import type { Counter, LeaderNumber } from '../../data/pieces.ts';

/** A stack on the march. */
export interface Stack {
  readonly units: Counter[];
  readonly lead: LeaderNumber | undefined;
}
