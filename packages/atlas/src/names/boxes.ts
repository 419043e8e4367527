import { LEADING } from '../draw/labels.ts';
import type { Point } from '../model/board.ts';
import type { Face, Label } from '../model/built.ts';
import { measure } from './fonts.ts';

/** A turned rectangle: middle, half sizes and the direction of its long side. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly cos: number;
  readonly sin: number;
}

export function box(x: number, y: number, width: number, height: number, turn = 0): Box {
  const angle = (turn * Math.PI) / 180;
  return { x, y, w: width / 2, h: height / 2, cos: Math.cos(angle), sin: Math.sin(angle) };
}

/** Share of a size that capitals, or letters with their tails, really take. */
const TALL: Readonly<Record<Face, number>> = { caps: 0.8, serif: 0.86, italic: 0.86 };

/** The room a name takes. */
export function labelBox(label: Label): Box {
  const { lines, size, face, spacing, at, turn } = label;
  const width = lines.reduce((most, line) => Math.max(most, measure(line, face, size, spacing)), 0);
  return box(at[0], at[1], width, size * (TALL[face] + (lines.length - 1) * LEADING), turn);
}

export function corners({ x, y, w, h, cos, sin }: Box): Point[] {
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sx, sy]): Point => [x + sx * w * cos - sy * h * sin, y + sx * w * sin + sy * h * cos]);
}

/** How deep two boxes, each grown by `pad`, lie in each other; 0 when they are apart (separating axes). */
export function overlap(a: Box, b: Box, pad = 0): number {
  const reach = a.w + a.h + b.w + b.h + 2 * pad;
  if (Math.abs(a.x - b.x) > reach || Math.abs(a.y - b.y) > reach) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [ax, ay] of [
    [a.cos, a.sin],
    [-a.sin, a.cos],
    [b.cos, b.sin],
    [-b.sin, b.cos],
  ]) {
    const span = (o: Box) => Math.abs((o.cos * ax + o.sin * ay) * o.w) + Math.abs((-o.sin * ax + o.cos * ay) * o.h);
    const gap = Math.abs((a.x - b.x) * ax + (a.y - b.y) * ay) - span(a) - span(b) - pad;
    if (gap >= 0) return 0;
    least = Math.min(least, -gap);
  }
  return least;
}

/** Distance from a point to a box; 0 inside. */
export function distanceToBox([px, py]: Point, { x, y, w, h, cos, sin }: Box): number {
  const u = Math.abs((px - x) * cos + (py - y) * sin) - w;
  const v = Math.abs(-(px - x) * sin + (py - y) * cos) - h;
  return Math.hypot(Math.max(0, u), Math.max(0, v));
}

/** Points spread evenly over a box, `nx` by `ny`. */
export function sample(b: Box, nx: number, ny: number): Point[] {
  const out: Point[] = [];
  for (let j = 0; j < ny; j++) {
    for (let i = 0; i < nx; i++) {
      const u = (((i + 0.5) / nx) * 2 - 1) * b.w;
      const v = (((j + 0.5) / ny) * 2 - 1) * b.h;
      out.push([b.x + u * b.cos - v * b.sin, b.y + u * b.sin + v * b.cos]);
    }
  }
  return out;
}

export function insideFrame(b: Box, width: number, height: number, margin: number): boolean {
  return corners(b).every(([x, y]) => x >= margin && y >= margin && x <= width - margin && y <= height - margin);
}
