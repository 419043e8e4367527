import { useTable } from '../session/table-context.ts';
import { useScene, useTableModel } from '../session/use-table-store.ts';
import { Emblem } from '../ui/owners.tsx';

/** The points of every seat, always in sight: above the map on a phone, else above the column. */
export function ScoreStrip() {
  const { speaker, say, me } = useTable();
  const { panels } = useScene();
  const waiting = useTableModel(({ position }) => position.waiting);
  return (
    <section className="score-strip" aria-label={say('total')}>
      <ul>
        {panels.map(({ seat, total }) =>
          seat === null ? null : (
            <li key={seat} className={waiting.includes(seat) ? 'now' : ''}>
              <Emblem seat={seat} size={17} />
              <b>{total === undefined ? '' : speaker.figure(total)}</b>
              <span>{seat === me ? say('trade.you') : speaker.seat(seat)}</span>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
