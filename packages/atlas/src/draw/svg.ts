import type { Point } from '../model/board.ts';
import { type BuiltArc, GRAIN, type PackedLine, ringPoints } from '../model/built.ts';
import type { Line, Stroke } from '../model/style.ts';

/** SVG as text: numbers, lines, shapes, strokes. */

export const num = (value: number): string => String(Math.round(value * 100) / 100);

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A stored line as path data, with relative steps. */
export function linePath(packed: PackedLine, close = false): string {
  if (packed.length < 4) return '';
  let out = `M${num(packed[0] / GRAIN)} ${num(packed[1] / GRAIN)}l`;
  // Rounding each step would drift: carry what was rounded away.
  let [owedX, owedY] = [0, 0];
  for (let i = 2; i + 1 < packed.length; i += 2) {
    const [x, y] = [packed[i] / GRAIN + owedX, packed[i + 1] / GRAIN + owedY];
    const [rx, ry] = [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
    [owedX, owedY] = [x - rx, y - ry];
    out += `${i > 2 ? ' ' : ''}${rx} ${ry}`;
  }
  return close ? `${out}z` : out;
}

export function pointsPath(points: readonly Point[], close = false): string {
  if (points.length < 2) return '';
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${close ? 'z' : ''}`;
}

/** The outline of a shape, for filling with the even-odd rule. */
export function shapePath(arcs: readonly BuiltArc[], rings: readonly (readonly number[])[]): string {
  return rings.map((ring) => pointsPath(ringPoints(arcs, ring), true)).join('');
}

export function strokeAttributes({ colour, width, opacity, dash }: Stroke, scale = 1): string {
  const dashed =
    dash === undefined
      ? ''
      : ` stroke-dasharray="${dash
          .split(' ')
          .map((part) => num(Number(part) * scale))
          .join(' ')}"`;
  return `stroke="${colour}" stroke-width="${num(width * scale)}"${opacity === undefined ? '' : ` stroke-opacity="${opacity}"`}${dashed}`;
}

/** A path drawn once per stroke of a line. */
export function drawLine(path: string, line: Line, scale = 1, cap = 'round'): string {
  if (path === '') return '';
  const under = line.under ? `<path d="${path}" ${strokeAttributes(line.under, scale)} stroke-linecap="round"/>` : '';
  return `${under}<path d="${path}" ${strokeAttributes(line.over, scale)} stroke-linecap="${cap}"/>`;
}
