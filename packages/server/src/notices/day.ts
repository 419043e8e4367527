import type { NoticeSettings } from '@tabula/protocol';

const MINUTE_MS = 60_000;
const DAY = 24 * 60;

/** Whether this machine knows a time zone. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The minutes of the day that a clock in a zone shows. */
function minutesAt(moment: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return minutesOf(format.format(moment));
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return 60 * hours + minutes;
}

/** The next moment at which a clock in the zone shows a time; a day on which it is put forward or back has it once. */
export function nextAt(now: number, time: string, zone: string): number {
  const wanted = minutesOf(time);
  const start = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const ahead = (wanted - minutesAt(start, zone) + DAY) % DAY;
  const guess = start + (ahead === 0 ? DAY : ahead) * MINUTE_MS;
  const off = ((wanted - minutesAt(guess, zone) + DAY + DAY / 2) % DAY) - DAY / 2;
  const mended = guess + off * MINUTE_MS;
  return mended > now ? mended : guess;
}

/** When quiet hours that are now will end; null if it is none of them. */
export function quietUntil(now: number, { quiet, zone }: NoticeSettings): number | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const [from, to, minute] = [minutesOf(quiet.from), minutesOf(quiet.to), minutesAt(now, zone)];
  const within = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  return within ? nextAt(now, quiet.to, zone) : null;
}
