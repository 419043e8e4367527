import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveSheet } from './hands.ts';
import { asked, browserPath, House, KEPT, moves, visiting } from './house.ts';

/** Something between a page and the house that passes requests on, but lets no socket through. */
class DeafProxy {
  readonly #server: Server;
  url = '';

  constructor(target: () => string) {
    this.#server = createServer((incoming, outgoing) => {
      const { method = 'GET', url = '/', headers } = incoming;
      const onward = request(new URL(url, target()), { method, headers }, (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      outgoing.on('close', () => onward.destroy());
      incoming.pipe(onward);
    });
    this.#server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

describe.skipIf(browserPath === undefined)('when something is wrong', () => {
  const house = new House();
  const visit = visiting(house);
  const proxy = new DeafProxy(() => house.url);
  beforeAll(() => proxy.start());
  afterAll(() => proxy.close());

  async function begin(page: Page, base = ''): Promise<void> {
    await page.goto(`${base}/`);
    await page.getByRole('button', { name: 'Start the game' }).first().click();
    await page.waitForURL(/\/t\//);
  }

  it('no socket gets through: the game is played by requests, and the page says so', async () => {
    const { page } = await visit();
    await begin(page, proxy.url);
    await page.getByText('live, a little late').waitFor({ timeout: 60_000 });
    await asked(page);
    const before = await moves(page);
    await page.locator('.chips [data-option]').first().click();
    await giveSheet(page, before);
    await expect.poll(() => moves(page)).toBeGreaterThan(before);
  });

  it('the server does not answer: the page says so, and goes on by itself when it does', async () => {
    const { page } = await visit(KEPT);
    await begin(page);
    await asked(page);
    const { pathname } = new URL(page.url());
    await page.route('**/api/**', (route) => route.abort());
    await page.routeWebSocket('**/api/live', (socket) => socket.close());
    await page.goto(pathname);
    await page.getByRole('heading', { name: 'The server does not answer' }).waitFor();
    await page.unrouteAll();
    // What was routed away stays so for sockets of this page; requests take their place.
    await page.locator('.prompt').waitFor({ timeout: 60_000 });
  });

  it('a part of the page is gone after an update: it says that a new version is here', async () => {
    const { page } = await visit(KEPT);
    await page.route(/assets\/(?:about-page|board)-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/rules');
    await page.getByRole('heading', { name: 'A new version is here' }).waitFor();
    await page.getByRole('button', { name: 'Load again' }).waitFor();
  });

  it('the address is not known to the server: the page says what whoever runs it can do', async () => {
    const { page } = await visit();
    const body = { error: { code: 'cross-origin', message: 'only pages of this server may ask' } };
    await page.route('**/api/mine', (route) => route.fulfill({ status: 403, json: body }));
    await page.routeWebSocket('**/api/live', (socket) => socket.close());
    await page.goto('/t/aaaaaaaaaaaaaaaa');
    await page.getByText(`--public-url ${house.url}`).waitFor();
  });

  it('a seat was given to somebody else: whoever had it learns how to come back', async () => {
    const { page } = await visit();
    await page.goto('/');
    const made = await page.evaluate(async () => {
      const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }];
      const reply = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'byzantium', seats }),
      });
      const table = await reply.json();
      const held = [{ id: table.table.id, secrets: [table.seats[0].secret], seats: { 0: table.seats[0].secret } }];
      localStorage.setItem('tabula.tables', JSON.stringify(held));
      return table;
    });
    await fetch(`${house.url}/api/tables/${made.table.id}/seats/0`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${made.owner}` },
      body: JSON.stringify({ kind: 'invited' }),
    });
    await fetch(`${house.url}/api/tables/${made.table.id}/seats/1`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${made.owner}` },
      body: JSON.stringify({ kind: 'invited' }),
    });
    await page.goto(`/t/${made.table.id}`);
    await page.getByText('This seat is no longer yours').waitFor();
  });

  it('a table is damaged: the page says how much of it holds, and gives the record', async () => {
    const { page } = await visit();
    await begin(page);
    await asked(page);
    const { pathname } = new URL(page.url());
    await page.routeWebSocket('**/api/live', (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => {
        const message = JSON.parse(String(text));
        if (message.table?.id !== undefined) message.table.trouble = { code: 'broken', message: '', answers: 12 };
        socket.send(JSON.stringify(message));
      });
    });
    await page.goto(pathname);
    await page.getByText('12 answers hold').waitFor();
    await page.getByRole('button', { name: 'Save the record' }).waitFor();
  });
});
