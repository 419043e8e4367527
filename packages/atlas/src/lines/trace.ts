import type { Grid } from '../raster/raster.ts';

/** A border between two labels, from junction to junction (or closed), as corners of the raster; `left` lies left of its direction. */
export interface RawArc {
  readonly corners: Int32Array;
  readonly left: number;
  readonly right: number;
  readonly closed: boolean;
}

/** An arc forwards (index) or backwards (~index). */
export type ArcRef = number;

export interface Topology {
  readonly arcs: readonly RawArc[];
  /** For each label the rings of arcs around its patches and their holes. */
  readonly rings: ReadonlyMap<number, ArcRef[][]>;
}

/** Label of everything beyond the frame. */
export const BEYOND = -1;

const EAST = 0;
const SOUTH = 1;
const WEST = 2;
const NORTH = 3;

/**
 * Traces the raster once, so that neighbours share their arcs: no gap and no overlap can appear between them, whatever is done
 * to an arc afterwards.
 */
export function trace(grid: Grid, label: Int16Array): Topology {
  const { width: w, height: h } = grid;
  const lattice = w + 1;
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= w || y >= h ? BEYOND : label[y * w + x]);
  const step = [1, lattice, -1, -lattice];
  /** The labels on both sides of the edge that leaves a corner in a direction. */
  const leftOf = (corner: number, dir: number) => {
    const x = corner % lattice;
    const y = (corner - x) / lattice;
    return dir === EAST ? at(x, y - 1) : dir === SOUTH ? at(x, y) : dir === WEST ? at(x - 1, y) : at(x - 1, y - 1);
  };
  const rightOf = (corner: number, dir: number) => {
    const x = corner % lattice;
    const y = (corner - x) / lattice;
    return dir === EAST ? at(x, y) : dir === SOUTH ? at(x - 1, y) : dir === WEST ? at(x - 1, y - 1) : at(x, y - 1);
  };
  const corners = lattice * (h + 1);
  const edges = new Uint8Array(corners);
  for (let corner = 0; corner < corners; corner++) {
    let mask = 0;
    const x = corner % lattice;
    const y = (corner - x) / lattice;
    const [nw, ne, sw, se] = [at(x - 1, y - 1), at(x, y - 1), at(x - 1, y), at(x, y)];
    if (ne !== se) mask |= 1 << EAST;
    if (se !== sw) mask |= 1 << SOUTH;
    if (sw !== nw) mask |= 1 << WEST;
    if (nw !== ne) mask |= 1 << NORTH;
    edges[corner] = mask;
  }
  const degree = (mask: number) => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1);
  const used = new Uint8Array(corners);
  const arcs: RawArc[] = [];
  const startsWith = new Map<number, ArcRef>();
  const lastDirs: number[] = [];
  const firstDirs: number[] = [];
  const follow = (start: number, first: number) => {
    const path = [start];
    let corner = start;
    let dir = first;
    for (;;) {
      used[corner] |= 1 << dir;
      corner += step[dir];
      used[corner] |= 1 << ((dir + 2) % 4);
      path.push(corner);
      if (corner === start || degree(edges[corner]) > 2) break;
      const onward = edges[corner] & ~(1 << ((dir + 2) % 4));
      dir = onward === 1 ? EAST : onward === 2 ? SOUTH : onward === 4 ? WEST : NORTH;
    }
    const index = arcs.length;
    arcs.push({
      corners: Int32Array.from(path),
      left: leftOf(start, first),
      right: rightOf(start, first),
      closed: corner === start && degree(edges[start]) === 2,
    });
    firstDirs.push(first);
    lastDirs.push(dir);
    startsWith.set(start * 4 + first, index);
    startsWith.set(corner * 4 + ((dir + 2) % 4), ~index);
  };
  for (let corner = 0; corner < corners; corner++) {
    if (degree(edges[corner]) < 3) continue;
    for (let dir = 0; dir < 4; dir++) {
      if (edges[corner] & (1 << dir) && !(used[corner] & (1 << dir))) follow(corner, dir);
    }
  }
  for (let corner = 0; corner < corners; corner++) {
    const open = edges[corner] & ~used[corner];
    if (open) follow(corner, open & 1 ? EAST : open & 2 ? SOUTH : open & 4 ? WEST : NORTH);
  }
  return { arcs, rings: joinRings() };

  function joinRings(): Map<number, ArcRef[][]> {
    const rings = new Map<number, ArcRef[][]>();
    const taken = new Set<ArcRef>();
    const walk = (first: ArcRef, owner: number) => {
      const ring: ArcRef[] = [];
      let ref = first;
      do {
        ring.push(ref);
        taken.add(ref);
        const arc = arcs[ref < 0 ? ~ref : ref];
        if (arc.closed) break;
        const end = ref < 0 ? arc.corners[0] : arc.corners[arc.corners.length - 1];
        const heading = ref < 0 ? (firstDirs[~ref] + 2) % 4 : lastDirs[ref];
        // Keep to the same patch: turn left if one can, else go straight on, else turn right.
        const turns = [(heading + 3) % 4, heading, (heading + 1) % 4];
        const dir = turns.find((d) => leftOf(end, d) === owner && rightOf(end, d) !== owner);
        const next = dir === undefined ? undefined : startsWith.get(end * 4 + dir);
        if (next === undefined) throw new Error('the tracing of borders broke off');
        ref = next;
      } while (ref !== first);
      rings.set(owner, [...(rings.get(owner) ?? []), ring]);
    };
    arcs.forEach((arc, index) => {
      if (arc.left !== BEYOND && !taken.has(index)) walk(index, arc.left);
      if (arc.right !== BEYOND && !taken.has(~index)) walk(~index, arc.right);
    });
    return rings;
  }
}
