import type { TableInfo } from '@tabula/protocol';
import { useLobbyWords } from '../../session/lobby-words.ts';
import { namesOf } from '../../session/table-context.ts';
import { Link } from '../../ui/page-head.tsx';
import { useSay, useSettings } from '../../ui/settings.ts';
import { LOCALES } from '../../ui/time.ts';
import { useTableTitle } from './open-list.tsx';

/** Public tables that are over: who won, and the replay. */
export function FinishedList({ tables }: { tables: readonly TableInfo[] }) {
  const words = useLobbyWords();
  const say = useSay();
  const titleOf = useTableTitle();
  const { language } = useSettings();
  const when = new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short' });
  if (tables.length === 0) return <p className="card empty-card">{words('finished.none')}</p>;
  return (
    <ul className="card open-list">
      {tables.map((table) => {
        const { name, game } = titleOf(table);
        const names = namesOf(table.seats, say);
        const won = (table.result?.winners ?? []).map((seat) => names[seat]).join(', ');
        return (
          <li key={table.id}>
            <span className="grow">
              <b>{name}</b>
              <span className="aside">{[game, when.format(table.updatedAt), names.join(', ')].join(' · ')}</span>
              {won !== '' && <span className="aside">{words('won', { names: won })}</span>}
            </span>
            <Link to={`/replay/${table.id}`} className="button">
              {words('replay')}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
