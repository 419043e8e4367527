import type { BuiltBoard } from '@tabula/atlas';
import type { Mark } from '../question/news.ts';
import { ownerOf } from '../ui/owners.tsx';
import { At } from './at.tsx';
import { bow, pathOf } from './layout.ts';
import { spaceIndex } from './shapes.ts';

/** How far marks of one place stand apart. */
const STEP = 20;

/** What happened, by numbers at its places; the way of the one that is shown now. */
export function NewsMarks({ board, marks }: { board: BuiltBoard; marks: readonly Mark[] }) {
  const spaces = spaceIndex(board);
  const shown = marks.find(({ now }) => now);
  const [from, to] = [spaces.get(shown?.from ?? '')?.centre, spaces.get(shown?.place ?? '')?.centre];
  const line = from === undefined || to === undefined ? null : bow(from, to, 0.12);
  return (
    <g className="news-marks">
      {line !== null && (
        <g className={shown?.fight ? 'route fight' : 'route'}>
          <path className="route-edge" d={pathOf(line)} />
          <path className="route-core" d={pathOf(line)} />
        </g>
      )}
      {marks.map((mark) => {
        const centre = spaces.get(mark.place)?.centre;
        if (centre === undefined) return null;
        const { fill, edge, on } =
          mark.seat === null ? { fill: '#3B2C1C', edge: '#3B2C1C', on: '#F8EFD9' } : ownerOf(mark.seat);
        const before = marks.filter(({ place, number }) => place === mark.place && number < mark.number).length;
        return (
          <At key={mark.number} at={centre} className={mark.now ? 'news-mark now' : 'news-mark'}>
            <g transform={`translate(${before * STEP} -24)`}>
              <circle
                r={mark.now ? 13 : 10}
                fill={fill}
                stroke={mark.now ? '#F7C04A' : edge}
                strokeWidth={mark.now ? 3.5 : 1.5}
              />
              <text fill={on}>{mark.number}</text>
            </g>
          </At>
        );
      })}
    </g>
  );
}
