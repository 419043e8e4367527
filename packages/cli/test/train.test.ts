import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder, here, tiny } from './run.ts';

const QUICK = '--players 2 --generations 1 --games 4 --gate 1 --rollouts 4';

describe('train', () => {
  it('plays, learns, and says how the new weights did against the old', async () => {
    const file = join(freshFolder(), 'weights.ts');
    const { out, err, code } = await here(`train byzantium ${QUICK} --seed x --out ${file}`);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(out).toMatch(
      /^Generation 1: .* of the doubt about unseen games gone .* of 2 games against the weights before/,
    );
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(`\`tabula train byzantium ${QUICK} --seed x\``);
    expect(text).toMatch(/export const WEIGHTS: readonly number\[\] = \[-?\d/);
  });

  it('refuses a game that counts nothing to be weighed', async () => {
    const { err, code } = await tiny('train duel');
    expect(err).toContain('duel counts no figures whose weights could be learned');
    expect(code).toBe(2);
  });
});
