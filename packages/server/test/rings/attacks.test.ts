import { PostgresStore, type protocol } from '@tabula/server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Postgres } from '../../chaos/postgres.mjs';
import { migrateDatabase } from '../../src/store/postgres/migrate.ts';
import { World } from '../helpers/world.ts';
import { stopClock } from '../notices/house.ts';
import { SmtpSink } from '../notices/sinks.ts';
import { Device, twoSeats } from './devices.ts';

const BEGIN = Date.UTC(2026, 2, 16, 8);
const MINUTE = 60_000;

/** A house that sends mail, and two people each at a table. */
async function withMail() {
  const smtp = await SmtpSink.open();
  const world = await World.open({
    publicUrls: ['https://tabula.example'],
    notices: { smtp: smtp.url, mailFrom: 'Tabula <tabula@tabula.example>' },
  });
  return { world, smtp, ...(await withSeat(world)) };
}

async function withSeat(world: World) {
  const { table, seats } = await twoSeats(world);
  const laptop = new Device(world, 'Firefox, Linux');
  await laptop.bring({ id: table.id, secrets: [seats[0].secret] });
  return { table, seats, laptop };
}

/** What the last mail of its kind carries: the word behind the `#`, and the code. */
function inMail(smtp: SmtpSink, which: 'mail' | 'back'): { word: string; code: string } {
  const link = new RegExp(`https://tabula\\.example/devices#${which}=([A-Za-z0-9_-]{22})\\n`);
  const text = smtp.mails.findLast((mail) => link.test(mail.text))?.text ?? '';
  return { word: link.exec(text)?.[1] ?? '', code: /([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(text)?.[1] ?? '' };
}

async function confirmed() {
  const house = await withMail();
  await house.laptop.ask('PUT', '/mail', { address: 'Ada@Example.org', language: 'en' });
  const { word } = inMail(house.smtp, 'mail');
  expect(await house.laptop.tell('POST', '/mail/confirm', { word })).toBe(204);
  return house;
}

describe('a link for another device', () => {
  it('is heard once: who comes second gets nothing, and neither does who has it later', async () => {
    const world = await World.open();
    const { laptop, table } = await withSeat(world);
    const { link } = await laptop.ask<protocol.RingLink>('POST', '/links');
    const [phone, thief] = [new Device(world, 'phone'), new Device(world, 'thief')];
    const asked = await phone.ask<protocol.RingAsked>('POST', '/ask', { link, name: 'phone' });
    expect(await thief.refusal('POST', '/ask', { link, name: 'thief' })).toBe('409 spent');
    // The same device may ask again: no reply came.
    expect(await phone.ask('POST', '/ask', { link, name: 'phone' })).toEqual(asked);
    await laptop.ask('POST', '/answer', { number: asked.number });
    expect(await thief.refusal('POST', '/ask', { link, name: 'thief' })).toBe('409 spent');
    expect(await thief.refusal('GET', '/ask')).toBe('409 spent');
    expect(await laptop.refusal('POST', '/answer', { number: asked.number })).toBe('409 spent');
    expect(await thief.seats(table.id)).toEqual([]);
  });

  it('gives nothing for a wrong number, shows others after it, and is void after three', async () => {
    const world = await World.open();
    const { laptop, table } = await withSeat(world);
    const phone = new Device(world, 'phone');
    const { link } = await laptop.ask<protocol.RingLink>('POST', '/links');
    const shown = [(await phone.ask<protocol.RingAsked>('POST', '/ask', { link, name: 'phone' })).number];
    for (let wrong = 1; wrong <= 3; wrong++) {
      const { ask } = await laptop.ring();
      const number = ask?.choices.find((one) => one !== shown.at(-1));
      expect(await laptop.refusal('POST', '/answer', { number })).toBe('409 wrong-number');
      expect(await phone.seats(table.id)).toEqual([]);
      shown.push((await phone.ask<protocol.RingAsked>('GET', '/ask')).number);
    }
    expect(await phone.ask('GET', '/ask')).toMatchObject({ state: 'void', number: 0 });
    expect((await laptop.ring()).ask).toBeNull();
    for (let number = 10; number < 100; number++)
      expect(await laptop.refusal('POST', '/answer', { number })).toBe('409 spent');
    expect(await phone.seats(table.id)).toEqual([]);
  });

  it('is refused, withdrawn or five minutes old: then the right number opens nothing', async () => {
    stopClock(BEGIN);
    const world = await World.open();
    const { laptop, table } = await withSeat(world);
    const phone = new Device(world, 'phone');
    const come = async () => {
      const { link } = await laptop.ask<protocol.RingLink>('POST', '/links');
      return phone.ask<protocol.RingAsked>('POST', '/ask', { link, name: 'phone' });
    };
    const refused = await come();
    await laptop.ask('POST', '/answer', { number: null });
    expect(await laptop.refusal('POST', '/answer', { number: refused.number })).toBe('409 spent');
    expect(await phone.ask('GET', '/ask')).toMatchObject({ state: 'refused' });
    const withdrawn = await come();
    expect(await laptop.tell('DELETE', '/links')).toBe(204);
    expect(await laptop.refusal('POST', '/answer', { number: withdrawn.number })).toBe('409 spent');
    const late = await come();
    vi.setSystemTime(BEGIN + 5 * MINUTE - 1000);
    expect((await laptop.ring()).ask).not.toBeNull();
    vi.setSystemTime(BEGIN + 5 * MINUTE);
    expect(await laptop.refusal('POST', '/answer', { number: late.number })).toBe('409 spent');
    expect(await phone.refusal('GET', '/ask')).toBe('409 spent');
    const { link } = await laptop.ask<protocol.RingLink>('POST', '/links');
    vi.setSystemTime(BEGIN + 11 * MINUTE);
    expect(await phone.refusal('POST', '/ask', { link, name: 'phone' })).toBe('409 spent');
    expect(await phone.seats(table.id)).toEqual([]);
  });

  it('is for no other site’s page, and a new device sees nothing of the ring before it is let in', async () => {
    const world = await World.open();
    const { laptop } = await withSeat(world);
    const thief = new Device(world, 'thief');
    const elsewhere = { origin: 'https://evil.example' };
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/links'],
      ['POST', '/code'],
      ['DELETE', ''],
    ])
      expect(await world.refusal(method, `/api/ring${path}`, { secret: laptop.key, headers: elsewhere })).toBe(
        '403 cross-origin',
      );
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/links'],
      ['POST', '/code'],
      ['GET', '/games'],
      ['DELETE', ''],
      ['DELETE', '/devices/others'],
    ])
      expect(await thief.refusal(method, path)).toBe('403 wrong-secret');
    const [{ id }] = (await laptop.ring()).devices;
    const other = await withSeat(world);
    expect(await other.laptop.refusal('DELETE', `/devices/${id}`)).toBe('404 not-found');
    expect(await other.laptop.refusal('PATCH', `/devices/${id}`, { name: 'mine' })).toBe('404 not-found');
    expect((await laptop.ring()).devices).toHaveLength(1);
  });

  it('is asked for so often from one address, and no more', async () => {
    const world = await World.open({ limits: { ringTries: 5 } });
    const thief = new Device(world, 'thief');
    const tried: string[] = [];
    for (let i = 0; i < 7; i++) tried.push(await thief.refusal('POST', '/recover', { code: `GUESS${i}`, name: 'x' }));
    expect(tried).toEqual([...Array.from({ length: 5 }, () => '409 spent'), '429 too-many', '429 too-many']);
  });
});

describe('a mail', () => {
  it('confirms an address by the button of a page or by its code; reading it does nothing', async () => {
    const { world, smtp, laptop } = await withMail();
    const phone = new Device(world, 'phone');
    await laptop.letIn(phone);
    await laptop.ask('PUT', '/mail', { address: 'ada@example.org', language: 'it' });
    expect(smtp.mails.at(-1)?.headers.subject).toBe('Tabula: questo indirizzo è tuo?');
    const { word, code } = inMail(smtp, 'mail');
    // Scanners follow every link: the page is only a page.
    expect((await world.ask('GET', '/devices')).status).toBe(404);
    expect(await laptop.ring()).toMatchObject({ mail: null, mailAsked: 'ada@example.org' });
    // The code is for the device that has asked.
    expect(await phone.refusal('POST', '/mail/confirm', { code })).toBe('409 spent');
    expect(await laptop.tell('POST', '/mail/confirm', { code: code.toLowerCase().replace('-', ' ') })).toBe(204);
    expect(await phone.ring()).toMatchObject({ mail: { address: 'ada@example.org' }, mailAsked: null });
    expect(await laptop.refusal('POST', '/mail/confirm', { word })).toBe('409 spent');
    await laptop.ask('DELETE', '/mail');
    expect((await phone.ring()).mail).toBeNull();
  });

  it('of an address that was changed meanwhile confirms nothing', async () => {
    const { smtp, laptop } = await withMail();
    await laptop.ask('PUT', '/mail', { address: 'first@example.org', language: 'en' });
    const first = inMail(smtp, 'mail');
    await laptop.ask('PUT', '/mail', { address: 'second@example.org', language: 'en' });
    expect(await laptop.refusal('POST', '/mail/confirm', { word: first.word })).toBe('409 spent');
    expect(await laptop.ring()).toMatchObject({ mail: null, mailAsked: 'second@example.org' });
  });

  it('to another address changes nothing until that one has agreed; the one before is told', async () => {
    const { world, smtp, laptop } = await confirmed();
    smtp.answer = 550;
    expect(await laptop.refusal('PUT', '/mail', { address: 'typo@example.org', language: 'en' })).toBe(
      '400 bad-request',
    );
    smtp.answer = 250;
    expect(await laptop.ring()).toMatchObject({ mail: { address: 'ada@example.org' }, mailAsked: null });
    await laptop.ask('PUT', '/mail', { address: 'new@example.org', language: 'en' });
    expect(smtp.mails.at(-1)?.text).toContain('Firefox, Linux (1 table)');
    expect(await laptop.ring()).toMatchObject({ mail: { address: 'ada@example.org' }, mailAsked: 'new@example.org' });
    const { word } = inMail(smtp, 'mail');
    await laptop.tell('POST', '/mail/confirm', { word });
    expect(await laptop.ring()).toMatchObject({ mail: { address: 'new@example.org' }, mailAsked: null });
    await expect.poll(() => smtp.mails.at(-1)).toMatchObject({ to: 'ada@example.org' });
    expect(smtp.mails.at(-1)?.text).toContain('has removed this address');
    const sent = smtp.mails.length;
    await new Device(world, 'x').tell('POST', '/mail/ask', { address: 'ada@example.org', language: 'en' });
    await laptop.ask('DELETE', '/mail');
    await expect.poll(() => smtp.mails.slice(sent).map(({ to }) => to)).toEqual(['new@example.org']);
  });

  it('that a stolen device has caused confirms nothing once it is signed out, and an address that it gave is gone', async () => {
    const { world, smtp, laptop } = await confirmed();
    const phone = new Device(world, 'Phone');
    await laptop.letIn(phone);
    await phone.ask('PUT', '/mail', { address: 'thief@example.org', language: 'en' });
    const asked = inMail(smtp, 'mail');
    await laptop.signOut('Phone');
    expect(await phone.refusal('POST', '/mail/confirm', { word: asked.word })).toBe('409 spent');
    expect(await laptop.ring()).toMatchObject({ mail: { address: 'ada@example.org' }, mailAsked: null });
    const tablet = new Device(world, 'Tablet');
    await laptop.letIn(tablet);
    await tablet.ask('PUT', '/mail', { address: 'thief@example.org', language: 'en' });
    await tablet.tell('POST', '/mail/confirm', { word: inMail(smtp, 'mail').word });
    await laptop.signOut('Tablet');
    expect((await laptop.ring()).mail).toBeNull();
  });

  it('leads to each ring by itself: who agreed for another’s ring does not give his own away', async () => {
    const { world, smtp, laptop: eve } = await withMail();
    const vic = await withSeat(world);
    const agree = async (device: Device) => {
      await device.ask('PUT', '/mail', { address: 'vic@example.org', language: 'en' });
      await device.tell('POST', '/mail/confirm', { word: inMail(smtp, 'mail').word });
    };
    await eve.tell('PATCH', `/devices/${(await eve.ring()).devices[0].id}`, { name: 'http://evil.example' });
    await agree(eve);
    await agree(vic.laptop);
    const fresh = new Device(world, 'fresh');
    await fresh.tell('POST', '/mail/ask', { address: 'vic@example.org', language: 'en' });
    await expect.poll(() => smtp.mails.at(-1)?.headers.subject).toBe('Tabula: back to your tables');
    const text = smtp.mails.at(-1)?.text ?? '';
    expect(text).toContain('http evil example (1 table):');
    const code = /Firefox, Linux \(1 table\):\s+\S+\s+[^:]+: ([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(text)?.[1];
    const { devices } = await fresh.ask('POST', '/mail/return', { code, name: 'fresh' });
    expect(devices.map(({ name }) => name)).toEqual(['Firefox, Linux', 'fresh']);
    expect(await eve.seats(vic.table.id)).toEqual([]);
    expect(await fresh.seats(vic.table.id)).toEqual([0]);
  });

  it('goes to one box by one name: what mail programs leave out or turn into another address is refused', async () => {
    const { world, smtp, laptop } = await withMail();
    for (const spelled of [
      'a\u200b@example.org',
      'a\u0000@example.org',
      'a@ｅxample.org',
      'a@example。org',
      'a@exam\u00adple.org',
      'a@example.org.',
    ]) {
      expect(await laptop.refusal('PUT', '/mail', { address: spelled, language: 'en' })).toBe('400 bad-request');
      const body = { kind: 'mail', address: spelled };
      expect(await world.refusal('POST', '/api/notices/channels', { secret: laptop.key, body })).toBe(
        '400 bad-request',
      );
    }
    const tried: number[] = [];
    for (const spelled of ['a@example.org', 'A+1@example.org', 'a+2@Example.org', 'a+3@example.org'])
      tried.push(await laptop.tell('PUT', '/mail', { address: spelled, language: 'en' }));
    expect(tried).toEqual([200, 200, 200, 429]);
    expect(smtp.mails).toHaveLength(3);
  });

  it('is caused by one address of the net twenty times a day', async () => {
    const { laptop } = await withMail();
    const tried: number[] = [];
    for (let i = 0; i < 22; i++)
      tried.push(await laptop.tell('PUT', '/mail', { address: `a${i}@example.org`, language: 'en' }));
    expect(tried.filter((status) => status === 200)).toHaveLength(20);
  });

  it('leads back by its page or by its code, once; who has the address alone gets nothing', async () => {
    const { world, smtp, laptop, table } = await confirmed();
    const fresh = new Device(world, 'fresh');
    expect(await fresh.tell('POST', '/mail/ask', { address: 'ADA@example.org', language: 'en' })).toBe(204);
    await expect.poll(() => smtp.mails.length).toBe(2);
    expect(smtp.mails.at(-1)?.to).toBe('ada@example.org');
    const { word, code } = inMail(smtp, 'back');
    expect(await fresh.seats(table.id)).toEqual([]);
    expect(await fresh.ask('POST', '/mail/return', { code, name: 'fresh' })).toMatchObject({ tables: 1 });
    expect(await fresh.seats(table.id)).toEqual([0]);
    // The link of the same mail is spent with it.
    const thief = new Device(world, 'thief');
    expect(await thief.refusal('POST', '/mail/return', { word, name: 'thief' })).toBe('409 spent');
    // Whoever reads at the address is told of the new device.
    await expect.poll(() => smtp.mails.at(-1)?.text).toContain('“fresh” holds your seats');
    expect((await laptop.ring()).devices.map(({ name }) => name)).toEqual(['Firefox, Linux', 'fresh']);
  });

  it('does not say whether an address is known, and its code cannot be guessed', async () => {
    const { world, smtp, table } = await confirmed();
    const thief = new Device(world, 'thief');
    const unknown = await thief.tell('POST', '/mail/ask', { address: 'nobody@example.org', language: 'en' });
    expect(unknown).toBe(204);
    expect(await thief.refusal('POST', '/mail/return', { code: '0000-0000', name: 'x' })).toBe('409 spent');
    expect(await thief.tell('POST', '/mail/ask', { address: 'ada@example.org', language: 'en' })).toBe(unknown);
    await expect.poll(() => smtp.mails.length).toBe(2);
    const { code } = inMail(smtp, 'back');
    const guesses = Array.from({ length: 5 }, (_, i) => `0000-000${i}`);
    // All at once: each is counted before it is judged.
    const tried = await Promise.all(
      guesses.map((guess) => thief.refusal('POST', '/mail/return', { code: guess, name: 'x' })),
    );
    expect(new Set(tried)).toEqual(new Set(['409 spent']));
    expect(await thief.refusal('POST', '/mail/return', { code, name: 'x' })).toBe('409 spent');
    expect(await thief.seats(table.id)).toEqual([]);
  });

  it('is four hours old: neither its link nor its code is good any more', async () => {
    stopClock(BEGIN);
    const { world, smtp, table } = await confirmed();
    const fresh = new Device(world, 'fresh');
    await fresh.tell('POST', '/mail/ask', { address: 'ada@example.org', language: 'en' });
    await expect.poll(() => smtp.mails.length).toBe(2);
    const { word, code } = inMail(smtp, 'back');
    vi.setSystemTime(BEGIN + 240 * MINUTE);
    expect(await fresh.refusal('POST', '/mail/return', { word, name: 'x' })).toBe('409 spent');
    expect(await fresh.refusal('POST', '/mail/return', { code, name: 'x' })).toBe('409 spent');
    expect(await fresh.seats(table.id)).toEqual([]);
  });

  it('goes to one address six times a day, whoever asks', async () => {
    const { world, smtp } = await confirmed();
    const thief = new Device(world, 'thief');
    const tried: number[] = [];
    for (let i = 0; i < 8; i++)
      tried.push(await thief.tell('POST', '/mail/ask', { address: 'ada@example.org', language: 'en' }));
    expect(new Set(tried)).toEqual(new Set([204]));
    await expect.poll(() => smtp.mails.length).toBe(7);
    // Whoever was kept from asking comes back by the last one all the same.
    const ada = new Device(world, 'Ada');
    expect(await ada.tell('POST', '/mail/ask', { address: 'ada@example.org', language: 'en' })).toBe(204);
    const { word } = inMail(smtp, 'back');
    expect(await ada.ask('POST', '/mail/return', { word, name: 'Ada' })).toMatchObject({ tables: 1 });
  });

  it('with the key to be left alone opens nothing but that: not another mail, not a seat, not a ring', async () => {
    const { world, smtp, laptop, table, seats } = await withMail();
    await world.get('POST', '/api/notices/channels', {
      secret: laptop.key,
      body: { kind: 'mail', address: 'ada@example.org' },
    });
    const confirm = /confirm\?key=(\S+)/.exec(smtp.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await world.ask('POST', `/api/notices/confirm?key=${confirm}`);
    const [channel] = (await world.get<protocol.Notices>('GET', '/api/notices', { secret: laptop.key })).channels;
    await world.get('POST', `/api/notices/channels/${channel.id}/test`, { secret: laptop.key });
    const stolen = /unsubscribe\?key=(\S+)/.exec(smtp.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect(stolen).not.toBe('');
    const key = decodeURIComponent(stolen);
    expect((await world.ask('POST', `/api/notices/confirm?key=${stolen}`)).status).toBe(404);
    expect((await world.ask('GET', `/api/notices/feed.atom?key=${stolen}`)).status).toBe(404);
    for (const secret of [key, key.split('.')[1]]) {
      expect((await world.ask('GET', '/api/ring', { secret })).status).toBeGreaterThanOrEqual(400);
      expect((await world.ask('GET', `/api/tables/${table.id}/seen?seat=0`, { secret })).status).toBeGreaterThan(399);
      const thief = new Device(world, 'thief');
      expect(await thief.tell('POST', '/mail/return', { word: secret.slice(0, 22), name: 'x' })).toBeGreaterThan(399);
      expect(await thief.tell('POST', '/ask', { link: secret.slice(0, 22), name: 'x' })).toBeGreaterThan(399);
      expect(await thief.tell('POST', '/recover', { code: secret.slice(0, 60), name: 'x' })).toBeGreaterThan(399);
    }
    expect((await world.ask('POST', `/api/notices/unsubscribe?key=${stolen}`)).status).toBe(200);
    await world.get('GET', `/api/tables/${table.id}/seen?seat=0`, { secret: seats[0].secret });
  });
});

describe('two at once', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await Postgres.start();
  }, 120_000);
  afterAll(() => postgres.close(), 120_000);

  async function nodes(): Promise<World[]> {
    const address = await postgres.database();
    await migrateDatabase(address);
    const open = async () => {
      const store = await PostgresStore.open(address);
      onTestFinished(() => store.close());
      return World.open({ data: store });
    };
    return [await open(), await open()];
  }

  const houses: readonly [string, () => Promise<World[]>][] = [
    ['at one server', async () => [await World.open()]],
    ['at two nodes', nodes],
  ];

  it.each(houses)('come with the same link or code %s: one is heard', async (_name, open) => {
    const worlds = await open();
    const at = (i: number) => worlds[i % worlds.length];
    const { laptop } = await withSeat(at(0));
    const { link } = await laptop.ask<protocol.RingLink>('POST', '/links');
    const crowd = Array.from({ length: 6 }, (_, i) => new Device(at(i), `device ${i}`));
    const asked = await Promise.all(crowd.map((one) => one.tell('POST', '/ask', { link, name: one.name })));
    expect(asked.filter((status) => status === 200)).toHaveLength(1);
    const winner = crowd[asked.indexOf(200)];
    const { number } = await winner.ask<protocol.RingAsked>('GET', '/ask');
    // The old device answers twice, and refuses at the same moment: one of these holds.
    const answers = [number, number, null].map((one, i) => ({ number: one, world: at(i) }));
    const said = await Promise.all(
      answers.map(async ({ number: one, world }) => {
        const { status } = await world.ask('POST', '/api/ring/answer', { secret: laptop.key, body: { number: one } });
        return status;
      }),
    );
    expect(said.filter((status) => status === 200)).toHaveLength(1);
    const letIn = said[2] !== 200;
    expect((await laptop.ring()).devices).toHaveLength(letIn ? 2 : 1);
    const { code } = await laptop.ask<protocol.RingCode>('POST', '/code');
    const thieves = Array.from({ length: 6 }, (_, i) => new Device(at(i), `thief ${i}`));
    const came = await Promise.all(thieves.map((one) => one.tell('POST', '/recover', { code, name: one.name })));
    expect(came.filter((status) => status === 200)).toHaveLength(1);
    expect((await laptop.ring()).devices).toHaveLength(letIn ? 3 : 2);
  });
});
