import type { Point } from '../model/board.ts';

/** A raster over the board: `cells` per board unit; row by row from the upper left corner. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly cells: number;
}

export function gridOf(frame: { width: number; height: number }, cells: number): Grid {
  return { width: Math.round(frame.width * cells), height: Math.round(frame.height * cells), cells };
}

const SUBROWS = 4;

/** How much of each cell lies inside the rings (0 to 1), by even-odd filling of sub-rows with exact ends. */
export function coverage(grid: Grid, rings: readonly (readonly Point[])[]): Float32Array {
  const rows = grid.height * SUBROWS;
  const crossings: number[][] = Array.from({ length: rows }, () => []);
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const [ax, ay] = ring[i];
      const [bx, by] = ring[(i + 1) % ring.length];
      if (ay === by) continue;
      const [x0, y0, x1, y1] = ay < by ? [ax, ay, bx, by] : [bx, by, ax, ay];
      const first = Math.max(0, Math.ceil(y0 * grid.cells * SUBROWS - 0.5));
      const last = Math.min(rows - 1, Math.ceil(y1 * grid.cells * SUBROWS - 0.5) - 1);
      for (let row = first; row <= last; row++) {
        const y = (row + 0.5) / (SUBROWS * grid.cells);
        crossings[row].push((x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) * grid.cells);
      }
    }
  }
  const out = new Float32Array(grid.width * grid.height);
  for (let row = 0; row < rows; row++) {
    const xs = crossings[row].sort((a, b) => a - b);
    const base = Math.floor(row / SUBROWS) * grid.width;
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, xs[i]);
      const to = Math.min(grid.width, xs[i + 1]);
      if (to <= from) continue;
      const first = Math.floor(from);
      const last = Math.min(grid.width - 1, Math.floor(to));
      for (let x = first; x <= last; x++) {
        out[base + x] += (Math.min(to, x + 1) - Math.max(from, x)) / SUBROWS;
      }
    }
  }
  return out;
}

/** Calls `visit` for every cell within `radius` units of the line, with the distance in units. */
export function alongLine(
  grid: Grid,
  line: readonly Point[],
  radius: number,
  visit: (cell: number, distance: number) => void,
): void {
  const c = grid.cells;
  for (let i = 0; i + 1 < line.length; i++) {
    const [ax, ay] = line[i];
    const [bx, by] = line[i + 1];
    const x0 = Math.max(0, Math.floor((Math.min(ax, bx) - radius) * c));
    const x1 = Math.min(grid.width - 1, Math.ceil((Math.max(ax, bx) + radius) * c));
    const y0 = Math.max(0, Math.floor((Math.min(ay, by) - radius) * c));
    const y1 = Math.min(grid.height - 1, Math.ceil((Math.max(ay, by) + radius) * c));
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const px = (x + 0.5) / c;
        const py = (y + 0.5) / c;
        const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length));
        const d = Math.hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay));
        if (d <= radius) visit(y * grid.width + x, d);
      }
    }
  }
}

/** Distance in cells from every cell to the nearest cell with `inside(cell)`, exact enough for drawing (two-pass 3-4-5 chamfer). */
export function distanceTo(grid: Grid, inside: (cell: number) => boolean): Float32Array {
  const { width: w, height: h } = grid;
  const far = 1e9;
  const d = new Float32Array(w * h);
  for (let i = 0; i < d.length; i++) d[i] = inside(i) ? 0 : far;
  const diagonal = 1.38;
  const straight = 0.98;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      let v = d[i];
      if (x > 0) v = Math.min(v, d[i - 1] + straight);
      if (y > 0) {
        v = Math.min(v, d[i - w] + straight);
        if (x > 0) v = Math.min(v, d[i - w - 1] + diagonal);
        if (x < w - 1) v = Math.min(v, d[i - w + 1] + diagonal);
      }
      d[i] = v;
    }
  }
  for (let y = h - 1; y >= 0; y--) {
    for (let x = w - 1; x >= 0; x--) {
      const i = y * w + x;
      let v = d[i];
      if (x < w - 1) v = Math.min(v, d[i + 1] + straight);
      if (y < h - 1) {
        v = Math.min(v, d[i + w] + straight);
        if (x < w - 1) v = Math.min(v, d[i + w + 1] + diagonal);
        if (x > 0) v = Math.min(v, d[i + w - 1] + diagonal);
      }
      d[i] = v;
    }
  }
  return d;
}

/** Mean over a square of side 2 * radius + 1, in place; `times` passes come close to a Gaussian blur. */
export function blur(grid: Grid, values: Float32Array, radius: number, times = 1): void {
  const { width: w, height: h } = grid;
  if (radius < 1) return;
  const lane = new Float32Array(Math.max(w, h));
  const run = (start: number, step: number, count: number) => {
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += values[start + Math.max(0, Math.min(count - 1, i)) * step];
    for (let i = 0; i < count; i++) {
      lane[i] = sum / (2 * radius + 1);
      const leave = Math.max(0, i - radius);
      const enter = Math.min(count - 1, i + radius + 1);
      sum += values[start + enter * step] - values[start + leave * step];
    }
    for (let i = 0; i < count; i++) values[start + i * step] = lane[i];
  };
  for (let pass = 0; pass < times; pass++) {
    for (let y = 0; y < h; y++) run(y * w, 1, w);
    for (let x = 0; x < w; x++) run(x, w, h);
  }
}
