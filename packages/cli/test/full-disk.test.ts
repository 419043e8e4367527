import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Postgres } from '../../server/chaos/postgres.mjs';
import { emptyHouse, freshFolder, here, tabula, tiny } from './run.ts';
import { Served } from './served.ts';

/** A small disk of its own, or undefined where this user may make none. */
function smallDisk(options: string): string | undefined {
  const folder = freshFolder();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (status !== 0) return undefined;
  onTestFinished(() => {
    spawnSync('umount', ['-l', folder]);
  });
  return folder;
}

/** Writes until there is no room left, and says where. */
function fill(folder: string): string {
  const file = join(folder, 'ballast');
  const handle = openSync(file, 'w');
  for (let size = 65_536; size >= 1; size = size > 1 ? size / 2 : 0) {
    try {
      while (writeSync(handle, Buffer.alloc(size)) === size);
    } catch {
      // Full for this size; smaller pieces may still fit.
    }
  }
  closeSync(handle);
  return file;
}

describe('a disk that has no room left, for the tables nor for the log', () => {
  it('is survived: answers are refused, the server lives, and goes on when there is room again', async (context) => {
    const disk = smallDisk('size=10m');
    if (disk === undefined) return context.skip('this user may not mount a disk');
    const log = openSync(join(disk, 'server.log'), 'a');
    const data = join(disk, 'tables');
    const server = await Served.start(data, { log, words: ['--log', 'info'] });
    const players = await server.players();
    const ballast = fill(disk);
    for (const player of players) for (let i = 0; i < 17; i++) expect(await player.answer(server)).toBe(503);
    expect(server.process.exitCode).toBeNull();
    const { status, reply } = await server.ask('GET', '/healthz');
    expect({ status, reply }).toMatchObject({ status: 503, reply: { ok: false, cause: /^SQLITE_FULL/ } });
    rmSync(ballast);
    for (const player of players) for (let i = 0; i < 5; i++) expect(await player.answer(server)).toBe(200);
    await expect.poll(() => server.ask('GET', '/healthz')).toMatchObject({ status: 200 });
    await server.stop();
    closeSync(log);
    const told = readFileSync(join(disk, 'server.log'), 'utf8');
    expect(told).toMatch(/lines of the log were lost/);
    expect(told).not.toContain('cannot rollback');
  });

  it('lets a backup fail and leaves nothing of it', async (context) => {
    const disk = smallDisk('size=1m');
    if (disk === undefined) return context.skip('this user may not mount a disk');
    const folder = freshFolder();
    await emptyHouse(folder);
    const ballast = fill(disk);
    const { code, err } = await tiny(`backup ${join(disk, 'copy')} --data ${folder}`);
    expect(code).toBe(1);
    expect(err).toContain(`the folder ${disk} cannot be written: database or disk is full`);
    rmSync(ballast);
    expect(tabula(`backup ${join(disk, 'copy')} --data ${folder}`).code).toBe(0);
  });
});

describe('a disk that can only be read', () => {
  it('is no place for a server', async (context) => {
    const disk = smallDisk('size=1m');
    if (disk === undefined) return context.skip('this user may not mount a disk');
    mkdirSync(join(disk, 'tables'));
    spawnSync('mount', ['-o', 'remount,ro', disk]);
    const { code, err } = await tiny(`serve --port 0 --data ${join(disk, 'tables')}`);
    expect(code).toBe(1);
    expect(err).toMatch(/cannot start: the folder \S+ cannot be written: EROFS/);
  });

  it('still gives its tables away: to a backup, and to the doctor', async (context) => {
    const disk = smallDisk('size=6m');
    if (disk === undefined) return context.skip('this user may not mount a disk');
    const data = join(disk, 'tables');
    const server = await Served.start(data);
    const [player] = await server.players();
    expect(await player.answer(server)).toBe(200);
    await server.stop();
    spawnSync('mount', ['-o', 'remount,ro', disk]);
    const copy = join(freshFolder(), 'copy');
    expect(await here(`backup ${copy} --data ${data}`)).toMatchObject({ code: 0, err: '' });
    expect(await here(`doctor ${data}`)).toMatchObject({ code: 0, err: '' });
    const other = freshFolder();
    expect((await here(`restore ${copy} --data ${other}`)).code).toBe(0);
    const again = await Served.start(other);
    expect(await player.answer(again)).toBe(200);
    await again.stop();
  });
});

describe('a database on a disk that has no room left', () => {
  it('refuses answers and goes on when there is room again', async (context) => {
    const disk = smallDisk('size=6m,mode=0777,uid=65534,gid=65534');
    if (disk === undefined) return context.skip('this user may not mount a disk');
    const postgres = await Postgres.start();
    onTestFinished(() => postgres.close());
    const address = await postgres.database();
    const name = new URL(address).pathname.slice(1);
    await tiny(`migrate --database ${address}`);
    await postgres.ask(`create tablespace small location '${disk}'`);
    await postgres.ask('alter table events set tablespace small', [], name);
    await postgres.ask('alter index events_pkey set tablespace small', [], name);
    const server = await Served.start(freshFolder(), { database: address });
    const players = await server.players();
    const ballast = fill(disk);
    const statuses = new Set<number | undefined>();
    for (let i = 0; i < 400 && !statuses.has(503); i++)
      for (const player of players) statuses.add(await player.answer(server));
    expect(statuses).toContain(503);
    expect(await server.ask('GET', '/healthz')).toMatchObject({ status: 503, reply: { cause: /^53100/ } });
    expect(server.process.exitCode).toBeNull();
    rmSync(ballast);
    await expect.poll(() => server.ask('GET', '/healthz')).toMatchObject({ status: 200 });
    for (const player of players) expect([200, undefined]).toContain(await player.answer(server));
    await server.stop();
    expect(await here(`doctor --database ${address}`)).toMatchObject({ code: 0 });
  });
});
