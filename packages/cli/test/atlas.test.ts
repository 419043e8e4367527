import { describe, expect, it } from 'vitest';
import { tiny } from './run.ts';

describe('atlas', () => {
  it('says whether the map of a game agrees with its rules', async () => {
    const { out, code } = await tiny('atlas byzantium');
    expect(out).toBe('byzantium: the map agrees with the rules\n');
    expect(code).toBe(0);
  });

  it('lists the boards there are if it does not know the one it is asked for', async () => {
    const { err, code } = await tiny('atlas rome');
    expect(err).toMatch(/no board "rome".*byzantium, conquest, invasions, italia, mare-nostrum/);
    expect(code).toBe(2);
  });

  it('knows two styles', async () => {
    const { err, code } = await tiny('atlas byzantium --style velvet');
    expect(err).toMatch(/no style "velvet"; there are parchment, contrast/);
    expect(code).toBe(2);
  });
});
