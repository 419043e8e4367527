import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTables, LibsqlStore, PostgresStore, type protocol, type Store } from '@tabula/server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Postgres } from '../../chaos/postgres.mjs';
import { migrateDatabase } from '../../src/store/postgres/migrate.ts';
import { freshFolder, TINY, World } from '../helpers/world.ts';
import { Device, embedded, sharing, twoSeats } from './devices.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 120_000);
afterAll(() => postgres.close(), 120_000);

const shared = sharing(() => postgres);

/** Whoever has the seat by this proof gives the first answer that is offered. */
async function answer(world: World, id: string, seat: number, secret: string): Promise<void> {
  const { decision, viewers } = await world.seen(id, seat, secret);
  const body = { seat, decision, option: viewers[0].ask?.options[0].id };
  await world.get('POST', `/api/tables/${id}/answers`, { secret, body });
}

describe.each([
  ['of one machine', embedded],
  ['of nodes that share a database', shared],
])('a key ring %s', (_name, open) => {
  it('is made when a device first brings a seat, and holds what it brought', async () => {
    const [world] = await open();
    const ada = new Device(world, 'Firefox, Linux');
    expect(await ada.refusal('GET', '')).toBe('403 wrong-secret');
    const { table, seats, owner } = await twoSeats(world);
    // Nothing that is nobody's makes a ring.
    expect(await ada.bring({ id: table.id, secrets: ['x'.repeat(32)] })).toBe(200);
    expect(await ada.refusal('GET', '')).toBe('403 wrong-secret');
    expect(await ada.bring({ id: table.id, secrets: [seats[0].secret, owner] })).toBe(200);
    const ring = await ada.ring();
    expect(ring).toMatchObject({ tables: 1, code: false, mail: null, ask: null, linkUntil: null });
    expect(ring.devices).toMatchObject([{ name: 'Firefox, Linux', own: true, fresh: false, push: false }]);
    expect(await ada.seats(table.id)).toEqual([0]);
    const [mine] = (await ada.mine()).tables;
    expect(mine).toMatchObject({ owner: true, seats: [0], yourTurn: true });
  });

  it('lets another device in by a link and a number, and both play', async () => {
    const [world, other] = await open();
    const laptop = new Device(world, 'Firefox, Linux');
    const phone = new Device(other, 'Chrome, Android');
    const { table, seats } = await twoSeats(world);
    await laptop.bring({ id: table.id, secrets: [seats[0].secret] });
    const { link } = await laptop.ask<protocol.RingLink>('POST', '/links');
    expect((await laptop.ring()).ask).toBeNull();
    const asked = await phone.ask<protocol.RingAsked>('POST', '/ask', { link, name: phone.name });
    expect(asked.state).toBe('asked');
    // Nothing is handed over yet.
    expect(await phone.seats(table.id)).toEqual([]);
    const { ask } = await laptop.ring();
    expect(ask).toMatchObject({ name: 'Chrome, Android' });
    expect(ask?.choices).toHaveLength(3);
    expect(ask?.choices).toContain(asked.number);
    await laptop.ask('POST', '/answer', { number: asked.number });
    expect(await phone.ask('GET', '/ask')).toMatchObject({ state: 'done', number: 0 });
    expect(await phone.seats(table.id)).toEqual([0]);
    // The old one hears that a device came, once.
    expect((await laptop.mine()).ring).toEqual({ asked: false, fresh: ['Chrome, Android'], left: [] });
    expect(await laptop.tell('POST', '/told')).toBe(204);
    expect((await laptop.mine()).ring).toEqual({ asked: false, fresh: [], left: [] });
    await answer(other, table.id, 0, phone.key);
    await answer(world, table.id, 1, seats[1].secret);
    for (;;) {
      const [seat] = (await world.table(table.id)).waiting;
      await answer(world, table.id, seat, seat === 0 ? laptop.key : seats[1].secret);
      if (seat === 0) break;
    }
    // And by a socket.
    const page = await other.page(table.id, [phone.key]);
    expect(page.last('welcome')?.you.seats).toEqual([0]);
  });

  it('signs a device out at once: its key, the secrets that it knew itself, its page; the others hold all of it still', async () => {
    const [world, other] = await open();
    const laptop = new Device(world, 'Firefox, Linux');
    const library = new Device(other, 'Chrome, Windows');
    const first = await twoSeats(world);
    const second = await twoSeats(world);
    await laptop.bring({ id: first.table.id, secrets: [first.seats[0].secret, first.owner] });
    await library.bring({ id: second.table.id, secrets: [second.seats[1].secret, second.owner] });
    await laptop.letIn(library);
    // Attaching adds: what the new one held is held by both.
    expect(await laptop.seats(second.table.id)).toEqual([1]);
    const viaRing = await other.page(first.table.id, [library.key]);
    const viaSecret = await other.page(second.table.id, [second.seats[1].secret]);
    expect(viaSecret.last('welcome')?.you.seats).toEqual([1]);
    const { code } = await library.ask<protocol.RingCode>('POST', '/code');
    const id = (await laptop.ring()).devices.find(({ own }) => !own)?.id;
    expect(await laptop.tell('DELETE', `/devices/${id}`)).toBe(204);
    // A code that it has made or seen is void.
    expect(await library.refusal('POST', '/recover', { code, name: 'x' })).toBe('409 spent');
    expect(await viaRing.gone()).toBe(1012);
    expect(await library.refusal('GET', '')).toBe('403 signed-out');
    expect(await library.bring({ id: second.table.id, secrets: [second.seats[1].secret] })).toBe(403);
    expect(await library.seats(first.table.id)).toEqual([]);
    for (const [secret, seat] of [
      [library.key, 0],
      [second.seats[1].secret, 1],
      [second.owner, 1],
    ] as const) {
      const id = seat === 0 ? first.table.id : second.table.id;
      expect(await other.refusal('GET', `/api/tables/${id}/seen?seat=${seat}`, { secret })).toBe('403 wrong-secret');
    }
    // A page that showed the secret itself is closed as well: it comes back as what it is now.
    expect(await viaSecret.gone()).toBe(1012);
    expect(await laptop.seats(first.table.id)).toEqual([0]);
    expect(await laptop.seats(second.table.id)).toEqual([1]);
    expect((await laptop.mine()).tables.filter(({ owner }) => owner)).toHaveLength(2);
    // What the laptop knows itself is as good as before, and so is the secret of the other seat.
    await world.get('GET', `/api/tables/${first.table.id}/seen?seat=0`, { secret: first.seats[0].secret });
    await world.get('GET', `/api/tables/${second.table.id}/seen?seat=0`, { secret: second.seats[0].secret });
  });

  it('brings everything back by the recovery code, once, after the storage was wiped', async () => {
    const [world, other] = await open();
    const lost = new Device(world, 'Firefox, Linux');
    const { table, seats } = await twoSeats(world);
    await lost.bring({ id: table.id, secrets: [seats[0].secret] });
    const first = await lost.ask<protocol.RingCode>('POST', '/code');
    const { code } = await lost.ask<protocol.RingCode>('POST', '/code');
    expect(code).toMatch(/^[0-9A-Z]{6}(-[0-9A-Z]{4}){5}$/);
    const fresh = new Device(other, 'Firefox, Linux');
    // A new code kills the old one.
    expect(await fresh.refusal('POST', '/recover', { code: first.code, name: 'x' })).toBe('409 spent');
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
    const ring = await fresh.ask('POST', '/recover', { code: typed, name: fresh.name });
    expect(ring).toMatchObject({ code: false, tables: 1 });
    expect(await fresh.seats(table.id)).toEqual([0]);
    // No reply came: whoever asks again is in. Anybody else is not.
    expect(await fresh.ask('POST', '/recover', { code, name: fresh.name })).toMatchObject({ tables: 1 });
    const thief = new Device(world, 'curl');
    expect(await thief.refusal('POST', '/recover', { code, name: 'x' })).toBe('409 spent');
  });

  it('holds the rematch too, and what was settled about notices', async () => {
    const [world, other] = await open();
    const laptop = new Device(world, 'Firefox, Linux');
    const phone = new Device(other, 'Chrome, Android');
    const { table, seats } = await twoSeats(world);
    const notices = 'n'.repeat(32);
    const settings = { language: 'it', zone: 'Europe/Rome', quiet: null, urgent: true, digest: '18:00' };
    await world.get('PUT', '/api/notices', { secret: notices, body: settings });
    const brought = { name: laptop.name, tables: [{ id: table.id, secrets: [seats[0].secret] }], notices };
    await laptop.tell('PUT', '/seats', brought);
    await laptop.letIn(phone);
    const seen = await other.get<protocol.Notices>('GET', '/api/notices', { secret: phone.key });
    expect(seen.settings).toMatchObject({ language: 'it', zone: 'Europe/Rome' });
    const want = { table: table.id, secret: phone.key, wants: 'no-chat' };
    const wanted = await other.get<protocol.Notices>('PUT', '/api/notices/seats', { secret: phone.key, body: want });
    expect(wanted.seats).toMatchObject([{ table: table.id, seat: 0, wants: 'no-chat' }]);
    await playToTheEnd(world, table.id, [seats[0].secret, seats[1].secret]);
    const again = await other.get<protocol.TableInfo>('POST', `/api/tables/${table.id}/rematch`, { secret: phone.key });
    expect(await phone.seats(again.id)).toEqual([1]);
    expect(await laptop.seats(again.id)).toEqual([1]);
    const { tables } = await phone.ask<protocol.MyGames>('GET', '/games');
    expect(tables).toMatchObject([{ table: { id: table.id, status: 'over' }, seats: [0] }]);
  });

  it('is forgotten with all that tells who somebody was; the tables stay', async () => {
    const [world] = await open();
    const ada = new Device(world, 'Firefox, Linux');
    const over = await twoSeats(world);
    const playing = await twoSeats(world);
    const lobby = await twoSeats(world, false);
    await ada.bring(
      ...[over, playing, lobby].map(({ table, seats, owner }) => ({ id: table.id, secrets: [seats[0].secret, owner] })),
    );
    await world.get('POST', `/api/tables/${playing.table.id}/chat`, {
      secret: playing.seats[0].secret,
      body: { seat: 0, text: 'good luck' },
    });
    await playToTheEnd(world, over.table.id, [over.seats[0].secret, over.seats[1].secret]);
    await ada.ask('POST', '/code');
    expect(await ada.tell('DELETE', '')).toBe(204);
    expect(await ada.refusal('GET', '')).toBe('403 signed-out');
    const told = async (id: string) => (await world.table(id)).seats.map(({ kind, name }) => ({ kind, name }));
    const bruno = { kind: 'human', name: 'Bruno' };
    expect(await told(over.table.id)).toEqual([{ kind: 'human', name: null }, bruno]);
    expect(await told(playing.table.id)).toEqual([{ kind: 'human', name: null }, bruno]);
    expect(await told(lobby.table.id)).toEqual([{ kind: 'open', name: null }, bruno]);
    expect((await world.table(playing.table.id)).seats[0]).toMatchObject({ resigned: true, level: 'normal' });
    const { chat } = await world.get<{ chat: protocol.ChatMessage[] }>('GET', `/api/tables/${playing.table.id}/chat`, {
      secret: playing.seats[1].secret,
    });
    expect(chat).toMatchObject([{ name: '', text: 'good luck' }]);
    const record = await world.ask('GET', `/api/tables/${over.table.id}/record`, { secret: over.seats[1].secret });
    expect(record.text).toContain('Bruno');
    expect(record.text).not.toContain('Ada');
    expect(
      await world.refusal('GET', `/api/tables/${playing.table.id}/seen?seat=0`, { secret: playing.seats[0].secret }),
    ).toBe('403 wrong-secret');
  });
});

/** Both give the first answer that is offered, until it is over. */
async function playToTheEnd(world: World, id: string, secrets: readonly string[]): Promise<void> {
  for (;;) {
    const { status, waiting } = await world.table(id);
    if (status === 'over') return;
    await answer(world, id, waiting[0], secrets[waiting[0]]);
  }
}

describe('what is kept of key rings', () => {
  it('goes along when a house is copied to a database, and back', async () => {
    const folder = freshFolder();
    const world = await World.open({}, folder);
    const laptop = new Device(world, 'Firefox, Linux');
    const phone = new Device(world, 'Chrome, Android');
    const { table, seats } = await twoSeats(world);
    await laptop.bring({ id: table.id, secrets: [seats[0].secret] });
    await laptop.letIn(phone);
    const lost = new Device(world, 'tablet');
    await laptop.letIn(lost);
    await laptop.tell('DELETE', `/devices/${(await laptop.ring()).devices.find(({ name }) => name === 'tablet')?.id}`);
    const { code } = await laptop.ask<protocol.RingCode>('POST', '/code');
    await world.server.close();
    const address = await postgres.database();
    await migrateDatabase(address);
    await copyTables(folder, address, TINY);
    const back = freshFolder();
    await copyTables(address, back, TINY);
    const store = await PostgresStore.open(address);
    onTestFinished(() => store.close());
    for (const copy of [await World.open({ data: store }), await World.open({}, back)]) {
      expect((await laptop.at(copy).ring()).devices.map(({ name }) => name)).toEqual([laptop.name, phone.name]);
      expect(await phone.at(copy).seats(table.id)).toEqual([0]);
      expect(await lost.at(copy).refusal('GET', '')).toBe('403 signed-out');
      expect(await new Device(copy, 'new').ask('POST', '/recover', { code, name: 'new' })).toMatchObject({ tables: 1 });
      // What the laptop knew itself is still what a sign-out replaces.
      await phone.tell('DELETE', `/devices/${(await phone.ring()).devices[0].id}`);
      const seen = `/api/tables/${table.id}/seen?seat=0`;
      expect(await copy.refusal('GET', seen, { secret: seats[0].secret })).toBe('403 wrong-secret');
      await copy.get('GET', seen, { secret: phone.key });
    }
  });

  const stores: readonly [string, () => Promise<Store>][] = [
    ['of one machine', () => LibsqlStore.open(join(freshFolder(), 'tabula.db'))],
    [
      'of nodes that share a database',
      async () => {
        const address = await postgres.database();
        await migrateDatabase(address);
        return PostgresStore.open(address);
      },
    ],
  ];

  it.each(stores)('is swept when it is of no use any more: %s', async (_name, open) => {
    const store = await open();
    onTestFinished(() => store.close());
    const world = await World.open({ data: store });
    const ada = new Device(world, 'Firefox, Linux');
    const { table, seats, owner } = await twoSeats(world, false);
    await ada.bring({ id: table.id, secrets: [seats[0].secret, owner] });
    await ada.ask('POST', '/links');
    const { rings } = store;
    const later = Date.now() + 60 * 60_000;
    await rings.sweep(later, 0, 0);
    expect((await ada.ring()).linkUntil).toBeNull();
    expect(await ada.seats(table.id)).toEqual([0]);
    await world.ask('DELETE', `/api/tables/${table.id}`, { secret: owner });
    await rings.sweep(later, 0, 0);
    expect((await rings.whole()).seats).toEqual([]);
    expect(await ada.ring()).toMatchObject({ tables: 0 });
    // Nothing held, and nobody there for long: then it is gone.
    await rings.sweep(later, 0, later);
    expect(await rings.whole()).toMatchObject({ rings: [], devices: [], known: [] });
  });
});

describe('what opens a key ring', () => {
  it('is nowhere on the disk and nowhere in the log', async () => {
    const folder = freshFolder();
    const world = await World.open({}, folder);
    const laptop = new Device(world, 'Firefox, Linux');
    const phone = new Device(world, 'Chrome, Android');
    const { table, seats } = await twoSeats(world);
    await laptop.bring({ id: table.id, secrets: [seats[0].secret] });
    const { link } = await laptop.ask<protocol.RingLink>('POST', '/links');
    const { number } = await phone.ask<protocol.RingAsked>('POST', '/ask', { link, name: phone.name });
    await laptop.ask('POST', '/answer', { number });
    const { code } = await phone.ask<protocol.RingCode>('POST', '/code');
    const all = [laptop.key, phone.key, link, code, code.replaceAll('-', '')];
    for (const secret of all) {
      await world.ask('POST', '/api/ring/recover', { secret: phone.key, body: { code: secret, name: 'x' } });
      await world.ask('GET', `/api/ring?${secret}`, { secret });
      await world.ask('DELETE', `/api/ring/devices/${secret}`, { secret: laptop.key });
    }
    await world.server.close();
    const disk = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'latin1'))
      .join('\n');
    expect(disk).toContain('Chrome, Android');
    expect(world.log).toContain('/api/ring');
    for (const secret of all) {
      expect(disk).not.toContain(secret);
      expect(world.log).not.toContain(secret);
    }
  });
});
