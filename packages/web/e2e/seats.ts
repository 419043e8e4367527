import type { Ask, Option, Order } from '@tabula/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A table as the server hands it to whoever made it: every secret. */
export interface Made {
  readonly table: { readonly id: string };
  readonly owner: string;
  readonly seats: readonly { readonly seat: number; readonly secret: string }[];
  readonly invites: readonly { readonly secret: string }[];
}

/** A table from a record. */
export async function makeTable(url: string, record: string, seats: readonly unknown[]): Promise<Made> {
  const response = await fetch(`${url}/api/records`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ record, seats }),
  });
  const made = await response.json();
  expect(response.status, JSON.stringify(made)).toBe(201);
  return made;
}

/** Gives a page the secrets of some seats, goes to the table, and starts the game where it waits for that. */
export async function sitDown(page: Page, made: Made, seats: readonly number[]): Promise<void> {
  const mine = made.seats.filter(({ seat }) => seats.includes(seat));
  const held = {
    id: made.table.id,
    secrets: [...mine.map(({ secret }) => secret), made.owner].filter((secret) => secret !== ''),
    seats: Object.fromEntries(mine.map(({ seat, secret }) => [seat, secret])),
    owner: made.owner,
  };
  await page.addInitScript(
    (tables) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('tabula.tables', tables);
    },
    JSON.stringify([held]),
  );
  await page.goto(`/t/${made.table.id}`);
  await page.locator('.lobby, .board, .curtain').first().waitFor();
  const start = page.getByRole('button', { name: 'Start the game' });
  if (await start.isVisible()) await start.click();
  await page.locator('.board, .curtain').first().waitFor();
}

/** What a seat sees and is asked after so many answers. */
export interface Seen {
  readonly answers: number;
  readonly view: Readonly<Record<string, unknown>>;
  readonly ask: Ask | null;
  readonly orders: readonly Order[];
}

/** Answers for any seat, without a page. */
export class Teller {
  readonly #url: string;
  readonly #made: Made;
  /** The number of the last event, where a look found no question. */
  #quiet: number | null = null;

  constructor(url: string, made: Made) {
    this.#url = `${url}/api/tables/${made.table.id}`;
    this.#made = made;
  }

  async start(): Promise<void> {
    await this.#ask('start', this.#made.owner, { method: 'POST' });
  }

  /** What the seat is shown; if it was asked nothing at the last look, as soon as there is news. */
  async look(seat: number): Promise<Seen> {
    const secret = this.#made.seats.find((one) => one.seat === seat)?.secret ?? '';
    const news = this.#quiet === null ? '' : `&after=${this.#quiet}&wait=5`;
    const response = await this.#ask(`seen?seat=${seat}${news}`, secret);
    this.#quiet = null;
    if (response.status === 204) return this.look(seat);
    const { answers, viewers, seq } = await response.json();
    const { view, ask, orders } = viewers[0];
    if (ask === null) this.#quiet = seq;
    return { answers, view, orders, ask: ask === null ? null : { seat, prompt: ask.prompt, options: ask.options } };
  }

  async answer(seat: number, choose: (options: readonly Option[]) => Option): Promise<void> {
    const secret = this.#made.seats.find((one) => one.seat === seat)?.secret ?? '';
    const seen = await (await this.#ask(`seen?seat=${seat}`, secret)).json();
    const { id } = choose(seen.viewers[0].ask.options);
    const response = await this.#ask('answers', secret, {
      method: 'POST',
      body: JSON.stringify({ seat, decision: seen.decision, option: id }),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status, `${seat}: ${id}`).toBe(200);
  }

  #ask(path: string, secret: string, request: RequestInit = {}): Promise<Response> {
    const headers = { ...request.headers, authorization: `Bearer ${secret}` };
    return fetch(`${this.#url}/${path}`, { ...request, headers });
  }
}

/** Everything that the server sends to a page, over the socket and as bodies, without what names this one table or hour. */
export function eavesdrop(page: Page, made: Made): string[] {
  const heard: string[] = [];
  const names = [made.table.id, made.owner, ...made.seats.map(({ secret }) => secret)];
  const hear = (text: string) => heard.push(names.reduce((left, name) => left.replaceAll(name, '*'), timeless(text)));
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => hear(String(payload))));
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) hear(await response.text());
  });
  return heard;
}

/** Moments are left out, whatever they are called. */
function timeless(text: string): string {
  return text.replace(/"\d{4}-\d\d-\d\dT[^"]*"|\b1[789]\d{11}\b/g, '"then"');
}
