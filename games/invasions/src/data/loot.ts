/** Plunder markers (XXIV.D): gold, sometimes the number of an event, or an usurper. */
export const LOOT: readonly {
  readonly count: number;
  readonly gold: 1 | 2 | 3;
  readonly event?: number;
  readonly usurper?: true;
}[] = [
  { count: 14, gold: 1 },
  { count: 10, gold: 2 },
  { count: 6, gold: 3 },
  { count: 1, gold: 1, event: 26 },
  { count: 1, gold: 1, event: 32 },
  { count: 1, gold: 1, event: 51 },
  { count: 1, gold: 1, event: 56 },
  { count: 2, gold: 1, event: 23 },
  { count: 2, gold: 1, event: 48 },
  { count: 2, gold: 1, usurper: true },
];
