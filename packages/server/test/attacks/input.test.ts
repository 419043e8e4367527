import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Match, seedFrom } from '@tabula/engine';
import { bridge, duel } from '@tabula/engine/testing';
import type { Registry } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { Page } from '../helpers/page.ts';
import { freshFolder, me, TINY, World } from '../helpers/world.ts';

/** A request whose address goes out exactly as it is written: fetch would tidy it up first. */
function asWritten(url: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers: { accept: 'text/html' } }, (reply) => {
      text(reply).then((body) => resolve({ status: reply.statusCode ?? 0, body }), reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('the folder of the client', () => {
  it('has nothing above it', async () => {
    const house = freshFolder();
    const web = join(house, 'web');
    mkdirSync(join(web, 'assets'), { recursive: true });
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Tabula</title>');
    writeFileSync(join(house, 'tabula.db'), 'the seed of every game');
    const { server } = await World.open({ web });
    for (const path of [
      '/../tabula.db',
      '/assets/../../tabula.db',
      '/%2e%2e/tabula.db',
      '/..%2ftabula.db',
      '/..%5ctabula.db',
      '/assets/%2e%2e%2f%2e%2e%2ftabula.db',
      '/%252e%252e%252ftabula.db',
      `//${house}/tabula.db`,
      `/${encodeURIComponent(join(house, 'tabula.db'))}`,
      '/tabula.db%00.html',
      '/../web/../tabula.db',
    ]) {
      const { status, body } = await asWritten(server.url, path);
      expect([path, body.includes('the seed')]).toEqual([path, false]);
      expect([path, status < 500]).toEqual([path, true]);
    }
  });
});

describe('JSON', () => {
  it('as deep as its length allows breaks nothing', async () => {
    const world = await World.open();
    const deep = (pairs: number) => '['.repeat(pairs) + ']'.repeat(pairs);
    expect(await world.refusal('POST', '/api/tables', { body: deep(8000) })).toBe('400 bad-request');
    const game = `{"game":"duel","seats":${deep(7000)}}`;
    expect(await world.refusal('POST', '/api/tables', { body: game })).toBe('400 bad-request');
    expect(await world.refusal('POST', '/api/records', { body: deep(500_000) })).toBe('400 bad-request');
    const page = await Page.open(world.server.url);
    page.say(deep(8000));
    page.say({ type: 'ping' });
    expect((await page.next('error')).error.code).toBe('bad-request');
    await page.next('pong');
    page.close();
  });

  it('with names that mean something to the language changes nothing but the reply', async () => {
    const world = await World.open();
    const seats = '[{"kind":"me","name":"Ada"},{"kind":"me","name":"Bruno"}]';
    for (const extra of [
      '"__proto__":{"public":true}',
      '"constructor":{"prototype":{"public":true}}',
      '"settings":{"__proto__":"x"}',
      '"settings":{"constructor":"x"}',
      '"settings":{"toString":"x"}',
      '"hasOwnProperty":1',
    ]) {
      const body = `{"game":"duel","seats":${seats},${extra}}`;
      const { status } = await world.ask('POST', '/api/tables', { body });
      expect([extra, [400, 422].includes(status)]).toEqual([extra, true]);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    const { table } = await world.create({ seats: [me('Ada'), me('Bruno')] });
    expect(table.public).toBe(false);
    for (const id of ['__proto__', 'constructor', 'toString'])
      expect(await world.refusal('POST', '/api/tables', { body: `{"game":"${id}","seats":${seats}}` })).toMatch(
        /^40[04] /,
      );
  });
});

describe('words that look like markup', () => {
  const MARKUP = '<img src=x onerror=alert(1)>';

  it('are kept and given back as the words they are, never as a page', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({ seats: [me(MARKUP), me('Bruno')], start: true });
    const path = `/api/tables/${table.id}`;
    const body = { seat: 0, text: `</script>${MARKUP}` };
    await world.get('POST', `${path}/chat`, { secret: seats[0].secret, body });
    for (const address of [path, `${path}/chat`, `${path}/seen?seat=0`, `/api/tables/${encodeURIComponent(MARKUP)}`]) {
      const { headers } = await world.ask('GET', address, {
        secret: seats[0].secret,
        headers: { accept: 'text/html' },
      });
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await world.table(table.id)).seats[0].name).toBe(MARKUP);
  });

  it('come out of a record as names, and a finished one is a file and no page', async () => {
    const world = await World.open();
    const match = Match.create(duel, { players: 2, seed: seedFrom('7'), names: [MARKUP, 'x'.repeat(500)] });
    while (!match.over) {
      const seat = match.decision?.asks.map((ask) => ask.seat).find((one) => match.decision?.open(one)) ?? 0;
      match.answer(seat, match.decision?.open(seat)?.options[0].id ?? '');
    }
    const { table, spectator } = await world.get<{
      table: { id: string; seats: { name: string }[] };
      spectator: string;
    }>('POST', '/api/records', { body: { record: match.toString() } });
    expect(table.seats.map(({ name }) => name)).toEqual([MARKUP, 'x'.repeat(30)]);
    const { headers } = await world.ask('GET', `/api/tables/${table.id}/record`, { secret: spectator });
    expect(headers.get('content-type')).toContain('text/plain');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
  });
});

describe('a record', () => {
  const HEAD = `tabula record 1\ngame duel 1\nplayers 2\nseed ${seedFrom('7')}\n`;

  it('with settings and seats from nowhere is refused', async () => {
    const world = await World.open();
    for (const more of ['set __proto__ x\n\n', 'set constructor x\n\n', 'name 99 Zoe\n\n3 play 1\n', '\n1 __proto__\n'])
      expect(await world.refusal('POST', '/api/records', { body: { record: HEAD + more } })).toBe('422 record');
  });

  it('as long as it may be does not keep the others waiting', async () => {
    const registry: Registry = {
      ...TINY,
      games: [duel, bridge],
      loadGame: async (id) => (id === 'duel' ? duel : bridge),
    };
    const world = await World.open({ registry, limits: { answers: 5_000 } });
    const { table } = await world.create({ seats: [me('Ada'), me('Bruno')] });
    const head = `tabula record 1\ngame bridge 1\nplayers 2\nseed ${seedFrom('7')}\n\n`;
    // Standing orders can be given as often as one likes: a game of two moves can be any length.
    const record = head + '1 order bridge never\n1 order bridge ask\n'.repeat(2_500);
    let imported = false;
    const importing = world.ask('POST', '/api/records', { body: { record } }).then((reply) => {
      imported = true;
      return reply;
    });
    let answered = 0;
    while (!imported) {
      await world.table(table.id);
      answered++;
    }
    expect((await importing).status).toBe(201);
    expect(answered).toBeGreaterThan(1);
    const tooLong = head + '1 order bridge never\n'.repeat(5_001);
    expect(await world.refusal('POST', '/api/records', { body: { record: tooLong } })).toBe('422 record');
  });
});
