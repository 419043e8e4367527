import { join } from 'node:path';
import { LibsqlStore, type Store } from '@tabula/server';
import Libsql from 'libsql';
import { describe, expect, it } from 'vitest';
import { freshFolder, me, World } from '../helpers/world.ts';

/** What a full disk refuses; it can still be read. */
const WRITES = new Set(['create', 'commit', 'say', 'reportFault', 'check']);

/** A disk that is full whenever the test says so. */
async function fillingDisk() {
  const folder = freshFolder();
  const disk = { full: false, store: await LibsqlStore.open(join(folder, 'tabula.db')) };
  const store: Store = new Proxy(disk.store, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]) => {
        if (disk.full && WRITES.has(String(name))) throw new Error('SQLITE_FULL: database or disk is full');
        return method.apply(target, args);
      };
    },
  });
  return { disk, store };
}

describe('when the disk is full', () => {
  it('an answer is refused, nothing has changed, nobody was told, and it is taken when there is room again', async () => {
    const { disk, store } = await fillingDisk();
    const world = await World.open({ data: store });
    const { table, seats } = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true });
    const page = await world.page(table.id, [seats[0].secret]);
    const guest = await world.page(table.id, [seats[1].secret]);
    const path = `/api/tables/${table.id}`;
    const answer = { secret: seats[0].secret, body: { seat: 0, decision: 0, option: 'take 1' } };
    const before = await world.seen(table.id, 0, seats[0].secret);

    disk.full = true;
    expect(await page.request({ type: 'answer', seat: 0, decision: 0, option: 'take 1' })).toBe('storage');
    expect(await world.refusal('POST', `${path}/answers`, answer)).toBe('503 storage');
    expect(await page.request({ type: 'chat', seat: 0, text: 'hello?' })).toBe('storage');
    expect(await world.ask('GET', '/healthz')).toMatchObject({ status: 503 });
    expect(await world.refusal('POST', '/api/tables', { body: { game: 'heap', seats: [me('A'), me('B')] } })).toBe(
      '503 storage',
    );
    expect(await world.seen(table.id, 0, seats[0].secret)).toEqual(before);
    expect(guest.messages.filter(({ type }) => type === 'game' || type === 'chat')).toHaveLength(1);

    disk.full = false;
    expect(await page.request({ type: 'answer', seat: 0, decision: 0, option: 'take 1' })).toBe('done');
    expect(await page.request({ type: 'undo', seat: 0, seq: 1 })).toBe('done');
    disk.full = true;
    expect(await page.request({ type: 'rollback', seat: 0, answers: 0 })).toBe('no-rollback');
    expect(await page.request({ type: 'answer', seat: 0, decision: 2, option: 'take 2' })).toBe('storage');
    disk.full = false;
    expect(await page.request({ type: 'answer', seat: 0, decision: 2, option: 'take 3' })).toBe('done');
    expect(await world.seen(table.id, 1, seats[1].secret)).toMatchObject({
      seq: 3,
      viewers: [{ view: { pebbles: 9_997 } }],
    });
  });

  it('seats and starts are refused too, and hold afterwards', async () => {
    const { disk, store } = await fillingDisk();
    const world = await World.open({ data: store });
    const { table, owner } = await world.create({ seats: [me('Ada'), { kind: 'open' }] });
    const path = `/api/tables/${table.id}`;
    const claim = { body: { name: 'Bruno' } };
    disk.full = true;
    expect(await world.refusal('POST', `${path}/claim`, claim)).toBe('503 storage');
    disk.full = false;
    expect((await world.table(table.id)).seats[1].kind).toBe('open');
    await world.get('POST', `${path}/claim`, claim);
    disk.full = true;
    expect(await world.refusal('POST', `${path}/start`, { secret: owner })).toBe('503 storage');
    disk.full = false;
    expect((await world.table(table.id)).status).toBe('lobby');
    await world.get('POST', `${path}/start`, { secret: owner });
  });
});

describe('a database', () => {
  it('of an earlier day is opened as it is, and brought up to date once', async () => {
    const file = join(freshFolder(), 'deep', 'er', 'tabula.db');
    const first = await LibsqlStore.open(file);
    await first.reportFault({ table: 'x', message: 'm', record: 'r', at: 1 });
    await first.close();
    const second = await LibsqlStore.open(file);
    expect(await second.read('x')).toBeUndefined();
    expect(await second.waitingForBots()).toEqual([]);
    await second.close();
  });

  it('from before there was a clock keeps its tables: nobody is late there, and they wait since they last changed', async () => {
    const world = await World.open();
    const { table } = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true });
    await world.server.close();
    const database = new Libsql(join(world.folder, 'tabula.db'));
    const rings = ['devices', 'seats', 'known', 'passes', 'passkeys', 'signouts'].map((one) => `ring_${one}`);
    const lobby = ['statuses_finished', 'statuses_lobby', 'tables_circle', 'tables_owner', 'seats_secret'];
    for (const index of ['standings_due', 'statuses_public', 'tables_rematch', 'tables_from', ...lobby])
      database.exec(`drop index ${index}`);
    const notices = ['notices', 'notice_seats', 'notice_channels', 'notice_holders'];
    for (const made of ['keys', 'health', 'finished', ...notices, 'rings', ...rings, 'circles', 'circle_news'])
      database.exec(`drop table ${made}`);
    for (const column of ['position_sum', 'log_sum', 'rules'])
      database.exec(`alter table checkpoints drop column ${column}`);
    for (const column of ['rollback', 'asked_at', 'due_at', 'position', 'rules', 'public', 'rev', 'said', 'clock'])
      database.exec(`alter table statuses drop column ${column}`);
    for (const column of ['time', 'pace', 'sealed', 'circle', 'lobby'])
      database.exec(`alter table tables drop column ${column}`);
    database.exec('alter table statuses rename column phase to status');
    database.exec('alter table statuses rename column decision to step');
    database.exec('alter table statuses rename to standings');
    database.exec('alter table events rename column open_decision to step');
    database.exec('alter table tables rename column client_hash to creator');
    database.exec('alter table chat drop column key');
    database.exec('alter table seats drop column taker_hash');
    database.exec("delete from kysely_migration where name >= '003-time'");
    database.close();
    const later = await World.open({}, world.folder);
    expect(await later.table(table.id)).toMatchObject({
      time: null,
      sealed: true,
      rollback: null,
      dueAt: null,
      askedAt: table.updatedAt,
      waiting: [0],
    });
  });
});
