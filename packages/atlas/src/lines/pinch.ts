import type { Grid } from '../raster/raster.ts';
import { trace } from './trace.ts';

/**
 * Where two spaces that the rules do not link come to lie side by side for a short way, the two others that meet there are drawn
 * together from both ends until all four touch in one point: a corner, as printed boards have it, and no border.
 */
export function pinch(
  grid: Grid,
  label: Int16Array,
  wanted: (a: number, b: number) => boolean,
  land: (label: number) => boolean,
  longest: number,
): void {
  const { width: w, height: h, cells } = grid;
  const { arcs } = trace(grid, label);
  const lattice = w + 1;
  const third = (corner: number, a: number, b: number): number | undefined => {
    const x = corner % lattice;
    const y = (corner - x) / lattice;
    for (const [cx, cy] of [
      [x - 1, y - 1],
      [x, y - 1],
      [x - 1, y],
      [x, y],
    ]) {
      if (cx < 0 || cy < 0 || cx >= w || cy >= h) continue;
      const here = label[cy * w + cx];
      if (here !== a && here !== b) return here;
    }
    return undefined;
  };
  const before = label.slice();
  const paint = (corner: number, radius: number, owner: number, from: readonly number[]) => {
    const x = corner % lattice;
    const y = (corner - x) / lattice;
    const r = Math.ceil(radius);
    for (let dy = -r; dy < r; dy++) {
      for (let dx = -r; dx < r; dx++) {
        if ((dx + 0.5) ** 2 + (dy + 0.5) ** 2 > radius * radius) continue;
        const [cx, cy] = [x + dx, y + dy];
        if (cx < 0 || cy < 0 || cx >= w || cy >= h) continue;
        if (from.includes(before[cy * w + cx])) label[cy * w + cx] = owner;
      }
    }
  };
  for (const { corners, left, right, closed } of arcs) {
    if (closed || !land(left) || !land(right) || wanted(left, right)) continue;
    const n = corners.length - 1;
    if (n > longest * cells * 1.3) continue;
    const a = third(corners[0], left, right);
    const b = third(corners[n], left, right);
    if (a === undefined || b === undefined || !land(a) || !land(b)) continue;
    for (let i = 0; i <= n; i++) {
      const away = Math.abs(i - n / 2);
      paint(corners[i], Math.min(4 * cells, 0.42 * away) + 0.8, i < n / 2 ? a : b, [left, right]);
    }
  }
}
