import { describe, expect, it } from 'vitest';
import { Page } from '../helpers/page.ts';
import { me, World } from '../helpers/world.ts';

const SEATS = [me('Ada'), me('Bruno')];

describe('there is a limit', () => {
  it('to a body, and a higher one to a record', async () => {
    const world = await World.open();
    const body = { game: 'duel', seats: SEATS, padding: 'x'.repeat(20_000) };
    expect(await world.refusal('POST', '/api/tables', { body })).toBe('413 too-large');
    expect(await world.refusal('POST', '/api/records', { body: { record: 'x'.repeat(900_000) } })).toBe('422 record');
    expect(await world.refusal('POST', '/api/records', { body: { record: 'x'.repeat(1_200_000) } })).toBe(
      '413 too-large',
    );
    const { table, seats } = await world.create({ seats: SEATS });
    const page = await world.page(table.id, [seats[0].secret]);
    page.say({ type: 'chat', id: 1, seat: 0, text: 'x'.repeat(20_000) });
    expect(await page.gone()).toBe(1009);
  });

  it('to requests, to tables made in a minute, and to unfinished tables', async () => {
    const world = await World.open({ limits: { creations: 3, requests: 20 } });
    const make = () => world.ask('POST', '/api/tables', { body: { game: 'duel', seats: SEATS } });
    const made = [await make(), await make(), await make(), await make()];
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(made[3].headers.get('retry-after')).toMatch(/^\d+$/);
    expect(JSON.parse(made[3].text)).toMatchObject({ error: { code: 'too-many' } });
    const asked = await Promise.all(Array.from({ length: 30 }, () => world.ask('GET', '/api/games')));
    expect(asked.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(20);
    expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);

    const other = await World.open({ limits: { tables: 2 } });
    await other.create({ seats: SEATS });
    await other.create({ seats: SEATS });
    expect(await other.refusal('POST', '/api/tables', { body: { game: 'duel', seats: SEATS } })).toBe('429 too-many');
  });

  it('to the length and the number of things said', async () => {
    const world = await World.open({ limits: { chats: 2 } });
    const { table, seats } = await world.create({ seats: SEATS });
    const say = (text: string) =>
      world.ask('POST', `/api/tables/${table.id}/chat`, { secret: seats[0].secret, body: { seat: 0, text } });
    expect((await say('x'.repeat(501))).status).toBe(400);
    expect((await say('x'.repeat(500))).status).toBe(201);
    expect((await say('again')).status).toBe(201);
    expect((await say('and again')).status).toBe(429);
  });

  it('to sockets of one address and to messages on one socket', async () => {
    const world = await World.open({ limits: { sockets: 2, messages: 1, burst: 5 } });
    const first = await Page.open(world.server.url);
    await Page.open(world.server.url);
    const third = await Page.open(world.server.url);
    expect(await third.gone()).toBe(4004);
    for (let i = 0; i < 40; i++) first.say({ type: 'ping' });
    expect(await first.gone()).toBe(4004);
    expect(first.messages.filter(({ type }) => type === 'pong')).toHaveLength(5);
    const again = await Page.open(world.server.url);
    again.say({ type: 'ping' });
    await again.next('pong');
  });

  it('to tables in memory; those that were left are there again when somebody comes', async () => {
    const world = await World.open({ limits: { rooms: 3, idleRoomMs: -1 } });
    const made = [];
    for (let i = 0; i < 12; i++) made.push(await world.create({ game: 'heap', seats: SEATS, start: true }));
    const watched = await world.page(made[0].table.id, [made[0].seats[1].secret]);
    for (let round = 0; round < 2; round++)
      for (const { table, seats } of made) {
        const body = { seat: round, decision: round, option: 'take 1' };
        await world.get('POST', `/api/tables/${table.id}/answers`, { secret: seats[round].secret, body });
      }
    const { text } = await world.ask('GET', '/metrics');
    expect(Number(/^tabula_rooms (\d+)$/m.exec(text)?.[1])).toBeLessThanOrEqual(4);
    if (watched.last('game')?.seq !== 2) await watched.next('game', ({ seq }) => seq === 2);
    for (const { table } of made) expect((await world.table(table.id)).answers).toBe(2);
  });

  it('to patience with a page that says nothing but nonsense', async () => {
    const world = await World.open();
    const page = await Page.open(world.server.url);
    for (let i = 0; i < 30; i++) page.say('{"type":"hullo"}');
    expect(await page.gone()).toBe(4003);
  });

  it('to what a name may be', async () => {
    const world = await World.open();
    const claim = async (name: string) => {
      const { table } = await world.create({ seats: [me('Ada'), { kind: 'open' }] });
      return (await world.ask('POST', `/api/tables/${table.id}/claim`, { body: { name } })).status;
    };
    for (const name of ['Zoë', '李 雷', 'Ada 2', "D'Artagnan", '<script>'])
      expect([name, await claim(name)]).toEqual([name, 200]);
    for (const name of ['', ' ', ' Ada', 'Ada ', 'A  B', 'a\nb', 'a\u0000b', 'a\u202eb', 'x'.repeat(31)])
      expect([name, await claim(name)]).toEqual([name, 400]);
  });
});
