import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtText, makeBoard, readBoardFile } from '@tabula/atlas/build';
import { expect, it } from 'vitest';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../../games/byzantium/board');

it('builds the committed board of Byzantium again, byte for byte', async () => {
  const made = await makeBoard(readBoardFile(folder));
  expect(builtText(made.board) === readFileSync(join(folder, 'built/board.json'), 'utf8'), 'board.json').toBe(true);
  for (const { image, bytes } of made.images) {
    expect(Buffer.from(bytes).equals(readFileSync(join(folder, 'built', image.file))), image.file).toBe(true);
  }
});
