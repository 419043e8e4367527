import { chance } from '../geography/noise.ts';
import { lengthOf, simplify, smooth } from '../lines/refine.ts';
import type { Point } from '../model/board.ts';
import { packLine } from '../model/built.ts';
import { type Box, distanceToBox } from '../names/boxes.ts';
import type { Coast } from '../raster/coast.ts';
import type { Grid } from '../raster/raster.ts';
import type { Relief } from '../raster/relief.ts';
import type { Geography } from '../raster/sources.ts';

/** Rivers on the land of this board, cut at the shore. */
export function drawRivers(geography: Geography, grid: Grid, coast: Coast): { line: number[]; width: number }[] {
  const [width, height] = [grid.width / grid.cells, grid.height / grid.cells];
  const dry = ([x, y]: Point) =>
    x >= 0 &&
    y >= 0 &&
    x < width &&
    y < height &&
    coast.share[Math.floor(y * grid.cells) * grid.width + Math.floor(x * grid.cells)] > 0.4;
  const out: { line: number[]; width: number }[] = [];
  for (const { names, line } of geography.rivers) {
    let run: Point[] = [];
    const finish = () => {
      if (run.length > 1 && lengthOf(run) > 6) {
        out.push({ line: packLine(simplify(smooth(run, 1, false), 0.12)), width: names.length > 0 ? 1 : 0.72 });
      }
      run = [];
    };
    for (const point of dense(line)) {
      if (dry(point)) run.push(point);
      else finish();
    }
    finish();
  }
  return out;
}

function dense(line: readonly Point[]): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i], line[i + 1]];
    const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 1.5));
    for (let s = 0; s < steps; s++) out.push([a[0] + ((b[0] - a[0]) * s) / steps, a[1] + ((b[1] - a[1]) * s) / steps]);
  }
  out.push(line[line.length - 1]);
  return out;
}

/** Lakes large enough to be seen. */
export function drawLakes(geography: Geography, grid: Grid): number[][] {
  const [width, height] = [grid.width / grid.cells, grid.height / grid.cells];
  return geography.lakes.flatMap((ring) => {
    if (!ring.some(([x, y]) => x > 0 && y > 0 && x < width && y < height)) return [];
    let area = 0;
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
      area += (a[0] * b[1] - b[0] * a[1]) / 2;
    }
    return Math.abs(area) < 9 ? [] : [packLine(simplify(smooth(ring.slice(), 1, false), 0.1))];
  });
}

/** Small drawn peaks where the country is high, off the shore and off everything that must be read. */
export function drawMountains(
  grid: Grid,
  coast: Coast,
  relief: Relief,
  avoid: readonly Box[],
  points: readonly Point[],
  size: number,
): [number, number, number][] {
  const [width, height] = [grid.width / grid.cells, grid.height / grid.cells];
  const pitch = size * 1.5;
  const out: [number, number, number][] = [];
  const buckets = new Map<number, Box[]>();
  const bucketOf = (x: number, y: number) => Math.floor(x / 60) * 1000 + Math.floor(y / 60);
  for (const b of avoid) {
    const reach = b.w + b.h + size * 2;
    for (let x = b.x - reach; x <= b.x + reach + 60; x += 60) {
      for (let y = b.y - reach; y <= b.y + reach + 60; y += 60) {
        const key = bucketOf(x, y);
        buckets.set(key, [...(buckets.get(key) ?? []), b]);
      }
    }
  }
  const land = (x: number, y: number) =>
    x > 0 &&
    y > 0 &&
    x < width &&
    y < height &&
    coast.land[Math.floor(y * grid.cells) * grid.width + Math.floor(x * grid.cells)] === 1;
  for (let row = 0, y = pitch; y < height; row++, y += pitch * 0.62) {
    for (let column = 0, x = (row % 2) * pitch * 0.5; x < width; column++, x += pitch) {
      const px = x + (chance(column, row, 51) - 0.5) * pitch * 0.9;
      const py = y + (chance(column, row, 52) - 0.5) * pitch * 0.5;
      const up = relief.upland(px, py);
      if (up < 0.85 || relief.height(px, py) < 0.75) continue;
      if (chance(column, row, 53) > Math.min(0.62, 0.2 + up * 0.15)) continue;
      const s = size * Math.min(1.5, 0.62 + 0.22 * up) * (0.85 + 0.3 * chance(column, row, 54));
      if (![-1, 0, 1].every((d) => land(px + d * s * 0.8, py) && land(px, py - s))) continue;
      const near = buckets.get(bucketOf(px, py)) ?? [];
      if (near.some((b) => distanceToBox([px, py - s / 2], b) < s * 0.8)) continue;
      if (points.some(([qx, qy]) => Math.hypot(qx - px, qy - py + s / 2) < s * 1.2)) continue;
      out.push([Math.round(px * 10) / 10, Math.round(py * 10) / 10, Math.round(s * 10) / 10]);
    }
  }
  return out.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}
