import type { Game } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import type { TableInfo } from '@tabula/protocol';
import { useEffect, useRef, useState } from 'react';
import { mapOf } from '../../client/boards.ts';
import { BoardPreview } from '../../map/board-preview.tsx';
import { useLobbyWords } from '../../session/lobby-words.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Emblem } from '../../ui/owners.tsx';
import { Link } from '../../ui/page-head.tsx';
import { publicView } from './lobby-desk.ts';
import { useTableTitle } from './open-list.tsx';

/** A map is drawn anew once in so many milliseconds at most, and only while it is seen. */
const REDRAWN_MS = 60_000;

/** Tables that anybody may look at, each with its map as it stands. */
export function WatchCards({ tables, most }: { tables: readonly TableInfo[]; most: number }) {
  const say = useLobbyWords();
  if (tables.length === 0) return <p className="card empty-card">{say('watch.none')}</p>;
  return (
    <ul className="watch-cards">
      {tables.slice(0, most).map((table) => (
        <WatchCard key={table.id} table={table} />
      ))}
    </ul>
  );
}

function WatchCard({ table }: { table: TableInfo }) {
  const say = useLobbyWords();
  const { name, game } = useTableTitle()(table);
  return (
    <li className="card">
      <Link to={`/t/${table.id}`} className="watch-card">
        <LiveMap table={table} label={say('map.label', { name })} />
        <b>{name}</b>
        <span className="aside">{game}</span>
        <span className="watch-foot">
          <span className="emblems">
            {table.seats.map(({ seat }) => (
              <Emblem key={seat} seat={seat} size={14} faded={!table.waiting.includes(seat)} />
            ))}
          </span>
          {table.watchers > 0 && (
            <span className="aside" title={say('watchers', { count: table.watchers })}>
              <Glyph name="eye" size={14} /> {table.watchers}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** The bare map until somebody comes near it; then the board as it stands at the table. */
function LiveMap({ table: { id, game, seq }, label }: { table: TableInfo; label: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<{ readonly game: Game; readonly view: unknown } | null>(null);
  const drawn = useRef({ seq: -1, at: 0 });
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const leaving = new AbortController();
    const draw = async () => {
      const now = Date.now();
      if (drawn.current.seq === seq || now - drawn.current.at < REDRAWN_MS) return;
      drawn.current = { seq, at: now };
      const [loaded, view] = await Promise.all([loadGame(game), publicView(id, leaving.signal)]);
      setShown({ game: loaded, view });
    };
    const observer = new IntersectionObserver((seen) => {
      // Without the position there is still the card.
      if (seen.some(({ isIntersecting }) => isIntersecting)) draw().catch(() => {});
    });
    observer.observe(element);
    return () => {
      leaving.abort();
      observer.disconnect();
    };
  }, [id, game, seq]);
  return (
    <span ref={place} className="game-map live-map" role="img" aria-label={label}>
      <img src={mapOf(game)} alt="" loading="lazy" />
      {shown !== null && <BoardPreview game={shown.game} view={shown.view} />}
    </span>
  );
}
