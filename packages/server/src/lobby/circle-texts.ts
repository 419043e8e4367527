import { withoutLinks } from '../common/names.ts';
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
      `${host} has set up a table of ${game}: ${free === 1 ? 'one seat is' : `${free} seats are`} free.`,
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

/** A table as a circle hears of it. */
export interface CircleItem {
  readonly stored: StoredTable;
  readonly game: string;
}

/** What a circle is told, in its own words. It leads to the tables, and to no seat. */
export function circleMessage(circle: CircleRow, items: readonly CircleItem[], at: number): Message {
  const keys = items.map(({ stored: { table, status } }) => `${table.id}${status.phase === 'over' ? '.end' : ''}`);
  return message(
    circle.name,
    circle.language,
    `circle.${keys.join('.')}`,
    items.map(({ stored, game }) => {
      const { id, lobby } = stored.table;
      return {
        table: id,
        name: withoutLinks(lobby.name ?? game),
        text: textOf(circle, stored, game),
        path: `/t/${id}`,
        at,
      };
    }),
  );
}

/** A new table with free seats, or how its game has ended. */
function textOf({ language }: CircleRow, { table, seats, status }: StoredTable, game: string): string {
  const texts = TEXTS[language];
  const nameOf = (seat: number) => withoutLinks(seats[seat]?.name ?? texts.somebody);
  if (status.phase === 'over') return texts.ended(game, (status.result?.winners ?? []).map(nameOf));
  const free = seats.filter(({ kind }) => kind === 'open').length;
  return texts.made(withoutLinks(table.lobby.host ?? texts.somebody), game, free);
}

function listed(names: readonly string[], language: CircleRow['language']): string {
  return new Intl.ListFormat(language).format(names);
}

export function testMessage(name: string, language: CircleRow['language'], at: number): Message {
  const item = { table: null, name, text: TEXTS[language].test, path: '/', at };
  return message(name, language, 'circle.test', [item]);
}

function message(
  title: string,
  language: CircleRow['language'],
  key: string,
  items: readonly Pick<Message['items'][number], 'table' | 'name' | 'text' | 'path' | 'at'>[],
): Message {
  return {
    key,
    language,
    title: withoutLinks(title),
    topic: key,
    items: items.map((item) => ({ ...item, kind: 'table', dueAt: null })),
  };
}
