import { describe, expect, it } from 'vitest';
import { Page } from '../helpers/page.ts';
import { me, World } from '../helpers/world.ts';

const SEATS = [me('Ada'), me('Bruno')];

describe('an address', () => {
  const asked = async (world: World, headers: Record<string, string>, remoteAddress = '192.0.2.1') =>
    (await world.server.app.inject({ url: '/api/games', headers, remoteAddress })).statusCode;

  it('behind a proxy is the one the proxy saw, not one that the visitor invents', async () => {
    const world = await World.open({ trustProxy: true, limits: { requests: 3 } });
    const said = (invented: string, seen: string) => asked(world, { 'x-forwarded-for': `${invented}, ${seen}` });
    const statuses: number[] = [];
    for (let i = 1; i <= 5; i++) statuses.push(await said(`198.51.100.${i}`, '203.0.113.7'));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await said('198.51.100.1', '203.0.113.8')).toBe(200);
  });

  it('without a proxy is that of the line, whatever is said about it', async () => {
    const world = await World.open({ limits: { requests: 2 } });
    const statuses: number[] = [];
    for (let i = 1; i <= 3; i++) statuses.push(await asked(world, { 'x-forwarded-for': `198.51.100.${i}` }));
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('of the new sort is a whole network: nobody gets more by changing the end of it', async () => {
    const world = await World.open({ limits: { requests: 2, tables: 1, creations: 10 } });
    const from = async (remoteAddress: string) => asked(world, {}, remoteAddress);
    expect(await from('2001:db8:0:1::1')).toBe(200);
    expect(await from('2001:db8:0:1:ffff::2')).toBe(200);
    expect(await from('2001:db8:0:1:8:7:6:5')).toBe(429);
    expect(await from('2001:db8:0:2::1')).toBe(200);
    const make = async (remoteAddress: string) => {
      const payload = { game: 'duel', seats: SEATS };
      return (await world.server.app.inject({ method: 'POST', url: '/api/tables', payload, remoteAddress })).statusCode;
    };
    expect([await make('2001:db8:0:3::1'), await make('2001:db8:0:3::2')]).toEqual([201, 429]);
    // An old address in new clothes is the old address.
    expect([await make('192.0.2.9'), await make('::ffff:192.0.2.9')]).toEqual([201, 429]);
  });
});

describe('a seat', () => {
  it('says so much in a minute, by whichever way', async () => {
    const world = await World.open({ limits: { chats: 3 } });
    const { table, seats } = await world.create({ seats: SEATS });
    const page = await world.page(table.id, [seats[0].secret]);
    const second = await world.page(table.id, [seats[0].secret]);
    const said = [];
    for (const one of [page, second, page, second])
      said.push(await one.request({ type: 'chat', seat: 0, text: 'hey' }));
    expect(said).toEqual(['done', 'done', 'done', 'too-many']);
    const path = `/api/tables/${table.id}/chat`;
    const body = { seat: 0, text: 'hey' };
    expect(await world.refusal('POST', path, { secret: seats[0].secret, body })).toBe('429 too-many');
    const bruno = await world.page(table.id, [seats[1].secret]);
    expect(await bruno.request({ type: 'chat', seat: 1, text: 'hush' })).toBe('done');
  });

  it('does so much at once, over however many sockets, so that the others are not drowned in it', async () => {
    const world = await World.open({ limits: { actionsPerSecond: 0, actionBurst: 4 } });
    const { table, seats } = await world.create({ game: 'heap', seats: SEATS, start: true });
    const pages = await Promise.all([1, 2, 3].map(() => world.page(table.id, [seats[0].secret])));
    const did: string[] = [];
    let seq = 0;
    for (let i = 0; i < 6; i++) {
      const page = pages[i % pages.length];
      const decision = seq;
      const act =
        i % 2 === 0 ? { type: 'answer', seat: 0, decision, option: 'take 1' } : { type: 'undo', seat: 0, seq };
      did.push(await page.request(act));
      seq += 1;
    }
    expect(did).toEqual(['done', 'done', 'done', 'done', 'too-many', 'too-many']);
    expect((await world.table(table.id)).seq).toBe(4);
    // The other seat is not made to wait for it.
    const bruno = await world.page(table.id, [seats[1].secret]);
    expect(await bruno.request({ type: 'rollback', seat: 1, answers: 9 })).toBe('no-rollback');
  });
});

describe('a socket', () => {
  it('of which nobody has said hello may ask nothing', async () => {
    const world = await World.open();
    const page = await Page.open(world.server.url);
    expect(await page.request({ type: 'answer', seat: 0, decision: 0, option: 'take 1' })).toBe('bad-request');
    page.close();
  });
});
