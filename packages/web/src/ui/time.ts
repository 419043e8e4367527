import type { Language } from '@tabula/engine';
import type { Pace } from '@tabula/protocol';
import type { Say } from '../texts/index.ts';

/** How dates and times of day are written. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it-IT' };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something lasts, roughly: "3 d", "14 h", "5 min"; null below a minute. */
export function roughly(milliseconds: number, say: Say): string | null {
  if (milliseconds >= 2 * DAY) return say('time.days', { count: Math.floor(milliseconds / DAY) });
  if (milliseconds >= HOUR) return say('time.hours', { count: Math.floor(milliseconds / HOUR) });
  if (milliseconds >= MINUTE) return say('time.minutes', { count: Math.floor(milliseconds / MINUTE) });
  return null;
}

/** How much time is left, to the second within the last hour: "1:05". */
export function countdown(milliseconds: number, say: Say): string {
  const left = Math.max(0, Math.ceil(milliseconds / SECOND) * SECOND);
  const rough = left >= HOUR ? roughly(left, say) : null;
  if (rough !== null) return rough;
  const seconds = left / SECOND;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A pace in figures: what each seat begins with, gets for a move, and can have at most. */
export function paceFigures({ bank, increment, cap }: Pace, say: Say): Record<'bank' | 'increment' | 'cap', string> {
  const time = (seconds: number) => roughly(SECOND * seconds, say) ?? countdown(SECOND * seconds, say);
  return { bank: time(bank), increment: time(increment), cap: time(cap) };
}
