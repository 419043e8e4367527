import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atlasCommand } from '@tabula/atlas/command';
import { describe, expect, it } from 'vitest';

const games = join(dirname(fileURLToPath(import.meta.url)), '../../../games');

describe('tabula atlas', () => {
  it('checks a board that is up to date without building it again', async () => {
    const said: string[] = [];
    const sound = await atlasCommand({ game: 'italia', games, check: true, say: (line) => said.push(line) });
    expect(sound).toBe(true);
    expect(said).toEqual(['italia: the map agrees with the rules']);
  });

  it('says which folder is missing for a game without a board', async () => {
    await expect(atlasCommand({ game: 'senet', games })).rejects.toThrow(
      /There is no board of senet: .*senet.board is missing/,
    );
  });
});
