import type { BuiltBoard, Point } from '@tabula/atlas';
import type { Area, Language } from '@tabula/engine';
import { memo, useMemo } from 'react';
import type { Plate } from './provinces.ts';
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

/** What stands on the map, as far as names have to mind it. */
type Standing = Pick<Plate, 'at' | 'dx' | 'dy' | 'rider'>;

/** How far up or down a name looks for room beside what stands there, in pixels; the nearest first. */
const TRIED = [0, -5, 5, -10, 10, -14, 14];

/** Pieces lie over names: a name moves to where most of it can be read. In pixels, from where it is written. */
export function besidePieces(
  names: readonly Pick<Lettering, 'at' | 'wide' | 'tall'>[],
  shifts: readonly number[],
  pixels: number,
  plates: readonly Standing[],
  size: number,
): number[] {
  const boxes = plates.map(({ at, dx, dy, rider }) => {
    const half = (rider ? 7 : 12) * size;
    return { x: at[0] * pixels + dx * size, y: at[1] * pixels + dy * size, wide: 2 * half, tall: 2 * half };
  });
  const found = [...shifts];
  const boxOf = (n: number, shift: number) => ({
    ...names[n],
    x: names[n].at[0] * pixels,
    y: names[n].at[1] * pixels + shift,
  });
  names.forEach((_, n) => {
    const around = boxes.filter((box) => common(boxOf(n, found[n]), { ...box, tall: box.tall + 40 }) > 0);
    if (around.length === 0) return;
    const others = names.flatMap((_other, m) => (m === n ? [] : [boxOf(m, found[m])]));
    const covered = (by: number) => {
      const here = boxOf(n, shifts[n] + by);
      return [...around, ...others].reduce((sum, box) => sum + common(here, box), Math.abs(by));
    };
    found[n] = shifts[n] + TRIED.reduce((best, by) => (covered(by) < covered(best) ? by : best), 0);
  });
  return found;
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
}

/** How much two boxes have in common. */
function common(a: Placed, b: Placed): number {
  const across = (a.wide + b.wide) / 2 - Math.abs(a.x - b.x);
  const down = (a.tall + b.tall) / 2 - Math.abs(a.y - b.y);
  if (across <= 0 || down <= 0) return 0;
  return Math.min(across, a.wide, b.wide) * Math.min(down, a.tall, b.tall);
}

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
}) {
  const letterings = useMemo(() => lettered(board, areas, language, far), [board, areas, language, far]);
  const shifts = useMemo(() => {
    const alone = givenWay(letterings, pixels);
    return far ? alone : besidePieces(letterings, alone, pixels, plates, size);
  }, [letterings, pixels, far, plates, size]);
  const shown = only === undefined ? null : new Set(only.split(' '));
  const hidden = new Set(without?.split(' ') ?? []);
  return (
    <g className={only === undefined ? 'names areas' : 'names areas lively'}>
      {letterings.map(({ id, lines, at, capital, value }, n) => {
        if (shown !== null ? !shown.has(id) : hidden.has(id)) return null;
        if (far && !capital && shown?.has(id) !== true) return null;
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
  return board.spaces.flatMap(({ id, kind, label, capital = false, level }): Lettering[] => {
    if (label === undefined || kind === 'sea' || kind === 'outside') return [];
    if (far && level === 'fit' && !capital && board.nameZoom > 1) return [];
    const { lines, at } = label[language];
    const value = values.get(id);
    const longest = Math.max(...lines.map((line) => line.length));
    const wide = longest * LETTER * (capital ? 1.09 : 1) + (value === undefined ? 0 : 30);
    return [{ id, lines, at, capital, value, wide, tall: lines.length * LEADING + 1 }];
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
