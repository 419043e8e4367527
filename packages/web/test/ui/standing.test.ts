import type { MyTable } from '@tabula/protocol';
import { describe, expect, it } from 'vitest';
import { companionsOf, inOrder, standingOf, sumsOf } from '../../src/pages/devices/standing.ts';
import { waitingTables } from '../../src/session/waiting-tables.ts';

/** A table as far as these questions look at it. */
function played(
  own: readonly number[],
  points: readonly number[],
  winners: readonly number[],
  change: object = {},
): MyTable {
  const names = ['Ada', 'Bruno', 'Carla', 'Dora'];
  const seats = points.map((_, seat) => ({ seat, name: names[seat], kind: 'human' }));
  const result = { points, winners, ending: 'end' };
  return { table: { id: 't', game: 'heap', seats, result, ...change }, seats: own, yourTurn: false } as never;
}

describe('your games', () => {
  it('say where one finished: winners before points, places shared, the best of several seats', () => {
    expect(standingOf(played([0], [87, 76, 72, 62], [0]))).toEqual({ place: 1, shared: false });
    expect(standingOf(played([2], [4, 2, 2, 1], [0]))).toEqual({ place: 2, shared: true });
    // Whoever has resigned with most points has not won.
    expect(standingOf(played([0], [90, 50, 40], [1]))).toEqual({ place: 2, shared: false });
    expect(standingOf(played([1, 3], [9, 8, 7, 6], [0]))).toEqual({ place: 2, shared: false });
    expect(standingOf(played([], [9, 8], [0]))).toBeNull();
    expect(standingOf(played([0], [9, 8], [0], { result: null }))).toBeNull();
    expect(inOrder(played([0], [90, 50, 60], [1]).table).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  });

  it('add up by game and by companion', () => {
    const tables = [
      played([0], [9, 8], [0]),
      played([0], [7, 8], [1]),
      played([0], [9, 8, 7], [0], { game: 'duel' }),
      played([0], [9, 8], [0], { result: null }),
    ];
    expect(sumsOf(tables)).toEqual([
      { game: 'heap', played: 2, won: 1, last: 1 },
      { game: 'duel', played: 1, won: 1, last: 0 },
    ]);
    expect(companionsOf(tables)).toEqual([{ name: 'Bruno', games: 4, ahead: 2 }]);
  });
});

describe('the next table', () => {
  const waits = (id: string, dueAt: number | null, askedAt: number, yourTurn = true, status = 'playing') =>
    ({ table: { id, dueAt, askedAt, status }, seats: [0], yourTurn }) as unknown as MyTable;

  it('is the one with the least time that waits for me, and not the one I am at', () => {
    const tables = [
      waits('calm', null, 5),
      waits('older', null, 3),
      waits('urgent', 1000, 9),
      waits('soon', 2000, 1),
      waits('theirs', 10, 0, false),
      waits('over', 10, 0, true, 'over'),
    ];
    const ids = (current: string) => waitingTables(tables, current).map(({ table }) => table.id);
    expect(ids('')).toEqual(['urgent', 'soon', 'older', 'calm']);
    expect(ids('urgent')).toEqual(['soon', 'older', 'calm']);
  });
});
