import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Game } from '@tabula/engine';
import { duel, heap } from '@tabula/engine/testing';
import { type protocol, type Registry, Server, type ServerOptions } from '@tabula/server';
import { onTestFinished } from 'vitest';
import { Page } from './page.ts';

type TableInfo = protocol.TableInfo;
type NewTable = protocol.NewTable;

/** Tiny games in place of the house's own: the server does not know the difference. */
const GAMES: readonly Game[] = [duel, heap];

export const TINY: Registry = {
  games: GAMES,
  loadGame: async (id) => GAMES.find((game) => game.id === id) ?? heap,
  module: new URL('./registry.mjs', import.meta.url).href,
};

/** So much that no test meets a limit it does not look for. */
export const PLENTY = {
  requests: 1e6,
  creations: 1e6,
  claims: 1e6,
  hintsPerMinute: 1e6,
  noticeTests: 1e6,
  ringTries: 1e6,
  chats: 1e6,
  tables: 1e6,
  messages: 1e6,
  burst: 1e6,
  actionsPerSecond: 1e6,
  actionBurst: 1e6,
  previewsPerSecond: 1e6,
  previewBurst: 1e6,
  recordsPerMinute: 1e6,
  hellos: 1e6,
  helloBurst: 1e6,
  addressHellos: 1e6,
  addressHelloBurst: 1e6,
  bytes: 1e9,
  byteBurst: 1e9,
  startGraceMs: 0,
};

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** What a request says beside its address. */
export interface Said {
  readonly body?: unknown;
  readonly secret?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server of its own for one test, and ways to talk to it. */
export class World {
  readonly server: Server;
  readonly folder: string;
  readonly #log: string[];

  private constructor(server: Server, folder: string, log: string[]) {
    this.server = server;
    this.folder = folder;
    this.#log = log;
  }

  static async open(options: Partial<ServerOptions> = {}, folder = freshFolder()): Promise<World> {
    const log: string[] = [];
    const logTo = new Writable({
      write: (chunk, _encoding, done) => {
        log.push(String(chunk));
        done();
      },
    });
    const server = await Server.start({
      registry: TINY,
      data: folder,
      botDelay: 0,
      botWarmUp: 0,
      workers: 1,
      logLevel: 'debug',
      logTo,
      ...options,
      limits: { ...PLENTY, ...options.limits },
    });
    onTestFinished(() => server.close());
    return new World(server, folder, log);
  }

  get log(): string {
    return this.#log.join('');
  }

  /** The same data, another server: what a restart is to those who play. */
  async restarted(options: Partial<ServerOptions> = {}): Promise<World> {
    await this.server.close();
    return World.open(options, this.folder);
  }

  async ask(method: string, path: string, { body, secret, headers }: Said = {}): Promise<Reply> {
    const response = await fetch(`${this.server.url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  }

  /** Asks for something that must go well. */
  async get<T>(method: string, path: string, said: Said = {}): Promise<T> {
    const { status, text } = await this.ask(method, path, said);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text);
  }

  /** Asks for something that must be refused: the code. */
  async refusal(method: string, path: string, said: Said = {}): Promise<string> {
    const { status, text } = await this.ask(method, path, said);
    const { error }: protocol.ErrorBody = JSON.parse(text);
    return `${status} ${error.code}`;
  }

  create(wish: Partial<protocol.CreateTable> & Pick<protocol.CreateTable, 'seats'>): Promise<NewTable> {
    return this.get('POST', '/api/tables', { body: { game: 'duel', ...wish } });
  }

  table(id: string): Promise<TableInfo> {
    return this.get('GET', `/api/tables/${id}`);
  }

  seen(id: string, seat: number | null, secret?: string): Promise<protocol.GameMessage> {
    return this.get('GET', `/api/tables/${id}/seen${seat === null ? '' : `?seat=${seat}`}`, { secret });
  }

  async page(table: string, secrets: readonly string[], seq?: number): Promise<Page> {
    const page = await Page.open(this.server.url);
    onTestFinished(() => page.close());
    page.say({ type: 'hello', table, secrets, ...(seq === undefined ? {} : { seq }) });
    await page.next('welcome');
    return page;
  }
}

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tabula-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function me(name: string): protocol.SeatWish {
  return { kind: 'me', name };
}
