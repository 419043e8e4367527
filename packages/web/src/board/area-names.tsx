import type { BuiltBoard, Point } from '@tabula/atlas';
import type { Area, Language } from '@tabula/engine';
import { memo, useMemo } from 'react';
import { LEADING, LETTER } from './shapes.ts';

/** So far a name may leave its place. */
const MOST = 9;

/** A name as it is drawn: its lines, and how large it is with its coin, in pixels. */
interface Lettering {
  readonly id: string;
  readonly lines: readonly string[];
  readonly at: Point;
  readonly capital: boolean;
  readonly value: number | undefined;
  readonly wide: number;
  readonly tall: number;
  /** How much room there is in its place. */
  readonly room: number;
}

/** Names never lie on one another: where two would, both give way a little, up and down. In pixels. */
export function givenWay(names: readonly Pick<Lettering, 'at' | 'wide' | 'tall'>[], pixels: number): number[] {
  const shifts = names.map(() => 0);
  for (let round = 0; round < 4; round++)
    for (let i = 0; i < names.length; i++)
      for (let j = i + 1; j < names.length; j++) {
        const [a, b] = [names[i], names[j]];
        if (Math.abs(a.at[0] - b.at[0]) * pixels >= (a.wide + b.wide) / 2) continue;
        const between = (b.at[1] - a.at[1]) * pixels + shifts[j] - shifts[i];
        const lacking = (a.tall + b.tall) / 2 - Math.abs(between);
        if (lacking <= 0) continue;
        const up = between >= 0 ? -1 : 1;
        shifts[i] += (up * lacking) / 2;
        shifts[j] -= (up * lacking) / 2;
      }
  return shifts.map((shift) => Math.max(-MOST, Math.min(MOST, shift)));
}

/** So much of two names may touch, across and down, in pixels. */
const TOUCH = [5, 3.5] as const;

/** Which names are left out because they would still lie on others: those of small places, and never a capital's. */
export function leftOut(
  names: readonly Pick<Lettering, 'at' | 'wide' | 'tall' | 'capital' | 'room'>[],
  shifts: readonly number[],
  pixels: number,
): ReadonlySet<number> {
  const order = names.map((_, i) => i);
  order.sort((a, b) => Number(names[b].capital) - Number(names[a].capital) || names[b].room - names[a].room);
  const kept: number[] = [];
  const out = new Set<number>();
  for (const i of order) {
    const a = names[i];
    const covered = kept.some((j) => {
      const b = names[j];
      const across = (a.wide + b.wide) / 2 - Math.abs(a.at[0] - b.at[0]) * pixels;
      const down = (a.tall + b.tall) / 2 - Math.abs((a.at[1] - b.at[1]) * pixels + shifts[i] - shifts[j]);
      return across > TOUCH[0] && down > TOUCH[1];
    });
    if (covered && !a.capital) out.add(i);
    else kept.push(i);
  }
  return out;
}

/** The names of provinces with the figure of what they are worth; `only` are those that matter now, over the veil. */
export const AreaNames = memo(function AreaNames({
  board,
  areas,
  language,
  far,
  pixels,
  only,
  without,
}: {
  board: BuiltBoard;
  areas: readonly Area[] | undefined;
  language: Language;
  far: boolean;
  /** How many pixels of the type a unit of the board is. */
  pixels: number;
  only?: string;
  without?: string;
}) {
  const letterings = useMemo(() => lettered(board, areas, language, far), [board, areas, language, far]);
  const shifts = useMemo(() => givenWay(letterings, pixels), [letterings, pixels]);
  const out = useMemo(() => leftOut(letterings, shifts, pixels), [letterings, shifts, pixels]);
  const shown = only === undefined ? null : new Set(only.split(' '));
  const hidden = new Set(without?.split(' ') ?? []);
  return (
    <g className={only === undefined ? 'names areas' : 'names areas lively'}>
      {letterings.map(({ id, lines, at, capital, value }, n) => {
        if (shown !== null ? !shown.has(id) : hidden.has(id)) return null;
        if (far && !capital && shown?.has(id) !== true) return null;
        if (shown === null && out.has(n)) return null;
        const top = ((lines.length - 1) * -LEADING) / 2 + 3.8 + shifts[n];
        const last = lines[lines.length - 1] ?? '';
        const beside = (last.length * LETTER * (capital ? 1.09 : 1)) / 2 + 9;
        return (
          <g key={id} style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}>
            <g className="named">
              <text className={capital ? 'name province home' : 'name province'} textAnchor="middle">
                {lines.map((line, i) => (
                  <tspan key={line} x="0" y={top + i * LEADING}>
                    {line}
                  </tspan>
                ))}
              </text>
              {value !== undefined && !far && (
                <g transform={`translate(${beside} ${top + (lines.length - 1) * LEADING - 4})`}>
                  <Coin value={value} />
                </g>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
});

function lettered(
  board: BuiltBoard,
  areas: readonly Area[] | undefined,
  language: Language,
  far: boolean,
): Lettering[] {
  const values = new Map(areas?.map(({ at, value }) => [at, value]));
  return board.spaces.flatMap(({ id, kind, label, capital = false, level, slots }): Lettering[] => {
    if (label === undefined || kind === 'sea' || kind === 'outside') return [];
    if (far && level === 'fit' && !capital && board.nameZoom > 1) return [];
    const { lines, at } = label[language];
    const value = values.get(id);
    const longest = Math.max(...lines.map((line) => line.length));
    const wide = longest * LETTER * (capital ? 1.09 : 1) + (value === undefined ? 0 : 30);
    return [{ id, lines, at, capital, value, wide, tall: lines.length * LEADING + 1, room: slots.length }];
  });
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
