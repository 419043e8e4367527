import { Writable } from 'node:stream';
import { Server } from '@tabula/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshFolder, TINY, World } from '../helpers/world.ts';

/** A log on a disk that is full until the test says otherwise. */
function fullLog() {
  const disk = { full: true, lines: [] as string[] };
  const stream = Object.assign(new Writable(), {
    write: (line: string, done: (error?: Error) => void) => {
      if (!disk.full) disk.lines.push(line);
      done(disk.full ? new Error('ENOSPC: no space left on device, write') : undefined);
    },
  });
  return { disk, stream };
}

describe('a log that cannot be written', () => {
  it('ends nothing: lines are lost and counted, also for whoever watches', async () => {
    const throwing = Object.assign(new Writable(), {
      write: () => {
        throw new Error('ENOSPC: no space left on device, write');
      },
    });
    const world = await World.open({ logTo: throwing, logLevel: 'info' });
    for (let i = 0; i < 5; i++) expect((await world.ask('GET', '/api/games')).status).toBe(200);
    const { text } = await world.ask('GET', '/metrics');
    expect(Number(/^tabula_log_lines_lost_total (\d+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(5);
  });

  it('says how much was lost, and why, as soon as it can be written again', async () => {
    const { disk, stream } = fullLog();
    const server = await Server.start({ registry: TINY, data: freshFolder(), logTo: stream, logLevel: 'info' });
    onTestFinished(() => server.close());
    for (let i = 0; i < 5; i++) await fetch(`${server.url}/api/games`);
    expect(disk.lines).toEqual([]);
    disk.full = false;
    await fetch(`${server.url}/api/games`);
    const told = disk.lines.map((line) => JSON.parse(line)).filter(({ lost }) => lost !== undefined);
    expect(told).toMatchObject([{ err: expect.stringContaining('ENOSPC'), msg: 'lines of the log were lost' }]);
    expect(told[0].lost).toBeGreaterThanOrEqual(5);
  });
});

describe('a proxy that is not believed', () => {
  it('is warned of, once', async () => {
    const world = await World.open({ logLevel: 'warn' });
    for (let i = 0; i < 3; i++) await world.ask('GET', '/api/games', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(world.log.match(/start with --trust-proxy/g)).toHaveLength(1);
  });

  it('is nothing to warn of if it is', async () => {
    const world = await World.open({ logLevel: 'warn', trustProxy: true });
    await world.ask('GET', '/api/games', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(world.log).toBe('');
  });
});
