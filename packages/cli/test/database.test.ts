import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { protocol } from '@tabula/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Postgres } from '../../server/chaos/postgres.mjs';
import { freshFolder, tabula, tiny } from './run.ts';
import { Served } from './served.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 120_000);
afterAll(() => postgres.close());

const BIN = fileURLToPath(new URL('../bin/tabula.mjs', import.meta.url));

/** A server that cannot start: what it says, and its exit code. */
function serve(address: string, ...more: string[]) {
  const words = [BIN, 'serve', '--port', '0', '--database', address, ...more];
  const { stderr, status } = spawnSync(process.execPath, words, { encoding: 'utf8', cwd: freshFolder() });
  return { said: stderr, code: status };
}

function ask(address: string, text: string) {
  return postgres.ask(text, [], new URL(address).pathname.slice(1));
}

describe('a database', () => {
  it('gets its tables by "tabula migrate", once, and then serves', async () => {
    const address = await postgres.database();
    expect(serve(address)).toEqual({
      code: 1,
      said: expect.stringMatching(/has no tables of Tabula; make them with "tabula migrate"/),
    });
    expect(await tiny(`migrate --database ${address}`)).toMatchObject({
      code: 0,
      out: expect.stringContaining('version 1 now'),
    });
    const again = await tiny('migrate', { env: { DATABASE_URL: address } });
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('up to date (version 1)') });
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
    expect(serve(elsewhere.href)).toMatchObject({ code: 1, said: expect.stringContaining('cannot be reached (') });
    const stranger = postgres.url(url.pathname.slice(1), { password: 'wrong' });
    const refused = serve(stranger, '--lang', 'it');
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('non accetta questo utente') });
    expect(refused.said).not.toContain('wrong@');
    expect(serve(postgres.url('nowhere'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('no such database'),
    });
    expect(serve('mysql://here/there')).toMatchObject({
      code: 1,
      said: expect.stringContaining('no address of a database'),
    });
    await ask(address, 'update tabula_schema set version = 9, least_node = 9');
    expect(serve(address)).toMatchObject({
      code: 1,
      said: expect.stringContaining('newer than this server knows (1)'),
    });
    expect(await tiny(`migrate --database ${address}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('newer'),
    });
    await ask(address, 'update tabula_schema set version = 9, least_node = 1');
    const newer = await Served.start(freshFolder(), { database: address });
    await newer.stop();
    await ask(address, 'update tabula_schema set version = 0, least_node = 1');
    expect(serve(address)).toMatchObject({ code: 1, said: expect.stringContaining('older than this server can use') });
    await ask(address, 'update tabula_schema set version = 1');
    await ask(address, `alter database ${url.pathname.slice(1)} set default_transaction_read_only = on`);
    expect(serve(address)).toMatchObject({ code: 1, said: expect.stringContaining('can only be read') });
  });

  it('takes a whole house in, and gives it back as it was', async () => {
    const folder = freshFolder();
    const before = await Served.start(folder);
    const players = await before.players();
    for (let turn = 0; turn < 12; turn++) for (const player of players) await player.answer(before);
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
    await tabula(`migrate --database ${address}`);
    const busy = tabula(`copy --from ${folder} --to ${address}`);
    expect(busy).toMatchObject({ code: 1, err: expect.stringContaining('uses this folder') });
    await before.stop();
    const there = tabula(`copy --from ${folder} --to ${address}`);
    expect(there).toMatchObject({ code: 0, out: expect.stringMatching(/^7 tables with \d+ events copied/) });
    expect(tabula(`copy --from ${folder} --to ${address}`)).toMatchObject({
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
    expect(tabula(`copy --from ${address} --to ${home}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('servers are at work'),
    });
    await served.stop();
    expect(tabula(`copy --from ${address} --to ${home}`)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^7 tables/),
    });
    expect(tabula(`copy --from ${address} --to ${home}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('already'),
    });
    expect(tabula(`doctor ${home}`)).toMatchObject({ code: 0 });
    const after = await Served.start(home);
    for (const player of players) expect([200, undefined]).toContain(await player.answer(after));
    await after.stop();
  });

  it('and a folder are two homes: only one is named', async () => {
    expect(await tiny('serve --database postgres://a/b --data here')).toMatchObject({ code: 2 });
    expect(await tiny('migrate')).toMatchObject({ code: 2, err: expect.stringContaining('name the database') });
  });
});
