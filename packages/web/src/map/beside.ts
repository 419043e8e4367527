import type { Camera } from '../board/use-camera.ts';
import type { BoardMap } from '../client/boards.ts';

export const WIDE = 204;

type Point = readonly [number, number];

interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far a card stands from its place, beside it and above or below it; a place is covered that is this near to a card: plates and odds lie around its middle. */
const BESIDE = 56;
const APART = 40;
const NEAR = 32;

/** Where a card stands about a point: on the side where it covers the fewest others; of sides as good, right comes before left. */
export function freestSide(
  [x, y]: Point,
  [width, height]: readonly [number, number],
  room: Room,
  others: readonly Point[],
): { left: number; top: number } {
  const sides: Point[] = [
    [x + BESIDE, y - height / 3],
    [x - BESIDE - width, y - height / 3],
    [x - width / 2, y + APART],
    [x - width / 2, y - APART - height],
  ];
  const spots = sides.map(([left, top]) => ({
    left: Math.max(room.left, Math.min(room.right - width, left)),
    top: Math.max(room.top, Math.min(room.bottom - height, top)),
  }));
  const covers = ({ left, top }: { left: number; top: number }, [px, py]: Point) =>
    px > left - NEAR && px < left + width + NEAR && py > top - NEAR && py < top + height + NEAR;
  // The place itself is worst to cover.
  const cost = (spot: { left: number; top: number }) =>
    others.filter((one) => covers(spot, one)).length + (covers(spot, [x, y]) ? others.length + 1 : 0);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

/** Below the upper edge lies a strip. */
const STRIP = 44;

/** Where a card about a place stands in the window: beside it, and off the places that can be chosen. */
export function beside(
  camera: Camera,
  { board }: BoardMap,
  space: string,
  tall: number,
  lit: { readonly has: (space: string) => boolean } | undefined,
): { left: number; top: number; from: Point } | null {
  const { x, y, zoom } = camera.viewport;
  const inWindow = ([px, py]: Point): Point => [px * zoom + x, py * zoom + y];
  const place = board.spaces.find(({ id }) => id === space);
  if (place === undefined) return null;
  const from = inWindow(place.centre);
  const { width, height } = camera.window;
  const room = { left: 8, top: STRIP, right: width - 8, bottom: height - 8 };
  const others = board.spaces
    .filter(({ id }) => id !== space && lit?.has(id) === true)
    .map(({ centre }) => inWindow(centre));
  return { ...freestSide(from, [WIDE, tall], room, others), from };
}
