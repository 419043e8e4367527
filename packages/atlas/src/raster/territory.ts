import type { Point } from '../model/board.ts';
import { distanceTo, type Grid } from './raster.ts';

/** Where a space (or a group of spaces) lies on the raster, and how deep inside it each place is. */
export interface Territory {
  /** Square units. */
  readonly size: number;
  /** Middle of the largest circle inside, and its radius in units. */
  readonly centre: Point;
  readonly radius: number;
  /** Middle of all its cells. */
  readonly middle: Point;
  /** Direction of its longest extent in degrees (-90 to 90), and how much longer than wide it is. */
  readonly axis: number;
  readonly stretch: number;
  readonly bounds: readonly [number, number, number, number];
}

export interface Field {
  readonly grid: Grid;
  readonly label: Int16Array;
  /** Distance in cells to the nearest border. */
  readonly depth: Float32Array;
  at(point: Point): number;
  depthAt(point: Point): number;
}

export function fieldOf(grid: Grid, label: Int16Array): Field {
  const { width: w, height: h } = grid;
  const edge = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const here = label[i];
      if (
        x === 0 ||
        y === 0 ||
        x === w - 1 ||
        y === h - 1 ||
        label[i + 1] !== here ||
        label[i + w] !== here ||
        label[i - 1] !== here ||
        label[i - w] !== here
      )
        edge[i] = 1;
    }
  }
  const depth = distanceTo(grid, (cell) => edge[cell] === 1);
  const cellOf = ([x, y]: Point) => {
    const cx = Math.floor(x * grid.cells);
    const cy = Math.floor(y * grid.cells);
    return cx < 0 || cy < 0 || cx >= w || cy >= h ? -1 : cy * w + cx;
  };
  return {
    grid,
    label,
    depth,
    at: (point) => {
      const cell = cellOf(point);
      return cell < 0 ? -2 : label[cell];
    },
    depthAt: (point) => {
      const cell = cellOf(point);
      return cell < 0 ? 0 : depth[cell] / grid.cells;
    },
  };
}

/** Measures of all labels at once. */
export function territories(field: Field): Map<number, Territory> {
  const { grid, label, depth } = field;
  const { width: w, cells } = grid;
  interface Sum {
    n: number;
    x: number;
    y: number;
    xx: number;
    yy: number;
    xy: number;
    deepest: number;
    deep: number;
    box: [number, number, number, number];
  }
  const sums = new Map<number, Sum>();
  for (let i = 0; i < label.length; i++) {
    const x = i % w;
    const y = (i - x) / w;
    let sum = sums.get(label[i]);
    if (!sum) {
      sum = { n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0, deepest: i, deep: -1, box: [x, y, x, y] };
      sums.set(label[i], sum);
    }
    sum.n++;
    sum.x += x;
    sum.y += y;
    sum.xx += x * x;
    sum.yy += y * y;
    sum.xy += x * y;
    if (depth[i] > sum.deep) {
      sum.deep = depth[i];
      sum.deepest = i;
    }
    const b = sum.box;
    if (x < b[0]) b[0] = x;
    if (x > b[2]) b[2] = x;
    if (y > b[3]) b[3] = y;
  }
  const result = new Map<number, Territory>();
  for (const [index, { n, x, y, xx, yy, xy, deepest, deep, box }] of sums) {
    const [mx, my] = [x / n, y / n];
    const [a, b, c] = [xx / n - mx * mx, xy / n - mx * my, yy / n - my * my];
    const axis = (0.5 * Math.atan2(2 * b, a - c) * 180) / Math.PI;
    const root = Math.sqrt((a - c) ** 2 + 4 * b * b);
    const stretch = Math.sqrt((a + c + root) / Math.max(1e-6, a + c - root));
    const dx = deepest % w;
    result.set(index, {
      size: n / (cells * cells),
      centre: [(dx + 0.5) / cells, ((deepest - dx) / w + 0.5) / cells],
      radius: deep / cells,
      middle: [(mx + 0.5) / cells, (my + 0.5) / cells],
      axis,
      stretch,
      bounds: [box[0] / cells, box[1] / cells, (box[2] + 1) / cells, (box[3] + 1) / cells],
    });
  }
  return result;
}
