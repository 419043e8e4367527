import type { Board, BoardLink, Point } from '../model/board.ts';
import type { BuiltLink } from '../model/built.ts';
import type { Coast } from '../raster/coast.ts';
import type { Grid } from '../raster/raster.ts';

/** Discs of cities are this large, and stand at least this far apart, when the whole board is shown. */
export const DISC = { radius: 11.5, capital: 16, apart: 44 } as const;

/** Moves crowded discs gently apart; where they stand is a matter of reading, not of geography. */
export function spreadDiscs(places: readonly Point[], fixed: readonly boolean[]): Point[] {
  const now = places.map(([x, y]) => [x, y] as [number, number]);
  for (let round = 0; round < 200; round++) {
    let moved = false;
    for (let i = 0; i < now.length; i++) {
      for (let j = i + 1; j < now.length; j++) {
        const [dx, dy] = [now[j][0] - now[i][0], now[j][1] - now[i][1]];
        const d = Math.hypot(dx, dy) || 0.01;
        if (d >= DISC.apart - 0.1) continue;
        moved = true;
        const push = (DISC.apart - d) / (fixed[i] || fixed[j] ? 1 : 2);
        if (!fixed[i]) now[i] = [now[i][0] - (dx / d) * push, now[i][1] - (dy / d) * push];
        if (!fixed[j]) now[j] = [now[j][0] + (dx / d) * push, now[j][1] + (dy / d) * push];
      }
    }
    if (!moved) break;
  }
  return now.map(([x, y]): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
}

const STEPS = 24;

/** A quadratic curve whose middle stands `bend` of its length off the straight line. */
export function curve([ax, ay]: Point, [bx, by]: Point, bend: number): Point[] {
  const [mx, my] = [(ax + bx) / 2 + (by - ay) * bend * 2, (ay + by) / 2 - (bx - ax) * bend * 2];
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const t = i / STEPS;
    const s = 1 - t;
    return [
      Math.round((s * s * ax + 2 * s * t * mx + t * t * bx) * 10) / 10,
      Math.round((s * s * ay + 2 * s * t * my + t * t * by) * 10) / 10,
    ];
  });
}

/** Roads are never quite straight. */
const EASY = 0.03;

const BENDS = [EASY, -EASY, 0, 0.06, -0.06, 0.08, -0.08, 0.12, -0.12, 0.17, -0.17, 0.22, -0.22];

interface Scene {
  readonly grid: Grid;
  readonly coast: Coast;
  /** Disc of every space. */
  readonly at: ReadonlyMap<string, Point>;
  readonly width: number;
  readonly height: number;
}

/** Draws every link as a curve that keeps off other cities and its own element: roads on land, lanes on water. */
export function drawCurves(board: Board, scene: Scene): BuiltLink[] {
  const drawn: { link: BoardLink; path: Point[] }[] = [];
  const order = board.links
    .map((link, i) => ({ link, i }))
    .sort((p, q) => length(p.link) - length(q.link) || p.i - q.i);
  for (const { link } of order) {
    const [a, b] = [scene.at.get(link.a), scene.at.get(link.b)];
    if (!a || !b) continue;
    const ways = (link.bend === undefined ? BENDS : [link.bend]).map((bend) => {
      const path = curve(a, b, bend);
      return { path, cost: Math.abs(Math.abs(bend) - EASY) * 60 + priceOf(link, path, scene, drawn) };
    });
    drawn.push({ link, path: ways.reduce((x, y) => (y.cost < x.cost ? y : x)).path });
  }
  return board.links.map((link) => {
    const path = drawn.find((d) => d.link === link)?.path;
    return {
      a: link.a,
      b: link.b,
      kind: link.kind,
      ...(path && { path: link.kind === 'arrow' ? shorten(path, 20) : path }),
    };
  });

  function length({ a, b }: BoardLink): number {
    const [p, q] = [scene.at.get(a), scene.at.get(b)];
    return p && q ? Math.hypot(p[0] - q[0], p[1] - q[1]) : 0;
  }
}

/** Ends a path before it reaches its goal, so that an arrow's head is seen. */
function shorten(path: Point[], by: number): Point[] {
  const [ex, ey] = path[path.length - 1];
  return path.filter(([x, y]) => Math.hypot(x - ex, y - ey) > by);
}

function priceOf(
  link: BoardLink,
  path: readonly Point[],
  scene: Scene,
  drawn: readonly { link: BoardLink; path: Point[] }[],
): number {
  let price = 0;
  for (const [x, y] of path) {
    if (x < 8 || y < 8 || x > scene.width - 8 || y > scene.height - 8) price += 6;
    const cell = Math.floor(y * scene.grid.cells) * scene.grid.width + Math.floor(x * scene.grid.cells);
    const land = scene.coast.land[cell] === 1;
    if (link.kind === 'sea' ? land : !land) price += 0.55;
    for (const [id, [cx, cy]] of scene.at) {
      if (id === link.a || id === link.b) continue;
      const d = Math.hypot(x - cx, y - cy);
      if (d < 34) price += (34 - d) * 0.5;
    }
  }
  for (const other of drawn) {
    const shared = [link.a, link.b].some((id) => id === other.link.a || id === other.link.b);
    for (let i = 5; i < path.length - 5; i += 2) {
      for (let j = 5; j < other.path.length - 5; j += 2) {
        const d = Math.hypot(path[i][0] - other.path[j][0], path[i][1] - other.path[j][1]);
        if (d < 9) price += shared ? 1.2 : 0.7;
      }
    }
  }
  return price;
}

/** The shortest way over the water between two coasts, a little drawn back from both so that its heads rest on the shores. */
export function straitPath(
  a: readonly Point[],
  b: readonly Point[],
  shortest: number,
): { path: Point[]; width: number } | undefined {
  let best: { p: Point; q: Point; d: number } | undefined;
  for (const p of a) {
    for (const q of b) {
      const d = Math.hypot(p[0] - q[0], p[1] - q[1]);
      if (!best || d < best.d) best = { p, q, d };
    }
  }
  if (!best) return undefined;
  const { p, q, d } = best;
  const grow = Math.max(0, (shortest - d) / 2) / Math.max(d, 0.5);
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const round = (v: number) => Math.round(v * 10) / 10;
  return {
    path: [
      [round(p[0] - dx * grow), round(p[1] - dy * grow)],
      [round(q[0] + dx * grow), round(q[1] + dy * grow)],
    ],
    width: d,
  };
}
