import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { protocol } from '@tabula/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshFolder, tabula } from './run.ts';
import { type Player, Served } from './served.ts';

const BIN = fileURLToPath(new URL('../bin/tabula.mjs', import.meta.url));

/** How soon a server that is asked to stop must have stopped, in milliseconds: operators' tools wait so long at least. */
const SOON = 10_000;

/** A folder that is gone when the test is over. */
function folder(): string {
  const made = freshFolder();
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** How many answers a table has. */
async function answersAt(server: Served, { table }: Player): Promise<number> {
  return (await server.ask<protocol.TableInfo>('GET', `/api/tables/${table}`)).reply.answers;
}

describe('a backup', () => {
  it('that is killed leaves the one before it whole, and the server in peace', async () => {
    const data = folder();
    const place = folder();
    const file = join(place, 'backup.db');
    const server = await Served.start(data);
    const players = await server.players();
    for (const player of players) expect(await player.answer(server)).toBe(200);
    expect(tabula(`backup ${file} --data ${data}`).code).toBe(0);
    for (let attempt = 0; attempt < 5; attempt++) {
      const child = spawn(process.execPath, [BIN, 'backup', file, '--data', data], { stdio: 'ignore' });
      const gone = once(child, 'exit');
      await wait(100 + 100 * attempt);
      child.kill('SIGKILL');
      await gone;
    }
    for (const player of players) expect(await player.answer(server)).toBe(200);
    const restored = join(place, 'restored');
    expect(tabula(`restore ${file} --data ${restored}`).code).toBe(0);
    const copy = await Served.start(restored);
    for (const player of players) expect(await answersAt(copy, player)).toBe(1);
    await copy.stop();
    expect(tabula(`backup ${file} --data ${data}`).code).toBe(0);
    expect(readdirSync(place).sort()).toEqual(['backup.db', 'restored']);
    for (const player of players) expect(await answersAt(server, player)).toBe(2);
  });
});

describe('a server that is asked to stop', () => {
  it('in the midst of answers ends with 0, soon, and keeps what it acknowledged', async () => {
    const data = folder();
    const server = await Served.start(data);
    const players = await server.players();
    const playing = players.map(async (player) => {
      while ((await player.answer(server).catch(() => 0)) === 200);
    });
    while (players.some(({ acknowledged }) => acknowledged.length === 0)) await wait(5);
    const began = Date.now();
    await server.stop();
    expect(server.process.exitCode).toBe(0);
    expect(Date.now() - began).toBeLessThan(SOON);
    await Promise.all(playing);
    const next = await Served.start(data);
    for (const player of players) {
      const { length } = player.acknowledged;
      expect([length, length + 1]).toContain(await answersAt(next, player));
    }
  });
});

describe('a file that is no database', () => {
  it('is not touched, and said to be none', () => {
    const data = folder();
    const letter = 'this is no database, but a letter to my aunt';
    writeFileSync(join(data, 'tabula.db'), letter);
    const { status, stderr } = spawnSync(process.execPath, [BIN, 'serve', '--port', '0', '--data', data], {
      env: { PATH: process.env.PATH, LANG: 'C' },
      encoding: 'utf8',
      timeout: 120_000,
    });
    expect(status).toBe(1);
    expect(stderr).not.toMatch(/ {4}at /);
    expect(statSync(join(data, 'tabula.db')).size).toBe(letter.length);
  });
});
