import type { protocol } from '@tabula/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Postgres } from '../../chaos/postgres.mjs';
import type { World } from '../helpers/world.ts';
import { HttpSink } from '../notices/sinks.ts';
import { Device, embedded, sharing, twoSeats } from './devices.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 120_000);
afterAll(() => postgres.close(), 120_000);

/** Whoever has a table of his own, on a device of his own. */
async function somebody(world: World, name: string) {
  const made = await twoSeats(world);
  const device = new Device(world, name);
  await device.bring({ id: made.table.id, secrets: [made.seats[0].secret, made.owner] });
  return { device, made, id: made.table.id };
}

const names = async (device: Device) => (await device.ring()).devices.map(({ name }) => name);

describe.each([
  ['of one machine', embedded],
  ['of nodes that share a database', sharing(() => postgres)],
])('a stolen device and a key ring %s', (_name, open) => {
  it('takes to another ring only what it knew itself, stays in the list, and is signed out there: then the other ring holds nothing', async () => {
    const [world, other] = await open();
    const ada = await somebody(world, 'Laptop');
    const thief = await somebody(other, 'Eve');
    const phone = new Device(other, 'Phone');
    const second = await twoSeats(world);
    await phone.bring({ id: second.table.id, secrets: [second.seats[0].secret, second.owner] });
    await ada.device.letIn(phone);
    await thief.device.letIn(phone);
    // What it only held by the ring stays there.
    expect(await thief.device.sees(ada.id)).toBe(403);
    expect(await phone.sees(ada.id)).toBe(403);
    expect(await thief.device.sees(second.table.id)).toBe(200);
    const left = (await ada.device.ring()).devices.find(({ name }) => name === 'Phone');
    expect(left).toMatchObject({ own: false, leftAt: expect.any(Number) });
    expect((await ada.device.mine()).ring).toMatchObject({ left: ['Phone'] });
    expect(await ada.device.signOut('Phone')).toBe(204);
    for (const gone of [thief.device, phone]) {
      expect(await gone.sees(second.table.id)).toBe(403);
      const bot = { secret: gone.key, body: { kind: 'bot', level: 'easy' } };
      expect((await other.ask('PUT', `/api/tables/${second.table.id}/seats/1`, bot)).status).toBe(403);
    }
    expect(await ada.device.sees(second.table.id)).toBe(200);
    expect(await thief.device.sees(thief.id)).toBe(200);
    expect(await names(ada.device)).toEqual(['Laptop']);
  });

  it('takes everything only by a word of its own, which says whom it is for; and that is taken back as well', async () => {
    const [world, other] = await open();
    const ada = await somebody(world, 'Laptop');
    const thief = await somebody(other, 'Eve');
    const phone = new Device(other, 'Phone');
    await ada.device.letIn(phone);
    const before = await twoSeats(world);
    const lost = new Device(world, 'Tablet');
    await lost.bring({ id: before.table.id, secrets: [before.seats[0].secret] });
    await ada.device.letIn(lost);
    // One of the secrets is one that nobody knows any more.
    await ada.device.signOut('Tablet');
    expect(await thief.device.choose(phone)).toMatchObject({
      state: 'chosen',
      offer: { devices: ['Eve'], own: 0, all: 2 },
    });
    await phone.ask('POST', '/join', { brings: 'all' });
    expect(await thief.device.sees(ada.id)).toBe(200);
    expect(await thief.device.sees(before.table.id)).toBe(200);
    expect(await ada.device.signOut('Phone')).toBe(204);
    expect(await thief.device.sees(ada.id)).toBe(403);
    expect(await thief.device.sees(before.table.id)).toBe(403);
    expect(await ada.device.sees(before.table.id)).toBe(200);
  });

  it('that is one’s own and has moved is struck off the list, and keeps what it took along', async () => {
    const [world, other] = await open();
    const ada = await somebody(world, 'Laptop');
    const work = await somebody(other, 'Work');
    const phone = new Device(other, 'Phone');
    const mine = await twoSeats(world);
    await phone.bring({ id: mine.table.id, secrets: [mine.seats[0].secret] });
    await ada.device.letIn(phone);
    await work.device.letIn(phone);
    const { id } = (await ada.device.ring()).devices.find(({ name }) => name === 'Phone') ?? { id: '' };
    expect(await ada.device.tell('POST', `/devices/${id}/known`)).toBe(204);
    expect(await names(ada.device)).toEqual(['Laptop']);
    expect(await phone.sees(mine.table.id)).toBe(200);
    expect(await work.device.sees(mine.table.id)).toBe(200);
    // Nobody strikes off a device that is there.
    const own = (await ada.device.ring()).devices[0].id;
    expect(await ada.device.refusal('POST', `/devices/${own}/known`)).toBe('404 not-found');
  });

  it('cannot outlive its sign-out by a ring of the thief’s that was told the same secrets', async () => {
    const [world, other] = await open();
    const phone = await somebody(other, 'Phone');
    const laptop = new Device(world, 'Laptop');
    await phone.device.letIn(laptop);
    const hidden = new Device(other, 'x');
    await hidden.bring({ id: phone.id, secrets: [phone.made.seats[0].secret, phone.made.owner] });
    const notices = { secret: 'n'.repeat(32) };
    const want = { table: phone.id, secret: phone.made.seats[0].secret, wants: 'all' };
    await other.get('PUT', '/api/notices/seats', { ...notices, body: want });
    expect(await hidden.sees(phone.id)).toBe(200);
    const page = await other.page(phone.id, [hidden.key]);
    expect(await laptop.signOut('Phone')).toBe(204);
    expect(await page.gone()).toBe(1012);
    expect(await hidden.sees(phone.id)).toBe(403);
    const bot = { secret: hidden.key, body: { kind: 'bot', level: 'easy' } };
    expect((await other.ask('PUT', `/api/tables/${phone.id}/seats/1`, bot)).status).toBe(403);
    expect((await other.get<protocol.Notices>('GET', '/api/notices', notices)).seats).toEqual([]);
    expect(await laptop.sees(phone.id)).toBe(200);
  });

  it('was the only one: the code of its ring leads back still', async () => {
    const [world, other] = await open();
    const ada = await somebody(world, 'Phone');
    const { code } = await ada.device.ask<protocol.RingCode>('POST', '/code');
    const thief = await somebody(other, 'Eve');
    await thief.device.letIn(ada.device);
    const fresh = new Device(world, 'New phone');
    const ring = await fresh.ask('POST', '/recover', { code, name: 'New phone' });
    expect(ring.devices).toMatchObject([{ name: 'Phone', leftAt: expect.any(Number) }, { name: 'New phone' }]);
    expect(await fresh.sees(ada.id)).toBe(200);
    expect(await fresh.signOut('Phone')).toBe(204);
    expect(await thief.device.sees(ada.id)).toBe(403);
    expect(await fresh.sees(ada.id)).toBe(200);
  });

  it('or a stranger’s link: whoever guesses its number gets nothing before the one who holds seats has agreed', async () => {
    const [world, other] = await open();
    const vic = await somebody(world, 'Vic');
    const eve = await somebody(other, 'Eve');
    const asked = await eve.device.choose(vic.device);
    expect(asked).toMatchObject({ state: 'chosen', offer: { devices: ['Eve'], own: 1, all: 1 } });
    expect(await eve.device.sees(vic.id)).toBe(403);
    expect(await names(eve.device)).toEqual(['Eve']);
    expect(await vic.device.ask('POST', '/join', { brings: null })).toMatchObject({ state: 'refused' });
    expect(await vic.device.refusal('POST', '/join', { brings: 'all' })).toBe('409 spent');
    expect(await eve.device.sees(vic.id)).toBe(403);
    expect(await names(vic.device)).toEqual(['Vic']);
    // Nor by a code of hers.
    const { code } = await eve.device.ask<protocol.RingCode>('POST', '/code');
    expect(await vic.device.refusal('POST', '/recover', { code, name: 'Vic' })).toBe('409 holds');
    await vic.device.ask('POST', '/recover', { code, name: 'Vic', brings: 'own' });
    expect(await eve.device.sees(vic.id)).toBe(200);
  });

  it('lets an older browser of the thief’s in: it is told as new all the same', async () => {
    const [world, other] = await open();
    const eve = await somebody(other, 'Eve');
    const ada = await somebody(world, 'Laptop');
    const phone = new Device(other, 'Phone');
    await ada.device.letIn(phone);
    await ada.device.tell('POST', '/told');
    await phone.letIn(eve.device);
    expect((await ada.device.mine()).ring).toMatchObject({ fresh: ['Eve'] });
    expect((await ada.device.ring()).devices.at(-1)).toMatchObject({ name: 'Eve', fresh: true });
  });

  it('has prepared a link, a feed, webhooks and pushes: none of them is any good after its sign-out', async () => {
    const sink = await HttpSink.open();
    const [world, other] = await open({
      publicUrls: ['https://tabula.example'],
      notices: { webhooks: 'any', everyMs: 5 },
    });
    const ada = await somebody(world, 'Laptop');
    const phone = new Device(other, 'Phone');
    await ada.device.letIn(phone);
    const notices = (secret: string) => world.get<protocol.Notices>('GET', '/api/notices', { secret });
    const add = (key: string, body: object) =>
      world.get<protocol.ChannelTested>('POST', '/api/notices/channels', { secret: key, body });
    await add(ada.device.key, { kind: 'json', url: `${sink.url}/ada` });
    await add(phone.key, { kind: 'json', url: `${sink.url}/thief` });
    const { feed } = await notices(phone.key);
    const path = (address = '') => address.replace('https://tabula.example', '');
    expect((await world.ask('GET', path(feed?.atom))).status).toBe(200);
    const { link } = await phone.ask<protocol.RingLink>('POST', '/links');
    const added = (await ada.device.ring()).devices.map(({ name, added }) => ({ name, added: added.length }));
    expect(added).toEqual([
      { name: 'Laptop', added: 1 },
      { name: 'Phone', added: 1 },
    ]);
    expect(await ada.device.signOut('Phone')).toBe(204);
    expect(await new Device(other, 'x').refusal('POST', '/ask', { link, name: 'x' })).toBe('409 spent');
    for (const address of [feed?.atom, feed?.calendar])
      expect((await world.ask('GET', path(address))).status).toBe(404);
    const now = await notices(ada.device.key);
    expect((await world.ask('GET', path(now.feed?.atom))).status).toBe(200);
    expect(now.channels.map(({ name }) => name.slice(-4))).toEqual(['/ada']);
  });

  it('was only sold: what it had added is kept where that is wished', async () => {
    const sink = await HttpSink.open();
    const [world, other] = await open({ publicUrls: ['https://tabula.example'], notices: { webhooks: 'any' } });
    const ada = await somebody(world, 'Laptop');
    const old = new Device(other, 'Old');
    await ada.device.letIn(old);
    const body = { kind: 'json', url: `${sink.url}/mine` };
    await other.get('POST', '/api/notices/channels', { secret: old.key, body });
    expect(await ada.device.signOut('Old', '?keep=true')).toBe(204);
    expect(
      (await world.get<protocol.Notices>('GET', '/api/notices', { secret: ada.device.key })).channels,
    ).toHaveLength(1);
  });

  it('and the other sign each other out at the same moment: one of them is in still, and the last is not signed out', async () => {
    const [world, other] = await open();
    const ada = await somebody(world, 'Laptop');
    const phone = new Device(other, 'Phone');
    await ada.device.letIn(phone);
    const [laptop] = (await ada.device.ring()).devices;
    const { id } = (await ada.device.ring()).devices[1];
    const said = await Promise.all([
      ada.device.tell('DELETE', `/devices/${id}`),
      phone.tell('DELETE', `/devices/${laptop.id}`),
    ]);
    expect(said.sort()).toEqual([204, 403]);
    const last = (await ada.device.tell('GET', '')) === 200 ? ada.device : phone;
    expect(await (last === phone ? ada.device : phone).refusal('GET', '')).toBe('403 signed-out');
    const own = (await last.ring()).devices[0].id;
    expect(await last.refusal('DELETE', `/devices/${own}`)).toBe('409 last-device');
    expect(await last.sees(ada.id)).toBe(200);
  });
});
