import type { protocol } from '@tabula/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Postgres } from '../../server/chaos/postgres.mjs';
import { emptyHouse, freshFolder, here, tabula, tiny } from './run.ts';
import { Served } from './served.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 120_000);
afterAll(() => postgres.close(), 120_000);

/** A server that cannot start: what it says, and its exit code. */
async function serve(address: string, ...more: string[]) {
  const { err, code } = await tiny(['serve --port 0 --database', address, ...more].join(' '));
  return { said: err, code };
}

function ask(address: string, text: string) {
  return postgres.ask(text, [], new URL(address).pathname.slice(1));
}

describe('a database', () => {
  it('gets its tables by "tabula migrate", once, and then serves', async () => {
    const address = await postgres.database();
    expect(await serve(address)).toEqual({
      code: 1,
      said: expect.stringMatching(/has no tables of Tabula; make them with "tabula migrate"/),
    });
    expect(await tiny(`migrate --database ${address}`)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/version \d+ now/),
    });
    const again = await tiny('migrate', { env: { DATABASE_URL: address } });
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('up to date (version ') });
    const server = await Served.start(freshFolder(), { database: address });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ ok: true });
    expect(await (await fetch(`${server.url}/healthz`)).json()).toMatchObject({ ok: true });
    await server.stop();
  });

  it('that is not as it must be is refused with a sentence that says what to do, and nothing is done', async () => {
    const address = await postgres.database();
    await tiny(`migrate --database ${address}`);
    const url = new URL(address);
    const elsewhere = new URL(address);
    elsewhere.port = '1';
    expect(await serve(elsewhere.href)).toMatchObject({
      code: 1,
      said: expect.stringContaining('cannot be reached ('),
    });
    const stranger = postgres.url(url.pathname.slice(1), { password: 'wrong' });
    const refused = await serve(stranger, '--lang', 'it');
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('non accetta questo utente') });
    expect(refused.said).not.toContain('wrong@');
    expect(await serve(postgres.url('nowhere'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('no such database'),
    });
    expect(await serve('mysql://here/there')).toMatchObject({
      code: 1,
      said: expect.stringContaining('no address of a database'),
    });
    const [{ version }] = await ask(address, 'select version from tabula_schema');
    await ask(address, 'update tabula_schema set version = 99, least_node = 99');
    expect(await serve(address)).toMatchObject({
      code: 1,
      said: expect.stringContaining('newer than this server knows ('),
    });
    expect(await tiny(`migrate --database ${address}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('newer'),
    });
    await ask(address, 'update tabula_schema set version = 99, least_node = 1');
    const newer = await Served.start(freshFolder(), { database: address });
    await newer.stop();
    await ask(address, `update tabula_schema set version = ${Number(version) - 1}, least_node = 1`);
    expect(await serve(address)).toMatchObject({
      code: 1,
      said: expect.stringContaining('older than this server can use'),
    });
    await ask(address, `update tabula_schema set version = ${version}`);
    await ask(address, `alter database ${url.pathname.slice(1)} set default_transaction_read_only = on`);
    expect(await serve(address)).toMatchObject({ code: 1, said: expect.stringContaining('can only be read') });
  });

  it('takes a whole house in, and gives it back as it was', async () => {
    const folder = freshFolder();
    const before = await Served.start(folder);
    const players = await before.players();
    for (let turn = 0; turn < 6; turn++) for (const player of players) await player.answer(before);
    const { reply: made } = await before.ask<protocol.NewTable>('POST', '/api/tables', {
      game: 'oasis-road',
      seats: [
        { kind: 'me', name: 'Ada' },
        { kind: 'me', name: 'Bruno' },
      ],
      start: true,
    });
    const [{ secret }] = made.seats;
    await before.ask('POST', `/api/tables/${made.table.id}/chat`, { seat: 0, text: 'salve' }, secret);
    const address = await postgres.database();
    await tiny(`migrate --database ${address}`);
    const busy = await tiny(`copy --from ${folder} --to ${address}`);
    expect(busy).toMatchObject({ code: 1, err: expect.stringContaining('uses this folder') });
    await before.stop();
    const there = tabula(`copy --from ${folder} --to ${address}`);
    expect(there).toMatchObject({ code: 0, out: expect.stringMatching(/^7 tables with \d+ events copied/) });
    expect(await tiny(`copy --from ${folder} --to ${address}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('has tables already'),
    });
    const served = await Served.start(folder, { database: address });
    const { reply } = await served.ask<{ chat: { text: string }[] }>(
      'GET',
      `/api/tables/${made.table.id}/chat`,
      undefined,
      secret,
    );
    expect(reply.chat.map(({ text }) => text)).toEqual(['salve']);
    for (const player of players) expect([200, undefined]).toContain(await player.answer(served));
    const home = freshFolder();
    expect(await tiny(`copy --from ${address} --to ${home}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('servers are at work'),
    });
    await served.stop();
    expect(await tiny(`copy --from ${address} --to ${home}`)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^7 tables/),
    });
    expect(await tiny(`copy --from ${address} --to ${home}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('already'),
    });
    expect(await here(`doctor ${home}`)).toMatchObject({ code: 0 });
    const after = await Served.start(home);
    for (const player of players) expect([200, undefined]).toContain(await player.answer(after));
    await after.stop();
  });

  it('is looked through and pruned while servers are at work there', async () => {
    const address = await postgres.database();
    await tiny(`migrate --database ${address}`);
    const server = await Served.start(freshFolder(), { database: address });
    const seats = ['Ada', 'Bruno'].map((name) => ({ kind: 'me', name }));
    const wish = { game: 'oasis-road', seats };
    const { reply: lobby } = await server.ask<protocol.NewTable>('POST', '/api/tables', wish);
    const { reply: played } = await server.ask<protocol.NewTable>('POST', '/api/tables', { ...wish, start: true });
    await ask(address, 'update statuses set updated_at = 1000');
    const doctor = tabula(`doctor --database ${address}`);
    expect(doctor).toMatchObject({ code: 0, out: expect.stringMatching(/^2 sound, 0 damaged/) });
    await ask(address, `update statuses set position = 'spoilt' where table_id = '${played.table.id}'`);
    const spoilt = await here('doctor', { env: { DATABASE_URL: address } });
    expect(spoilt).toMatchObject({ out: expect.stringMatching(/1 sound, 0 damaged, 1 of other rules/) });
    expect(await tiny(`prune --older 1d --database ${address}`)).toMatchObject({
      code: 0,
      out: expect.stringContaining('0 finished tables and 1 that never began are older'),
    });
    expect((await server.ask('GET', `/api/tables/${lobby.table.id}`)).status).toBe(200);
    expect(await tiny(`prune --older 1d --delete --database ${address}`)).toMatchObject({ code: 0 });
    expect((await server.ask('GET', `/api/tables/${lobby.table.id}`)).status).toBe(404);
    expect((await server.ask('GET', `/api/tables/${played.table.id}`)).status).toBe(200);
    await server.stop();
    expect(await tiny('doctor')).toMatchObject({ code: 2, err: expect.stringContaining('name the folder') });
    expect(await tiny(`doctor --database ${postgres.url('nowhere')}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('no such database'),
    });
  });

  it('without room for more is told apart: nothing is half done', async () => {
    const address = await postgres.database();
    const raise = `begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end`;
    await ask(address, `create function full_disk() returns event_trigger language plpgsql as $$ ${raise} $$`);
    await ask(address, 'create event trigger full_disk on ddl_command_start execute function full_disk()');
    expect(await tiny(`migrate --database ${address}`)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/the disk of the database .* is full .*make room/),
    });
    await ask(address, 'alter event trigger full_disk disable');
    await tiny(`migrate --database ${address}`);
    await ask(address, `create function no_room() returns trigger language plpgsql as $$ ${raise} $$`);
    await ask(address, 'create trigger no_room before insert on keys execute function no_room()');
    expect(await serve(address)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/the disk of the database .* is full/),
    });
    const folder = freshFolder();
    const house = await Served.start(folder);
    await house.players('byzantium');
    await house.stop();
    await ask(address, 'drop trigger no_room on keys');
    await ask(address, 'create trigger no_room before insert on finished execute function no_room()');
    expect(await tiny(`copy --from ${folder} --to ${address} --lang it`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('il disco del database'),
    });
    expect(await ask(address, 'select id from tables')).toEqual([]);
  });

  it('that only follows another is refused, whoever wants to write there', async () => {
    const address = await postgres.database();
    await tiny(`migrate --database ${address}`);
    const replica = await postgres.replica();
    try {
      const copy = replica.url(new URL(address).pathname.slice(1));
      expect(await serve(copy)).toMatchObject({
        code: 1,
        said: expect.stringContaining('can only be read; name the primary'),
      });
      const migrated = await tiny(`migrate --contract --database ${copy}`);
      expect(migrated).toMatchObject({ code: 1, err: expect.stringContaining('can only be read') });
      const folder = freshFolder();
      await emptyHouse(folder);
      expect(await tiny(`copy --from ${folder} --to ${copy}`)).toMatchObject({
        code: 1,
        err: expect.stringContaining('can only be read'),
      });
    } finally {
      await replica.close();
    }
  });

  it('and a folder are two homes: only one is named', async () => {
    expect(await tiny('serve --database postgres://a/b --data here')).toMatchObject({ code: 2 });
    expect(await tiny('migrate')).toMatchObject({ code: 2, err: expect.stringContaining('name the database') });
  });
});
