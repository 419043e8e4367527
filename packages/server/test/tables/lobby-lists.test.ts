import { join } from 'node:path';
import { LibsqlStore, PostgresStore, type protocol, type Store } from '@tabula/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Postgres } from '../../chaos/postgres.mjs';
import { LOBBY_KEPT_MS } from '../../src/lobby/lobby-sweep.ts';
import { migrateDatabase } from '../../src/store/postgres/migrate.ts';
import { newTable, TableSecrets } from '../../src/tables/new-table.ts';
import { playOn } from '../helpers/page.ts';
import { freshFolder, me, World } from '../helpers/world.ts';
import { HttpSink } from '../notices/sinks.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 120_000);
afterAll(() => postgres.close(), 120_000);

const OPEN: protocol.SeatWish = { kind: 'open' };
const INVITED: protocol.SeatWish = { kind: 'invited' };

async function embedded(): Promise<Store> {
  return LibsqlStore.open(join(freshFolder(), 'tabula.db'));
}

async function shared(): Promise<Store> {
  const address = await postgres.database();
  await migrateDatabase(address);
  return PostgresStore.open(address);
}

describe.each([
  ['of one machine', embedded],
  ['that nodes share', shared],
])('a house with a store %s', (_name, open) => {
  const ids = (tables: readonly protocol.TableInfo[]) => tables.map(({ id }) => id);

  it('lists public tables by how they stand, and nothing that is not for everybody', async () => {
    const world = await World.open({ data: await open() });
    const waits = await world.create({ seats: [me('Ada'), OPEN], public: true, name: 'Golden Horn', note: 'Slow.' });
    const hidden = await world.create({ seats: [me('Ada'), OPEN] });
    const asked = await world.create({ seats: [me('Ada'), INVITED], public: true });
    const runs = await world.create({ seats: [me('Ada'), me('Bruno')], public: true, start: true });
    const ended = await world.create({ seats: [me('Ada'), me('Bruno')], public: true, start: true });
    const page = await world.page(
      ended.table.id,
      ended.seats.map(({ secret }) => secret),
    );
    await playOn(page, (options) => options[0]);
    const { status, text } = await world.ask('GET', '/api/lobby');
    expect(status).toBe(200);
    const lists: protocol.LobbyLists = JSON.parse(text);
    expect(ids(lists.open)).toEqual([waits.table.id]);
    expect(lists.open[0]).toMatchObject({ name: 'Golden Horn', host: 'Ada', note: 'Slow.', talk: { free: false } });
    expect(ids(lists.running)).toEqual([runs.table.id]);
    expect(ids(lists.finished)).toEqual([ended.table.id]);
    expect(lists.replacements).toEqual([]);
    for (const { table, owner, spectator, join: common, seats } of [waits, hidden, asked, runs]) {
      for (const secret of [owner, spectator, common, ...seats.map((one) => one.secret)])
        expect(text).not.toContain(secret);
      if (table.id === hidden.table.id) expect(text).not.toContain(table.id);
    }
    expect(text).not.toMatch(/[0-9a-f]{64}"?,"?(?:join|owner|spectator)/i);
    expect(text).not.toContain('Hash');
  });

  it('has one invitation for every free seat: it fills them in turn, then lets people look on, and can be renewed', async () => {
    const world = await World.open({ data: await open() });
    const made = await world.create({ seats: [me('Ada'), INVITED, OPEN, { kind: 'bot', level: 'easy' }] });
    const path = `/api/tables/${made.table.id}`;
    const claim = (name: string, more: object) => ({ body: { name, ...more } });
    expect(await world.refusal('POST', `${path}/claim`, claim('Eva', { join: made.spectator }))).toBe('409 taken');
    const wanted = claim('Bruno', { join: made.join, seat: 2 });
    expect(await world.get('POST', `${path}/claim`, wanted)).toMatchObject({ seat: 2 });
    const renewed = await world.get<protocol.JoinLink>('POST', `${path}/join`, { secret: made.owner });
    expect(await world.refusal('POST', `${path}/claim`, claim('Carla', { join: made.join }))).toBe('409 taken');
    expect(await world.refusal('POST', `${path}/join`, { secret: made.seats[0].secret })).toBe('403 wrong-secret');
    expect(await world.get('POST', `${path}/claim`, claim('Carla', renewed))).toMatchObject({ seat: 1 });
    expect(await world.refusal('POST', `${path}/claim`, claim('Dora', renewed))).toBe('409 taken');
    // The invitation of the seat that was taken is void with it.
    expect(await world.refusal('POST', `${path}/claim`, claim('Dora', { invite: made.invites[0].secret }))).toBe(
      '409 taken',
    );
    await world.get('POST', `${path}/start`, { secret: made.owner });
    expect(await world.refusal('GET', `${path}/seen`)).toBe('401 no-secret');
    expect(await world.seen(made.table.id, null, renewed.join)).toMatchObject({ table: made.table.id });
    expect(await world.refusal('GET', `${path}/seen`, { secret: made.join })).toBe('403 wrong-secret');
  });

  it('lets an owner send somebody away before the start, who does not come back', async () => {
    const world = await World.open({ data: await open(), trustProxy: true });
    const made = await world.create({ seats: [me('Ada'), OPEN], public: true });
    const path = `/api/tables/${made.table.id}`;
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const sit = (name: string, address: string) => ({ body: { name }, headers: from(address) });
    await world.get('POST', `${path}/claim`, sit('Troll', '203.0.113.7'));
    expect(await world.refusal('POST', `${path}/block`, { body: { seat: 1 } })).toBe('401 no-secret');
    await world.get('POST', `${path}/block`, { body: { seat: 1 }, secret: made.owner });
    expect((await world.table(made.table.id)).seats[1]).toMatchObject({ kind: 'open', name: null });
    expect(await world.refusal('POST', `${path}/claim`, sit('Angel', '203.0.113.7'))).toBe('403 blocked');
    expect(await world.refusal('POST', `${path}/block`, { body: { seat: 1 }, secret: made.owner })).toBe(
      '404 not-found',
    );
    expect(await world.get('POST', `${path}/claim`, sit('Bruno', '203.0.113.8'))).toMatchObject({ seat: 1 });
    expect((await world.ask('GET', path)).text).not.toContain('barred');
  });

  it('at a public table knows set phrases until all people agree to talk; whoever comes later is asked too', async () => {
    const world = await World.open({ data: await open() });
    const made = await world.create({ seats: [me('Ada'), me('Bruno')], public: true, start: true });
    const [ada, bruno] = made.seats.map(({ secret }) => secret);
    const path = `/api/tables/${made.table.id}`;
    const say = (seat: number, text: string) => ({ body: { seat, text }, secret: seat === 0 ? ada : bruno });
    expect(await world.refusal('POST', `${path}/chat`, say(0, 'Hello you'))).toBe('409 phrases-only');
    expect(await world.refusal('POST', `${path}/chat`, say(0, ':insult:'))).toBe('409 phrases-only');
    expect(await world.get('POST', `${path}/chat`, say(0, ':hello:'))).toMatchObject({ text: ':hello:' });
    const agree = (seat: number, on: boolean) => ({ body: { seat, on }, secret: seat === 0 ? ada : bruno });
    expect(await world.get('POST', `${path}/talk`, agree(0, true))).toMatchObject({
      talk: { free: false, agreed: [0] },
    });
    expect(await world.refusal('POST', `${path}/talk`, { ...agree(1, true), secret: ada })).toBe('403 wrong-secret');
    expect(await world.refusal('POST', `${path}/chat`, say(0, 'Hello you'))).toBe('409 phrases-only');
    expect(await world.get('POST', `${path}/talk`, agree(1, true))).toMatchObject({ talk: { free: true } });
    await world.get('POST', `${path}/chat`, say(0, 'Hello you'));
    // Somebody else takes the place: he has agreed to nothing.
    const { invite } = await world.get<protocol.SeatChanged>('PUT', `${path}/seats/1`, {
      body: { kind: 'invited' },
      secret: made.owner,
    });
    await world.get('POST', `${path}/claim`, { body: { name: 'Carla', invite } });
    expect(await world.refusal('POST', `${path}/chat`, say(0, 'And you?'))).toBe('409 phrases-only');
    // How much was said is told to whoever may look.
    const mine = await world.get<protocol.Mine>('POST', '/api/mine', {
      body: { tables: [{ id: made.table.id, secrets: [ada] }] },
    });
    expect(mine.tables[0]).toMatchObject({ said: 2 });
  });

  it('sweeps away what was not begun in ten days, and nothing else', async () => {
    const store = await open();
    const wish = { game: 'duel', version: 1, settings: {}, seats: [me('Ada'), OPEN], public: true, client: 'home' };
    const made = async (age: number, phase: 'lobby' | 'playing') => {
      const draft = newTable(new TableSecrets(), wish);
      const status = { ...draft.status, phase, updatedAt: store.clock.now() - age };
      await store.create({ ...draft, status }, []);
      return draft.table.id;
    };
    const forgotten = await made(LOBBY_KEPT_MS + 60_000, 'lobby');
    const waits = await made(LOBBY_KEPT_MS - 60_000, 'lobby');
    const played = await made(LOBBY_KEPT_MS + 60_000, 'playing');
    await World.open({ data: store });
    const there = async () => (await store.readMany([forgotten, waits, played])).map(({ table }) => table.id).sort();
    await expect.poll(there).toEqual([waits, played].sort());
  });

  it('tells circles nothing at addresses that are not on the open net, and keeps no more of them than it may', async () => {
    const limits = { circles: 2 };
    const world = await World.open({ data: await open(), limits, publicUrls: ['http://tabula.example'] });
    const make = { body: { name: 'Legio X', language: 'en' } };
    const { circle, owner } = await world.get<protocol.NewCircle>('POST', '/api/circles', make);
    for (const address of [
      'https://127.0.0.1/club',
      'https://[::1]/club',
      'http://club.example/',
      'https://10.1.2.3/',
    ]) {
      const wish = { secret: owner, body: { hook: { kind: 'json', address } } };
      expect(await world.refusal('PATCH', `/api/circles/${circle.id}`, wish), address).toBe('422 setup');
    }
    const kept = await world.get<protocol.CircleTables>('GET', `/api/circles/${circle.id}`, { secret: owner });
    expect(kept.circle.hook).toBeNull();
    await world.get('POST', '/api/circles', make);
    expect(await world.refusal('POST', '/api/circles', make)).toBe('429 too-many');
    const long = { body: { name: 'x'.repeat(41), language: 'en' } };
    expect(await world.refusal('POST', '/api/circles', long)).toBe('400 bad-request');
  });

  it('has circles: a link is the club, its tables are seen by members alone, and its webhook hears of new ones and of ends once', async () => {
    const sink = await HttpSink.open();
    const notices = { webhooks: 'any', everyMs: 50 } as const;
    const world = await World.open({ data: await open(), notices, publicUrls: ['http://tabula.example'] });
    const made = await world.get<protocol.NewCircle>('POST', '/api/circles', {
      body: { name: 'Legio X', language: 'it' },
    });
    const path = `/api/circles/${made.circle.id}`;
    const hook = { kind: 'json', address: `${sink.url}/club` };
    sink.answer = () => 500;
    expect(await world.refusal('PATCH', path, { secret: made.owner, body: { hook } })).toBe('422 setup');
    sink.answer = () => 204;
    expect(await world.refusal('PATCH', path, { secret: made.link, body: { hook } })).toBe('403 wrong-secret');
    const changed = await world.ask('PATCH', path, { secret: made.owner, body: { hook } });
    expect(JSON.parse(changed.text)).toEqual({
      id: made.circle.id,
      name: 'Legio X',
      hook: { kind: 'json', error: null },
    });
    const circle = { id: made.circle.id, link: made.link };
    const wrong = { id: made.circle.id, link: made.owner.split('').reverse().join('') };
    const wish = { game: 'duel', seats: [me('Ada'), OPEN] };
    expect(await world.refusal('POST', '/api/tables', { body: { ...wish, circle: wrong } })).toBe('403 wrong-secret');
    const key = 'k'.repeat(32);
    const table = await world.get<protocol.NewTable>('POST', '/api/tables', { body: { ...wish, circle, key } });
    // Asked again because no reply came: it is the same table, and nobody hears of it twice.
    await world.get('POST', '/api/tables', { body: { ...wish, circle, key } });
    await expect.poll(() => sink.received.length).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(sink.received).toHaveLength(3);
    const told = String(sink.received[2].body);
    expect(told).toContain(`http://tabula.example/t/${table.table.id}`);
    expect(told).toContain('Ada ha aperto un tavolo di');
    for (const secret of [table.owner, table.join, table.spectator, table.seats[0].secret, made.link, made.owner])
      expect(told).not.toContain(secret);
    const at = `/api/tables/${table.table.id}`;
    const claim = { body: { name: 'Bruno', join: table.join } };
    const { secret } = await world.get<{ secret: string }>('POST', `${at}/claim`, claim);
    const seats = [table.seats[0].secret, secret];
    await world.get('POST', `${at}/start`, { secret: table.owner });
    await playOn(await world.page(table.table.id, seats), (options) => options[0]);
    await expect.poll(() => sink.received.length).toBe(4);
    const ended = String(sink.received[3].body);
    expect(ended).toMatch(/Una partita di .* è finita: (ha|hanno) vinto (Ada|Bruno|Ada e Bruno)\./);
    for (const secret of [...seats, table.owner]) expect(ended).not.toContain(secret);
    const seen = await world.get<protocol.CircleTables>('GET', path, { secret: made.link });
    expect(ids(seen.tables)).toEqual([table.table.id]);
    expect(await world.refusal('GET', path)).toBe('401 no-secret');
    expect(await world.refusal('GET', path, { secret: table.owner })).toBe('403 wrong-secret');
    expect(ids((await world.get<protocol.LobbyLists>('GET', '/api/lobby')).open)).toEqual([]);
    expect((await world.ask('DELETE', path, { secret: made.owner })).status).toBe(204);
    expect(await world.refusal('GET', path, { secret: made.link })).toBe('404 not-found');
    expect((await world.table(table.table.id)).status).toBe('over');
  });
});
