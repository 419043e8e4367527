import { seatDueAt } from '../common/clock-state.ts';
import type { HolderRow, NoticeRow, SeatLink } from '../store/notices/notices.ts';
import type { StoredTable } from '../store/store.ts';
import type { MessageWriter } from './message.ts';
import { NOTICE_TEXTS } from './texts.ts';

/** What a feed is made of. */
export interface FeedParts {
  readonly house: string;
  readonly holder: HolderRow;
  readonly writer: MessageWriter;
  readonly tables: ReadonlyMap<string, StoredTable>;
}

/** What somebody was told, as Atom (RFC 4287). */
export function atomFeed(rows: readonly NoticeRow[], { house, holder, writer, tables }: FeedParts): string {
  const entries = rows.flatMap((row) => {
    const stored = tables.get(row.table);
    if (stored === undefined) return [];
    const { text, path, at } = writer.item(row, stored, holder.settings);
    return [
      `<entry><id>urn:tabula:${marked(row.id)}</id><title>${marked(text)}</title><updated>${iso(at)}</updated>
  <link href="${marked(house + path)}"/><content type="text">${marked(text)}</content></entry>`,
    ];
  });
  const title = NOTICE_TEXTS[holder.settings.language].feed;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:tabula:${holder.id}</id><title>${marked(title)}</title>
<author><name>Tabula</name></author><updated>${iso(rows[0]?.at ?? holder.createdAt)}</updated><link href="${marked(house)}"/>
${entries.join('\n')}
</feed>
`;
}

/** When somebody's times to answer end, as iCalendar (RFC 5545). */
export function deadlineCalendar(links: readonly SeatLink[], { house, holder, writer, tables }: FeedParts): string {
  const texts = NOTICE_TEXTS[holder.settings.language];
  const events = links.flatMap(({ table, seat, secretHash }) => {
    const stored = tables.get(table);
    if (stored === undefined || stored.seats[seat]?.secretHash !== secretHash) return [];
    const { phase, waiting, decision, updatedAt } = stored.status;
    const dueAt = seatDueAt(stored.status, seat);
    if (phase !== 'playing' || dueAt === null || !waiting.includes(seat)) return [];
    const named = writer.named(stored, seat, holder.settings, dueAt);
    return [
      'BEGIN:VEVENT',
      `UID:${table}-${seat}-${decision}@tabula`,
      `DTSTAMP:${basic(updatedAt)}`,
      `DTSTART:${basic(dueAt)}`,
      `SUMMARY:${escaped(texts.deadline(named))}`,
      `URL:${house}/t/${table}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tabula//Deadlines//EN',
    `X-WR-CALNAME:${escaped(texts.feed)}`,
  ];
  return [...lines, ...events, 'END:VCALENDAR', ''].flatMap(folded).join('\r\n');
}

function marked(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}

function basic(moment: number): string {
  return iso(moment).replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
}

/** No line has more than 75 bytes; what is longer goes on in the next one, after a blank. */
function folded(line: string): string[] {
  const lines: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > 75) {
      lines.push(part);
      part = ' ';
    }
    part += sign;
  }
  return [...lines, part];
}
