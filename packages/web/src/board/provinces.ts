import type { BuiltBoard, BuiltSpace, Point } from '@tabula/atlas';
import type { Form, Game, Piece, PieceLook, Seat } from '@tabula/engine';
import { clearSlots, type Nearness, shore, spaceIndex } from './shapes.ts';

/** How a piece of an area board is drawn. */
export interface Plate {
  readonly key: string;
  readonly piece: Piece;
  readonly form: Form;
  readonly at: Point;
  /** A shift that goes with the size of pieces. */
  readonly dx: number;
  readonly dy: number;
  /** Half as large: it lies on the corner of another. */
  readonly rider?: boolean;
  /** It stands for a whole legion: how many it counts, and whether somebody leads them. */
  readonly legion?: { readonly total: number; readonly led: boolean; readonly pieces: readonly Piece[] };
}

/** A line between two places. */
export interface Road {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly owner: Seat | undefined;
}

export interface Province {
  readonly plates: readonly Plate[];
  /** Where nothing stands yet, best first. */
  readonly free: readonly Point[];
}

export interface ProvinceLayout {
  readonly roads: readonly Road[];
  readonly provinces: ReadonlyMap<string, Province>;
}

/** What lies flat on the ground is seen from afar as a dot, or not at all. */
const GROUND: readonly Form[] = ['city', 'fortified', 'good', 'marker'];
/** How far pieces stand apart that share a place, in plates' own pixels. */
const STEP = 22;

function lookOf(game: Game, { kind }: Piece): PieceLook {
  return game.look?.pieces[kind] ?? { form: 'plate' };
}

/** Where everything stands on an area board, seen from so near. */
export function layOutProvinces(
  game: Game,
  board: BuiltBoard,
  pieces: readonly Piece[],
  near: Nearness,
): ProvinceLayout {
  const spaces = spaceIndex(board);
  const roads: Road[] = [];
  const standing = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const { at, to, owner, kind } = piece;
    if (to !== undefined) roads.push({ key: `${kind}/${at}/${to}`, from: at, to, owner });
    else if (spaces.has(at)) standing.set(at, [...(standing.get(at) ?? []), piece]);
  }
  // A kind that also stands by itself still counts when it stands upon something: a legion on a city, unlike a caravan.
  const free = new Set(pieces.flatMap(({ kind, on }) => (on === undefined ? [kind] : [])));
  const provinces = new Map<string, Province>();
  for (const [id, here] of standing) {
    const space = spaces.get(id);
    if (space !== undefined) provinces.set(id, inProvince(game, board, space, here, near, free));
  }
  return { roads, provinces };
}

/** Same kind, same owner, same look, nothing that tells them apart: one plate with a number. */
export function merged(pieces: readonly Piece[]): Piece[] {
  const out = new Map<string, Piece>();
  for (const piece of pieces) {
    const { kind, owner, style, side, on, group, name } = piece;
    const key = [kind, owner, style, side, on, group, name === undefined ? '' : JSON.stringify(name)].join('/');
    const before = out.get(key);
    out.set(key, before === undefined ? piece : { ...before, count: (before.count ?? 1) + (piece.count ?? 1) });
  }
  return [...out.values()];
}

interface Legion {
  readonly key: string;
  readonly pieces: readonly Piece[];
}

/** Plates of one owner that stand together, in the order in which the game names their kinds, leaders first. */
export function legionsOf(game: Game, pieces: readonly Piece[]): Legion[] {
  const order = Object.keys(game.look?.pieces ?? {});
  const legions = new Map<string, Piece[]>();
  for (const piece of merged(pieces)) {
    const key = `${piece.owner ?? piece.style ?? ''}/${piece.group ?? ''}`;
    legions.set(key, [...(legions.get(key) ?? []), piece]);
  }
  const rank = (piece: Piece) => order.indexOf(piece.kind) - (lookOf(game, piece).leads ? order.length : 0);
  return [...legions].map(([key, list]) => ({ key, pieces: list.sort((a, b) => rank(a) - rank(b)) }));
}

function inProvince(
  game: Game,
  board: BuiltBoard,
  space: BuiltSpace,
  here: readonly Piece[],
  near: Nearness,
  free: ReadonlySet<string>,
): Province {
  const form = (piece: Piece) => lookOf(game, piece).form;
  const riders = here.filter(({ on }) => on !== undefined);
  const ashore = here.filter(({ side, on }) => side !== undefined && on === undefined);
  const inside = here.filter(({ side, on }) => side === undefined && on === undefined);
  const ground = merged(inside.filter((piece) => GROUND.includes(form(piece))));
  const legions = legionsOf(
    game,
    inside.filter((piece) => !GROUND.includes(form(piece))),
  );
  const plates: Plate[] = inPort(game, board, space, ashore, near);
  if (near === 'far') {
    const upon = riders.filter(({ kind }) => free.has(kind));
    const all = legionsOf(game, [...legions.flatMap(({ pieces }) => pieces), ...upon]);
    plates.push(...fromAfar(game, space, ground, all));
    return { plates, free: space.slots.slice(all.length) };
  }
  const { placed, left } = seated(game, space, clearSlots(board, space), ground, legions);
  plates.push(...placed, ...riding(game, space, riders, placed));
  return { plates, free: left };
}

/** One plate with the total for each owner, side by side in the middle; cities as dots behind them. */
function fromAfar(game: Game, space: BuiltSpace, ground: readonly Piece[], legions: readonly Legion[]): Plate[] {
  const middle = space.slots[0] ?? space.centre;
  const cities = ground.filter((piece) => ['city', 'fortified'].includes(lookOf(game, piece).form));
  const dots = cities.slice(0, 1).map((piece): Plate => {
    const shift = legions.length > 0 ? -14 : 0;
    return { key: `${space.id}:dot`, piece, form: lookOf(game, piece).form, at: middle, dx: shift, dy: shift / 2 };
  });
  const tokens = legions.map((legion, i) => ({
    ...summary(game, space, legion, middle),
    dx: (i - (legions.length - 1) / 2) * STEP,
  }));
  return [...dots, ...tokens];
}

/** A legion as one plate: the first who leads it, or what there is most of, with the number of the others. */
function summary(game: Game, space: BuiltSpace, { key, pieces }: Legion, at: Point): Plate {
  const leads = (piece: Piece) => lookOf(game, piece).leads === true;
  const followers = pieces.filter((piece) => !leads(piece));
  const counted = followers.length > 0 ? followers : pieces;
  const total = counted.reduce((sum, { count = 1 }) => sum + count, 0);
  const led = pieces.some(leads);
  const [piece] = pieces;
  return { key: `${space.id}:${key}`, piece, form: 'plate', at, dx: 0, dy: 0, legion: { total, led, pieces } };
}

/**
 * Every kind in its own place, as long as there are places enough; then the largest legions become one plate each. What
 * belongs together stands together, what does not keeps its distance.
 */
function seated(game: Game, space: BuiltSpace, free: Point[], ground: readonly Piece[], legions: readonly Legion[]) {
  const closed = closedLegions(ground.length, legions, Math.max(free.length, 1));
  const placed: Plate[] = [];
  const put = (piece: Piece, at: Point, crowd: number, more: Partial<Plate> = {}) => {
    const key = [space.id, piece.kind, piece.owner, piece.style, piece.group, piece.name?.say].join('/');
    placed.push({ key, piece, form: lookOf(game, piece).form, at, dx: crowd * 13, dy: crowd * 4, ...more });
  };
  let crowd = 0;
  const next = (beside: readonly Point[], away: readonly Point[]): [Point, number] => {
    if (free.length === 0) {
      crowd++;
      return [space.slots[space.slots.length - 1] ?? space.centre, space.slots.length === 0 ? crowd - 1 : crowd];
    }
    const at = beside.length > 0 ? nearest(free, beside) : away.length > 0 ? farthest(free, away) : free[0];
    free.splice(free.indexOf(at), 1);
    return [at, 0];
  };
  const grounded: Point[] = [];
  for (const piece of ground) {
    const [at, over] = next(grounded, []);
    grounded.push(at);
    put(piece, at, over);
  }
  const others: Point[] = [];
  for (const legion of legions) {
    const own: Point[] = [];
    const shown = closed.has(legion) ? [legion.pieces[0]] : legion.pieces;
    for (const piece of shown) {
      const [at, over] = next(own, others);
      own.push(at);
      if (closed.has(legion)) {
        const plate = summary(game, space, legion, at);
        placed.push({ ...plate, dx: over * 13, dy: over * 4 });
      } else put(piece, at, over);
    }
    others.push(...own);
  }
  return { placed, left: free };
}

/** Which legions must close their ranks for everything to have a place. */
function closedLegions(ground: number, legions: readonly Legion[], room: number): Set<Legion> {
  const closed = new Set<Legion>();
  const bySize = [...legions].sort((a, b) => b.pieces.length - a.pieces.length);
  let needed = ground + legions.reduce((sum, { pieces }) => sum + pieces.length, 0);
  for (const legion of bySize) {
    if (needed <= room || legion.pieces.length < 2) break;
    closed.add(legion);
    needed -= legion.pieces.length - 1;
  }
  return closed;
}

function apart([ax, ay]: Point, points: readonly Point[]): number {
  return Math.min(...points.map(([bx, by]) => Math.hypot(ax - bx, ay - by)));
}

function nearest(free: readonly Point[], to: readonly Point[]): Point {
  return free.reduce((best, point) => (apart(point, to) < apart(best, to) - 0.5 ? point : best), free[0]);
}

function farthest(free: readonly Point[], from: readonly Point[]): Point {
  return free.reduce((best, point) => (apart(point, from) > apart(best, from) + 0.5 ? point : best), free[0]);
}

/** Ships in port lie on the coast of the sea they are turned to, those of several owners side by side. */
function inPort(game: Game, board: BuiltBoard, space: BuiltSpace, pieces: readonly Piece[], near: Nearness): Plate[] {
  const bySide = new Map<string, Piece[]>();
  for (const piece of merged(pieces)) bySide.set(piece.side ?? '', [...(bySide.get(piece.side ?? '') ?? []), piece]);
  return [...bySide].flatMap(([side, list]) => {
    const at = shore(board, space.id, side) ?? space.centre;
    const shown = near === 'far' ? list.slice(0, 1) : list;
    return shown.map((piece, i): Plate => {
      const key = [space.id, side, piece.kind, piece.owner, piece.style].join('/');
      return { key, piece, form: lookOf(game, piece).form, at, dx: (i - (shown.length - 1) / 2) * STEP, dy: 0 };
    });
  });
}

/** Small plates on the lower right corner of what they belong to; several fan out upwards. */
function riding(game: Game, space: BuiltSpace, riders: readonly Piece[], placed: readonly Plate[]): Plate[] {
  const used = new Map<string, number>();
  return merged(riders).map((piece): Plate => {
    const under = placed.find(({ piece: { style, kind } }) => piece.on === style || piece.on === kind);
    const key = [space.id, piece.on, piece.kind, piece.owner, piece.style].join('/');
    const nth = used.get(piece.on ?? '') ?? 0;
    used.set(piece.on ?? '', nth + 1);
    const at = under?.at ?? space.slots[0] ?? space.centre;
    const [dx, dy] = [(under?.dx ?? 0) + 8, (under?.dy ?? 0) + 8 - nth * 13];
    return { key, piece, form: lookOf(game, piece).form, at, dx, dy, rider: true };
  });
}
