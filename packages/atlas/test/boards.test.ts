import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { drawBoard } from '@tabula/atlas';
import { checkBoard, readBoardFile, readBuilt, sourceOf } from '@tabula/atlas/build';
import { describe, expect, it } from 'vitest';

const games = join(dirname(fileURLToPath(import.meta.url)), '../../../games');

const boards = readdirSync(games).filter((game) => existsSync(join(games, game, 'board')));

describe.each(boards)('the board of %s', (game) => {
  const folder = join(games, game, 'board');
  const board = readBoardFile(folder);
  const built = readBuilt(folder);

  it('was built from its board.json by this builder', () => expect(built.source).toBe(sourceOf(board)));

  it('agrees with the rules: links touch, nothing else does, no gaps, names readable', () => {
    expect(checkBoard(board, built).map(({ words }) => words)).toEqual([]);
  });

  it('has places for pieces inside every space', () => {
    for (const { kind, slots, id } of built.spaces) {
      if (kind !== 'outside') expect(slots.length, id).toBeGreaterThan(0);
    }
  });

  it('ships less than 600 KB', () => {
    const files = [built.backdrop.parchment, built.backdrop.contrast].map(({ file }) => join(folder, 'built', file));
    const images = files.reduce((sum, file) => sum + readFileSync(file).length, 0);
    const shapes = gzipSync(readFileSync(join(folder, 'built', 'board.json'))).length;
    expect(images + shapes).toBeLessThan(600_000);
  });

  it('draws in both styles and both languages without a browser', () => {
    for (const style of ['parchment', 'contrast'] as const) {
      for (const lang of ['en', 'it'] as const) {
        const svg = drawBoard(built, { style, lang, backdrop: 'backdrop.webp', sheet: true, tints: true });
        expect(/NaN|undefined|\dl["M]/.test(svg), 'broken numbers or empty steps').toBe(false);
      }
    }
  });
});
