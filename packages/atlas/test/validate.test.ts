import { readBoard } from '@tabula/atlas/build';
import { describe, expect, it } from 'vitest';

const words = (name: string) => ({ en: name, it: name });

interface Loose {
  readonly [field: string]: unknown;
  readonly spaces: Record<string, unknown>[];
  readonly links: Record<string, unknown>[];
}

function small(): Loose {
  return {
    format: 1,
    game: 'islands',
    title: words('Islands'),
    play: 'areas',
    frame: { parallels: [35, 40], centre: [10, 38], scale: 40, width: 400, height: 300 },
    spaces: [
      { id: 'sicilia', kind: 'land', name: words('Sicilia'), anchors: [[14, 37.5]] },
      { id: 'sardinia', kind: 'land', name: words('Sardinia'), anchors: [[9, 40]] },
      { id: 'mare', kind: 'sea', name: words('Mare'), anchors: [[11, 38.5]] },
    ],
    links: [{ a: 'sicilia', b: 'mare', kind: 'coast' }],
  };
}

const faultsOf = (board: unknown) => {
  try {
    readBoard(board, 'islands');
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('reading a board.json', () => {
  it('accepts a sound one', () => expect(readBoard(small()).spaces).toHaveLength(3));

  it('names an unknown field and where it stands', () => {
    const board = small();
    board.spaces[0].colour = 'red';
    expect(faultsOf(board)).toContain('spaces[0] has an unknown field "colour"');
  });

  it('names a link to a space that does not exist', () => {
    const board = small();
    board.links.push({ a: 'corsica', b: 'mare', kind: 'coast' });
    expect(faultsOf(board)).toContain('the coast link corsica - mare names the space corsica, which does not exist');
  });

  it('names a link of the wrong kind, a doubled link and a loop', () => {
    const board = small();
    board.links.push({ a: 'sicilia', b: 'mare', kind: 'land' }, { a: 'mare', b: 'mare', kind: 'sea' });
    const faults = faultsOf(board);
    expect(faults).toContain('ends at mare, which is sea, not land or entry');
    expect(faults).toContain('is there twice');
    expect(faults).toContain('joins a space to itself');
  });

  it('names an anchor outside the frame and where it would be', () => {
    const board = small();
    board.spaces[0].anchors = [[30, 38]];
    expect(faultsOf(board)).toContain('an anchor of sicilia [30, 38] lies outside the frame');
  });

  it('places anchors on a turned map and through its lens', () => {
    const frame = { parallels: [35, 40], centre: [10, 38], scale: 40, width: 400, height: 220 };
    const seen = (more: object) => faultsOf({ ...small(), frame: { ...frame, ...more } });
    expect(seen({})).toBe('');
    expect(seen({ turn: 90 }), 'Sicilia lies east, and north is at the left').toMatch(/sicilia .* at \d+, -/);
    expect(seen({ lens: { at: [10, 38], power: 3, reach: [6, 6] } })).toMatch(/sicilia .* lies outside the frame/);
    expect(seen({ lens: { at: [10, 38], power: 3 } })).toContain('frame.lens.reach');
  });

  it('names two spaces with the same id', () => {
    const board = small();
    board.spaces[1].id = 'sicilia';
    expect(faultsOf(board)).toContain('two spaces have the id sicilia');
  });

  it('collects all faults of a bad file', () => {
    const faults = faultsOf({ format: 2, spaces: 'none', title: { en: 'x' } });
    for (const fault of [
      'format must be 1',
      'spaces must be a list',
      'title.it must be a text',
      'play must be one of',
    ]) {
      expect(faults).toContain(fault);
    }
  });
});
