import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LibsqlStore } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { freshFolder, tabula, tiny } from './run.ts';
import { type Player, Served } from './served.ts';

const BIN = fileURLToPath(new URL('../bin/tabula.mjs', import.meta.url));
const BACKUPS = 2;
/** A user that every system has. */
const NOBODY = 65534;

/** The command line while this process goes on. */
async function running(...words: string[]): Promise<number | null> {
  const child = spawn(process.execPath, [BIN, ...words], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.exitCode;
}

/** Every answer that was acknowledged by then is there, in its order. */
async function holds(folder: string, players: readonly Player[], acknowledged: readonly number[]): Promise<void> {
  const store = await LibsqlStore.open(join(folder, 'tabula.db'));
  for (const [i, player] of players.entries()) {
    const events = await store.events(player.table);
    const options = events.map((event) => ('option' in event ? event.option : event.kind));
    expect(options.slice(0, acknowledged[i])).toEqual(player.acknowledged.slice(0, acknowledged[i]));
    expect(events.length).toBeGreaterThanOrEqual(acknowledged[i]);
  }
  await store.close();
}

describe('tabula backup', () => {
  it('of a server with six games under way has every answer acknowledged before it began', async () => {
    const data = freshFolder();
    const server = await Served.start(data);
    const players = await server.players();
    const stop = new AbortController();
    const playing = players.map((player) => player.play(server, stop.signal));
    const given = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    const kept: { file: string; acknowledged: number[] }[] = [];
    for (let i = 0; i < BACKUPS; i++) {
      const file = join(freshFolder(), 'tables.backup');
      await expect.poll(given, { timeout: 60_000 }).toBeGreaterThan(20 * i);
      kept.push({ file, acknowledged: players.map(({ acknowledged }) => acknowledged.length) });
      expect(await running('backup', file, '--data', data)).toBe(0);
    }
    stop.abort();
    await Promise.all(playing);
    await server.stop('SIGKILL');
    for (const { file, acknowledged } of kept) {
      expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
      const folder = freshFolder();
      expect(tabula(`restore ${file} --data ${folder}`)).toMatchObject({ code: 0, err: '' });
      await holds(folder, players, acknowledged);
      const again = await Served.start(folder);
      for (const player of players) expect(await player.answer(again)).toSatisfy((status) => !(Number(status) >= 300));
      await again.stop();
    }
  });

  it('replaces a file only by a sound copy, and leaves nothing half done', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'old'), 'an older backup');
    writeFileSync(join(folder, 'tabula.db'), 'this is no database, and long enough to be taken for one'.repeat(100));
    const { code, err } = await tiny('backup old --data .', { folder });
    expect(code).toBe(1);
    expect(err).toContain('tabula.db is damaged: file is not a database');
    expect(readFileSync(join(folder, 'old'), 'utf8')).toBe('an older backup');
    expect(readdirSync(folder).sort()).toEqual(['old', 'tabula.db']);
  });

  it('of nothing, or to nowhere, says so', async () => {
    const folder = freshFolder();
    expect(await tiny('backup copy --data nowhere', { folder })).toMatchObject({ code: 1, out: '' });
    expect((await tiny('backup copy --data nowhere --lang it', { folder })).err).toContain(
      'non c’è un archivio di Tabula',
    );
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
    expect((await tiny('backup')).code).toBe(2);
  });

  it('says why where it may not write, and does not take tables that it may not read for none', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'file'), '');
    symlinkSync('tabula.db', join(folder, 'tabula.db'));
    for (const words of [
      'backup copy --data .',
      'doctor .',
      'prune --older 1d --data .',
      'prune --older 1d --delete --data .',
    ])
      expect((await tiny(words, { folder })).err).toMatch(/^tabula: \S+tabula\.db cannot be read: ELOOP/);
    rmSync(join(folder, 'tabula.db'));
    await (await LibsqlStore.open(join(folder, 'tabula.db'))).close();
    const { code, err } = await tiny('backup file/copy --data .', { folder });
    expect(code).toBe(1);
    expect(err).toMatch(/^tabula: the folder \S+file cannot be written: ENOTDIR/);
  });
});

describe('tabula restore', () => {
  it('keeps what was there, and refuses while a server uses the folder', async () => {
    const data = freshFolder();
    const backup = join(freshFolder(), 'tables.backup');
    const server = await Served.start(data);
    const [player] = await server.players('byzantium');
    expect((await tiny(`backup ${backup} --data ${data}`)).code).toBe(0);
    expect(await player.answer(server)).toBe(200);
    const refused = await tiny(`restore ${backup} --data ${data}`);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain(`another server (pid ${server.process.pid}) uses this folder`);
    expect(await player.answer(server)).toBe(200);
    await server.stop('SIGKILL');
    const { out, code } = await tiny(`restore ${backup} --data ${data}`);
    expect(code).toBe(0);
    const [, before] = /kept: (\S+)/.exec(out) ?? [];
    await holds(data, [player], [0]);
    // What was set aside still has what was acknowledged, and can be put back.
    expect((await tiny(`restore ${before} --data ${data}`)).code).toBe(0);
    await holds(data, [player], [2]);
  });

  it('by root gives the tables to whom the folder belongs, whose server has to use them', async (context) => {
    if (process.getuid?.() !== 0) return context.skip('only root makes files for others');
    const folder = freshFolder();
    await (await LibsqlStore.open(join(folder, 'tabula.db'))).close();
    const theirs = join(folder, 'theirs');
    mkdirSync(theirs);
    chownSync(theirs, NOBODY, NOBODY);
    expect((await tiny('backup theirs/copy --data .', { folder })).code).toBe(0);
    expect((await tiny('restore theirs/copy --data theirs', { folder })).code).toBe(0);
    expect(readdirSync(theirs).sort()).toEqual(['copy', 'tabula.db', 'tabula.lock']);
    for (const name of readdirSync(theirs)) expect(statSync(join(theirs, name))).toMatchObject({ uid: NOBODY });
    const moved = join(folder, 'moved');
    mkdirSync(moved);
    chownSync(moved, NOBODY, NOBODY);
    expect((await tiny('copy --from theirs --to moved', { folder })).code).toBe(0);
    for (const name of readdirSync(moved)) expect(statSync(join(moved, name))).toMatchObject({ uid: NOBODY });
  });

  it('puts nothing damaged in the place of anything', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'copy'), 'half a file');
    expect((await tiny('restore copy --data tables', { folder })).err).toContain('copy is damaged');
    expect(readdirSync(join(folder, 'tables'))).toEqual(['tabula.lock']);
  });
});

describe('tabula prune', () => {
  it('counts unless it is told to delete', async () => {
    const folder = freshFolder();
    const server = await Served.start(join(folder, 'tables'));
    await server.players('byzantium');
    expect((await tiny('prune --older 1d --data tables', { folder })).out).toContain('0 finished tables');
    expect((await tiny('prune --older 1d --delete --data tables', { folder })).err).toContain('uses this folder');
    await server.stop();
    expect((await tiny('prune --older 1d --delete --data tables', { folder })).out).toContain('deleted');
    expect((await tiny('prune --older soon', { folder })).code).toBe(2);
    expect((await tiny('prune', { folder })).code).toBe(2);
  });
});
