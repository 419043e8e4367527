import type { Projection } from '../geography/projection.ts';
import { BRIDGES, CHANNELS } from '../geography/waters.ts';
import type { Board, Point } from '../model/board.ts';
import { alongLine, blur, coverage, type Grid } from './raster.ts';
import type { Geography } from './sources.ts';

/** Where land is: a share per cell for fine coast lines, and yes or no for everything that grows on it. */
export interface Coast {
  readonly share: Float32Array;
  readonly land: Uint8Array;
}

/** Calls `visit` with the cells of every connected patch of one value; cells of value `skip` are left alone. */
export function patches(
  grid: Grid,
  of: (cell: number) => number,
  visit: (cells: Int32Array, value: number) => void,
  skip?: number,
): void {
  const { width: w, height: h } = grid;
  const seen = new Uint8Array(w * h);
  const queue = new Int32Array(w * h);
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue;
    const value = of(start);
    if (value === skip) continue;
    let end = 0;
    const add = (cell: number) => {
      seen[cell] = 1;
      queue[end++] = cell;
    };
    add(start);
    for (let i = 0; i < end; i++) {
      const cell = queue[i];
      const x = cell % w;
      if (x > 0 && !seen[cell - 1] && of(cell - 1) === value) add(cell - 1);
      if (x < w - 1 && !seen[cell + 1] && of(cell + 1) === value) add(cell + 1);
      if (cell >= w && !seen[cell - w] && of(cell - w) === value) add(cell - w);
      if (cell + w < seen.length && !seen[cell + w] && of(cell + w) === value) add(cell + w);
    }
    visit(queue.slice(0, end), value);
  }
}

/** Cuts the real coastline into the grid: straits kept open, necks kept closed, specks of land and water removed. */
export function cutCoast(board: Board, grid: Grid, geography: Geography, place: Projection): Coast {
  const share = coverage(grid, geography.land);
  blur(grid, share, 1);
  const narrow = (width: number) => Math.max(width / 2, 0.9 / grid.cells);
  for (const { width, line } of BRIDGES) {
    alongLine(
      grid,
      line.map((p) => place(p)),
      narrow(width) + 1 / grid.cells,
      (cell, d) => {
        share[cell] = Math.max(share[cell], Math.min(1, (narrow(width) - d) * grid.cells + 0.5));
      },
    );
  }
  for (const { width, line } of CHANNELS) {
    alongLine(
      grid,
      line.map((p) => place(p)),
      narrow(width) + 1 / grid.cells,
      (cell, d) => {
        share[cell] = Math.min(share[cell], Math.max(0, 0.5 - (narrow(width) - d) * grid.cells));
      },
    );
  }
  const kept = keptIslands(board, grid, share, place);
  const smallest = (board.fineness?.smallestIsland ?? 5) * grid.cells ** 2;
  const isLand = (c: number) => (share[c] >= 0.5 ? 1 : 0);
  patches(grid, isLand, (cells, value) => {
    if (value === 1 && cells.length < smallest && !cells.some((c) => kept.has(c))) {
      for (const c of cells) share[c] = Math.min(share[c], 0.2);
    }
  });
  patches(grid, isLand, (cells, value) => {
    if (value === 0 && cells.length < smallest * 3) for (const c of cells) share[c] = 1;
  });
  const land = new Uint8Array(share.length);
  for (let i = 0; i < land.length; i++) land[i] = share[i] >= 0.5 ? 1 : 0;
  return { share, land };
}

/** Cells that an anchor stands on or near, so that no island with a space on it is lost; a vanished one is drawn as a small disc. */
function keptIslands(board: Board, grid: Grid, share: Float32Array, place: Projection): Set<number> {
  const kept = new Set<number>();
  for (const space of board.spaces) {
    if (space.kind === 'sea' || (space.kind === 'outside' && space.water)) continue;
    if (board.play === 'points' && space.kind !== 'city') continue;
    for (const anchor of space.anchors) {
      const found = nearestCell(grid, place(anchor), 6, (c) => share[c] >= 0.5);
      if (found !== undefined) kept.add(found);
      else if (space.kind === 'land') {
        const at = place(anchor);
        alongLine(grid, [at, at], 3, (cell, d) => {
          share[cell] = Math.max(share[cell], Math.min(1, (2.6 - d) * grid.cells + 0.5));
          if (d < 1) kept.add(cell);
        });
      }
    }
  }
  return kept;
}

/** The cell nearest to a place where `fits` holds, within `radius` units. */
export function nearestCell(
  grid: Grid,
  [x, y]: Point,
  radius: number,
  fits: (cell: number) => boolean,
): number | undefined {
  const cx = Math.floor(x * grid.cells);
  const cy = Math.floor(y * grid.cells);
  const r = Math.ceil(radius * grid.cells);
  let best: number | undefined;
  let bestDistance = r * r + 1;
  for (let dy = -r; dy <= r; dy++) {
    for (let dx = -r; dx <= r; dx++) {
      const d = dx * dx + dy * dy;
      if (d >= bestDistance) continue;
      const [px, py] = [cx + dx, cy + dy];
      if (px < 0 || py < 0 || px >= grid.width || py >= grid.height) continue;
      const cell = py * grid.width + px;
      if (!fits(cell)) continue;
      best = cell;
      bestDistance = d;
    }
  }
  return best;
}
