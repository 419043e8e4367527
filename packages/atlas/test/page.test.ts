import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawBoard, OWNERS, packLine, unpackLine } from '@tabula/atlas';
import { readBuilt } from '@tabula/atlas/build';
import { describe, expect, it } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));

describe('what a page loads', () => {
  it('needs neither Node nor the builder', () => {
    const source = join(here, '../src');
    const files = [
      'index.ts',
      'model/board.ts',
      'model/built.ts',
      'model/style.ts',
      ...readdirSync(join(source, 'draw')).map((f) => `draw/${f}`),
    ];
    for (const file of files) {
      const text = readFileSync(join(source, file), 'utf8');
      expect(/from '(node:|[^'.]|[^']*(build\/|raster\/|geography\/|files\.ts|png\.ts))/.test(text), file).toBe(false);
    }
  });

  it('reads lines back as they were stored', () => {
    const line = [
      [1.5, 2.25],
      [3, 4],
      [-7.0625, 100],
    ] as const;
    expect(unpackLine(packLine(line))).toEqual(line);
  });

  it('shows an owner by tint, by pattern and by an inner line', () => {
    const built = readBuilt(join(here, '../../../games/conquest/board'));
    const svg = drawBoard(built, { backdrop: 'x.webp', owners: { hispania: 'red', italia: 'blue' } });
    for (const owner of ['red', 'blue'] as const) {
      expect(svg).toContain(`id="own-${owner}"`);
      expect(svg).toContain(`fill="${OWNERS[owner].fill}" fill-opacity="0.42"`);
      expect(svg).toContain(`stroke="${OWNERS[owner].edge}" stroke-opacity=".8"`);
    }
    expect(new Set(Object.values(OWNERS).map(({ pattern }) => pattern)).size).toBe(6);
  });
});
