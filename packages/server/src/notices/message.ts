import { createHash } from 'node:crypto';
import type { Registry } from '@tabula/games';
import type { NoticeKind, NoticeSettings } from '@tabula/protocol';
import { seatDueAt } from '../common/clock-state.ts';
import { withoutLinks } from '../common/names.ts';
import type { NoticeRow } from '../store/notices/notices.ts';
import type { StoredTable } from '../store/store.ts';
import { momentInWords, type Named, NOTICE_TEXTS, othersInWords } from './texts.ts';

/** One thing that is told. */
export interface NoticeItem {
  readonly kind: NoticeKind | 'test' | 'table';
  readonly table: string | null;
  /** What the table is called. */
  readonly name: string;
  readonly text: string;
  /** Where it is, without the house. */
  readonly path: string;
  readonly at: number;
  /** When the clock strikes, if it is about a wait. */
  readonly dueAt: number | null;
}

/** What goes by a channel at once. Nothing in it is a secret: an address in it leads to a table, and to no seat. */
export interface Message {
  /** The same however often it is sent: who has it has seen this. */
  readonly key: string;
  readonly language: NoticeSettings['language'];
  readonly title: string;
  readonly items: readonly NoticeItem[];
  /** A later one takes the place of an earlier one with the same. */
  readonly topic: string;
}

/** Puts what is told into words. */
export class MessageWriter {
  readonly #registry: Pick<Registry, 'games'>;

  constructor(registry: Pick<Registry, 'games'>) {
    this.#registry = registry;
  }

  /** Several rows as one message, each with its table. */
  message(
    rows: readonly { readonly row: NoticeRow; readonly stored: StoredTable }[],
    settings: NoticeSettings,
  ): Message {
    const texts = NOTICE_TEXTS[settings.language];
    const items = rows.map(({ row, stored }) => this.item(row, stored, settings));
    const [first] = rows.map(({ row }) => row.id).sort();
    const tables = new Set(items.map(({ table }) => table));
    const title = tables.size === 1 ? items[items.length - 1].name : texts.summary(tables.size);
    return {
      key: hashed(first),
      language: settings.language,
      title,
      items,
      topic: hashed([...tables].join(' ')),
    };
  }

  item({ kind, seat, about, at, table }: NoticeRow, stored: StoredTable, settings: NoticeSettings): NoticeItem {
    const waits = kind === 'turn' || kind === 'reminder';
    const dueAt = waits ? seatDueAt(stored.status, seat) : null;
    const named = { ...this.named(stored, seat, settings, dueAt), about: withoutLinks(about ?? '?') };
    const texts = NOTICE_TEXTS[settings.language];
    // Whoever is waited for wants to know first what happened.
    const path = waits ? `/t/${table}#since` : `/t/${table}`;
    const absence = kind === 'vote' && stored.status.rollback === null;
    const text = (absence ? texts.absence : texts.sentences[kind])(named);
    return { kind, table, name: texts.table(named), text, path, at, dueAt };
  }

  /** A table as one of those who sit there knows it. */
  named({ table, seats }: StoredTable, seat: number, settings: NoticeSettings, dueAt: number | null): Named {
    const { language, zone } = settings;
    const game = this.#registry.games.find(({ id }) => id === table.game)?.title[language] ?? table.game;
    const names = seats
      .filter((row) => row.seat !== seat)
      .map(({ name, kind }) => (name === null ? (kind === 'bot' ? 'Bot' : '…') : withoutLinks(name)));
    const until = dueAt === null ? '' : momentInWords(dueAt, language, zone);
    return { game, others: othersInWords(names, language), until, about: '' };
  }

  /** What is sent to see whether it arrives. */
  test(key: string, language: NoticeSettings['language'], at: number): Message {
    const { title, body } = NOTICE_TEXTS[language].test;
    const item: NoticeItem = { kind: 'test', table: null, name: title, text: body, path: '/', at, dueAt: null };
    return { key: hashed(key), language, title, items: [item], topic: hashed(key) };
  }
}

/** 32 letters, as the push services want their topics. */
function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
