import pg from 'pg';
import { messageOf } from '../../common/errors.ts';
import { StoreError, UNKNOWN } from '../../common/store-error.ts';
import { DatabaseError } from './database-error.ts';

/** How many connections a node has at most, beside the one on which it listens. */
const CONNECTIONS = 10;

/** In milliseconds: how long a connection may take to come, and a statement to be done. */
const CONNECT_MS = 3000;
const STATEMENT_MS = 8000;

/** A node that is stopped in the midst of a transaction holds its locks no longer than this. */
const IDLE_IN_TRANSACTION_MS = 3000;

/** How often a transaction is tried that another one was in the way of. */
const TRIES = 4;

/** One statement with its values; `name` keeps it prepared. */
export interface Query {
  readonly name?: string;
  readonly text: string;
  readonly values?: unknown[];
}

/** The way to a database: errors are told apart by what is known of the outcome. */
export class PgConnection {
  /** The address without the password, for people. */
  readonly place: string;
  readonly pool: pg.Pool;
  readonly #config: pg.ClientConfig;

  constructor(address: string, name = 'tabula') {
    this.place = placeOf(address);
    this.#config = {
      connectionString: address,
      application_name: name,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: STATEMENT_MS + 1000,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      keepAlive: true,
    };
    this.pool = new pg.Pool({ ...this.#config, max: CONNECTIONS });
    // One that breaks is replaced by the next who needs one; whoever was using it hears of it by his own statement.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** A connection beside the pool, to listen on. */
  client(): pg.Client {
    return new pg.Client(this.#config);
  }

  /** Reads; a connection that was broken already is replaced once. */
  async read<R extends pg.QueryResultRow>(query: Query): Promise<R[]> {
    try {
      return await this.#once<R>(query);
    } catch (error) {
      if (!(error instanceof StoreError) || !error.unknown) throw error;
      return this.#once<R>(query).catch((again: unknown) => {
        throw new StoreError('LOST', messageOf(again));
      });
    }
  }

  /** One statement that writes: all of it, or nothing. What was in the way of another is tried again. */
  async write<R extends pg.QueryResultRow>(query: Query): Promise<R[]> {
    return this.#again(() => this.#once<R>(query));
  }

  /** Several statements in one transaction. */
  async transaction<T>(work: (query: (query: Query) => Promise<pg.QueryResultRow[]>) => Promise<T>): Promise<T> {
    return this.#again(() =>
      this.#with(async (client) => {
        await client.query('begin');
        try {
          const done = await work(async (query) => (await client.query({ ...query })).rows);
          await client.query('commit');
          return done;
        } catch (error) {
          if (!isLost(error)) await client.query('rollback');
          throw error;
        }
      }),
    );
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  #once<R extends pg.QueryResultRow>(query: Query): Promise<R[]> {
    return this.#with(async (client) => (await client.query<R>({ ...query })).rows);
  }

  async #again<T>(work: () => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried++) {
      try {
        return await work();
      } catch (error) {
        const inTheWay = error instanceof StoreError && (error.code === '40P01' || error.code === '40001');
        if (!inTheWay || tried === TRIES) throw error;
      }
    }
  }

  async #with<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw new StoreError(codeOf(error) ?? 'CONNECT', messageOf(error) || 'the database cannot be reached');
    });
    let broken = false;
    try {
      return await work(client);
    } catch (error) {
      broken = isLost(error);
      if (error instanceof StoreError) throw error;
      throw new StoreError(broken ? UNKNOWN : (codeOf(error) ?? 'INTERNAL'), messageOf(error));
    } finally {
      client.release(broken);
    }
  }
}

/** Where a database is, without the password. */
export function placeOf(address: string): string {
  if (!/^postgres(?:ql)?:\/\//.test(address) || !URL.canParse(address))
    throw new DatabaseError('address', 'a database is named as postgres://user:password@host:5432/name');
  const { hostname, port, pathname, searchParams } = new URL(address);
  return `${hostname || searchParams.get('host') || 'localhost'}:${port || '5432'}${pathname}`;
}

/** The line was lost before the answer came, or the server went away: what was sent may have been done. */
function isLost(error: unknown): boolean {
  const code = codeOf(error);
  return code === undefined || !/^[0-9A-Z]{5}$/.test(code) || code.startsWith('57P') || code.startsWith('08');
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
