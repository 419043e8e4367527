import type { BuiltBoard } from '@tabula/atlas';
import type { Area, Language } from '@tabula/engine';
import { memo, useMemo } from 'react';
import { besidePieces, givenWay, type Lettering, leftOut, lettered, type Shift, type Standing } from './lettering.ts';
import { LEADING, LETTER } from './shapes.ts';

/** The names of provinces with the figure of what they are worth; `only` are those that matter now, over the veil. */
export const AreaNames = memo(function AreaNames({
  board,
  areas,
  language,
  far,
  pixels,
  plates,
  size,
  only,
  without,
  yielding = only === undefined,
}: {
  board: BuiltBoard;
  areas: readonly Area[] | undefined;
  language: Language;
  far: boolean;
  /** How many pixels of the type a unit of the board is. */
  pixels: number;
  plates: readonly Standing[];
  /** How large a plate is drawn, in pixels of the type. */
  size: number;
  only?: string;
  without?: string;
  /** Names give way to one another; those that matter now do not. */
  yielding?: boolean;
}) {
  const letterings = useMemo(() => lettered(board, areas, language, far), [board, areas, language, far]);
  const shifts = useMemo(() => {
    const alone = givenWay(letterings, pixels);
    return besidePieces(letterings, alone, pixels, far ? [] : plates, size);
  }, [letterings, pixels, far, plates, size]);
  const out = useMemo(() => leftOut(letterings, shifts, pixels), [letterings, shifts, pixels]);
  const shown = only === undefined ? null : new Set(only.split(' '));
  const hidden = new Set(without?.split(' ') ?? []);
  return (
    <g className={only === undefined ? 'names areas' : 'names areas lively'}>
      {letterings.map((lettering, n) => {
        const { id, capital } = lettering;
        if (shown !== null ? !shown.has(id) : hidden.has(id)) return null;
        if (far && !capital && shown?.has(id) !== true) return null;
        if (yielding && out.has(n)) return null;
        return <AreaName key={id} lettering={lettering} shift={shifts[n]} coin={!far} />;
      })}
    </g>
  );
});

function AreaName({ lettering, shift, coin }: { lettering: Lettering; shift: Shift; coin: boolean }) {
  const { lines, at, capital, value } = lettering;
  const [aside, down] = shift;
  const top = ((lines.length - 1) * -LEADING) / 2 + 3.8 + down;
  const last = lines[lines.length - 1] ?? '';
  const beside = (last.length * LETTER * (capital ? 1.09 : 1)) / 2 + 9 + aside;
  return (
    <g style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}>
      <g className="named">
        <text className={capital ? 'name province home' : 'name province'} textAnchor="middle">
          {lines.map((line, i) => (
            <tspan key={line} x={aside} y={top + i * LEADING}>
              {line}
            </tspan>
          ))}
        </text>
        {value !== undefined && coin && (
          <g transform={`translate(${beside} ${top + (lines.length - 1) * LEADING - 4})`}>
            <Coin value={value} />
          </g>
        )}
      </g>
    </g>
  );
}

/** What a province is worth: gold from ten on, silver below. */
function Coin({ value }: { value: number }) {
  return (
    <g className="coin">
      <circle r="6.6" fill={value >= 10 ? '#E9BE4A' : '#DAD8D0'} stroke={value >= 10 ? '#8A6410' : '#7C7A72'} />
      <text y="3.1">{value}</text>
    </g>
  );
}
