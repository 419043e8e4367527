import type { BuiltBoard, Point } from '@tabula/atlas';
import type { Area, Language } from '@tabula/engine';
import type { Plate } from './provinces.ts';
import { LEADING, LETTER } from './shapes.ts';

/** So far a name may leave its place. */
const MOST = 9;

/** A name as it is drawn: its lines, and how large it is with its coin, in pixels. */
export interface Lettering {
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

/** All names that are drawn from here. */
export function lettered(
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

/** How far a name is moved from where it is written, across and down, in pixels. */
export type Shift = Point;

/** So much of two names may touch, across and down, in pixels. */
const TOUCH = [5, 3.5] as const;

/** Which names are left out because they would still lie on others: those of small places, and never a capital's. */
export function leftOut(
  names: readonly Pick<Lettering, 'at' | 'wide' | 'tall' | 'capital' | 'room'>[],
  shifts: readonly Shift[],
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
      const across = (a.wide + b.wide) / 2 - Math.abs((a.at[0] - b.at[0]) * pixels + shifts[i][0] - shifts[j][0]);
      const down = (a.tall + b.tall) / 2 - Math.abs((a.at[1] - b.at[1]) * pixels + shifts[i][1] - shifts[j][1]);
      return across > TOUCH[0] && down > TOUCH[1];
    });
    if (covered && !a.capital) out.add(i);
    else kept.push(i);
  }
  return out;
}

/** What stands on the map, as far as names have to mind it. */
export type Standing = Pick<Plate, 'at' | 'dx' | 'dy' | 'rider'> & { readonly piece?: Pick<Plate['piece'], 'count'> };

/** How far a name looks for room beside what stands there, in pixels; the nearest first. */
const TRIED: readonly Shift[] = [0, -5, 5, -10, 10, -14, 14]
  .flatMap((down) => [0, -8, 8, -16, 16].map((across): Shift => [across, down]))
  .sort((a, b) => farOff(a) - farOff(b));

/** Rather up or down than aside: beside its place a name may be read as its neighbour's. */
function farOff([across, down]: Shift): number {
  return 1.5 * Math.abs(across) + Math.abs(down);
}

/** A coin stands behind the name, so that both together have their middle so far to the right of it. */
const COIN = 8;

/** A plate with the number at its corner. */
const PLATE = { half: 12, number: 4 };

/** Pieces lie over names: a name moves to where most of it can be read. In pixels, from where it is written. */
export function besidePieces(
  names: readonly (Pick<Lettering, 'at' | 'wide' | 'tall'> & Partial<Pick<Lettering, 'value'>>)[],
  shifts: readonly number[],
  pixels: number,
  plates: readonly Standing[],
  size: number,
): Shift[] {
  const boxes = plates.map(({ at, dx, dy, rider, piece }): Placed => {
    const half = (rider ? 7 : PLATE.half) * size;
    const more = !rider && (piece?.count ?? 1) > 1 ? PLATE.number * size : 0;
    const [x, y] = [at[0] * pixels + dx * size + more / 2, at[1] * pixels + dy * size + more / 2];
    return { x, y, wide: 2 * half + more, tall: 2 * half + more };
  });
  const found = shifts.map((down): Shift => [0, down]);
  const boxOf = (n: number, [across, down]: Shift): Placed => {
    const { at, wide, tall, value } = names[n];
    const coin = value === undefined ? 0 : COIN;
    return { x: at[0] * pixels + coin + across, y: at[1] * pixels + down, wide: wide - 2 * coin, tall };
  };
  names.forEach((_, n) => {
    const here = boxOf(n, found[n]);
    const around = boxes.filter((box) => near(box, here));
    if (around.length === 0) return;
    const others = names.flatMap((_other, m) => {
      const other = boxOf(m, found[m]);
      return m !== n && near(other, here) ? [other] : [];
    });
    const [across, down] = found[n];
    const lost = (by: Shift) => {
      const box = boxOf(n, [across + by[0], down + by[1]]);
      return [...around, ...others].reduce((sum, one) => sum + common(box, one), farOff(by));
    };
    const best = TRIED.reduce((before, by) => (lost(by) < lost(before) ? by : before));
    found[n] = [across + best[0], down + best[1]];
  });
  return found;
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
}

/** Whether two boxes may come to touch when one of them moves. */
function near(a: Placed, b: Placed): boolean {
  return Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 + 16 && Math.abs(a.y - b.y) < (a.tall + b.tall) / 2 + 20;
}

/** How much two boxes have in common. */
function common(a: Placed, b: Placed): number {
  const across = (a.wide + b.wide) / 2 - Math.abs(a.x - b.x);
  const down = (a.tall + b.tall) / 2 - Math.abs(a.y - b.y);
  if (across <= 0 || down <= 0) return 0;
  return Math.min(across, a.wide, b.wide) * Math.min(down, a.tall, b.tall);
}
