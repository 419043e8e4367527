import type { Grid } from './raster.ts';

export interface Seed {
  readonly cell: number;
  readonly label: number;
}

const BUCKETS = 8192;

/**
 * Grows all seeds at once over the cells with a cost (0 = closed), each cell going to the seed that reaches it most cheaply.
 * Costs are whole numbers (8 = one cell of easy ground), kept in a ring of buckets. `extra` adds to a step or forbids it (-1).
 */
export function spread(
  grid: Grid,
  label: Int16Array,
  seeds: readonly Seed[],
  cost: Uint8Array,
  limit: number,
  extra: (cell: number, label: number) => number,
): void {
  const { width: w, height: h } = grid;
  const reached = new Int32Array(w * h).fill(0x7fffffff);
  const done = new Uint8Array(w * h);
  const buckets: number[][] = Array.from({ length: BUCKETS }, () => []);
  let waiting = 0;
  const offer = (cell: number, at: number) => {
    buckets[at % BUCKETS].push(cell);
    waiting++;
  };
  for (const { cell, label: index } of seeds) {
    reached[cell] = 0;
    label[cell] = index;
    offer(cell, 0);
  }
  const steps = [-1, 1, -w, w, -w - 1, -w + 1, w - 1, w + 1];
  for (let at = 0; waiting > 0 && at <= limit; at++) {
    const bucket = buckets[at % BUCKETS];
    while (bucket.length > 0) {
      const cell = bucket.pop();
      if (cell === undefined) break;
      waiting--;
      if (done[cell] || reached[cell] !== at) continue;
      done[cell] = 1;
      const index = label[cell];
      const x = cell % w;
      for (let s = 0; s < 8; s++) {
        const next = cell + steps[s];
        if (next < 0 || next >= done.length || done[next] || cost[next] === 0) continue;
        const dx = (next % w) - x;
        if (dx > 1 || dx < -1) continue;
        if (s >= 4 && (cost[cell + dx] === 0 || cost[next - dx] === 0)) continue;
        const more = extra(next, index);
        if (more < 0) continue;
        const step = s < 4 ? cost[next] : Math.round(cost[next] * 1.41);
        const total = at + step + more;
        if (total < reached[next]) {
          reached[next] = total;
          label[next] = index;
          offer(next, total);
        }
      }
    }
  }
  for (let cell = 0; cell < done.length; cell++) {
    if (!done[cell] && reached[cell] !== 0x7fffffff) label[cell] = -1;
  }
}
