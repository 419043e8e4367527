import { cornerPoints, lengthOf, nearestOnLines, simplify, smooth, snapToLines } from '../lines/refine.ts';
import { type RawArc, type Topology, trace } from '../lines/trace.ts';
import type { Board, Point } from '../model/board.ts';
import { type BorderKind, type BuiltArc, type Contact, packLine, unpackLine } from '../model/built.ts';
import type { Coast } from '../raster/coast.ts';
import type { Grid } from '../raster/raster.ts';
import type { Geography } from '../raster/sources.ts';
import { type Allocation, isWater } from './grow.ts';

export interface Shapes {
  readonly topology: Topology;
  readonly arcs: readonly BuiltArc[];
  /** The arcs' lines as drawn (packed and unpacked again). */
  readonly lines: readonly Point[][];
  readonly contacts: readonly Contact[];
}

/** Traces the allocation and draws each border once. */
export function cutShapes(
  board: Board,
  grid: Grid,
  coast: Coast,
  allocation: Allocation,
  geography: Geography,
): Shapes {
  const topology = trace(grid, allocation.label);
  const links = new Map(
    board.links.flatMap((link) => [
      [`${link.a}|${link.b}`, link],
      [`${link.b}|${link.a}`, link],
    ]),
  );
  const water = (label: number) =>
    label === allocation.restSea || (label < allocation.restLand && isWater(allocation.spaces[label]));
  const played = (label: number) =>
    label >= 0 && label < allocation.restLand && allocation.spaces[label].kind !== 'outside';
  const kindOf = ({ left, right }: RawArc): BorderKind => {
    if (left < 0 || right < 0) return 'frame';
    if (water(left) !== water(right)) return 'coast';
    if (!played(left) && !played(right)) return 'rest';
    return water(left) ? 'sea' : 'land';
  };
  const pairs = new Map<string, Contact>();
  const lines: Point[][] = [];
  const arcs = topology.arcs.map((raw): BuiltArc => {
    const kind = kindOf(raw);
    const space = (label: number) => (label >= 0 && label < allocation.restLand ? allocation.spaces[label] : undefined);
    const [a, b] = [space(raw.left), space(raw.right)];
    const link = a && b ? links.get(`${a.id}|${b.id}`) : undefined;
    const river = link?.river;
    const courses = geography.rivers.flatMap(({ names, line }) =>
      river !== undefined && names.includes(river) ? [line] : [],
    );
    const line = drawLine(grid, raw, kind, coast.share, courses);
    const packed = packLine(line);
    lines.push(unpackLine(packed));
    if (a && b) {
      const [first, second] = [a.id, b.id].sort();
      const key = `${first}|${second}`;
      pairs.set(key, { a: first, b: second, length: (pairs.get(key)?.length ?? 0) + lengthOf(line) });
    }
    return {
      line: packed,
      kind,
      left: a ? raw.left : -1,
      right: b ? raw.right : -1,
      ...(river !== undefined && { river, flow: flowOf(lines[lines.length - 1], courses) }),
      ...(link?.ridge !== undefined && { ridge: link.ridge }),
    };
  });
  const contacts = [...pairs.values()]
    .map(({ a, b, length }) => ({ a, b, length: Math.round(length * 10) / 10 }))
    .sort((p, q) => (p.a === q.a ? (p.b < q.b ? -1 : 1) : p.a < q.a ? -1 : 1));
  return { topology, arcs, lines, contacts };
}

function drawLine(grid: Grid, raw: RawArc, kind: BorderKind, share: Float32Array, rivers: Point[][]): Point[] {
  const corners = cornerPoints(grid, raw, share, kind === 'coast');
  if (kind === 'frame') return simplify(corners, 0.01);
  if (kind === 'coast') return simplify(smooth(corners, 2, raw.closed), 0.09);
  const rounds = Math.round((kind === 'sea' ? 26 : 9) * grid.cells);
  const soft = smooth(corners, Math.min(rounds, corners.length * 3), raw.closed);
  if (rivers.length === 0) return simplify(soft, 0.1);
  return simplify(smooth(snapToLines(soft, rivers, 2.6), 1, false), 0.08);
}

/** Borders nearer to the river than this are the river. */
const ON_RIVER = 1.6;

/** The runs of a border's points that lie on a river; short breaks are bridged, short runs dropped. */
function flowOf(line: readonly Point[], courses: readonly Point[][]): [number, number][] {
  const runs: [number, number][] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const middle: Point = [(line[i][0] + line[i + 1][0]) / 2, (line[i][1] + line[i + 1][1]) / 2];
    const near = nearestOnLines(middle, courses);
    if (near === undefined || near.distance > ON_RIVER) continue;
    const last = runs[runs.length - 1];
    if (last && lengthOf(line.slice(last[1], i + 1)) < 5) last[1] = i + 1;
    else runs.push([i, i + 1]);
  }
  return runs.filter(([from, to]) => lengthOf(line.slice(from, to + 1)) > 2.5);
}
