import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backUp, FolderError, LibsqlStore, Server } from '@tabula/server';
import Libsql from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshFolder, me, TINY, World } from '../helpers/world.ts';

const SCRIPT = fileURLToPath(new URL('../helpers/crash-server.mjs', import.meta.url));

/** A server in a process of its own, once it listens. */
async function serverProcess(folder: string) {
  const child = spawn(process.execPath, [SCRIPT, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  return child;
}

function start(folder: string): Promise<Server> {
  return Server.start({ registry: TINY, data: folder, logLevel: 'silent' });
}

describe('the data folder', () => {
  it('is used by one server: a second one is told at once who that is, and harms nothing', async () => {
    const world = await World.open();
    const failure = await start(world.folder).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FolderError);
    expect(String(failure)).toContain(`another server (pid ${process.pid}) uses this folder`);
    await world.create({ seats: [me('Ada'), me('Bruno')] });
    const later = await world.restarted();
    await later.create({ seats: [me('Ada'), me('Bruno')] });
  });

  it('is free at once when a server was killed', async () => {
    const folder = freshFolder();
    const first = await serverProcess(folder);
    await expect(start(folder)).rejects.toThrow(`another server (pid ${first.pid}) uses this folder`);
    const gone = once(first, 'exit');
    first.kill('SIGKILL');
    await gone;
    const second = await start(folder);
    await second.close();
  });

  it('is for its owner alone, and files that were not are made so', async () => {
    const folder = join(freshFolder(), 'deep', 'er');
    const world = await World.open({}, folder);
    await world.create({ seats: [me('Ada'), me('Bruno')] });
    const modes = () => readdirSync(folder).map((name) => `${name} ${mode(join(folder, name))}`);
    expect(mode(folder)).toBe('700');
    expect(modes().length).toBeGreaterThanOrEqual(4);
    for (const file of modes()) expect(file).toMatch(/ 600$/);
    await world.server.close();
    chmodSync(join(folder, 'tabula.db'), 0o644);
    await World.open({}, folder);
    for (const file of modes()) expect(file).toMatch(/ 600$/);
  });

  it('that cannot be written is told in a sentence', async () => {
    const file = join(freshFolder(), 'file');
    writeFileSync(file, '');
    await expect(start(join(file, 'data'))).rejects.toThrow(/^the folder .*data cannot be written: ENOTDIR/);
  });

  it('of a newer version is left alone', async () => {
    const folder = freshFolder();
    const file = join(folder, 'tabula.db');
    await (await LibsqlStore.open(file)).close();
    const database = new Libsql(file);
    database.exec("insert into kysely_migration values ('999-future', '2100')");
    database.close();
    await expect(start(folder)).rejects.toThrow('was written by a newer version of Tabula');
  });

  it('in which a first start has found no room is said to hold no tables yet', async () => {
    const folder = freshFolder();
    const file = join(folder, 'tabula.db');
    const database = new Libsql(file);
    database.exec('create table kysely_migration (name text primary key, timestamp text)');
    database.close();
    expect(() => backUp(folder, join(folder, 'copy'))).toThrow(`there is no database of Tabula at ${file}`);
    await (await LibsqlStore.open(file)).close();
    expect(backUp(folder, join(folder, 'copy')).tables).toBe(0);
  });

  it('is brought up to date as a whole or not at all', async () => {
    const file = join(freshFolder(), 'tabula.db');
    await (await LibsqlStore.open(file)).close();
    const before = new Libsql(file);
    before.exec("delete from kysely_migration where name >= '008-operating'");
    before.exec('drop table health; drop index statuses_public; drop index tables_rematch');
    const later =
      "select name from sqlite_master where type = 'table' and (name like 'notice%' or name like 'ring%' or name like 'circle%')";
    for (const { name } of before.prepare(later).all() as { name: string }[]) before.exec(`drop table ${name}`);
    for (const index of ['seats_secret', 'tables_owner', 'tables_circle', 'statuses_finished', 'statuses_lobby'])
      before.exec(`drop index ${index}`);
    before.exec('alter table tables drop column circle; alter table tables drop column lobby');
    before.exec('alter table statuses drop column public; alter table chat drop column key');
    before.exec('alter table statuses drop column rev; alter table statuses drop column said');
    before.exec('alter table seats drop column taker_hash');
    before.exec('alter table tables drop column pace; alter table statuses drop column clock');
    before.close();
    await expect(LibsqlStore.open(file)).rejects.toThrow('tables_from already exists');
    const after = new Libsql(file);
    const left = "select name from sqlite_master where name in ('health', 'statuses_public', 'tables_rematch')";
    expect(after.prepare(left).all()).toEqual([]);
    after.exec('drop index tables_from');
    after.close();
    await (await LibsqlStore.open(file)).close();
  });
});

describe('the addresses of those who make tables', () => {
  it('are kept so that nobody finds them out who has not the key of this folder', async () => {
    const worlds = [await World.open(), await World.open()];
    const kept = [];
    for (const world of worlds) {
      await world.create({ seats: [me('Ada'), me('Bruno')] });
      await world.server.close();
      const database = new Libsql(join(world.folder, 'tabula.db'));
      kept.push(JSON.stringify(database.prepare('select client_hash from tables').all()));
      database.close();
    }
    expect(kept[0]).toMatch(/[0-9a-f]{32}/);
    expect(kept[0]).not.toBe(kept[1]);
  });

  it('are the same after a restart', async () => {
    const file = join(freshFolder(), 'tabula.db');
    const first = await LibsqlStore.open(file);
    const key = await first.addressKey();
    expect(key.length).toBeGreaterThanOrEqual(32);
    await first.close();
    const second = await LibsqlStore.open(file);
    expect(await second.addressKey()).toBe(key);
    await second.close();
  });
});

describe('however many tables there are', () => {
  it('no visitor makes the store look at all of them', async () => {
    const file = join(freshFolder(), 'tabula.db');
    const driver = new URL('../helpers/explaining.mjs', import.meta.url).href;
    const world = await World.open({ data: await LibsqlStore.open(file, { driver }) });
    const seats = [me('Ada'), { kind: 'open' as const }];
    const { table, owner } = await world.create({ seats, public: true });
    const over = await world.create({ seats });
    await world.get('PATCH', `/api/tables/${over.table.id}`, { secret: over.owner, body: { public: true } });
    rmSync(`${file}.plans`);
    const { tables } = await world.get<{ tables: { id: string }[] }>('GET', '/api/tables');
    expect(tables.map(({ id }) => id).sort()).toEqual([table.id, over.table.id].sort());
    await world.get('POST', '/api/mine', { body: { tables: [{ id: table.id, secrets: [owner] }] } });
    await world.create({ seats });
    await world.table(table.id);
    const plans = readFileSync(`${file}.plans`, 'utf8').split('\n');
    expect(plans.filter((step) => /^SCAN (?!.*USING)/.test(step))).toEqual([]);
    const list = plans.findIndex((step) => step.includes('statuses_public'));
    expect(plans.slice(list, list + 2).join()).toMatch(/USING INDEX statuses_public(?!.*TEMP B-TREE)/);
  });
});

function mode(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}
