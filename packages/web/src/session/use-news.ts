import { useMemo } from 'react';
import { type Mark, type NewsItem, newsOf } from '../question/news.ts';
import { useTable } from './table-context.ts';
import { useInteraction, useTableModel } from './use-table-store.ts';

/** What matters of all that came after the seat's last answer. */
export function useNews(): readonly NewsItem[] {
  const { game, me } = useTable();
  const log = useTableModel((model) => model.log);
  const unread = useTableModel((model) => model.unread);
  const leaders = useTableModel((model) => model.leaders);
  return useMemo(() => newsOf(game, log, unread, me, leaders), [game, log, unread, me, leaders]);
}

const NONE: readonly Mark[] = [];

/** The news as they stand on the map, while somebody looks at them. */
export function useMarks(): readonly Mark[] {
  const news = useNews();
  const at = useInteraction(({ newsAt }) => newsAt);
  return useMemo(() => {
    if (at === null) return NONE;
    return news.flatMap(({ place, from, seat, fight }, i) =>
      place === null ? [] : [{ number: i + 1, place, from, seat, fight, now: i === at }],
    );
  }, [news, at]);
}
