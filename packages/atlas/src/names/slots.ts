import type { Point } from '../model/board.ts';
import type { Field, Territory } from '../raster/territory.ts';
import { type Box, distanceToBox } from './boxes.ts';

/** Up to this many places for pieces in one space. */
const MOST = 8;

/**
 * Places for pieces: inside the shape, far from its borders, its name and each other. The first is the best; a space always has one.
 * `piece` is the width of a piece on this board.
 */
export function findSlots(
  index: number,
  territory: Territory,
  field: Field,
  names: readonly Box[],
  piece: number,
): Point[] {
  const [x0, y0, x1, y1] = territory.bounds;
  const stride = Math.max(0.7, Math.min(4, Math.sqrt(((x1 - x0) * (y1 - y0)) / 2500)));
  const near = names.filter((name) => distanceToBox(territory.centre, name) < Math.hypot(x1 - x0, y1 - y0) + piece * 2);
  const free: { at: Point; room: number }[] = [];
  for (let y = y0 + stride / 2; y < y1; y += stride) {
    for (let x = x0 + stride / 2; x < x1; x += stride) {
      const at: Point = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
      if (field.at(at) !== index) continue;
      const toName = near.reduce((least, name) => Math.min(least, distanceToBox(at, name)), piece);
      free.push({ at, room: Math.min(field.depthAt(at), toName * 1.15, piece) });
    }
  }
  const slots: Point[] = [];
  const [cx, cy] = territory.centre;
  while (slots.length < MOST) {
    let best: Point | undefined;
    let most = slots.length === 0 ? Number.NEGATIVE_INFINITY : piece * 0.34;
    for (const { at, room } of free) {
      const apart = slots.reduce(
        (least, s) => Math.min(least, Math.hypot(s[0] - at[0], s[1] - at[1])),
        Number.POSITIVE_INFINITY,
      );
      if (apart < piece * 1.05) continue;
      const stray = Math.hypot(at[0] - cx, at[1] - cy) * 0.03;
      if (room - stray > most) {
        most = room - stray;
        best = at;
      }
    }
    if (!best) break;
    slots.push(best);
  }
  return slots.length > 0 ? slots : [territory.centre];
}
