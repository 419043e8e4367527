import { trace } from '@tabula/atlas/build';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Area of a ring of raster corners, positive when its inside lies on the left (y grows downwards). */
function area(corners: readonly number[], lattice: number): number {
  let sum = 0;
  for (let i = 0; i < corners.length; i++) {
    const [a, b] = [corners[i], corners[(i + 1) % corners.length]];
    sum += (a % lattice) * Math.floor(b / lattice) - (b % lattice) * Math.floor(a / lattice);
  }
  return -sum / 2;
}

describe('tracing borders', () => {
  it('gives every label rings that enclose exactly its cells, whatever the raster', () => {
    const rasters = fc
      .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }))
      .chain(([width, height]) =>
        fc.tuple(
          fc.constant(width),
          fc.constant(height),
          fc.array(fc.nat(3), { minLength: width * height, maxLength: width * height }),
        ),
      );
    fc.assert(
      fc.property(rasters, ([width, height, cells]) => {
        const { arcs, rings } = trace({ width, height, cells: 1 }, Int16Array.from(cells));
        for (const [label, shape] of rings) {
          const total = shape
            .map((ring) =>
              ring.flatMap((ref) => {
                const corners = [...arcs[ref < 0 ? ~ref : ref].corners];
                return (ref < 0 ? corners.reverse() : corners).slice(1);
              }),
            )
            .reduce((sum, ring) => sum + area(ring, width + 1), 0);
          expect(total).toBe(cells.filter((cell) => cell === label).length);
        }
      }),
    );
  });

  it('shares each arc between the two labels it parts', () => {
    const { arcs, rings } = trace({ width: 2, height: 1, cells: 1 }, Int16Array.from([0, 1]));
    const uses = [...rings.values()].flat(2).map((ref) => (ref < 0 ? ~ref : ref));
    const shared = arcs.findIndex(({ left, right }) => left >= 0 && right >= 0);
    expect(uses.filter((index) => index === shared)).toHaveLength(2);
  });
});
