import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { StoreThread } from './store-thread.ts';

/** Kysely over a connection that lives in a thread. Only a migration asks for a transaction this way. */
export class ThreadDialect implements Dialect {
  readonly #thread: StoreThread;

  constructor(thread: StoreThread) {
    this.#thread = thread;
  }

  createAdapter = () => new WholeStepsAdapter();
  createDriver = () => new ThreadDriver(this.#thread);
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db);
  createQueryCompiler = () => new SqliteQueryCompiler();
}

/** SQLite can change tables within a transaction: whoever is killed in the middle of a migration has not begun it. */
class WholeStepsAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ThreadDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(thread: StoreThread) {
    this.#connection = new ThreadConnection(thread);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

class ThreadConnection implements DatabaseConnection {
  readonly #thread: StoreThread;

  constructor(thread: StoreThread) {
    this.#thread = thread;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return { rows: await this.#thread.query(query) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('nothing is streamed here');
  }
}
