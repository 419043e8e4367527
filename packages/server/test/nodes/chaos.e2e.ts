import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const RUN = fileURLToPath(new URL('../../chaos/chaos.mjs', import.meta.url));

/** A short run of `npm run chaos`: what it says, and its exit code. */
async function chaos(...words: string[]): Promise<{ code: number | null; said: string }> {
  const run = spawn(process.execPath, [RUN, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    run.kill('SIGTERM');
  });
  const [said, [code]] = await Promise.all([text(run.stdout), once(run, 'exit')]);
  return { code, said };
}

/** People take their time, and few turns come before the last look: `npm run chaos` is for crowds. */
const CALM = ['--games', 'oasis-road,byzantium', '--pause', '100', '--breath', '100'];

describe('several nodes on one PostgreSQL', () => {
  it('lose, double and change nothing while they are killed and stopped and their database goes away', async () => {
    // So many rounds that each harm is done once.
    const { code, said } = await chaos(...'--rounds 5 --turns 40 --seed 7'.split(' '), ...CALM);
    for (const harm of ['kill', 'upgrade', 'freeze', 'sever', 'stopDatabase']) expect(said).toContain(`${harm} 1`);
    expect(said).toMatch(/^all(?: +\d+){3}(?: +0){5}$/m);
    expect(code).toBe(0);
  });

  it('are replaced one after the other while people play, and nobody notices more than a reconnect', async () => {
    const { code, said } = await chaos(...'--rolling --rounds 2 --nodes 2 --turns 30 --seed 8'.split(' '), ...CALM);
    expect(said).toMatch(/came back \d+ times: without a line for/);
    expect(said).toMatch(/^all(?: +\d+){3}(?: +0){5}$/m);
    expect(code).toBe(0);
  });
});
