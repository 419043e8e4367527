import type { Message } from '../notices/message.ts';
import type { CircleRow } from '../store/circles/circle-store.ts';
import type { StoredTable } from '../store/store.ts';

interface CircleTexts {
  readonly made: (host: string, game: string, free: number) => string;
  readonly somebody: string;
  readonly test: string;
}

const TEXTS: Readonly<Record<CircleRow['language'], CircleTexts>> = {
  en: {
    made: (host, game, free) =>
      `${host} has made a table of ${game}: ${free === 1 ? 'one seat is' : `${free} seats are`} free.`,
    somebody: 'Somebody',
    test: 'This is a test. From now on this circle is told here of new tables.',
  },
  it: {
    made: (host, game, free) =>
      `${host} ha aperto un tavolo di ${game}: ${free === 1 ? 'un posto libero' : `${free} posti liberi`}.`,
    somebody: 'Qualcuno',
    test: 'Questa è una prova. D’ora in poi il circolo riceve qui la notizia dei nuovi tavoli.',
  },
};

/** A new table, in the words of its circle. It leads to the table, and to no seat. */
export function tableMessage(circle: CircleRow, { table, seats }: StoredTable, game: string, at: number): Message {
  const texts = TEXTS[circle.language];
  const free = seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length;
  const text = texts.made(table.lobby.host ?? texts.somebody, game, free);
  const name = table.lobby.name ?? game;
  return message(circle.name, circle.language, `circle.${table.id}`, {
    table: table.id,
    name,
    text,
    path: `/t/${table.id}`,
    at,
  });
}

export function testMessage(name: string, language: CircleRow['language'], at: number): Message {
  return message(name, language, 'circle.test', { table: null, name, text: TEXTS[language].test, path: '/', at });
}

function message(
  title: string,
  language: CircleRow['language'],
  key: string,
  item: Pick<Message['items'][number], 'table' | 'name' | 'text' | 'path' | 'at'>,
): Message {
  return { key, language, title, topic: key, items: [{ ...item, kind: 'table', dueAt: null }] };
}
