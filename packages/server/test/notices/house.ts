import { join } from 'node:path';
import { heap } from '@tabula/engine/testing';
import { LibsqlStore, type NoticeRow, type protocol, type ServerOptions, type Store } from '@tabula/server';
import { expect, onTestFinished, vi } from 'vitest';
import { hasty } from '../helpers/hasty.ts';
import { freshFolder, me, TINY, World } from '../helpers/world.ts';
import { Mortal } from './mortal.ts';

/** A heap that lasts for months, with something to take for whoever is late. */
export const longHeap = hasty({ ...heap, id: 'heap', setup: ({ players }) => ({ pebbles: 900, active: 0, players }) });

export const MONTHS = {
  ...TINY,
  games: [{ ...longHeap, title: { en: 'Long Heap', it: 'Mucchio lungo' } }],
  loadGame: async () => longHeap,
};

export const HOUR = 60 * 60_000;

/** The clock of this process stands still until it is set; whoever waits in real time goes on waiting. */
export function stopClock(at: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

export const key = (word: string): string => word.padEnd(32, '0').slice(0, 32);

/** Opens one more node on the same data. */
export type Home = () => Promise<Store>;

export function embedded(): Home {
  const folder = freshFolder();
  return () => LibsqlStore.open(join(folder, 'tabula.db'));
}

/** A database that many share, but whose time is the one that a test has set. */
export function atTestTime(store: Store): Store {
  return new Proxy(store, {
    get: (target, name) => {
      if (name === 'clock') return { now: () => Date.now() };
      const part: unknown = Reflect.get(target, name);
      return typeof part === 'function' ? part.bind(target) : part;
    },
  });
}

/** A server whose outbox can be looked into. */
export class House {
  readonly world: World;
  readonly store: Store;
  readonly #mortal: Mortal;
  readonly #home: Home;
  readonly #options: Partial<ServerOptions>;
  /** The word at which this node dies before it has said it; null: none. */
  diesAt: string | null = null;

  private constructor(world: World, store: Store, mortal: Mortal, home: Home, options: Partial<ServerOptions>) {
    this.world = world;
    this.store = store;
    this.#mortal = mortal;
    this.#home = home;
    this.#options = options;
  }

  static async open(notices: ServerOptions['notices'] = {}, home: Home = embedded()): Promise<House> {
    const options: Partial<ServerOptions> = {
      registry: MONTHS,
      publicUrls: ['https://tabula.example'],
      notices: { everyMs: 5, webhooks: 'any', mailFrom: 'Tabula <tabula@tabula.example>', ...notices },
    };
    return House.#open(home, options);
  }

  static async #open(home: Home, options: Partial<ServerOptions>): Promise<House> {
    const store = await home();
    const house: { opened?: House } = {};
    const mortal = new Mortal(store, (word) => word === house.opened?.diesAt);
    const world = await World.open({ ...options, data: mortal.store });
    house.opened = new House(world, store, mortal, home, options);
    return house.opened;
  }

  get dead(): boolean {
    return this.#mortal.dead;
  }

  /** Its process is killed. */
  async die(): Promise<void> {
    await this.#mortal.die();
    void this.world.server.close().catch(() => {});
  }

  async restarted(): Promise<House> {
    await this.world.server.close();
    return House.#open(this.#home, this.#options);
  }

  /** One more node on the same data. */
  beside(): Promise<House> {
    return House.#open(this.#home, this.#options);
  }

  async table(names: readonly string[], wish: Partial<protocol.CreateTable> = {}) {
    const made = await this.world.create({ game: longHeap.id, seats: names.map(me), start: true, ...wish });
    const secrets = made.seats.map(({ secret }) => secret);
    return { id: made.table.id, secrets, made };
  }

  notices<T = protocol.Notices>(method: string, path: string, who: string, body?: object): Promise<T> {
    return this.world.get<T>(method, `/api/notices${path}`, { secret: key(who), body });
  }

  async channel(who: string, body: protocol.NewChannel): Promise<protocol.ChannelInfo> {
    const tested = await this.notices<protocol.ChannelTested>('POST', '/channels', who, body);
    if (tested.channel === null) throw new Error(`not kept: ${tested.error}`);
    return tested.channel;
  }

  link(who: string, table: string, secret: string, wants: protocol.Wants = 'all', until: number | null = null) {
    return this.notices('PUT', '/seats', who, { table, secret, wants, until });
  }

  settings(who: string, change: Partial<protocol.NoticeSettings>) {
    const settings = { language: 'en', zone: 'UTC', quiet: null, urgent: true, digest: '18:00', ...change };
    return this.notices('PUT', '', who, settings);
  }

  /** Whoever is asked takes one. */
  async answer(table: string, secrets: readonly string[], times = 1): Promise<void> {
    for (let i = 0; i < times; i++) {
      const { waiting } = await this.world.table(table);
      const [seat] = waiting;
      const { decision } = await this.world.seen(table, seat, secrets[seat]);
      const body = { seat, decision, option: 'take 1' };
      await this.world.get('POST', `/api/tables/${table}/answers`, { secret: secrets[seat], body });
    }
  }

  /** Somebody sits down before the table, until he is told to go. */
  async look(table: string, secret: string, seat: number): Promise<() => Promise<void>> {
    const page = await this.world.page(table, [secret]);
    return async () => {
      page.close();
      await expect.poll(async () => (await this.world.table(table)).seats[seat].online).toBe(false);
    };
  }

  /** Time passes, and everything that is due then is done. */
  async until(moment: number): Promise<void> {
    vi.setSystemTime(moment);
    await this.settled();
  }

  async settled(): Promise<void> {
    await expect.poll(async () => (await this.due()).length, { timeout: 60_000, interval: 5 }).toBe(0);
  }

  /** What is to be sent now. */
  async due(): Promise<NoticeRow[]> {
    return (await this.rows()).filter(({ state, dueAt }) => state === 'pending' && dueAt <= Date.now());
  }

  async rows(): Promise<readonly NoticeRow[]> {
    return (await this.store.notices.whole()).rows;
  }
}
