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

/** What stands on the map, as far as names have to mind it. */
export type Standing = Pick<Plate, 'at' | 'dx' | 'dy' | 'rider'>;

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
    const around = boxes.filter((box) => near(box, boxOf(n, found[n])));
    if (around.length === 0) return;
    const others = names.flatMap((_other, m) =>
      m !== n && near(boxOf(m, found[m]), boxOf(n, found[n])) ? [boxOf(m, found[m])] : [],
    );
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

/** Whether two boxes may come to touch when one of them moves up or down. */
function near(a: Placed, b: Placed): boolean {
  return Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 && Math.abs(a.y - b.y) < (a.tall + b.tall) / 2 + 20;
}

/** How much two boxes have in common. */
function common(a: Placed, b: Placed): number {
  const across = (a.wide + b.wide) / 2 - Math.abs(a.x - b.x);
  const down = (a.tall + b.tall) / 2 - Math.abs(a.y - b.y);
  if (across <= 0 || down <= 0) return 0;
  return Math.min(across, a.wide, b.wide) * Math.min(down, a.tall, b.tall);
}
