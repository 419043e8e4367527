import type { BuiltBoard } from '@tabula/atlas';
import type { Piece } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { placed } from '../../src/board/layout.ts';
import { pretend } from '../pretend.ts';

const [board] = Object.values(
  import.meta.glob<BuiltBoard>('../../../../games/*/board/built/board.json', { import: 'default', eager: true }),
).filter(({ play }) => play === 'points');
const game = pretend({ pieces: { town: { form: 'site' }, flag: { form: 'cube' }, army: { form: 'pawn' } } });

describe('pieces in one place on a board of points', () => {
  const at = board.spaces[0].id;
  const pieces: Piece[] = [
    { kind: 'town', at },
    { kind: 'flag', at, owner: 0 },
    { kind: 'army', at, owner: 0 },
    { kind: 'army', at, owner: 1 },
    // A kind that the look does not know is drawn as a plate.
    { kind: 'stranger', at, owner: 0 },
    { kind: 'stranger', at, owner: 1 },
  ];

  it('do not cover each other, whatever their form', () => {
    const spots = placed(game, board, pieces).map(({ dx, dy }) => `${dx} ${dy}`);
    expect(spots).toHaveLength(pieces.length);
    expect(new Set(spots).size).toBe(pieces.length);
  });

  it('stand so far apart that each of those beside it can be read', () => {
    const beside = placed(game, board, pieces).filter(({ form }) => form === 'pawn' || form === 'plate');
    for (const one of beside)
      for (const other of beside)
        if (one !== other) expect(Math.hypot(one.dx - other.dx, one.dy - other.dy)).toBeGreaterThanOrEqual(22);
  });

  it('are told apart from the like of them elsewhere', () => {
    const elsewhere = { kind: 'stranger', at: board.spaces[1].id, owner: 0 };
    const keys = placed(game, board, [...pieces, elsewhere]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
