import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { heap } from '@tabula/engine/testing';
import { LIMITS, type protocol } from '@tabula/server';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageSocket } from '../../src/socket/connection.ts';
import { HelloCache } from '../../src/socket/hello-cache.ts';
import { randomRecord } from '../helpers/house-games.ts';
import { Page } from '../helpers/page.ts';
import { freshFolder, me, World } from '../helpers/world.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('thirty people behind one address', () => {
  it('open the page, sit down and play, all at once', async () => {
    const web = freshFolder();
    mkdirSync(join(web, 'assets'));
    writeFileSync(join(web, 'index.html'), '<!doctype html>');
    for (let i = 0; i < 10; i++) writeFileSync(join(web, 'assets', `part${i}-B3xQ9a_k.js`), 'export {};');
    const world = await World.open({ web, limits: LIMITS });
    const visit = async () => {
      const files = ['/', ...Array.from({ length: 10 }, (_, i) => `/assets/part${i}-B3xQ9a_k.js`)];
      const asked = [...files, '/api/games', '/api/tables'].map((path) => world.ask('GET', path));
      return (await Promise.all(asked)).filter(({ status }) => status !== 200);
    };
    expect((await Promise.all(Array.from({ length: 30 }, visit))).flat()).toEqual([]);
    const pair = async () => {
      const seats = [me('Ada'), { kind: 'open' } as const];
      const made = await world.create({ game: 'heap', seats, public: true });
      const path = `/api/tables/${made.table.id}`;
      const { secret } = await world.get<{ secret: string }>('POST', `${path}/claim`, { body: { name: 'Bruno' } });
      await world.get('POST', `${path}/start`, { secret: made.owner });
      const pages = [
        await world.page(made.table.id, [made.seats[0].secret]),
        await world.page(made.table.id, [secret]),
      ];
      for (let decision = 0; decision < 10; decision++) {
        const seat = decision % 2;
        expect(await pages[seat].request({ type: 'answer', seat, decision, option: 'take 1' })).toBe('done');
      }
    };
    await Promise.all(Array.from({ length: 15 }, pair));
  });
});

describe('a page that says too much', () => {
  it('hears of each request that it was too much, and when to come back; the line stays open', async () => {
    const world = await World.open({ limits: { messages: 0.01, burst: 3 } });
    const { table, seats } = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true });
    const page = await world.page(table.id, [seats[0].secret]);
    for (let id = 1; id <= 6; id++) page.say({ type: 'chat', id, seat: 0, text: 'hey' });
    const refused = await page.next('error');
    expect(refused).toMatchObject({ id: 3, error: { code: 'too-many', retryAfter: 100 } });
    await page.next('error', ({ id }) => id === 6);
    expect(page.closed).toBeUndefined();
  });

  it('is told which request was none', async () => {
    const world = await World.open();
    const page = await Page.open(world.server.url);
    page.say({ type: 'answer', id: 7, seat: 'first' });
    expect(await page.next('error')).toMatchObject({ id: 7, error: { code: 'bad-request' } });
    page.close();
  });

  it('is forgiven with time', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const line = {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      send: () => {},
      ping: () => {},
      close: () => {},
      terminate: () => {},
      cork: () => {},
      uncork: () => {},
    };
    const pace = { perSecond: 1, burst: 1, hellosPerSecond: 1, helloBurst: 1, backlog: 1 };
    const page = new PageSocket(line, line, '192.0.2.1', pino({ level: 'silent' }), pace);
    const overlooked = () => Array.from({ length: 30 }, () => page.forgives()).filter(Boolean).length;
    expect(overlooked()).toBe(20);
    vi.advanceTimersByTime(100_000);
    expect(overlooked()).toBe(10);
  });
});

describe('a page that greets again and again', () => {
  const greet = (page: Page, table: string) => page.say({ type: 'hello', table, secrets: [] });

  it('is told to wait, on one socket and from one address, and may go on afterwards', async () => {
    const world = await World.open({
      limits: { hellos: 0.01, helloBurst: 2, addressHellos: 0.01, addressHelloBurst: 3 },
    });
    const { table } = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true, public: true });
    const [one, other] = [await Page.open(world.server.url), await Page.open(world.server.url)];
    for (let i = 0; i < 3; i++) greet(one, table.id);
    expect(await one.next('error')).toMatchObject({ id: null, error: { code: 'too-many', retryAfter: 100 } });
    for (let i = 0; i < 2; i++) greet(other, table.id);
    expect((await other.next('error')).error.message).toContain('your address');
    if (other.last('welcome') === undefined) await other.next('welcome');
    expect([one.closed, other.closed]).toEqual([undefined, undefined]);
    for (const page of [one, other]) page.close();
  });

  it('costs its address what it is sent', async () => {
    const world = await World.open({ limits: { bytes: 1, byteBurst: 10_000 } });
    const body = { record: randomRecord(heap, 2, 300) };
    const { table, spectator } = await world.get<protocol.NewTable>('POST', '/api/records', { body });
    const page = await Page.open(world.server.url);
    for (let i = 0; i < 40; i++) page.say({ type: 'hello', table: table.id, secrets: [spectator] });
    expect((await page.next('error')).error.code).toBe('too-many');
    expect(page.raw.join('').length).toBeLessThan(60_000);
    expect(await world.refusal('GET', `/api/tables/${table.id}/seen`, { secret: spectator })).toBe('429 too-many');
    page.close();
  });

  it('is told from one text what others are told who know as much', () => {
    let written = 0;
    const room = {
      status: { seq: 0 },
      game: {},
      gameMessage: () => {
        written++;
        return {};
      },
    };
    const cache = new HelloCache();
    const of = (seq?: number) => cache.of(Object(room), seq);
    for (const seq of [undefined, 3, undefined, 3]) of(seq);
    expect(written).toBe(2);
    room.status = { seq: 1 };
    of(3);
    expect(written).toBe(3);
  });
});

describe('records', () => {
  it('are asked for so often in a minute, whatever else an address does', async () => {
    const world = await World.open({ limits: { recordsPerMinute: 2 } });
    const { table } = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')] });
    const ask = async (what: string) => (await world.ask('GET', `/api/tables/${table.id}/${what}`)).status;
    for (const what of ['record', 'replay']) {
      await ask(what);
      await ask(what);
      expect(await ask(what)).toBe(429);
    }
    expect((await world.ask('GET', '/api/games')).status).toBe(200);
  });
});
