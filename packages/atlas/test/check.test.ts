import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Board, BuiltBoard } from '@tabula/atlas';
import { checkBoard, readBoardFile, readBuilt } from '@tabula/atlas/build';
import { describe, expect, it } from 'vitest';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../../games/conquest/board');
const board = readBoardFile(folder);
const built = readBuilt(folder);

const complaints = (changed: Partial<Board>, drawn: Partial<BuiltBoard> = {}) =>
  checkBoard({ ...board, ...changed }, { ...built, ...drawn }).map(({ words }) => words);

describe('the checker', () => {
  it('names a border that the rules do not know, with its length', () => {
    const links = board.links.filter(({ a, b }) => !(a === 'achaia' && b === 'macedonia'));
    expect(complaints({ links })).toEqual([
      expect.stringMatching(/^achaia and macedonia share a border of [\d.]+, but/),
    ]);
  });

  it('accepts it once it is listed as closed', () => {
    const links = board.links.filter(({ a, b }) => !(a === 'achaia' && b === 'macedonia'));
    const closed = [{ a: 'achaia', b: 'macedonia', why: 'a test' }];
    expect(complaints({ links, closed })).toEqual([]);
  });

  it('names a link that is no border on the map', () => {
    const links = [...board.links, { a: 'britannia', b: 'egyptus', kind: 'land' as const }];
    expect(complaints({ links })).toEqual(['britannia and egyptus are linked (land), but their border is 0 long']);
  });

  it('names a space in two pieces, and a hole in the map', () => {
    const spaces = built.spaces.map((space) => (space.id === 'dacia' ? { ...space, rings: [] } : space));
    const words = complaints({}, { spaces });
    expect(words).toContain('dacia has no shape');
    expect(words.some((line) => /places of the map belong to no space or to two/.test(line))).toBe(true);
  });

  it('names two names that overlap', () => {
    const syria = built.spaces.find(({ id }) => id === 'syria');
    const spaces = built.spaces.map((space) =>
      space.id === 'armenia' && syria?.label ? { ...space, label: syria.label } : space,
    );
    expect(complaints({}, { spaces })[0]).toMatch(/^the names of (syria|armenia) and (syria|armenia) overlap/);
  });

  it('names a strait that cannot be seen', () => {
    const links = built.links.map(({ path, ...link }) =>
      link.kind === 'strait' ? link : { ...link, ...(path && { path }) },
    );
    expect(complaints({}, { links })).toHaveLength(4);
  });
});
