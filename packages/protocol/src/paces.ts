import type { Pace } from './clock.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The paces that people choose from: one sitting, three answers a day or more, one a day or more. Pages need no schema for them. */
export const PACES = {
  sitting: { bank: HOUR, increment: 180, cap: HOUR, vacation: 0 },
  brisk: { bank: DAY, increment: 8 * HOUR, cap: 2 * DAY, vacation: 7 * DAY },
  daily: { bank: 3 * DAY, increment: 12 * HOUR, cap: 5 * DAY, vacation: 14 * DAY },
} as const satisfies Readonly<Record<string, Pace>>;
export type PaceName = keyof typeof PACES;
export const PACE_NAMES: readonly PaceName[] = ['sitting', 'brisk', 'daily'];
