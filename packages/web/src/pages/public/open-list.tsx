import { games } from '@tabula/games';
import type { LobbyLists, TableInfo } from '@tabula/protocol';
import { useLobbyWords } from '../../session/lobby-words.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Emblem } from '../../ui/owners.tsx';
import { Link } from '../../ui/page-head.tsx';
import { useSay, useSettings } from '../../ui/settings.ts';
import { paceFigures } from '../../ui/time.ts';

/** What a table is called: by whoever made it, else by its game. */
export function useTableTitle(): (table: TableInfo) => { readonly name: string; readonly game: string } {
  const { language } = useSettings();
  return ({ name, game }) => {
    const title = games.find(({ id }) => id === game)?.title[language] ?? game;
    return { name: name ?? title, game: title };
  };
}

/** Tables with a seat that anybody may take: where somebody is missing in a game first. */
export function OpenList({ lists, most }: { lists: Pick<LobbyLists, 'open' | 'replacements'>; most: number }) {
  const say = useLobbyWords();
  const rows = [...lists.replacements, ...lists.open].slice(0, most);
  if (rows.length === 0) return <p className="card empty-card">{say('open.none')}</p>;
  return (
    <ul className="card open-list">
      {rows.map((table) => (
        <OpenRow key={table.id} table={table} />
      ))}
    </ul>
  );
}

/** A table that looks for somebody, or that is seen by a circle. */
export function OpenRow({ table }: { table: TableInfo }) {
  const say = useLobbyWords();
  const titleOf = useTableTitle();
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const people = table.seats.flatMap(({ kind, name }) => (kind === 'human' && name !== null ? [name] : []));
  const { name, game } = titleOf(table);
  const missing = table.status === 'playing' && free > 0;
  const way = missing
    ? 'take-over'
    : free > 0 && table.status === 'lobby'
      ? 'sit'
      : table.status === 'over'
        ? 'replay'
        : 'watch';
  return (
    <li>
      <span className="emblems">
        {table.seats.map(({ seat, kind }) => (
          <span key={seat} className={kind === 'open' ? 'plate-free' : ''}>
            <Emblem seat={seat} size={16} faded={kind === 'open' || kind === 'invited'} />
          </span>
        ))}
      </span>
      <span className="grow">
        <b>{name}</b> {missing && <i className="pill danger">{say('wanted')}</i>}
        {!missing && free > 0 && <i className="pill">{say('free', { count: free })}</i>}
        <span className="aside">{[game, ...people].join(' · ')}</span>
        {table.note !== undefined && <q className="aside">{table.note}</q>}
        <Pace table={table} />
      </span>
      <Link to={table.status === 'over' ? `/replay/${table.id}` : `/t/${table.id}`} className="button">
        {say(way)}
      </Link>
    </li>
  );
}

function Pace({ table: { pace } }: { table: TableInfo }) {
  const say = useSay();
  const words = useLobbyWords();
  return (
    <span className="aside pace-line">
      <Glyph name="clock" size={14} />{' '}
      {pace === undefined ? words('no-clock') : say('pace.note', paceFigures(pace, say))}
    </span>
  );
}
