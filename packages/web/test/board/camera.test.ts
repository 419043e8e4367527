import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allShown, fit, kept, pieceScale, shownPoints, type Viewport, zoomAt } from '../../src/board/camera.ts';

const window = { width: 1096, height: 852 };
const insets = { top: 34, right: 0, bottom: 108, left: 0 };
const board = { width: 1100, height: 830 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const eyes = fc.record({ x: number(-3000, 3000), y: number(-3000, 3000), zoom: number(0.3, 4) });

const seen = (viewport: Viewport, x: number, y: number) =>
  [x * viewport.zoom + viewport.x, y * viewport.zoom + viewport.y] as const;

describe('where one looks at the board', () => {
  it('the whole of a box fits between what lies over the edges', () => {
    fc.assert(
      fc.property(number(0, 500), number(0, 400), number(10, 600), number(10, 400), (left, top, width, height) => {
        const viewport = fit(window, insets, [left, top, left + width, top + height]);
        const [x1, y1] = seen(viewport, left, top);
        const [x2, y2] = seen(viewport, left + width, top + height);
        expect(x1).toBeGreaterThanOrEqual(-0.01);
        expect(y1).toBeGreaterThanOrEqual(insets.top - 0.01);
        expect(x2).toBeLessThanOrEqual(window.width + 0.01);
        expect(y2).toBeLessThanOrEqual(window.height - insets.bottom + 0.01);
      }),
    );
  });

  it('what is under the hand stays there while one zooms', () => {
    fc.assert(
      fc.property(eyes, number(0.5, 2), number(0, 1096), number(0, 852), (viewport, factor, x, y) => {
        const at = [(x - viewport.x) / viewport.zoom, (y - viewport.y) / viewport.zoom] as const;
        const [nx, ny] = seen(zoomAt(viewport, factor, x, y, 1), at[0], at[1]);
        expect(nx).toBeCloseTo(x, 4);
        expect(ny).toBeCloseTo(y, 4);
      }),
    );
  });

  it('the board never leaves the window, however far one drags', () => {
    fc.assert(
      fc.property(eyes, (viewport) => {
        const { x, y, zoom } = kept(viewport, window, board);
        expect(x).toBeLessThan(window.width);
        expect(y).toBeLessThan(window.height);
        expect(x + board.width * zoom).toBeGreaterThan(0);
        expect(y + board.height * zoom).toBeGreaterThan(0);
      }),
    );
  });

  it('a place is brought into the free part, and nothing moves if it is there already', () => {
    fc.assert(
      fc.property(eyes, number(0, 1100), number(0, 830), (viewport, px, py) => {
        const next = shownPoints(viewport, window, insets, [[px, py]]);
        const [x, y] = seen(next, px, py);
        expect(x).toBeGreaterThanOrEqual(17.9);
        expect(x).toBeLessThanOrEqual(window.width - 17.9);
        expect(y).toBeLessThanOrEqual(window.height - insets.bottom - 17.9);
        expect(shownPoints(next, window, insets, [[px, py]]).x).toBeCloseTo(next.x, 6);
      }),
    );
  });

  it('pieces stay readable from far and do not grow without end', () => {
    expect([0.2, 1, 5].map(pieceScale)).toEqual([0.6, 1, 1.45]);
  });

  it('shows all of the points that it says can be seen at once', () => {
    const spots = fc.array(fc.tuple(number(0, 1100), number(0, 830)), { minLength: 1, maxLength: 4 });
    let together = 0;
    fc.assert(
      fc.property(eyes, spots, (viewport, points) => {
        if (!allShown(viewport, window, insets, points)) return;
        together++;
        const next = shownPoints(viewport, window, insets, points);
        for (const [x, y] of points) {
          const at = seen(next, x, y)[1];
          expect(at).toBeGreaterThanOrEqual(insets.top + 17);
          expect(at).toBeLessThanOrEqual(window.height - insets.bottom - 17);
        }
      }),
    );
    expect(together).toBeGreaterThan(10);
  });
});
