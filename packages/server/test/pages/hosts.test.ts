import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { freshFolder, me, World } from '../helpers/world.ts';

interface Asked {
  readonly url?: string;
  readonly host?: string;
  readonly origin?: string;
}

/** The status of a request with these headers, which fetch would not send. */
async function asked(world: World, { url = '/api/games', host = '127.0.0.1:7777', origin }: Asked): Promise<number> {
  const headers = { host, ...(origin === undefined ? {} : { origin }) };
  return (await world.server.app.inject({ url, headers })).statusCode;
}

describe('a server', () => {
  it('answers under its own names only, to its own pages only', async () => {
    const world = await World.open();
    for (const host of ['localhost', 'localhost:7777', '127.0.0.1:1', '[::1]:7777'])
      expect([host, await asked(world, { host, origin: `http://${host}` })]).toEqual([host, 200]);
    for (const host of ['evil.example:7777', '192.0.2.1', 'localhost.evil.example', 'a b'])
      expect([host, await asked(world, { host })]).toEqual([host, 403]);
    for (const origin of ['http://evil.example', 'http://127.0.0.1:8888', 'null'])
      expect([origin, await asked(world, { origin })]).toEqual([origin, 403]);
    // A name that leads here from outside opens neither the figures nor a socket.
    const rebound = { host: 'evil.example:7777', origin: 'http://evil.example:7777' };
    expect(await asked(world, { url: '/metrics', ...rebound })).toBe(403);
    const socket = new WebSocket(`${world.server.url.replace('http', 'ws')}/api/live`, { headers: rebound });
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('open', () => resolve('open'));
    });
    socket.on('error', () => {});
    socket.terminate();
    expect(status).toBe(403);
  });

  it('says once how to make another name known, and then knows it', async () => {
    const world = await World.open();
    for (let i = 0; i < 3; i++) await asked(world, { host: 'games.example', origin: 'https://games.example' });
    for (let i = 0; i < 3; i++) await asked(world, { origin: 'https://games.example' });
    expect(world.log.match(/--public-url/g)).toHaveLength(2);

    const known = await World.open({ publicUrls: ['https://games.example'] });
    expect(await asked(known, { host: 'games.example', origin: 'https://games.example' })).toBe(200);
    // A proxy that changes the Host does no harm then.
    expect(await asked(known, { origin: 'https://games.example' })).toBe(200);
    expect(await asked(known, { origin: 'http://games.example' })).toBe(403);
  });

  it('that listens everywhere is known by every address, but by no name of others', async () => {
    const world = await World.open({ host: '0.0.0.0' });
    expect(await asked(world, { host: '192.0.2.1:7777', origin: 'http://192.0.2.1:7777' })).toBe(200);
    expect(await asked(world, { host: 'evil.example' })).toBe(403);
  });

  it('shows the client to whoever comes, as often as he comes', async () => {
    const web = freshFolder();
    mkdirSync(join(web, 'assets'));
    writeFileSync(join(web, 'index.html'), '<!doctype html>');
    writeFileSync(join(web, 'assets', 'app-B3xQ9a_k.js'), 'export {};');
    const world = await World.open({ web, limits: { requests: 3 } });
    for (let i = 0; i < 10; i++) {
      expect(await asked(world, { url: '/', host: 'games.example' })).toBe(200);
      expect(await asked(world, { url: '/assets/app-B3xQ9a_k.js', origin: 'https://games.example' })).toBe(200);
    }
    expect(await asked(world, {})).toBe(200);
  });

  it('lets no cache keep what it tells', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({ seats: [me('Ada'), me('Bruno')], start: true });
    const replies = [
      await world.ask('POST', '/api/tables', { body: { game: 'duel', seats: [me('Ada'), me('Bruno')] } }),
      await world.ask('GET', `/api/tables/${table.id}/seen?seat=0`, { secret: seats[0].secret }),
      await world.ask('GET', '/api/tables/AAAAAAAAAAAAAAAA'),
    ];
    expect(replies.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store', 'no-store']);
  });

  it('says once that a proxy is not believed', async () => {
    const world = await World.open();
    for (let i = 1; i < 4; i++)
      await world.ask('GET', '/api/games', { headers: { 'x-forwarded-for': `192.0.2.${i}` } });
    expect(world.log.match(/--trust-proxy/g)).toHaveLength(1);
    const believed = await World.open({ trustProxy: true });
    await believed.ask('GET', '/api/games', { headers: { 'x-forwarded-for': '192.0.2.1' } });
    expect(believed.log).not.toContain('--trust-proxy');
  });
});
