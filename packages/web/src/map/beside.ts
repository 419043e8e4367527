import type { Camera } from '../board/use-camera.ts';
import type { BoardMap } from '../client/boards.ts';

export const WIDE = 204;

/** Where a card about a place stands in the window: beside it, on the side with more room. */
export function beside(
  camera: Camera,
  map: BoardMap,
  space: string,
  tall: number,
): { left: number; top: number; from: readonly [number, number] } | null {
  const place = map.board.spaces.find(({ id }) => id === space);
  if (place === undefined) return null;
  const { x, y, zoom } = camera.viewport;
  const [px, py] = [place.centre[0] * zoom + x, place.centre[1] * zoom + y];
  const { width, height } = camera.window;
  const left = px + 60 + WIDE < width ? px + 56 : px - 56 - WIDE;
  const top = Math.max(44, Math.min(height - tall - 130, py - tall / 3));
  return { left: Math.max(8, Math.min(width - WIDE - 8, left)), top, from: [px, py] };
}
