import type { protocol } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { World } from '../helpers/world.ts';
import { HOUR, House, key, stopClock } from './house.ts';
import { HttpSink, PushReader, SmtpSink, vapidClaims } from './sinks.ts';

const NOON = Date.UTC(2026, 2, 10, 12);
const NAMES = ['Ada', '<&1> *B* `c` @'];

/** Somebody whose turn it will be at the table of a house. */
async function waiting(notices: Parameters<typeof House.open>[0] = {}) {
  stopClock(NOON);
  const house = await House.open(notices);
  const { id, secrets, made } = await house.table(NAMES, { time: 172_800 });
  await house.link('ada', id, secrets[0]);
  let now = NOON;
  /** It is his turn for the first time, or again, and he is told. */
  const turn = async () => {
    if (now > NOON) await house.answer(id, secrets, 2);
    now += HOUR;
    await house.until(now);
  };
  return { house, id, secrets, made, turn };
}

describe('a webhook', () => {
  it('is tried when it is saved, and says what each service understands, names as names', async () => {
    const { house, id, turn } = await waiting();
    const sink = await HttpSink.open();
    for (const kind of ['discord', 'slack', 'ntfy', 'json'] as const)
      await house.channel('ada', { kind, url: `${sink.url}/${kind}` });
    expect(sink.received.map(({ path }) => path)).toEqual(['/discord', '/slack', '/ntfy', '/json']);
    await turn();
    const [discord, slack, ntfy, json] = ['/discord', '/slack', '/ntfy', '/json'].map((path) => {
      const [, one] = sink.received.filter((received) => received.path === path);
      return one;
    });
    const url = `https://tabula.example/t/${id}#since`;
    const { content, allowed_mentions } = JSON.parse(String(discord.body));
    expect(content).toContain(`It is your turn: Long Heap with \\<&1\\> \\*B\\* \\\`c\\\` \\@.`);
    expect(content).toContain(`<${url}>`);
    expect(allowed_mentions).toEqual({ parse: [] });
    expect(JSON.parse(String(slack.body)).text).toContain('Long Heap with &lt;&amp;1&gt; *B* `c` @.');
    expect(JSON.parse(String(slack.body)).text).toContain(`<${url}|Open the table>`);
    expect(ntfy.headers).toMatchObject({ click: url, title: expect.stringMatching(/^=\?UTF-8\?B\?/) });
    expect(String(ntfy.body)).toContain('It is your turn');
    expect(JSON.parse(String(json.body))).toMatchObject({
      key: json.headers['idempotency-key'],
      notices: [{ kind: 'turn', table: id, url, dueAt: NOON + 48 * HOUR }],
    });
  });

  it('that does not answer is not kept; one that fails three times rests, says why, and is woken by a test', async () => {
    const { house, turn } = await waiting();
    const sink = await HttpSink.open();
    sink.answer = () => 500;
    const wish = { kind: 'json', url: sink.url } as const;
    expect(await house.notices('POST', '/channels', 'ada', wish)).toEqual({
      arrived: false,
      error: 'it answered 500: no such thing',
      channel: null,
    });
    sink.answer = () => 204;
    const { id } = await house.channel('ada', wish);
    const channel = async () => (await house.notices('GET', '', 'ada')).channels[0];
    sink.answer = () => 503;
    await turn();
    expect(await channel()).toMatchObject({ state: 'on', error: { text: 'it answered 503: no such thing' } });
    await house.until(Date.now() + 61_000);
    await house.until(Date.now() + 301_000);
    expect(sink.received).toHaveLength(5);
    expect(await channel()).toMatchObject({ state: 'paused' });
    await turn();
    expect(sink.received).toHaveLength(5);
    sink.answer = () => 204;
    expect(await house.notices('POST', `/channels/${id}/test`, 'ada')).toMatchObject({ arrived: true });
    expect(await channel()).toMatchObject({ state: 'on', error: null });
    await turn();
    expect(sink.received).toHaveLength(7);
  });

  it('that is no more is forgotten: its address is not kept', async () => {
    const { house, turn } = await waiting();
    const sink = await HttpSink.open();
    const { id } = await house.channel('ada', { kind: 'slack', url: `${sink.url}/private-words` });
    sink.answer = () => 404;
    await turn();
    await turn();
    expect(sink.received).toHaveLength(2);
    expect(await house.notices('GET', '', 'ada')).toMatchObject({ channels: [{ id, state: 'gone' }] });
    expect(JSON.stringify(await house.store.notices.whole())).not.toContain('private-words');
    const on = { secret: key('ada'), body: { on: true } };
    expect(await house.world.refusal('PATCH', `/api/notices/channels/${id}`, on)).toBe('400 bad-request');
  });

  it('is one of ten at most, also of those that are tried at once; and it is muted until a moment that there is', async () => {
    const { house, id, secrets } = await waiting();
    const sink = await HttpSink.open();
    const add = (i: number) => {
      const said = { secret: key('ada'), body: { kind: 'json', url: `${sink.url}/${i}` } };
      return house.world.ask('POST', '/api/notices/channels', said);
    };
    for (let i = 0; i < 8; i++) await add(i);
    await Promise.all(Array.from({ length: 6 }, (_, i) => add(20 + i)));
    expect((await house.notices('GET', '', 'ada')).channels.length).toBeLessThanOrEqual(10);
    for (const until of [1e308, -1, 2 ** 63]) {
      const body = { table: id, secret: secrets[0], wants: 'none', until };
      expect(await house.world.refusal('PUT', '/api/notices/seats', { secret: key('ada'), body })).toBe(
        '400 bad-request',
      );
    }
  });

  it('goes to nobody’s inner net unless the house allows it, and nowhere if it allows none', async () => {
    const sink = await HttpSink.open();
    const { house } = await waiting({ webhooks: 'public' });
    const inner = [
      'http://example.com/',
      'https://127.0.0.1/',
      'https://[::ffff:10.0.0.1]/',
      'https://0x7f000001/',
      sink.url,
    ];
    for (const url of inner)
      expect(
        await house.world.refusal('POST', '/api/notices/channels', { secret: key('ada'), body: { kind: 'json', url } }),
      ).toBe('400 bad-request');
    const named = { kind: 'json', url: sink.url.replace('http://127.0.0.1', 'https://localhost') };
    expect(await house.notices('POST', '/channels', 'ada', named)).toMatchObject({
      arrived: false,
      error: 'localhost leads to no address on the open net',
    });
    const push = { kind: 'push', name: 'Phone', subscription: new PushReader(`${sink.url}/push`).subscription };
    expect(await house.world.refusal('POST', '/api/notices/channels', { secret: key('ada'), body: push })).toBe(
      '400 bad-request',
    );
    expect(sink.received).toEqual([]);
    const none = await House.open({ webhooks: 'off' });
    expect(await none.notices('GET', '', 'ada')).toMatchObject({ house: { webhooks: false, mail: false } });
    const body = { kind: 'json', url: 'https://example.com/' };
    expect(await none.world.refusal('POST', '/api/notices/channels', { secret: key('ada'), body })).toBe(
      '400 bad-request',
    );
  });
});

describe('a push', () => {
  it('is read by the browser alone, signed by the house, and opens the table', async () => {
    const { house, id, turn } = await waiting({ pushContact: 'mailto:host@tabula.example' });
    const service = await HttpSink.open();
    const browser = new PushReader(`${service.url}/to/ada`);
    await house.channel('ada', { kind: 'push', name: 'Firefox', subscription: browser.subscription });
    await house.settings('ada', { language: 'it', zone: 'Europe/Rome' });
    await turn();
    const [tested, told] = service.received;
    expect(browser.read(tested)).toMatchObject({ title: 'Tabula can reach you', path: '/' });
    expect(browser.read(told)).toMatchObject({
      title: `Long Heap con ${NAMES[1]}`.replace('Long Heap', 'Mucchio lungo'),
      body: `Tocca a te: Mucchio lungo con ${NAMES[1]}. Hai tempo fino a gio 12 mar, 13:00.`,
      path: `/t/${id}#since`,
    });
    expect(String(told.body)).not.toContain('Tocca');
    expect(told.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '259200',
      topic: browser.read(told).tag,
    });
    const { push } = (await house.notices('GET', '', 'ada')).house;
    expect(vapidClaims(told)).toMatchObject({ aud: service.url, sub: 'mailto:host@tabula.example', key: push });
    const later = await house.restarted();
    expect((await later.notices('GET', '', 'ada')).house.push).toBe(push);
  });

  it('of a browser that subscribes again goes there once, by the keys that it has now', async () => {
    const { house, turn } = await waiting();
    const service = await HttpSink.open();
    const [before, browser] = [new PushReader(`${service.url}/to/ada`), new PushReader(`${service.url}/to/ada`)];
    const wish = (subscription: typeof before.subscription) =>
      ({ kind: 'push', name: 'Firefox', subscription }) as const;
    await Promise.all([1, 2, 3].map(() => house.channel('ada', wish(before.subscription))));
    const again = await house.channel('ada', wish(browser.subscription));
    expect((await house.notices('GET', '', 'ada')).channels).toMatchObject([{ id: again.id, state: 'on' }]);
    const tested = service.received.length;
    await turn();
    expect(service.received).toHaveLength(tested + 1);
    expect(browser.read(service.received[tested]).body).toContain('It is your turn');
  });

  it('of a subscription that is gone is forgotten', async () => {
    const { house, turn } = await waiting();
    const service = await HttpSink.open();
    const { subscription } = new PushReader(service.url);
    await house.channel('ada', { kind: 'push', name: 'Firefox', subscription });
    service.answer = () => 410;
    await turn();
    expect((await house.notices('GET', '', 'ada')).channels).toEqual([]);
    await turn();
    expect(service.received).toHaveLength(2);
  });
});

describe('a mail', () => {
  const keyIn = (text: string) => new URL(/https:\/\/\S+key=\S+/.exec(text)?.[0] ?? '').search;

  it('comes only to an address that agreed by a button; and no more after one press', async () => {
    const smtp = await SmtpSink.open();
    const { house, id, turn } = await waiting({ smtp: smtp.url });
    const { world } = house;
    await house.channel('ada', { kind: 'mail', address: 'ada@example.org' });
    const [asked] = smtp.mails;
    expect(asked).toMatchObject({ to: 'ada@example.org', headers: { subject: 'Is this your address?' } });
    const confirm = `/api/notices/confirm${keyIn(asked.text)}`;
    expect((await world.ask('GET', confirm)).text).toContain('<form method="post">');
    await turn();
    expect(smtp.mails).toHaveLength(1);
    expect(await house.notices('GET', '', 'ada')).toMatchObject({ channels: [{ state: 'unconfirmed' }] });
    expect((await world.ask('POST', confirm)).status).toBe(200);
    await turn();
    const [, told] = smtp.mails;
    expect(told.headers.subject).toContain('It is your turn: Long Heap with');
    expect(told.text).toContain(`https://tabula.example/t/${id}#since\n`);
    expect(told.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(told.headers['message-id']).toMatch(/^<[\w-]{32}@tabula\.example>$/);
    const leave = `/api/notices/unsubscribe${keyIn(told.headers['list-unsubscribe'].replace(/>$/, ''))}`;
    expect((await world.ask('GET', leave)).status).toBe(200);
    await turn();
    expect(smtp.mails).toHaveLength(3);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const press = await world.ask('POST', leave, { body: 'List-Unsubscribe=One-Click', headers: form });
    expect(press.status).toBe(200);
    await turn();
    expect(smtp.mails).toHaveLength(3);
    // Whoever put the address here can neither switch it on again nor send a test: the address is asked anew.
    const state = async () => (await house.notices('GET', '', 'ada')).channels[0];
    expect(await state()).toMatchObject({ state: 'unconfirmed' });
    const { id: channel } = await state();
    await house.notices('PATCH', `/channels/${channel}`, 'ada', { on: true });
    expect(await state()).toMatchObject({ state: 'unconfirmed' });
    await house.notices('POST', `/channels/${channel}/test`, 'ada');
    expect(smtp.mails).toHaveLength(4);
    expect(smtp.mails[3].headers.subject).toBe(smtp.mails[0].headers.subject);
    expect((await world.ask('POST', confirm)).status).toBe(200);
    expect(await state()).toMatchObject({ state: 'on' });
  });

  it('whose link was stolen gives away nothing but an end to mails', async () => {
    const smtp = await SmtpSink.open();
    const { house } = await waiting({ smtp: smtp.url });
    const { world } = house;
    const channel = await house.channel('ada', { kind: 'mail', address: 'ada@example.org' });
    const stolen = keyIn(smtp.mails[0].text);
    const token = decodeURIComponent(stolen.slice('?key='.length));
    for (const path of ['unsubscribe', 'feed.atom', 'calendar.ics'])
      expect((await world.ask('GET', `/api/notices/${path}${stolen}`)).status).toBe(404);
    expect((await world.ask('POST', `/api/notices/unsubscribe${stolen}`)).status).toBe(404);
    const { text } = await world.ask('GET', `/api/notices/confirm${stolen}`);
    expect(text).not.toMatch(/ada|example\.org|Heap/i);
    for (const wrong of [`${channel.id}.${'A'.repeat(32)}`, `${channel.id}`, `.${token.split('.')[1]}`, ''])
      expect((await world.ask('POST', `/api/notices/confirm?key=${wrong}`)).status).toBe(404);
    const secret = token.split('.')[1];
    expect((await house.world.get<protocol.Notices>('GET', '/api/notices', { secret })).channels).toEqual([]);
    expect(await world.refusal('DELETE', `/api/notices/channels/${channel.id}`, { secret })).toBe('404 not-found');
    expect(await house.notices('GET', '', 'ada')).toMatchObject({ channels: [{ state: 'unconfirmed' }] });
  });

  it('is not asked for again and again, and a stranger who asks keeps nobody from his own mailbox', async () => {
    const smtp = await SmtpSink.open();
    const options = { publicUrls: ['https://tabula.example'], trustProxy: true };
    const world = await World.open({ ...options, notices: { smtp: smtp.url, mailFrom: 'tabula@tabula.example' } });
    const ask = async (who: string, from: string, address = 'Victim@example.org') => {
      const said = { secret: key(who), body: { kind: 'mail', address }, headers: { 'x-forwarded-for': from } };
      return (await world.ask('POST', '/api/notices/channels', said)).status;
    };
    const statuses = [];
    for (const who of ['a', 'b', 'c', 'd', 'e'])
      statuses.push(await ask(who, '198.51.100.1', `victim+${who}@example.org`));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await ask('victim', '198.51.100.2')).toBe(200);
    expect(smtp.mails).toHaveLength(4);
    // Many strangers together do not fill it either.
    for (let i = 3; i < 20; i++) await ask(`s${i}`, `198.51.100.${i}`);
    expect(smtp.mails).toHaveLength(12);
  });

  it('of a day comes as one digest, with what is still so', async () => {
    const smtp = await SmtpSink.open();
    const { house, id, secrets } = await waiting({ smtp: smtp.url });
    const other = await house.table(['Ada', 'Carla'], { time: 172_800 });
    await house.link('ada', other.id, other.secrets[0]);
    await house.settings('ada', { zone: 'Europe/Rome', digest: '18:00' });
    const { id: channel } = await house.channel('ada', { kind: 'mail', address: 'ada@example.org' });
    await house.world.ask('POST', `/api/notices/confirm${keyIn(smtp.mails[0].text)}`);
    await house.notices('PATCH', `/channels/${channel}`, 'ada', { digest: true });
    await house.until(NOON + 4.99 * HOUR);
    expect(smtp.mails).toHaveLength(1);
    await house.until(NOON + 5 * HOUR);
    expect(smtp.mails).toHaveLength(2);
    expect(smtp.mails[1].headers.subject).toBe('2 tables have news for you');
    for (const table of [id, other.id]) expect(smtp.mails[1].text).toContain(`https://tabula.example/t/${table}`);
    await house.answer(id, secrets, 2);
    await house.until(NOON + 8 * HOUR);
    await house.answer(id, secrets);
    await house.until(NOON + 29 * HOUR);
    expect(smtp.mails).toHaveLength(2);
  });

  it('that the server refuses is told as the last error', async () => {
    const smtp = await SmtpSink.open();
    const { house } = await waiting({ smtp: smtp.url });
    smtp.answer = 550;
    const body = { kind: 'mail', address: 'nobody@example.org' };
    expect(await house.notices('POST', '/channels', 'ada', body)).toMatchObject({
      arrived: false,
      error: expect.stringContaining('550 no such mailbox'),
    });
  });
});

describe('a feed', () => {
  it('reads only, for whoever has its address: what was told, and when time ends', async () => {
    const { house, id, turn } = await waiting();
    const { feed } = await house.notices('GET', '', 'ada');
    const [atom, calendar] = [feed?.atom ?? '', feed?.calendar ?? ''].map((one) =>
      one.replace('https://tabula.example', ''),
    );
    await turn();
    const read = await house.world.ask('GET', atom);
    expect(read.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(read.text).toContain('It is your turn: Long Heap with &#60;&#38;1&#62; *B* `c` @.');
    expect(read.text).toContain(`<link href="https://tabula.example/t/${id}#since"/>`);
    const ends = await house.world.ask('GET', calendar);
    expect(ends.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(ends.text).toContain('DTSTART:20260312T120000Z\r\n');
    for (const line of ends.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const wrong = atom.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const path of [wrong, '/api/notices/feed.atom?key=', '/api/notices/calendar.ics?key=x'])
      expect((await house.world.ask('GET', path)).status).toBe(404);
    expect(await house.world.refusal('POST', atom)).toMatch(/^404/);
  });
});

describe('nothing that is sent', () => {
  it('carries a secret of a seat, a table, a device or the house', async () => {
    const smtp = await SmtpSink.open();
    const { house, made, secrets, id, turn } = await waiting({ smtp: smtp.url });
    const sink = await HttpSink.open();
    const browser = new PushReader(`${sink.url}/push`);
    for (const kind of ['discord', 'slack', 'ntfy', 'json'] as const)
      await house.channel('ada', { kind, url: `${sink.url}/${kind}` });
    await house.channel('ada', { kind: 'push', name: 'Phone', subscription: browser.subscription });
    await house.channel('ada', { kind: 'mail', address: 'ada@example.org' });
    await house.world.ask('POST', `/api/notices/confirm${keyIn(smtp.mails[0].text)}`);
    for (const { id: channel } of (await house.notices('GET', '', 'ada')).channels)
      await house.notices('PATCH', `/channels/${channel}`, 'ada', {
        events: ['turn', 'reminder', 'lapse', 'vote', 'end', 'replaced', 'chat'],
      });
    await turn();
    await house.world.get('POST', `/api/tables/${id}/chat`, {
      secret: secrets[1],
      body: { seat: 1, text: `my secret is ${secrets[1]}` },
    });
    await turn();
    await house.until(Date.now() + 39 * HOUR);
    await house.world.get('POST', `/api/tables/${id}/leave`, { secret: secrets[1] });
    await house.until(Date.now() + HOUR);
    const { feed } = await house.notices('GET', '', 'ada');
    const feeds = [];
    for (const one of [feed?.atom ?? '', feed?.calendar ?? ''])
      feeds.push((await house.world.ask('GET', one.replace('https://tabula.example', ''))).text);
    const everything = [
      ...sink.received.map(({ path, headers, body }) => `${path} ${JSON.stringify(headers)} ${body}`),
      ...sink.received.filter(({ path }) => path === '/push').map((one) => JSON.stringify(browser.read(one))),
      ...smtp.mails.map(({ raw, text }) => `${raw} ${text}`),
      ...feeds,
    ].join('\n');
    expect(sink.notices('/json').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['turn', 'chat', 'reminder', 'replaced']),
    );
    const stored = await house.store.read(id);
    const whole = await house.store.notices.whole();
    const houseKeys = whole.keys.flatMap(({ name, value }) =>
      name === 'vapid' ? [JSON.parse(value).privateKey] : [value],
    );
    const hidden = [
      ...secrets,
      made.owner,
      made.spectator,
      key('ada'),
      stored?.table.seed,
      stored?.table.ownerHash,
      ...(stored?.seats ?? []).flatMap(({ secretHash }) => secretHash ?? []),
      ...whole.holders.flatMap(({ keyHash, feedHash }) => [keyHash, feedHash]),
      new URL(feed?.atom ?? '').searchParams.get('key'),
      ...houseKeys,
    ];
    for (const secret of hidden) {
      expect(String(secret).length).toBeGreaterThan(20);
      expect(everything).not.toContain(secret);
    }
  });

  const keyIn = (text: string) => new URL(/https:\/\/\S+key=\S+/.exec(text)?.[0] ?? '').search;
});
