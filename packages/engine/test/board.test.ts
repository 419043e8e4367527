import { type Board, BoardGraph, type Cost } from '@tabula/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

fc.configureGlobal({ seed: 753 });

type Kind = 'road' | 'sea' | 'tunnel' | 'wall';
const PRICES: Readonly<Record<Kind, number>> = { road: 1, sea: 2.5, tunnel: 0, wall: Infinity };
const price: Cost<Kind> = ({ kind }) => PRICES[kind];

const boards: fc.Arbitrary<Board<string, Kind>> = fc.integer({ min: 1, max: 9 }).chain((size) => {
  const ids = Array.from({ length: size }, (_, i) => `s${i}`);
  const id = fc.constantFrom(...ids);
  const kind = fc.constantFrom<Kind>('road', 'sea', 'tunnel', 'wall');
  return fc.record({
    spaces: fc.constant(ids.map((each) => ({ id: each, region: 'all' }))),
    links: fc.array(fc.record({ a: id, b: id, kind, oneWay: fc.boolean() }), { maxLength: 20 }),
  });
});

/** The distances by trying every link over and over until nothing gets any nearer. */
function slowDistances({ spaces, links }: Board<string, Kind>, from: number, cost: (kind: Kind) => number): number[] {
  const at = new Map(spaces.map(({ id }, i) => [id, i]));
  const index = (id: string) => at.get(id) ?? Number.NaN;
  const distance = spaces.map((_, i) => (i === from ? 0 : Infinity));
  for (let round = 0; round < spaces.length; round++)
    for (const { a, b, kind, oneWay } of links) {
      distance[index(b)] = Math.min(distance[index(b)], distance[index(a)] + cost(kind));
      if (!oneWay) distance[index(a)] = Math.min(distance[index(a)], distance[index(b)] + cost(kind));
    }
  return distance;
}

describe('a board as a graph', () => {
  it('measures distances as the slow way does', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const graph = new BoardGraph(board);
        for (let from = 0; from < graph.size; from++) {
          expect(graph.distances(from)).toEqual(slowDistances(board, from, () => 1));
          expect(graph.distances(from, price)).toEqual(slowDistances(board, from, (kind) => PRICES[kind]));
        }
      }),
    );
  });

  it('reaches exactly what is near enough, nearest first', () => {
    fc.assert(
      fc.property(boards, fc.integer({ min: 0, max: 8 }), (board, budget) => {
        const graph = new BoardGraph(board);
        const distance = slowDistances(board, 0, (kind) => PRICES[kind]);
        const reached = graph.reach(0, budget, price);
        const near = distance.flatMap((d, i) => (i > 0 && d <= budget ? [i] : []));
        // Of two that are equally near, the one that stands first in the table.
        expect(reached).toEqual(near.toSorted((a, b) => distance[a] - distance[b] || a - b));
        expect(graph.reach(0, budget)).toEqual(graph.reach(0, budget, () => 1));
      }),
    );
  });

  const harbour = new BoardGraph({
    spaces: ['port', 'hill', 'cape'].map((id) => ({ id, region: 'coast' })),
    links: [
      { a: 'port', b: 'hill', kind: 'road' },
      { a: 'hill', b: 'cape', kind: 'river', oneWay: true },
      { a: 'port', b: 'cape', kind: 'sea' },
    ],
  });

  it('lets nobody up a link that leads down', () => {
    const [port, hill, cape] = ['port', 'hill', 'cape'].map((id) => harbour.index(id));
    expect(harbour.ways(hill)).toContainEqual({ to: cape, kind: 'river' });
    expect(harbour.ways(cape)).toEqual([{ to: port, kind: 'sea' }]);
    const byLand: Cost<string> = ({ kind }) => (kind === 'sea' ? Infinity : 1);
    expect(harbour.distances(port, byLand)).toEqual([0, 1, 2]);
    expect(harbour.distances(cape, byLand)).toEqual([Infinity, Infinity, 0]);
  });

  it('may charge by where a way starts', () => {
    const tollAtHill: Cost<string> = (_way, from) => (harbour.id(from) === 'hill' ? 5 : 1);
    expect(harbour.distances(harbour.index('hill'), tollAtHill)).toEqual([5, 0, 5]);
  });

  it('lists neighbours by kind of link', () => {
    expect(harbour.neighbours('road')).toEqual([[1], [0], []]);
    expect(harbour.neighbours('sea', 'river')).toEqual([[2], [2], [0]]);
  });

  it('knows its places by name and by number', () => {
    for (const id of ['port', 'hill', 'cape']) expect(harbour.id(harbour.index(id))).toBe(id);
    expect(() => harbour.index('atlantis')).toThrow('the board has no space "atlantis"');
  });

  it('does not accept a board that contradicts itself', () => {
    const spaces = [{ id: 'port', region: 'coast' }];
    expect(() => new BoardGraph({ spaces: [...spaces, ...spaces], links: [] })).toThrow(/same id/);
    expect(() => new BoardGraph({ spaces, links: [{ a: 'port', b: 'moon', kind: 'road' }] })).toThrow(/"moon"/);
  });
});
