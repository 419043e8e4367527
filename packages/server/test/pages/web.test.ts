import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { freshFolder, me, World } from '../helpers/world.ts';

/** A client as its build leaves it. */
function builtClient(): string {
  const folder = freshFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tabula</title>');
  writeFileSync(join(folder, 'assets', 'app-B3xQ9a_k.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'app-B3xQ9a_k.js.br'), 'not really compressed');
  return folder;
}

describe('the client', () => {
  it('is served: its first page for every address of a page, its files for good', async () => {
    const world = await World.open({ web: builtClient() });
    const html = { headers: { accept: 'text/html' } };
    for (const path of ['/', '/t/AAAAAAAAAAAAAAAA', '/about']) {
      const { status, text, headers } = await world.ask('GET', path, html);
      expect({ status, text, cache: headers.get('cache-control') }).toEqual({
        status: 200,
        text: '<!doctype html><title>Tabula</title>',
        cache: 'no-cache',
      });
    }
    const plain = await world.ask('GET', '/assets/app-B3xQ9a_k.js', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.text).toBe('export {};');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await world.ask('GET', '/assets/missing-B3xQ9a_k.js', html)).status).toBe(404);
    expect((await world.ask('GET', '/../package.json')).status).toBe(404);
    expect(await world.refusal('GET', '/api/nothing', html)).toBe('404 not-found');
  });

  it('comes compressed to those who can read it', async () => {
    const world = await World.open({ web: builtClient() });
    const { statusCode, headers } = await world.server.app.inject({
      url: '/assets/app-B3xQ9a_k.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(statusCode).toBe(200);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toContain('immutable');
  });

  it('runs nothing and talks to nobody but this server', async () => {
    const world = await World.open({ web: builtClient() });
    const { headers } = await world.ask('GET', '/', { headers: { accept: 'text/html' } });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|http|\*)/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('may be missing', async () => {
    const world = await World.open();
    expect(await world.refusal('GET', '/', { headers: { accept: 'text/html' } })).toBe('404 not-found');
  });
});

describe('whoever runs the server', () => {
  it('sees that it is well and how busy it is, and others do not', async () => {
    const world = await World.open({ metricsToken: 'a token of some length' });
    const { table, seats } = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true });
    await world.get('POST', `/api/tables/${table.id}/answers`, {
      secret: seats[0].secret,
      body: { seat: 0, decision: 0, option: 'take 1' },
    });
    expect(await world.get('GET', '/healthz')).toEqual({ ok: true, version: VERSION });
    const { text } = await world.ask('GET', '/metrics');
    expect(text).toContain('tabula_events_total{kind="answer"} 1');
    expect(text).toContain('tabula_rooms 1');
    expect(text).toContain(`tabula_build_info{version="${VERSION}"`);
    const far = (headers: Record<string, string>) =>
      world.server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7', headers });
    expect((await far({})).statusCode).toBe(404);
    expect((await far({ authorization: 'Bearer another token' })).statusCode).toBe(404);
    expect((await far({ authorization: 'Bearer a token of some length' })).statusCode).toBe(200);
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
      expect((await world.ask('GET', '/metrics', { headers: { [header]: '127.0.0.1' } })).status).toBe(404);
    const proxied = await World.open({ trustProxy: true });
    expect((await proxied.ask('GET', '/metrics')).status).toBe(404);
  });

  it('finds every address in the description, with its schemas', async () => {
    const world = await World.open();
    const { paths } = await world.get<{ paths: Record<string, Record<string, object>> }>('GET', '/api/openapi.json');
    const all = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(all).toContain('post /api/tables/{id}/answers');
    expect(all).toContain('get /api/tables/{id}/seen');
    expect(all.length).toBeGreaterThanOrEqual(24);
    for (const methods of Object.values(paths))
      for (const about of Object.values(methods)) expect(about).toHaveProperty('summary');
    expect(JSON.stringify(paths['/api/tables/{id}/answers'])).toContain('"additionalProperties":false');
  });
});
