import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { devices, type Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SmtpSink } from '../../server/test/notices/sinks.ts';
import { asked, browserPath, faults, House, visiting } from './house.ts';

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.TABULA_PICTURES;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

const PHONE = { ...devices['Pixel 7'], defaultBrowserType: undefined };

/** A table of two, of which the first seat is open and the second is a bot's or somebody else's. */
async function madeTable(house: House, seats: object[], game = 'oasis-road'): Promise<{ id: string; made: Made }> {
  const body = JSON.stringify({ game, seats });
  const headers = { 'content-type': 'application/json' };
  const made = await (await fetch(`${house.url}/api/tables`, { method: 'POST', headers, body })).json();
  return { id: made.table.id, made };
}

interface Made {
  readonly owner: string;
  readonly seats: readonly { seat: number; secret: string }[];
  readonly invites: readonly { seat: number; secret: string }[];
}

function start(house: House, id: string, owner: string): Promise<Response> {
  return fetch(`${house.url}/api/tables/${id}/start`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner}` },
  });
}

/** Sits down by an invitation, as people do: the key ring is made without a word. */
async function sitDown(page: Page, id: string, invite: string, name: string): Promise<void> {
  await page.goto(`/t/${id}#invite=${invite}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take this seat' }).click();
  await page.getByText('you', { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tabula.device'))).not.toBeNull();
}

/** The old device shows a link, the new one opens it and is let in by its number. */
async function attach(old: Page, fresh: Page): Promise<void> {
  await old.goto('/devices');
  await old.getByRole('button', { name: 'Show a link' }).click();
  const link = await old.getByLabel('The link for the new device').inputValue();
  await fresh.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await fresh.getByRole('button', { name: 'Yes, ask it' }).click();
  const number = (await fresh.locator('.arriving-number').textContent()) ?? '';
  await old.getByRole('alertdialog').waitFor();
  await picture(old, 'devices-ask');
  await old.getByRole('button', { name: `It shows ${number}` }).click();
  await fresh.getByText('Done: this device holds your seats.').waitFor();
}

describe.skipIf(browserPath === undefined)('devices', () => {
  const house = new House();
  const visit = visiting(house);

  it('two browsers and a phone share a ring: attach, play on either, sign out, come back after the storage was wiped', async () => {
    const laptop = await visit();
    const tablet = await visit();
    const phone = await visit(PHONE);
    const { id, made } = await madeTable(house, [{ kind: 'invited' }, { kind: 'bot', level: 'easy' }]);
    await sitDown(laptop.page, id, made.invites[0].secret, 'Ada');
    await start(house, id, made.owner);

    await attach(laptop.page, phone.page);
    await phone.page.locator('.device-pill').waitFor();
    expect(await phone.page.evaluate(() => location.hash)).toBe('');
    await attach(phone.page, tablet.page);
    await picture(laptop.page, 'devices');
    await picture(phone.page, 'devices-phone');
    expect(await faults(laptop.page)).toEqual([]);
    expect(await faults(phone.page)).toEqual([]);

    // The table is on the home page of each, and each plays at the same seat.
    for (const { page } of [tablet, phone, laptop]) {
      await page.goto('/');
      await page.locator('.my-tables .table-row').first().click();
      await asked(page);
      const before = Number(await page.locator('.table').getAttribute('data-moves'));
      const told = await page.evaluate(async (table) => {
        const key = localStorage.getItem('tabula.device') ?? '';
        const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
        const { decision, viewers } = await (await fetch(`/api/tables/${table}/seen?seat=0`, { headers })).json();
        const body = JSON.stringify({ seat: 0, decision, option: viewers[0].ask.options[0].id });
        return (await fetch(`/api/tables/${table}/answers`, { method: 'POST', headers, body })).status;
      }, id);
      expect(told).toBe(200);
      await expect
        .poll(async () => Number(await page.locator('.table').getAttribute('data-moves')))
        .toBeGreaterThan(before);
    }

    // The tablet was lost: it is signed out from the phone, and its open page is nobody's.
    await phone.page.goto('/devices');
    const row = phone.page
      .locator('.devices-list > li')
      .filter({ hasNot: phone.page.locator('.device-pill') })
      .last();
    await row.getByRole('button', { name: 'Sign out' }).click();
    await row.getByRole('button', { name: 'Yes, sign out' }).click();
    await expect.poll(() => phone.page.locator('.devices-list > li').count()).toBe(2);
    await tablet.page.goto('/devices');
    await tablet.page.getByText('This device was signed out.').waitFor();
    expect(await tablet.page.evaluate(() => localStorage.getItem('tabula.device'))).toBeNull();
    await tablet.page.goto('/');
    await tablet.page.getByText('I had a table here').waitFor();

    // A code is written down; then the laptop forgets everything.
    await laptop.page.goto('/devices');
    await laptop.page.getByRole('button', { name: 'Make a code' }).click();
    const code = (await laptop.page.locator('[data-code]').getAttribute('data-code')) ?? '';
    await picture(laptop.page, 'devices-code');
    await expect.poll(() => laptop.page.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
    await laptop.page.getByLabel('I have written it down').click();
    await laptop.page.getByRole('button', { name: 'Done' }).click();
    await laptop.page.evaluate(() => localStorage.clear());
    await laptop.page.goto('/');
    await laptop.page.getByRole('link', { name: 'I had a table here' }).click();
    await laptop.page.getByLabel('Recovery code').fill(code.toLowerCase());
    await laptop.page.getByRole('button', { name: 'Come back' }).click();
    await laptop.page.locator('.device-pill').waitFor();
    await laptop.page.goto('/');
    await laptop.page.locator('.my-tables .table-row').first().waitFor();
    for (const { complaints } of [laptop, phone]) expect(complaints).toEqual([]);
  });

  it('a link is heard once, a refused device gets nothing, and the page says so in both languages', async () => {
    const ada = await visit();
    const { id, made } = await madeTable(house, [{ kind: 'invited' }, { kind: 'open' }]);
    await sitDown(ada.page, id, made.invites[0].secret, 'Ada');
    await ada.page.goto('/devices');
    await ada.page.getByRole('button', { name: 'Show a link' }).click();
    const link = await ada.page.getByLabel('The link for the new device').inputValue();
    const path = link.replace(/^https?:\/\/[^/]+/, '');
    const [first, second] = [await visit(), await visit({ locale: 'it-IT' })];
    await first.page.goto(path);
    await first.page.getByRole('button', { name: 'Yes, ask it' }).click();
    await first.page.locator('.arriving-number').waitFor();
    await second.page.goto(path);
    await second.page.getByRole('button', { name: 'Sì, chiediglielo' }).click();
    await second.page.getByText('È già stato usato, è scaduto, o non è giusto.').waitFor();
    // The wrong numbers first: then there are others.
    const number = (await first.page.locator('.arriving-number').textContent()) ?? '';
    const wrong = ada.page.locator('.device-numbers button').filter({ hasNotText: number }).first();
    await wrong.click();
    await ada.page.getByText('It shows another number.').waitFor();
    await ada.page.getByRole('button', { name: 'Not mine: refuse' }).click();
    await first.page.getByText('Your other device has refused.').waitFor();
    await expect.poll(() => ada.page.locator('.devices-list > li').count()).toBe(1);
  });

  it('N leads to the next table that waits, from everywhere', async () => {
    const { page, complaints } = await visit();
    const both = [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Bruno' },
    ];
    const tables = [await madeTable(house, both), await madeTable(house, both)];
    for (const { id, made } of tables) await start(house, id, made.owner);
    await page.goto('/about');
    // Whoever is asked there: with both, a curtain would hang between them.
    const held = await Promise.all(
      tables.map(async ({ id, made }) => {
        const { waiting } = await (await fetch(`${house.url}/api/tables/${id}`)).json();
        return { id, secrets: [made.seats[waiting[0]].secret] };
      }),
    );
    await page.evaluate((text) => localStorage.setItem('tabula.tables', text), JSON.stringify(held));
    await page.goto('/rules');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('n');
    await page.waitForURL(`**/t/${tables[0].id}`);
    await page.getByRole('button', { name: 'Next table' }).waitFor();
    await page.keyboard.press('n');
    await page.waitForURL(`**/t/${tables[1].id}`);
    await page.getByRole('button', { name: 'Next table' }).click();
    await page.waitForURL(`**/t/${tables[0].id}`);
    expect(complaints).toEqual([]);
  });

  it('a seat that the others have opened is taken by whoever watches, and kept like any other', async () => {
    const { page, complaints } = await visit();
    const pace = { bank: 10, increment: 10, cap: 10, vacation: 0 };
    const seats = [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Bruno' },
    ];
    const body = JSON.stringify({ game: 'oasis-road', seats, pace, public: true, start: true });
    const headers = { 'content-type': 'application/json' };
    const made = await (await fetch(`${house.url}/api/tables`, { method: 'POST', headers, body })).json();
    const { id } = made.table;
    // Whoever is asked first does not come any more; the other answers, and says that the seat is open.
    const away: number = made.table.waiting[0];
    const there = made.seats[1 - away];
    const said = async (path: string, body?: object) => {
      const authorization = `Bearer ${there.secret}`;
      const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify({ seat: there.seat, ...body }) };
      return fetch(`${house.url}/api/tables/${id}${path}`, { headers: { ...headers, authorization }, ...sent });
    };
    const opened = async () => {
      const table = await (await said('')).json();
      if (table.waiting.includes(there.seat)) {
        const { decision, viewers } = await (await said(`/seen?seat=${there.seat}`)).json();
        await said('/answers', { decision, option: viewers[0].ask.options[0].id });
      }
      return (await said('/absence', { about: away, choice: 'open' })).status;
    };
    await page.goto(`/t/${id}`);
    await page.locator('.table').waitFor();
    await expect.poll(opened, { timeout: 90_000, interval: 500 }).toBe(200);
    await page.getByRole('region', { name: 'A seat is open' }).waitFor();
    await page.getByLabel('Your name').fill('Zoe');
    await page.getByRole('button', { name: `Play on for ${seats[away].name}` }).click();
    await page.getByRole('region', { name: 'A seat is open' }).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('tabula.device'))).not.toBeNull();
    const told = await (await fetch(`${house.url}/api/tables/${id}`)).json();
    expect(told.seats[away]).toMatchObject({ kind: 'human', name: 'Zoe', level: null });
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 120_000);

  it('your games: result, replay, rematch and export of what any device has finished', async () => {
    const { page, complaints } = await visit();
    const { id, made } = await madeTable(house, [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Bruno' },
    ]);
    await start(house, id, made.owner);
    await playToTheEnd(house, id, made);
    await page.goto('/about');
    const held = [{ id, secrets: [made.seats[0].secret], seats: { 0: made.seats[0].secret } }];
    await page.evaluate((text) => localStorage.setItem('tabula.tables', text), JSON.stringify(held));
    await page.getByRole('link', { name: 'Your games' }).click();
    await page.getByText('The Oasis Road').first().waitFor();
    await page
      .getByText(/1st|2nd/)
      .first()
      .waitFor();
    expect(await faults(page)).toEqual([]);
    await picture(page, 'games');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.game-row').getByRole('button', { name: 'Save' }).click(),
    ]);
    expect(await readFile(await saved.path(), 'utf8')).toContain('oasis-road');
    await page.getByRole('button', { name: 'Italiano' }).click();
    await page.getByRole('heading', { name: 'Le tue partite' }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.locator('.game-row').getByRole('link', { name: 'Replay' }).click();
    await page.waitForURL(`**/replay/${id}`);
    await page.goBack();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(id));
    expect(complaints).toEqual([]);
  });
});

/** Answers for both, always the first that is offered. */
async function playToTheEnd(house: House, id: string, { seats }: Made): Promise<void> {
  const ask = async (path: string, secret: string, body?: object) => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const said = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${house.url}/api/tables/${id}${path}`, said)).json();
  };
  for (let turn = 0; turn < 500; turn++) {
    const table = await (await fetch(`${house.url}/api/tables/${id}`)).json();
    if (table.status === 'over') return;
    const [seat] = table.waiting;
    const seen = await ask(`/seen?seat=${seat}`, seats[seat].secret);
    const options: { id: string }[] = seen.viewers[0].ask.options;
    await ask('/answers', seats[seat].secret, {
      seat,
      decision: seen.decision,
      option: options[turn % options.length].id,
    });
  }
  throw new Error('the game does not end');
}

/** A port that nobody has. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe.skipIf(browserPath === undefined)('the ways back of a house with mail and a name', async () => {
  let smtp: SmtpSink | undefined;
  const [port, mailPort] = [await freePort(), await freePort()];
  const words = ['--public-url', `http://localhost:${port}`, '--mail-from', 'Tabula <t@tabula.example>'];
  const house = new House([...words, '--smtp', `smtp://127.0.0.1:${mailPort}`]);
  const visit = visiting({
    url: `http://localhost:${port}`,
    start: () => house.start(port),
    close: () => house.close(),
  });

  it('a mail’s page has a button, and a scanner that follows the link changes nothing; a passkey opens the ring on a new device', async () => {
    smtp = await SmtpSink.open(mailPort);
    const ada = await visit();
    const { id, made } = await madeTable(house, [{ kind: 'invited' }, { kind: 'open' }]);
    await sitDown(ada.page, id, made.invites[0].secret, 'Ada');
    await ada.page.goto('/devices');
    await ada.page.getByLabel('Your address').fill('ada@example.org');
    await ada.page.getByRole('button', { name: 'Keep it' }).click();
    await ada.page.getByText('An email was sent').waitFor();
    const linkIn = (word: string) =>
      new RegExp(`http://localhost:${port}(/devices#${word}=\\S+)`).exec(smtp?.mails.at(-1)?.text ?? '')?.[1] ?? '';
    // The scanner of a mailbox opens the page, and does not press.
    const scanner = await visit();
    await scanner.page.goto(linkIn('mail'));
    await scanner.page.getByRole('button', { name: 'Yes, this is my address' }).waitFor();
    await scanner.page.context().close();
    const mailbox = await visit();
    await mailbox.page.goto(linkIn('mail'));
    await mailbox.page.getByRole('button', { name: 'Yes, this is my address' }).click();
    await mailbox.page.getByText('The address is confirmed.').waitFor();
    await ada.page.reload();
    await ada.page.getByText('confirmed').waitFor();

    // All is lost, but for the mailbox.
    const back = await visit();
    await back.page.goto('/devices');
    await back.page.getByLabel('By email').fill('ada@example.org');
    await back.page.getByRole('button', { name: 'Send an email' }).click();
    await expect.poll(() => linkIn('back')).not.toBe('');
    const code = /([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(smtp.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await back.page.getByLabel('The code of the email').fill(code);
    await back.page.getByRole('button', { name: 'Come back' }).last().click();
    await back.page.locator('.device-pill').waitFor();
    await back.page.context().close();

    // A passkey, in an authenticator that is only software.
    const session = await ada.page.context().newCDPSession(ada.page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await ada.page.getByRole('button', { name: 'Add a passkey' }).click();
    await ada.page.getByText('made').waitFor();
    await picture(ada.page, 'devices-passkey');
    const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toHaveLength(1);
    await ada.page.evaluate(() => localStorage.clear());
    await ada.page.goto('/devices');
    await ada.page.getByRole('button', { name: 'With a passkey' }).click();
    await ada.page.locator('.device-pill').waitFor();
    await ada.page.goto('/');
    await ada.page.locator('.my-tables .table-row').first().waitFor();
    expect(ada.complaints).toEqual([]);
  });
});
