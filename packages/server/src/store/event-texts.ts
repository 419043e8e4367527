import { sql } from 'kysely';
import { toEvent } from './rows.ts';
import type { EventRow } from './store.ts';

/** So many events of a new table are written as one text: then others get a word in. */
const EVENTS_AT_ONCE = 500;

/** Events as they are written, in texts that each take no time: a record may have tens of thousands. */
export async function eventTexts(events: readonly EventRow[]): Promise<string[]> {
  const texts: string[] = [];
  for (let first = 0; first < events.length; first += EVENTS_AT_ONCE) {
    if (first > 0) await new Promise((resolve) => setImmediate(resolve));
    const rows = events.slice(first, first + EVENTS_AT_ONCE).map((event) => toEvent('', event));
    texts.push(
      JSON.stringify(
        rows.map((row) => [row.seq, row.kind, row.seat, row.openDecision, row.option, row.number, row.at]),
      ),
    );
  }
  return texts;
}

/** The database reads the rows out of their text. */
export const EVENTS = (table: string, text: string) => sql`insert into events
  (table_id, seq, kind, seat, open_decision, option, number, at)
  select ${table}, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6 from json_each(${text})`;
