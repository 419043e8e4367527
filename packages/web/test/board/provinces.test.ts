import { type BuiltBoard, type Point, unpackLine } from '@tabula/atlas';
import type { Piece } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { besidePieces, givenWay, leftOut } from '../../src/board/lettering.ts';
import { layOutProvinces, legionsOf, merged, type Plate } from '../../src/board/provinces.ts';
import { nearness, outline, shore } from '../../src/board/shapes.ts';
import { shade } from '../../src/board/target-overlay.tsx';
import { pretend } from '../pretend.ts';

/** Every board of provinces in the house. */
const boards = Object.values(
  import.meta.glob<BuiltBoard>('../../../../games/*/board/built/board.json', { import: 'default', eager: true }),
).filter(({ play }) => play === 'areas');

const game = pretend({
  pieces: {
    general: { form: 'plate', leads: true },
    infantry: { form: 'plate' },
    cavalry: { form: 'plate' },
    catapult: { form: 'plate' },
    city: { form: 'city' },
    good: { form: 'good' },
    caravan: { form: 'plate' },
    galley: { form: 'plate' },
    road: { form: 'road' },
  },
});

/** A legion with a leader and three kinds of troops. */
function legion(at: string, owner: number): Piece[] {
  return [
    { at, kind: 'catapult', owner },
    { at, kind: 'infantry', owner, count: 5 },
    { at, kind: 'cavalry', owner, count: 2 },
    { at, kind: 'general', owner },
  ];
}

function platesOf(board: BuiltBoard, pieces: readonly Piece[], near: 'far' | 'fit' = 'fit'): Plate[] {
  return [...layOutProvinces(game, board, pieces, near).provinces.values()].flatMap(({ plates }) => plates);
}

/** How many pieces the plates show, those of closed legions among them. */
function shown(plates: readonly Plate[]): number {
  const count = ({ count = 1 }: Piece) => count;
  return plates.reduce(
    (sum, { piece, legion: closed }) =>
      sum + (closed === undefined ? count(piece) : closed.pieces.reduce((all, one) => all + count(one), 0)),
    0,
  );
}

/** Where a plate is drawn when a unit of the board is `pixels` pixels. */
const drawn = ({ at, dx, dy }: Plate, pixels: number): Point => [at[0] * pixels + dx, at[1] * pixels + dy];

describe('pieces in provinces', () => {
  it('has boards to try', () => {
    expect(boards.length).toBeGreaterThan(1);
  });

  it('names the leader first, then the kinds as the game orders them, the same kind once with its number', () => {
    const [first, ...others] = legionsOf(game, [...legion('a', 0), { at: 'a', kind: 'infantry', owner: 0, count: 2 }]);
    expect(others).toEqual([]);
    expect(first.pieces.map(({ kind, count }) => [kind, count])).toEqual([
      ['general', undefined],
      ['infantry', 7],
      ['cavalry', 2],
      ['catapult', undefined],
    ]);
  });

  it('keeps apart what a name or a group tells apart', () => {
    const here: Piece[] = [
      { at: 'a', kind: 'general', owner: 0, name: { say: 'leader.one' } },
      { at: 'a', kind: 'general', owner: 0, name: { say: 'leader.two' } },
      { at: 'a', kind: 'infantry', owner: 0, group: 'marching' },
    ];
    expect(merged(here)).toHaveLength(3);
    expect(legionsOf(game, here)).toHaveLength(2);
  });

  it('shows every piece, however crowded it is, near and from afar', () => {
    for (const board of boards) {
      const lands = board.spaces.filter(({ kind }) => kind === 'land').map(({ id }) => id);
      const crowd = lands.flatMap((at): Piece[] => [
        { at, kind: 'city' },
        ...legion(at, 0),
        ...legion(at, 1),
        ...legion(at, 2),
      ]);
      expect(shown(platesOf(board, crowd))).toBe(lands.length * 28);
      const far = platesOf(board, crowd, 'far').filter(({ legion: closed }) => closed !== undefined);
      expect(far).toHaveLength(lands.length * 3);
    }
  });

  it('lets no plate lie on another as long as there is a place for each', () => {
    for (const board of boards)
      for (const { id, kind, slots } of board.spaces) {
        if (kind !== 'land' || slots.length === 0) continue;
        const plates = platesOf(board, [{ at: id, kind: 'city' }, ...legion(id, 0), ...legion(id, 1)].slice(0, 9));
        if (plates.length > slots.length) continue;
        const points = plates.map((plate) => drawn(plate, board.nameZoom));
        points.forEach(([ax, ay], i) => {
          for (const [bx, by] of points.slice(i + 1)) expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(20);
        });
      }
  });

  it('closes the ranks of a legion only where it must', () => {
    const [board] = boards;
    const room = board.spaces.find(({ kind, slots }) => kind === 'land' && slots.length >= 5);
    const island = board.spaces.find(({ kind, slots }) => kind === 'land' && slots.length === 1);
    expect(platesOf(board, legion(room?.id ?? '', 0))).toHaveLength(4);
    const [closed, ...others] = platesOf(board, legion(island?.id ?? '', 0));
    expect(others).toEqual([]);
    expect(closed.legion).toMatchObject({ total: 8, led: true });
  });

  it('lays a ship in port on the coast of its sea, and different seas on different coasts', () => {
    for (const board of boards) {
      const number = new Map(board.spaces.map(({ id }, i) => [id, i]));
      for (const { id: at, kind } of board.spaces) {
        if (kind !== 'land') continue;
        for (const { id: side } of board.spaces.filter((sea) => sea.kind === 'sea')) {
          const point = shore(board, at, side);
          if (point === null) continue;
          const coasts = board.arcs.filter(({ left, right }) =>
            [left, right].every((index) => index === number.get(at) || index === number.get(side)),
          );
          const points = coasts.flatMap(({ line }) => unpackLine(line));
          expect(points).toContainEqual(point);
          const [plate] = platesOf(board, [{ at, kind: 'galley', owner: 0, side }]);
          expect(plate.at).toEqual(point);
        }
      }
    }
  });

  it('puts a caravan on the corner of its good, and counts it as nobody from afar', () => {
    const [board] = boards;
    const at = board.spaces.find(({ kind, slots }) => kind === 'land' && slots.length > 3)?.id ?? '';
    const pieces: Piece[] = [
      { at, kind: 'good', style: 'wine' },
      { at, kind: 'good', style: 'fish' },
      { at, kind: 'caravan', owner: 1, on: 'fish' },
    ];
    const plates = platesOf(board, pieces);
    const fish = plates.find(({ piece }) => piece.style === 'fish');
    const caravan = plates.find(({ rider }) => rider);
    expect(caravan?.at).toEqual(fish?.at);
    expect(platesOf(board, pieces, 'far').some(({ legion: closed }) => closed !== undefined)).toBe(false);
  });

  it('draws a road between its places and stands it nowhere', () => {
    const [board] = boards;
    const [a, b] = board.spaces.filter(({ kind }) => kind === 'land');
    const { roads, provinces } = layOutProvinces(game, board, [{ at: a.id, to: b.id, kind: 'road' }], 'fit');
    expect(roads).toMatchObject([{ from: a.id, to: b.id }]);
    expect(provinces.size).toBe(0);
  });

  it('has an outline for every province and every sea', () => {
    for (const board of boards)
      for (const { id, kind } of board.spaces)
        if (kind === 'land' || kind === 'sea') expect(outline(board, id)).toMatch(/^M[\d.-].*z$/);
  });
});

describe('names of provinces', () => {
  it('give way to one another, and stay where nothing is in their way', () => {
    const names = [
      { at: [0, 0] as const, wide: 60, tall: 12 },
      { at: [20, 4] as const, wide: 60, tall: 12 },
      { at: [300, 0] as const, wide: 60, tall: 12 },
    ];
    const [a, b, c] = givenWay(names, 1);
    expect(4 + b - a).toBeGreaterThanOrEqual(11.9);
    expect(c).toBe(0);
    expect(givenWay(names, 10)).toEqual([0, 0, 0]);
  });

  it('of small places are left out where they would lie on others; a capital is always named', () => {
    const name = (x: number, room: number, capital = false) => ({
      at: [x, 0] as const,
      wide: 60,
      tall: 12,
      room,
      capital,
    });
    const still = [0, 0, 0].map((down) => [0, down] as const);
    expect([...leftOut([name(0, 5), name(20, 2), name(300, 1)], still, 1)]).toEqual([1]);
    expect([...leftOut([name(0, 5), name(20, 2, true), name(300, 1)], still, 1)]).toEqual([0]);
    expect([...leftOut([name(0, 5, true), name(20, 2, true)], still, 1)]).toEqual([]);
    // Nearer by, all have room.
    expect([...leftOut([name(0, 5), name(20, 2), name(300, 1)], still, 10)]).toEqual([]);
  });
});

describe('how near one looks', () => {
  it('is far, fit and near in this order, whatever the board', () => {
    for (const nameZoom of [1, 2.4]) {
      const levels = [0.3, 0.5, 0.8, 1, 1.2, 1.5, 3].map((zoom) => nearness({ nameZoom }, zoom * nameZoom));
      expect(levels).toEqual(['far', 'far', 'fit', 'fit', 'fit', 'near', 'near']);
    }
  });

  it('shades the cheaper more strongly, and never to nothing', () => {
    const strength = [1, 2, 3, 4, 5, 9].map((cost) => shade(cost).opacity);
    expect(strength).toEqual([...strength].sort((a, b) => b - a));
    expect(new Set(strength.slice(0, 5)).size).toBe(5);
    expect(Math.min(...strength)).toBeGreaterThan(0.1);
  });
});

describe('a name beside what stands there', () => {
  const name = { at: [100, 100], wide: 60, tall: 12 } as const;

  it('moves up where a piece would lie on it', () => {
    const [[, shift]] = besidePieces([name], [0], 1, [{ at: [100, 108], dx: 0, dy: 0 }], 1);
    expect(shift).toBeLessThan(0);
  });

  it('stays where the piece stands clear of it', () => {
    expect(besidePieces([name], [3], 1, [{ at: [100, 140], dx: 0, dy: 0 }], 1)).toEqual([[0, 3]]);
  });

  it('moves aside where pieces stand over and under its beginning', () => {
    const pieces = [
      { at: [72, 90], dx: 0, dy: 0 },
      { at: [72, 112], dx: 0, dy: 0, piece: { count: 2 } },
    ] as const;
    const [[across]] = besidePieces([name], [0], 1, pieces, 1);
    expect(across).toBeGreaterThan(0);
  });

  it('does not flee from a piece onto another name', () => {
    const above = { at: [100, 86], wide: 60, tall: 12 } as const;
    const [[, shift]] = besidePieces([name, above], [0, 0], 1, [{ at: [100, 106], dx: 0, dy: 0 }], 1);
    expect(100 + shift - 86).toBeGreaterThanOrEqual(9);
  });
});
