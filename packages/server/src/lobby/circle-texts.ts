import type { Message } from '../notices/message.ts';
import type { CircleRow } from '../store/circles/circle-store.ts';
import type { StoredTable } from '../store/store.ts';

interface CircleTexts {
  readonly made: (host: string, game: string, free: number) => string;
  readonly ended: (game: string, winners: readonly string[]) => string;
  readonly somebody: string;
  readonly test: string;
}

const TEXTS: Readonly<Record<CircleRow['language'], CircleTexts>> = {
  en: {
    made: (host, game, free) =>
      `${host} has made a table of ${game}: ${free === 1 ? 'one seat is' : `${free} seats are`} free.`,
    ended: (game, winners) =>
      winners.length === 0
        ? `A game of ${game} is over: nobody has won.`
        : `A game of ${game} is over: ${listed(winners, 'en')} ${winners.length === 1 ? 'has' : 'have'} won.`,
    somebody: 'Somebody',
    test: 'This is a test. From now on this circle is told here of new tables, and how their games end.',
  },
  it: {
    made: (host, game, free) =>
      `${host} ha aperto un tavolo di ${game}: ${free === 1 ? 'un posto libero' : `${free} posti liberi`}.`,
    ended: (game, winners) =>
      winners.length === 0
        ? `Una partita di ${game} è finita: nessuno ha vinto.`
        : `Una partita di ${game} è finita: ${winners.length === 1 ? 'ha vinto' : 'hanno vinto'} ${listed(winners, 'it')}.`,
    somebody: 'Qualcuno',
    test: 'Questa è una prova. D’ora in poi il circolo riceve qui la notizia dei nuovi tavoli, e di come finiscono le partite.',
  },
};

/** A new table, in the words of its circle. It leads to the table, and to no seat. */
export function tableMessage(circle: CircleRow, { table, seats }: StoredTable, game: string, at: number): Message {
  const texts = TEXTS[circle.language];
  const free = seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length;
  const text = texts.made(table.lobby.host ?? texts.somebody, game, free);
  return aboutTable(circle, table, `circle.${table.id}`, game, text, at);
}

/** How a game has ended, in the same words. */
export function endMessage(
  circle: CircleRow,
  { table, seats, status }: StoredTable,
  game: string,
  at: number,
): Message {
  const texts = TEXTS[circle.language];
  const winners = (status.result?.winners ?? []).map((seat) => seats[seat]?.name ?? texts.somebody);
  return aboutTable(circle, table, `circle.${table.id}.end`, game, texts.ended(game, winners), at);
}

function aboutTable(
  { name, language }: CircleRow,
  { id, lobby }: StoredTable['table'],
  key: string,
  game: string,
  text: string,
  at: number,
): Message {
  return message(name, language, key, { table: id, name: lobby.name ?? game, text, path: `/t/${id}`, at });
}

function listed(names: readonly string[], language: CircleRow['language']): string {
  return new Intl.ListFormat(language).format(names);
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
