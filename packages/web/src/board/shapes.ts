import { type BuiltBoard, type BuiltSpace, type Point, shapePath, unpackLine } from '@tabula/atlas';

/** What is worked out once for each board: outlines, and where two places touch. */
interface Known {
  readonly spaces: ReadonlyMap<string, BuiltSpace>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly outlines: Map<string, string>;
  readonly shores: Map<string, Point | null>;
}

const boards = new WeakMap<BuiltBoard, Known>();

function known(board: BuiltBoard): Known {
  let found = boards.get(board);
  if (found === undefined) {
    const spaces = new Map(board.spaces.map((space) => [space.id, space]));
    const numbers = new Map(board.spaces.map(({ id }, i) => [id, i]));
    found = { spaces, numbers, outlines: new Map(), shores: new Map() };
    boards.set(board, found);
  }
  return found;
}

export function spaceIndex(board: BuiltBoard): ReadonlyMap<string, BuiltSpace> {
  return known(board).spaces;
}

/** The outline of a place as path data; empty if it has none. */
export function outline(board: BuiltBoard, id: string): string {
  const { spaces, outlines } = known(board);
  let path = outlines.get(id);
  if (path === undefined) {
    path = shapePath(board.arcs, spaces.get(id)?.rings ?? []);
    outlines.set(id, path);
  }
  return path;
}

/** Where a place touches a neighbour: the middle of the longest piece of their common border. */
export function shore(board: BuiltBoard, id: string, neighbour: string): Point | null {
  const { numbers, shores } = known(board);
  const key = `${id} ${neighbour}`;
  let point = shores.get(key);
  if (point === undefined) {
    const sides = new Set([numbers.get(id), numbers.get(neighbour)]);
    const lines = board.arcs
      .filter(({ left, right }) => left !== right && sides.has(left) && sides.has(right))
      .map(({ line }) => unpackLine(line));
    const longest = lines.reduce<Point[]>((best, line) => (line.length > best.length ? line : best), []);
    point = longest[longest.length >> 1] ?? null;
    shores.set(key, point);
  }
  return point;
}

/** Roughly how wide a capital letter of a name is, and how far its lines are apart, in pixels. */
export const LETTER = 8.4;
export const LEADING = 11.5;
/** How far the middle of a plate stays from a name, in pixels. */
const BESIDE_NAME = 12;

/** The places for pieces, those first that do not lie under the name as it is written. */
export function clearSlots({ nameZoom }: BuiltBoard, { slots, label }: BuiltSpace): Point[] {
  if (label === undefined) return [...slots];
  const { lines, at } = label.en;
  const wide = (Math.max(...lines.map((line) => line.length)) * LETTER) / 2 + BESIDE_NAME;
  const tall = (lines.length * LEADING) / 2 + BESIDE_NAME;
  // Names keep their size when one looks from a little farther: there they take more of the board.
  const pixels = nameZoom * 0.88;
  const under = ([x, y]: Point) => Math.abs(x - at[0]) * pixels < wide && Math.abs(y - at[1]) * pixels < tall;
  return [...slots.filter((slot) => !under(slot)), ...slots.filter(under)];
}

/** Pieces, names and what is shown of them go by how near one looks: a name's own zoom is 1 at `fit`. */
export type Nearness = 'far' | 'fit' | 'near';

export function nearness({ nameZoom }: Pick<BuiltBoard, 'nameZoom'>, zoom: number): Nearness {
  const beside = zoom / nameZoom;
  return beside < 0.62 ? 'far' : beside > 1.3 ? 'near' : 'fit';
}

/** Whether names at their own size would cover most of the board: they are smaller then, and pieces stand on them. */
function isCrowded({ nameZoom }: Pick<BuiltBoard, 'nameZoom'>, zoom: number): boolean {
  return zoom / nameZoom < 0.74;
}

/** How large names are written, in parts of their own size. */
export function nameScale(board: Pick<BuiltBoard, 'nameZoom'>, zoom: number): number {
  return isCrowded(board, zoom) ? 0.86 : Math.min(1.3, Math.max(1, zoom / board.nameZoom));
}

/** How large plates are drawn on an area board: 24 pixels times this. */
export function plateScale({ nameZoom }: Pick<BuiltBoard, 'nameZoom'>, zoom: number): number {
  if (nearness({ nameZoom }, zoom) === 'far') return 0.75;
  return Math.min(1.25, Math.max(0.8, zoom / nameZoom));
}
