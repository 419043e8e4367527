import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { protocol } from '@tabula/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshFolder, tabula } from './run.ts';

const BIN = fileURLToPath(new URL('../bin/tabula.mjs', import.meta.url));

interface Running {
  readonly process: ChildProcess;
  readonly url: string;
}

/** A folder that is gone when the test is over. */
function folder(): string {
  const made = freshFolder();
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** `tabula serve` as an operator starts it, in a process of its own. */
async function serve(data: string, command: readonly string[] = []): Promise<Running> {
  const [program = '', ...args] = [...command, process.execPath, BIN, 'serve', '--port', '0', '--data', data];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, LANG: 'C' },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [said]: unknown[] = await once(child.stdout, 'data');
  const url = /http:\S+/.exec(String(said))?.[0];
  if (url === undefined) throw new Error(`the server said: ${said}`);
  return { process: child, url };
}

/** A start that must not go well: how it ended and what it said. One that goes well is ended after a while. */
function refusedToServe(data: string, by: { readonly uid?: number } = {}): { code: number | null; err: string } {
  const { status, stderr } = spawnSync(process.execPath, [BIN, 'serve', '--port', '0', '--data', data], {
    env: { PATH: process.env.PATH, LANG: 'C' },
    encoding: 'utf8',
    timeout: 20_000,
    ...by,
  });
  return { code: status, err: stderr };
}

async function end({ process: child }: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
  return child.exitCode;
}

async function post(url: string, body: object, secret = ''): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}

/** Somebody who plays both sides of the Oasis Road. */
class Game {
  readonly #made: protocol.NewTable;
  answers = 0;

  private constructor(made: protocol.NewTable) {
    this.#made = made;
  }

  static async begin(url: string): Promise<Game> {
    const seats = [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Bruno' },
    ];
    const made = await post(`${url}/api/tables`, { game: 'oasis-road', seats, start: true });
    if (made.status !== 201) throw new Error(made.text);
    return new Game(JSON.parse(made.text));
  }

  async seen(url: string, seat: number): Promise<protocol.GameMessage> {
    const secret = this.#made.seats[seat]?.secret;
    const response = await fetch(`${url}/api/tables/${this.#made.table.id}/seen?seat=${seat}`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    if (!response.ok) throw new Error(await response.text());
    return JSON.parse(await response.text());
  }

  /** The first thing that is offered to whoever is waited for: the status of the reply. */
  async answer(url: string): Promise<number> {
    const { waiting } = await this.seen(url, 0);
    const seat = waiting[0] ?? 0;
    const { decision, viewers } = await this.seen(url, seat);
    const body = { seat, decision, option: viewers[0]?.ask?.options[0]?.id };
    const { status } = await post(
      `${url}/api/tables/${this.#made.table.id}/answers`,
      body,
      this.#made.seats[seat]?.secret,
    );
    if (status === 200) this.answers++;
    return status;
  }
}

describe('a data folder', () => {
  it('has one server: a second says who is there and ends, and after a kill the next one starts at once', async () => {
    const data = folder();
    const first = await serve(data);
    const game = await Game.begin(first.url);
    const second = refusedToServe(data);
    expect(second.code).toBe(1);
    expect(second.err).toContain(String(first.process.pid));
    expect(await game.answer(first.url)).toBe(200);
    await end(first, 'SIGKILL');
    const next = await serve(data);
    expect((await game.seen(next.url, 0)).answers).toBe(1);
  });

  it('that cannot be written is refused with a sentence', async () => {
    const data = folder();
    await end(await serve(data), 'SIGTERM');
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o444);
    chmodSync(data, 0o555);
    // Nothing is forbidden to root: then nobody starts it.
    const { code, err } = refusedToServe(data, process.getuid?.() === 0 ? { uid: 65534 } : {});
    expect(code).toBe(1);
    expect(err).toContain(data);
    expect(err).not.toMatch(/ {4}at /);
  });
});

describe('a backup', () => {
  it('that is killed leaves the one before it whole, and the server in peace', async () => {
    const data = folder();
    const place = folder();
    const file = join(place, 'backup.db');
    const server = await serve(data);
    const game = await Game.begin(server.url);
    await game.answer(server.url);
    expect(tabula(`backup ${file} --data ${data}`).code).toBe(0);
    for (let attempt = 0; attempt < 8; attempt++) {
      const child = spawn(process.execPath, [BIN, 'backup', file, '--data', data], { stdio: 'ignore' });
      const gone = once(child, 'exit');
      await pause(100 + 60 * attempt);
      child.kill('SIGKILL');
      await gone;
      if (attempt === 0) expect(await game.answer(server.url)).toBe(200);
    }
    const restored = join(place, 'restored');
    expect(tabula(`restore ${file} --data ${restored}`).code).toBe(0);
    const copy = await serve(restored);
    expect((await game.seen(copy.url, 0)).answers).toBeGreaterThanOrEqual(1);
    await end(copy, 'SIGTERM');
    expect(tabula(`backup ${file} --data ${data}`).code).toBe(0);
    expect(readdirSync(place).sort()).toEqual(['backup.db', 'restored']);
    expect(await game.seen(server.url, 0)).toMatchObject({ answers: game.answers });
  });
});

describe('a server that is asked to stop', () => {
  it('in the midst of answers ends with 0, soon, and keeps what it acknowledged', async () => {
    const data = folder();
    const server = await serve(data);
    const games = await Promise.all(Array.from({ length: 4 }, () => Game.begin(server.url)));
    const playing = games.map(async (game) => {
      for (let status = 200; status === 200; ) status = await game.answer(server.url).catch(() => 0);
    });
    await pause(150);
    const began = Date.now();
    expect(await end(server, 'SIGTERM')).toBe(0);
    expect(Date.now() - began).toBeLessThan(10_000);
    await Promise.all(playing);
    const next = await serve(data);
    for (const game of games) {
      const { answers } = await game.seen(next.url, 0);
      expect([game.answers, game.answers + 1]).toContain(answers);
    }
  });
});

/** A small disk of its own can be had here: a namespace with a file system in memory. */
const smallDisks = spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0;

describe.skipIf(!smallDisks)('a full disk, with the log on it too', () => {
  it('refuses answers and says so, ends nothing, and goes on when there is room again', async () => {
    const disk = folder();
    const script = `mount -t tmpfs -o size=12m tmpfs ${disk} && exec "$@" 2>>${disk}/server.log`;
    const server = await serve(join(disk, 'data'), ['unshare', '-rm', 'sh', '-c', script, 'sh']);
    const inside = join('/proc', String(server.process.pid), 'root', disk);
    const games = await Promise.all(Array.from({ length: 8 }, () => Game.begin(server.url)));
    expect(existsSync(join(inside, 'data'))).toBe(true);
    const filler = join(inside, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4096']);
    expect(statSync(filler).size).toBeGreaterThan(0);

    // What was there before may find a place in the file's last page: some answers are taken still.
    const statuses: number[] = [];
    for (let round = 0; round < 6; round++) for (const game of games) statuses.push(await game.answer(server.url));
    expect(new Set(statuses)).toContain(503);
    expect([...new Set(statuses)].every((status) => status === 200 || status === 503)).toBe(true);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
    expect(server.process.exitCode).toBeNull();

    rmSync(filler);
    for (const game of games) {
      const { answers, result } = await game.seen(server.url, 0);
      expect(answers).toBe(game.answers);
      if (result === null) await expect.poll(() => game.answer(server.url)).toBe(200);
    }
    await expect.poll(async () => (await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

describe('a folder in which something else lies', () => {
  it('is not touched', () => {
    const data = folder();
    mkdirSync(join(data, 'inner'));
    writeFileSync(join(data, 'tabula.db'), 'this is no database, but a letter to my aunt');
    const { code, err } = refusedToServe(data);
    expect(code).toBe(1);
    expect(err).not.toMatch(/ {4}at /);
    expect(statSync(join(data, 'tabula.db')).size).toBe(44);
  });
});
