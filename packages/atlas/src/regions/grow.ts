import { layered } from '../geography/noise.ts';
import type { Projection } from '../geography/projection.ts';
import { pinch } from '../lines/pinch.ts';
import type { Board, BoardSpace, LonLat } from '../model/board.ts';
import { type Coast, nearestCell, patches } from '../raster/coast.ts';
import { alongLine, type Grid } from '../raster/raster.ts';
import type { Relief } from '../raster/relief.ts';
import type { Geography } from '../raster/sources.ts';
import { type Seed, spread } from '../raster/spread.ts';

/** Every cell of the board belongs to one space or to the unnamed rest. */
export interface Allocation {
  /** Index into `spaces`, or one of the two rests. */
  readonly label: Int16Array;
  readonly spaces: readonly BoardSpace[];
  readonly restLand: number;
  readonly restSea: number;
}

export interface GrowInput {
  readonly board: Board;
  readonly grid: Grid;
  readonly coast: Coast;
  readonly place: Projection;
  readonly relief: Relief;
  readonly geography: Geography;
}

export function isWater(space: BoardSpace): boolean {
  return space.kind === 'sea' || (space.kind === 'outside' && space.water === true);
}

/** Land first, then the seas against the shores that the rules give them. */
export function grow(input: GrowInput): Allocation {
  const { board, grid, coast } = input;
  const spaces = board.play === 'areas' ? board.spaces : [];
  const restLand = spaces.length;
  const restSea = spaces.length + 1;
  const label = new Int16Array(grid.width * grid.height).fill(-1);
  if (spaces.length > 0) {
    growLand(input, label, restLand);
    pinchCorners(input, label);
    growSeas(input, label, restSea);
  }
  for (let i = 0; i < label.length; i++) if (label[i] < 0) label[i] = coast.land[i] ? restLand : restSea;
  if (spaces.length > 0) dropCrumbs(input, label, restLand, restSea);
  return { label, spaces, restLand, restSea };
}

function seedsOf(input: GrowInput, water: boolean, free: (cell: number) => boolean): Seed[] {
  const { board, grid, place } = input;
  const seeds: Seed[] = [];
  board.spaces.forEach((space, index) => {
    if (isWater(space) !== water) return;
    space.anchors.forEach((anchor: LonLat) => {
      const [x, y] = place(anchor);
      if (x < 0 || y < 0 || x >= grid.width / grid.cells || y >= grid.height / grid.cells) {
        if (space.kind !== 'outside')
          throw new Error(`${board.game}: an anchor of ${space.id} (${anchor}) lies outside the frame`);
        return;
      }
      const cell = nearestCell(grid, [x, y], 14, free);
      if (cell === undefined)
        throw new Error(`${board.game}: no ${water ? 'water' : 'land'} near the anchor ${anchor} of ${space.id}`);
      seeds.push({ cell, label: index });
    });
  });
  return seeds;
}

/** Which named rivers a space has as borders: it does not grow across them. */
function riversOf(board: Board): Map<string, Set<string>> {
  const rivers = new Map<string, Set<string>>();
  for (const { a, b, river } of board.links) {
    if (river === undefined) continue;
    for (const id of [a, b]) rivers.set(id, (rivers.get(id) ?? new Set()).add(river));
  }
  return rivers;
}

function growLand(input: GrowInput, label: Int16Array, rest: number): void {
  const { board, grid, coast, relief, geography } = input;
  const rough = layered(21, 3);
  const cost = new Uint8Array(label.length);
  const wave = board.frame.scale * 0.6;
  for (let cell = 0; cell < label.length; cell++) {
    if (!coast.land[cell]) continue;
    const x = ((cell % grid.width) + 0.5) / grid.cells;
    const y = (Math.floor(cell / grid.width) + 0.5) / grid.cells;
    cost[cell] = Math.min(60, Math.round(8 * (0.62 + 0.9 * rough(x / wave, y / wave) + 0.22 * relief.upland(x, y))));
  }
  const names = [...new Set(board.links.flatMap(({ river }) => (river === undefined ? [] : [river])))];
  const barrier = new Int16Array(label.length).fill(-1);
  names.forEach((name, index) => {
    for (const river of geography.rivers) {
      if (river.names.includes(name)) alongLine(grid, river.line, 0.9 / grid.cells, (cell) => (barrier[cell] = index));
    }
  });
  const own = riversOf(board);
  const blocked = board.spaces.map((space) => names.map((name) => own.get(space.id)?.has(name) === true));
  const seeds = seedsOf(input, false, (cell) => coast.land[cell] === 1 && barrier[cell] < 0);
  const limit = (board.fineness?.reach ?? 90) * board.frame.scale * grid.cells * 8;
  spread(grid, label, seeds, cost, limit, (cell, index) => {
    if (barrier[cell] < 0) return 0;
    return blocked[index][barrier[cell]] ? -1 : CROSSING;
  });
  for (let cell = 0; cell < label.length; cell++) if (barrier[cell] >= 0) label[cell] = -1;
  fillBeds(input, label);
  settleLeftovers(input, label, rest);
}

/** Added to each step of a space that crosses a border river which is not its own border. */
const CROSSING = 120;

/** River beds take the nearest side. */
function fillBeds({ grid, coast }: GrowInput, label: Int16Array): void {
  const ground = new Uint8Array(label.length);
  const taken: Seed[] = [];
  for (let cell = 0; cell < label.length; cell++) {
    if (label[cell] >= 0) taken.push({ cell, label: label[cell] });
    else if (coast.land[cell]) ground[cell] = 8;
  }
  spread(grid, label, taken, ground, 2 * grid.cells * 8, () => 0);
}

function pinchCorners({ board, grid }: GrowInput, label: Int16Array): void {
  const pairs = [...board.links, ...(board.closed ?? [])].flatMap(({ a, b }) => [`${a}|${b}`, `${b}|${a}`]);
  const allowed = new Set(pairs);
  const land = (index: number) => board.spaces[index] !== undefined && !isWater(board.spaces[index]);
  const wanted = (a: number, b: number) => {
    const [p, q] = [board.spaces[a], board.spaces[b]];
    return p.kind === 'outside' || q.kind === 'outside' || allowed.has(`${p.id}|${q.id}`);
  };
  pinch(grid, label, wanted, land, LONGEST_PINCH * board.frame.scale);
}

/** Longer contacts (in degrees) are no corners but mistakes, left for the checker to name. */
const LONGEST_PINCH = 1.6;

/** Pockets take the nearest side; islands without an anchor follow the nearest shore. */
function settleLeftovers(input: GrowInput, label: Int16Array, rest: number): void {
  const { grid, coast, board } = input;
  const around = label.slice();
  const everywhere = new Uint8Array(label.length).fill(8);
  const taken: Seed[] = [];
  for (let cell = 0; cell < label.length; cell++) if (label[cell] >= 0) taken.push({ cell, label: label[cell] });
  spread(grid, around, taken, everywhere, (board.fineness?.reach ?? 90) * board.frame.scale * grid.cells * 4, () => 0);
  const lost = (cell: number) => (coast.land[cell] === 1 && label[cell] < 0 ? 1 : 0);
  patches(
    grid,
    lost,
    (cells) => {
      const touches = cells.some((cell) =>
        [cell - 1, cell + 1, cell - grid.width, cell + grid.width].some((n) => label[n] >= 0),
      );
      if (touches && cells.length < 400 * grid.cells ** 2) {
        for (const cell of cells) if (around[cell] >= 0) label[cell] = around[cell];
        return;
      }
      const votes = new Map<number, number>();
      for (const cell of cells) votes.set(around[cell], (votes.get(around[cell]) ?? 0) + 1);
      const [winner = -1] = [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [];
      for (const cell of cells) label[cell] = touches || winner < 0 ? rest : winner;
    },
    0,
  );
}

function growSeas(input: GrowInput, label: Int16Array, rest: number): void {
  const { board, grid, coast } = input;
  const rough = layered(31, 2);
  const cost = new Uint8Array(label.length);
  const wave = board.frame.scale * 1.1;
  for (let cell = 0; cell < label.length; cell++) {
    if (coast.land[cell]) continue;
    const x = (cell % grid.width) / grid.cells;
    const y = Math.floor(cell / grid.width) / grid.cells;
    cost[cell] = Math.round(8 * (0.55 + 1.1 * rough(x / wave, y / wave)));
  }
  const shore = new Int16Array(label.length).fill(-1);
  const shoreCost = new Uint8Array(label.length);
  const seeds: Seed[] = [];
  for (let cell = 0; cell < label.length; cell++) {
    if (coast.land[cell]) {
      if (label[cell] >= 0 && label[cell] < rest - 1) seeds.push({ cell, label: label[cell] });
    } else shoreCost[cell] = 8;
  }
  spread(grid, shore, seeds, shoreCost, 3.2 * grid.cells * 8, () => 0);
  const linked = new Set(board.links.flatMap(({ a, b, kind }) => (kind === 'coast' ? [`${a}|${b}`, `${b}|${a}`] : [])));
  const allowed = board.spaces.map((land) =>
    board.spaces.map((sea) => land.kind === 'outside' || sea.kind === 'outside' || linked.has(`${land.id}|${sea.id}`)),
  );
  const free = (cell: number) => coast.land[cell] === 0;
  spread(grid, label, seedsOf(input, true, free), cost, Number.POSITIVE_INFINITY, (cell, index) =>
    shore[cell] >= 0 && !allowed[shore[cell]][index] ? 400 : 0,
  );
}

/** Crumbs cut off from the body of their space join what lies around them. */
function dropCrumbs(input: GrowInput, label: Int16Array, restLand: number, restSea: number): void {
  const { grid, coast, board } = input;
  const anchored = new Set<number>();
  for (const water of [false, true]) {
    for (const { cell, label: index } of seedsOf(input, water, (c) => (coast.land[c] === 0) === water)) {
      if (label[cell] === index) anchored.add(cell);
    }
  }
  const largest = new Map<number, number>();
  const bodies: { cells: Int32Array; index: number }[] = [];
  patches(
    grid,
    (cell) => label[cell],
    (cells, index) => {
      bodies.push({ cells, index });
      largest.set(index, Math.max(largest.get(index) ?? 0, cells.length));
    },
  );
  for (const { cells, index } of bodies) {
    const rest = index === restLand || index === restSea;
    if (rest ? cells.length > 60 * grid.cells ** 2 : cells.length === largest.get(index)) continue;
    const land = coast.land[cells[0]];
    const votes = new Map<number, number>();
    for (const cell of cells) {
      for (const next of [cell - 1, cell + 1, cell - grid.width, cell + grid.width]) {
        const other = label[next] ?? -1;
        if (other !== index && other >= 0 && coast.land[next] === land) votes.set(other, (votes.get(other) ?? 0) + 1);
      }
    }
    const [winner] = [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [];
    if (winner === undefined || board.spaces[winner] === undefined || cells.some((cell) => anchored.has(cell)))
      continue;
    for (const cell of cells) label[cell] = winner;
  }
}
