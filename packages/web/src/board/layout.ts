import { type BuiltBoard, type BuiltSpace, type Point, ringPoints } from '@tabula/atlas';
import type { Form, Game, Piece } from '@tabula/engine';
import type { Box } from './camera.ts';
import { spaceIndex } from './shapes.ts';

/** A piece with the place where it is drawn: a place of the board, and a shift that goes with the size of pieces. */
export interface Placed {
  readonly key: string;
  readonly piece: Piece;
  readonly form: Form;
  readonly at: Point;
  readonly dx: number;
  readonly dy: number;
  /** Something covers its upper right corner: its figure stands more to the left. */
  readonly covered?: boolean;
}

/** Pieces that lie on a place, and those that stand beside it. */
const ON: readonly Form[] = ['stack', 'walls', 'site'];
const COVERS: readonly Form[] = ['cube', 'tower'];
const BESIDE = 29;
/** Of several that stand beside a place, two stand above one another; so far apart, and so far from the next two. */
const [UPPER, LOWER, FAN] = [-20, 14, 22];

export function formOf(game: Game, { kind }: Piece): Form {
  return game.look?.pieces[kind]?.form ?? 'plate';
}

/** Where every piece goes on a board of points. */
export function placed(game: Game, board: BuiltBoard, pieces: readonly Piece[]): Placed[] {
  const spaces = spaceIndex(board);
  const standing = new Map<string, Piece[]>();
  for (const piece of pieces) standing.set(piece.at, [...(standing.get(piece.at) ?? []), piece]);
  return [...standing].flatMap(([at, here]) => {
    const space = spaces.get(at);
    if (space === undefined) return [];
    return aroundDisc(game, board, space, here);
  });
}

/** A city: counters in the middle, the sign of control at the upper right, armies beside it, away from the name. */
function aroundDisc(game: Game, board: BuiltBoard, space: BuiltSpace, here: readonly Piece[]): Placed[] {
  const out: Placed[] = [];
  const height = here.find((piece) => formOf(game, piece) === 'stack')?.count ?? 1;
  const side = freeSide(game, board, space);
  const covered = here.some((piece) => COVERS.includes(formOf(game, piece)));
  const isBeside = (form: Form) => !ON.includes(form) && !COVERS.includes(form);
  const alone = here.filter((piece) => isBeside(formOf(game, piece))).length === 1;
  let beside = 0;
  for (const piece of here) {
    const form = formOf(game, piece);
    const key = `${piece.kind}/${piece.owner ?? ''}/${piece.style ?? ''}`;
    if (ON.includes(form))
      out.push({ key: `${space.id}:${piece.kind}`, piece, form, at: space.centre, dx: 0, dy: 0, covered });
    else if (COVERS.includes(form))
      out.push({ key: `${space.id}:${key}`, piece, form, at: space.centre, dx: 11, dy: -8.5 - (height - 1) * 4 + 2 });
    else {
      const wide = space.capital ? BESIDE + 9 : BESIDE;
      const dx = side * (wide + Math.floor(beside / 2) * FAN);
      const dy = alone ? -3 : beside % 2 === 0 ? UPPER : LOWER;
      // A pawn is the only one of its kind, so it can glide; of other pieces there may be one in every place.
      const own = form === 'pawn' ? key : `${space.id}:${key}`;
      out.push({ key: own, piece, form, at: space.centre, dx, dy });
      beside++;
    }
  }
  return out;
}

/** On which side of a city armies stand: away from its name and from other cities. */
function freeSide(game: Game, board: BuiltBoard, { id, centre }: BuiltSpace): 1 | -1 {
  const label = game.look?.labels[id];
  if (label === 'l') return 1;
  if (label === 'r') return -1;
  const room = (side: number) =>
    Math.min(
      ...board.spaces.map((other) =>
        other.id === id
          ? Infinity
          : Math.hypot(other.centre[0] - centre[0] - side * BESIDE, other.centre[1] - centre[1]),
      ),
    );
  return room(1) >= Math.min(46, room(-1)) ? 1 : -1;
}

/** The box around all places, with room for what stands on them. */
export function contentBox(board: BuiltBoard): Box {
  if (board.play === 'areas') return around(board, playedPoints(board), 14);
  const cities = board.spaces.filter(({ kind }) => kind === 'city').map(({ centre }) => centre);
  const xs = cities.map(([x]) => x);
  const ys = cities.map(([, y]) => y);
  return [Math.min(...xs) - 90, Math.min(...ys) - 42, Math.max(...xs) + 70, Math.max(...ys) + 22];
}

/** The outlines of provinces, and where pieces stand on the seas. */
function playedPoints(board: BuiltBoard): Point[] {
  return board.spaces.flatMap(({ kind, rings, slots, centre, label }): readonly Point[] => {
    if (kind === 'outside') return [];
    const named = label === undefined ? [] : [label.en.at];
    if (kind === 'sea') return [slots[0] ?? centre, ...named];
    return [...rings.flatMap((ring) => ringPoints(board.arcs, ring)), centre];
  });
}

function around({ width, height }: BuiltBoard, points: readonly Point[], margin: number): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [
    Math.max(0, left - margin),
    Math.max(0, top - margin),
    Math.min(width, right + margin),
    Math.min(height, bottom + margin),
  ];
}

/** The drawn line of a link between two places, from the first to the second. */
export function route(board: BuiltBoard, from: string, to: string): readonly Point[] | null {
  const link = board.links.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  if (link?.path === undefined) return null;
  return link.a === from ? link.path : link.path.toReversed();
}

/** A curve for a way that no link draws: over the sea from a capital. */
export function bow([ax, ay]: Point, [bx, by]: Point, bend = 0.12): Point[] {
  const [mx, my] = [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend];
  return Array.from({ length: 17 }, (_, i): Point => {
    const t = i / 16;
    const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [u * ax + v * mx + w * bx, u * ay + v * my + w * by];
  });
}

/** A line without its ends, so that it begins and stops at the rings around the places. */
export function trimmed(path: readonly Point[], start: number, end: number): Point[] {
  const cut = (points: readonly Point[], length: number): Point[] => {
    const out = [...points];
    let left = length;
    while (out.length > 2) {
      const step = Math.hypot(out[1][0] - out[0][0], out[1][1] - out[0][1]);
      if (step > left) break;
      left -= step;
      out.shift();
    }
    return out;
  };
  return cut(cut(path, start).reverse(), end).reverse();
}

export function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
