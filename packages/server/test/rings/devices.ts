import { randomBytes } from 'node:crypto';
import { PostgresStore, type protocol, type ServerOptions, type Store } from '@tabula/server';
import { onTestFinished } from 'vitest';
import type { Postgres } from '../../chaos/postgres.mjs';
import { migrateDatabase } from '../../src/store/postgres/migrate.ts';
import { type Said, World } from '../helpers/world.ts';

/** Two ways to the same house: twice the same server, or two nodes. */
export type Houses = (options?: Partial<ServerOptions>) => Promise<[World, World]>;

export const embedded: Houses = async (options = {}) => {
  const world = await World.open(options);
  return [world, world];
};

export function sharing(postgres: () => Postgres): Houses {
  return async (options = {}) => {
    const address = await postgres().database();
    await migrateDatabase(address);
    const open = async () => {
      const store: Store = await PostgresStore.open(address);
      onTestFinished(() => store.close());
      return World.open({ ...options, data: store });
    };
    return [await open(), await open()];
  };
}

/** A browser as a key ring knows it: what it made up once, and what it can ask. */
export class Device {
  readonly key = `~${randomBytes(24).toString('base64url')}`;
  readonly name: string;
  #world: World;

  constructor(world: World, name: string) {
    this.#world = world;
    this.name = name;
  }

  /** The same device at another node, or after a restart. */
  at(world: World): this {
    this.#world = world;
    return this;
  }

  ask<T = protocol.Ring>(method: string, path: string, body?: object): Promise<T> {
    return this.#world.get(method, `/api/ring${path}`, this.#said(body));
  }

  refusal(method: string, path: string, body?: object): Promise<string> {
    return this.#world.refusal(method, `/api/ring${path}`, this.#said(body));
  }

  /** Says something to which there is no answer but that it was done. */
  async tell(method: string, path: string, body?: object): Promise<number> {
    return (await this.#world.ask(method, `/api/ring${path}`, this.#said(body))).status;
  }

  ring(): Promise<protocol.Ring> {
    return this.ask('GET', '');
  }

  bring(...tables: { readonly id: string; readonly secrets: readonly string[] }[]): Promise<number> {
    return this.tell('PUT', '/seats', { name: this.name, tables });
  }

  async seats(table: string): Promise<number[]> {
    const said = { secret: this.key, body: { tables: [{ id: table, secrets: [this.key] }] } };
    const { tables } = await this.#world.get<protocol.Mine>('POST', '/api/mine', said);
    return tables.find((one) => one.table.id === table)?.seats ?? [];
  }

  async mine(): Promise<protocol.Mine> {
    return this.#world.get('POST', '/api/mine', { secret: this.key, body: { tables: [] } });
  }

  /** This device shows a link, the other comes with it, and this one chooses the right number; what the other holds it brings along. */
  async letIn(other: Device, brings: 'own' | 'all' = 'own'): Promise<void> {
    const { state } = await this.choose(other);
    if (state === 'chosen') await other.ask('POST', '/join', { brings });
  }

  /** The same up to the number. */
  async choose(other: Device): Promise<protocol.RingAsked> {
    const { link } = await this.ask<protocol.RingLink>('POST', '/links');
    const { number } = await other.ask<protocol.RingAsked>('POST', '/ask', { link, name: other.name });
    await this.ask('POST', '/answer', { number });
    return other.ask('GET', '/ask');
  }

  async signOut(name: string, words = ''): Promise<number> {
    const { devices } = await this.ring();
    return this.tell('DELETE', `/devices/${devices.find((one) => one.name === name)?.id}${words}`);
  }

  /** What it is told at a seat, or why not. */
  async sees(table: string, seat = 0): Promise<number> {
    const { status } = await this.#world.ask('GET', `/api/tables/${table}/seen?seat=${seat}`, { secret: this.key });
    return status;
  }

  #said(body?: object): Said {
    return { secret: this.key, ...(body === undefined ? {} : { body }) };
  }
}

/** A table of two with what its maker was told. */
export async function twoSeats(world: World, start = true): Promise<protocol.NewTable> {
  return world.create({
    game: 'duel',
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Bruno' },
    ],
    start,
  });
}
