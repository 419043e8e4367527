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

describe('several nodes on one PostgreSQL', () => {
  it('lose, double and change nothing while they are killed and stopped and their database goes away', async () => {
    // So many rounds that each harm is done once.
    const { code, said } = await chaos(...'--rounds 5 --turns 40 --games oasis-road,byzantium --seed 7'.split(' '));
    for (const harm of ['kill', 'upgrade', 'freeze', 'sever', 'stopDatabase']) expect(said).toContain(`${harm} 1`);
    expect(said).toMatch(/^all(?: +\d+){3}(?: +0){5}$/m);
    expect(code).toBe(0);
  });

  it('are replaced one after the other while people play, and nobody notices more than a reconnect', async () => {
    const words = '--rolling --rounds 3 --nodes 2 --turns 30 --games oasis-road,byzantium --seed 8';
    const { code, said } = await chaos(...words.split(' '));
    expect(said).toMatch(/came back \d+ times: without a line for/);
    expect(said).toMatch(/^all(?: +\d+){3}(?: +0){5}$/m);
    expect(code).toBe(0);
  });
});
