import { games } from '@tabula/games';
import type { MyTable, SeatNotices, Wants } from '@tabula/protocol';
import { useEffect, useState } from 'react';
import { mapOf } from '../../client/boards.ts';
import { useSettings } from '../../ui/settings.ts';
import type { Act } from './acts.ts';
import { playedTables, want } from './notice-desk.ts';
import { useNoticeWords } from './notice-words.ts';

const WANTS: readonly Wants[] = ['all', 'no-chat', 'none'];

/** What each table of this browser tells. */
export function TableWants({ seats, act }: { seats: readonly SeatNotices[]; act: Act }) {
  const words = useNoticeWords();
  const { language } = useSettings();
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    playedTables().then(setTables, () => {});
  }, []);
  return (
    <section>
      <h2>{words('tables')}</h2>
      {tables.length === 0 && <p className="card empty-card">{words('tables.none')}</p>}
      <ul className="card">
        {tables.map(({ table: { id, game, name, seats: sitting }, seats: own }) => {
          const title = name ?? games.find((listed) => listed.id === game)?.title[language] ?? game;
          const names = sitting
            .flatMap((other) => (own.includes(other.seat) || other.name === null ? [] : [other.name]))
            .join(', ');
          return (
            <li key={id} className="notice-row">
              <img src={mapOf(game)} alt="" width="56" height="48" />
              <span className="grow">
                <b>{title}</b>
                {names !== '' && <span className="aside">{words('tables.with', { names })}</span>}
              </span>
              <select
                aria-label={`${title} ${names}`}
                value={seats.find(({ table }) => table === id)?.wants ?? 'none'}
                onChange={({ target }) => void act(() => want(id, WANTS[target.selectedIndex]))}
              >
                {WANTS.map((one) => (
                  <option key={one} value={one}>
                    {words(`wants.${one}`)}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
