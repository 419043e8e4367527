import { sampled } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';

describe('what an oracle looks at', () => {
  it('is the usual number, unless a thorough run says otherwise', () => {
    expect(sampled({}, 'positions', 3)).toEqual([0, 1, 2]);
    expect(sampled({ TABULA_GAMES: '5', TABULA_SLICE: '2/2' }, 'positions', 3)).toEqual([0, 1, 2]);
    expect(sampled({ TABULA_POSITIONS: '5' }, 'positions', 3)).toEqual([0, 1, 2, 3, 4]);
  });

  it('slice by slice everything, and nothing twice', () => {
    const slices = [1, 2, 3].map((slice) => sampled({ TABULA_GAMES: '10', TABULA_SLICE: `${slice}/3` }, 'games', 4));
    expect(slices.flat()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(slices.map(({ length }) => length)).toEqual([3, 3, 4]);
  });

  it('is never nothing by mistake', () => {
    for (const TABULA_SLICE of ['0/3', '4/3', '2', 'x/y'])
      expect(() => sampled({ TABULA_GAMES: '10', TABULA_SLICE }, 'games', 4)).toThrow('TABULA_SLICE');
    expect(() => sampled({ TABULA_GAMES: 'many' }, 'games', 4)).toThrow('TABULA_GAMES=many');
  });
});
