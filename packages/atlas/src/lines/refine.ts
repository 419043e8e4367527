import type { Point } from '../model/board.ts';
import type { Grid } from '../raster/raster.ts';
import type { RawArc } from './trace.ts';

/** Everything that turns a raster border into a drawn line; all lengths in board units. */

/** The corners of an arc as points; shore corners move to where the land's share is one half, so coasts come out finer than cells. */
export function cornerPoints(grid: Grid, arc: RawArc, share: Float32Array, shore: boolean): Point[] {
  const lattice = grid.width + 1;
  return Array.from(arc.corners, (corner): Point => {
    const x = corner % lattice;
    const y = (corner - x) / lattice;
    const [dx, dy] = shore || onShore(grid, share, x, y) ? shoreShift(grid, share, x, y) : [0, 0];
    return [(x + dx) / grid.cells, (y + dy) / grid.cells];
  });
}

function around(grid: Grid, share: Float32Array, x: number, y: number): [number, number, number, number] | undefined {
  if (x <= 0 || y <= 0 || x >= grid.width || y >= grid.height) return undefined;
  const i = y * grid.width + x;
  return [share[i - grid.width - 1], share[i - grid.width], share[i - 1], share[i]];
}

function onShore(grid: Grid, share: Float32Array, x: number, y: number): boolean {
  const cells = around(grid, share, x, y);
  if (cells === undefined) return false;
  return cells.some((s) => s >= 0.5) && cells.some((s) => s < 0.5);
}

function shoreShift(grid: Grid, share: Float32Array, x: number, y: number): Point {
  const cells = around(grid, share, x, y);
  if (cells === undefined) return [0, 0];
  const [nw, ne, sw, se] = cells;
  const gx = (ne + se - nw - sw) / 2;
  const gy = (sw + se - nw - ne) / 2;
  const slope = gx * gx + gy * gy;
  if (slope < 0.01) return [0, 0];
  const move = (0.5 - (nw + ne + sw + se) / 4) / slope;
  const limit = 0.6 / Math.max(0.6, Math.abs(move) * Math.sqrt(slope));
  return [gx * move * limit, gy * move * limit];
}

/** Pulls every inner point towards the middle of its neighbours; the ends stay. */
export function smooth(line: readonly Point[], rounds: number, closed: boolean): Point[] {
  let now = line.slice();
  const n = now.length;
  for (let round = 0; round < rounds; round++) {
    const next = now.slice();
    for (let i = 1; i < n - 1; i++) {
      next[i] = [
        now[i][0] / 2 + (now[i - 1][0] + now[i + 1][0]) / 4,
        now[i][1] / 2 + (now[i - 1][1] + now[i + 1][1]) / 4,
      ];
    }
    if (closed && n > 3) {
      const joint: Point = [
        now[0][0] / 2 + (now[1][0] + now[n - 2][0]) / 4,
        now[0][1] / 2 + (now[1][1] + now[n - 2][1]) / 4,
      ];
      next[0] = joint;
      next[n - 1] = joint;
    }
    now = next;
  }
  return now;
}

/** Ramer, Douglas and Peucker: fewer points, none further than the tolerance from the old line. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return line.slice();
  const keep = new Uint8Array(line.length);
  keep[0] = 1;
  keep[line.length - 1] = 1;
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    let far = -1;
    let most = tolerance;
    const [ax, ay] = line[from];
    const [bx, by] = line[to];
    const length = Math.hypot(bx - ax, by - ay);
    for (let i = from + 1; i < to; i++) {
      const [x, y] = line[i];
      const d =
        length < 1e-9 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
      if (d > most) {
        most = d;
        far = i;
      }
    }
    if (far > 0) {
      keep[far] = 1;
      spans.push([from, far], [far, to]);
    }
  }
  return line.filter((_, i) => keep[i]);
}

/** Lays the part of a border that runs near a river exactly on the river. */
export function snapToLines(line: readonly Point[], targets: readonly (readonly Point[])[], reach: number): Point[] {
  return line.map((point, i) => {
    if (i === 0 || i === line.length - 1) return point;
    const near = nearestOnLines(point, targets);
    if (near === undefined || near.distance > reach) return point;
    const pull = Math.min(1, 2 * (1 - near.distance / reach));
    return [point[0] + (near.at[0] - point[0]) * pull, point[1] + (near.at[1] - point[1]) * pull];
  });
}

export function nearestOnLines(
  [x, y]: Point,
  lines: readonly (readonly Point[])[],
): { at: Point; distance: number } | undefined {
  let best: { at: Point; distance: number } | undefined;
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [ax, ay] = line[i];
      const [bx, by] = line[i + 1];
      const length = (bx - ax) ** 2 + (by - ay) ** 2;
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
      const at: Point = [ax + t * (bx - ax), ay + t * (by - ay)];
      const distance = Math.hypot(x - at[0], y - at[1]);
      if (best === undefined || distance < best.distance) best = { at, distance };
    }
  }
  return best;
}

export function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]);
  return sum;
}
