import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ChatMessage } from '@tabula/protocol';
import { CamelCasePlugin, type Compilable, Kysely, sql } from 'kysely';
import { COMPANIONS, FolderLock, keepPrivate } from './folder-lock.ts';
import { HealthCheck } from './health-check.ts';
import { migrate } from './migrations.ts';
import { fromEvent, fromSeat, fromStatus, fromTable, toEvent, toSeat, toStatus, toTable } from './rows.ts';
import type { Database } from './schema.ts';
import type {
  BesideTable,
  CheckpointChain,
  DueTable,
  EventRow,
  FaultRow,
  FinishedRow,
  SeatRow,
  StaleTable,
  Store,
  StoredTable,
  TableChange,
  TableStatus,
  TableWrite,
} from './store.ts';
import { StoreThread } from './store-thread.ts';
import { ThreadDialect } from './thread-dialect.ts';
import { statementsOf } from './writer.ts';

/** How many rows one statement carries; a statement has a limit of places for values. */
const ROWS = 500;

/** How long, in milliseconds, a write waits for another process that holds a lock on the database. */
const BUSY_TIMEOUT_MS = 5000;

export interface LibsqlOptions {
  /** The module that opens the database, if not libsql itself. */
  readonly driver?: string;
  readonly busyTimeout?: number;
}

/**
 * Tables in one file, with no set-up. A promise that is kept means that the data are on the disk. The work is done in two
 * threads, one that writes and one that reads: who only looks does not wait for the disk of those who answer.
 */
export class LibsqlStore implements Store {
  readonly #lock: FolderLock;
  readonly #writer: StoreThread;
  readonly #reader: StoreThread;
  readonly #db: Kysely<Database>;
  readonly #health: HealthCheck;
  #closed: Promise<void> | undefined;

  private constructor(lock: FolderLock, writer: StoreThread, reader: StoreThread) {
    this.#lock = lock;
    this.#writer = writer;
    this.#reader = reader;
    this.#db = kyselyOn(reader);
    this.#health = new HealthCheck(() => this.#write(this.#db.updateTable('health').set({ at: Date.now() })));
  }

  /** Whoever opens a database owns its folder until it is closed. */
  static async open(file: string, options: LibsqlOptions = {}): Promise<LibsqlStore> {
    const lock = FolderLock.take(dirname(file));
    const start = { file, driver: options.driver ?? 'libsql', busyTimeout: options.busyTimeout ?? BUSY_TIMEOUT_MS };
    const threads: StoreThread[] = [];
    try {
      keepPrivate(file);
      for (const companion of COMPANIONS) if (existsSync(file + companion)) keepPrivate(file + companion);
      const writer = await StoreThread.open(start);
      threads.push(writer);
      await migrate(kyselyOn(writer), file);
      const reader = await StoreThread.open(start);
      return new LibsqlStore(lock, writer, reader);
    } catch (error) {
      for (const thread of threads) await thread.close();
      lock.release();
      throw error;
    }
  }

  async create(
    { table, seats, status }: StoredTable,
    events: readonly EventRow[],
    { checkpoint, finished, rematchOf }: BesideTable = {},
  ): Promise<void> {
    const db = this.#db;
    const tableId = table.id;
    const listed = { public: table.public ? 1 : 0 };
    const parts = Array.from({ length: Math.ceil(events.length / ROWS) }, (_, i) =>
      events.slice(i * ROWS, (i + 1) * ROWS).map((event) => toEvent(tableId, event)),
    );
    await this.#write(
      db.insertInto('tables').values(toTable(table)),
      db.insertInto('statuses').values({ ...toStatus(tableId, status), ...listed }),
      db.insertInto('seats').values(seats.map((seat) => toSeat(tableId, seat))),
      ...parts.map((rows) => db.insertInto('events').values(rows)),
      ...(checkpoint === undefined ? [] : [db.insertInto('checkpoints').values({ ...checkpoint, tableId })]),
      ...(finished === undefined ? [] : [db.insertInto('finished').values({ ...finished, tableId })]),
      ...(rematchOf === undefined
        ? []
        : [db.updateTable('tables').set({ rematch: tableId }).where('id', '=', rematchOf)]),
    );
  }

  async read(id: string): Promise<StoredTable | undefined> {
    const [stored] = await this.readMany([id]);
    return stored;
  }

  async readMany(ids: readonly string[]): Promise<StoredTable[]> {
    if (ids.length === 0) return [];
    const tables = await this.#db.selectFrom('tables').selectAll().where('id', 'in', ids).execute();
    const statuses = await this.#db.selectFrom('statuses').selectAll().where('tableId', 'in', ids).execute();
    const seats = await this.#db.selectFrom('seats').selectAll().where('tableId', 'in', ids).orderBy('seat').execute();
    return tables.flatMap((row) => {
      const status = statuses.find(({ tableId }) => tableId === row.id);
      if (status === undefined) return [];
      const own = seats.filter(({ tableId }) => tableId === row.id).map(fromSeat);
      return [{ table: fromTable(row), seats: own, status: fromStatus(status) }];
    });
  }

  async changeTable(id: string, { settings, ...change }: TableChange): Promise<void> {
    const listed = change.public === undefined ? {} : { public: change.public ? 1 : 0 };
    const row = {
      ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
      ...listed,
      ...(change.time === undefined ? {} : { time: change.time }),
      ...(change.rematch === undefined ? {} : { rematch: change.rematch }),
      ...(change.sealed === undefined ? {} : { sealed: change.sealed ? 1 : 0 }),
    };
    await this.#write(
      this.#db.updateTable('tables').set(row).where('id', '=', id),
      ...(change.public === undefined ? [] : [this.#db.updateTable('statuses').set(listed).where('tableId', '=', id)]),
    );
  }

  async changeSeats(id: string, seats: readonly SeatRow[], status?: TableStatus): Promise<void> {
    const changes: Compilable[] = seats.map((seat) => {
      const { tableId, seat: number, ...row } = toSeat(id, seat);
      return this.#db.updateTable('seats').set(row).where('tableId', '=', tableId).where('seat', '=', number);
    });
    if (status !== undefined) {
      const { tableId, ...row } = toStatus(id, status);
      changes.push(this.#db.updateTable('statuses').set(row).where('tableId', '=', tableId));
    }
    await this.#write(...changes);
  }

  async commit(batch: readonly TableWrite[]): Promise<void> {
    await this.#writer.write(statementsOf(batch));
  }

  async events(id: string): Promise<EventRow[]> {
    const rows = await this.#db.selectFrom('events').selectAll().where('tableId', '=', id).orderBy('seq').execute();
    return rows.map(fromEvent);
  }

  async chat(id: string, most: number): Promise<ChatMessage[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .select(['id', 'seat', 'name', 'text', 'at', 'key'])
      .where('tableId', '=', id)
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return rows.reverse().map(({ at, key, ...said }) => ({
      ...said,
      at: Number(at),
      ...(key === null ? {} : { key }),
    }));
  }

  async checkpoint(id: string, answers: number): Promise<CheckpointChain | undefined> {
    const rows = this.#db.selectFrom('checkpoints').where('tableId', '=', id).where('answers', '<=', answers);
    const checkpoint = await rows
      .select(['answers', 'told', 'position', 'log', 'positionSum', 'logSum', 'rules'])
      .orderBy('answers', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (checkpoint === undefined) return undefined;
    const earlier = await rows
      .select(['told', 'log', 'logSum'])
      .where('answers', '<', checkpoint.answers)
      .orderBy('answers')
      .execute();
    return { checkpoint, earlier };
  }

  async finished(id: string): Promise<FinishedRow | undefined> {
    return this.#db.selectFrom('finished').select(['record', 'shown']).where('tableId', '=', id).executeTakeFirst();
  }

  async tableIds(after: string, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  async publicTables(most: number): Promise<string[]> {
    const rows = await publicTables(this.#db, most).execute();
    return rows.map(({ tableId }) => tableId);
  }

  async unfinished(clientHash: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('tables')
      .innerJoin('statuses', 'statuses.tableId', 'tables.id')
      .select((row) => row.fn.countAll().as('count'))
      .where('tables.clientHash', '=', clientHash)
      .where('statuses.phase', '<>', 'over')
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async waitingForBots(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('statuses')
      .innerJoin('seats', 'seats.tableId', 'statuses.tableId')
      .select(['statuses.tableId', 'statuses.waiting', 'seats.seat'])
      .where('statuses.phase', '=', 'playing')
      .where('seats.kind', '=', 'bot')
      .execute();
    const due = rows.filter(({ waiting, seat }) => waiting.slice(1, -1).split(',').includes(String(seat)));
    return [...new Set(due.map(({ tableId }) => tableId))];
  }

  async due(most: number, after: DueTable = { id: '', at: 0, decision: 0 }): Promise<DueTable[]> {
    const rows = await this.#db
      .selectFrom('statuses')
      .select(['tableId', 'dueAt', 'decision'])
      .where('dueAt', 'is not', null)
      .where('dueAt', '>=', after.at)
      .where((row) => row.or([row('dueAt', '>', after.at), row('tableId', '>', after.id)]))
      .orderBy('dueAt')
      .orderBy('tableId')
      .limit(most)
      .execute();
    return rows.map(({ tableId, dueAt, decision }) => ({ id: tableId, at: Number(dueAt), decision }));
  }

  async reportFault({ table, message, record, at }: FaultRow): Promise<void> {
    await this.#write(this.#db.insertInto('faults').values({ tableId: table, message, record, at }));
  }

  async deleteTable(id: string): Promise<void> {
    const db = this.#db;
    await this.#write(
      ...PARTS.map((part) => db.deleteFrom(part).where('tableId', '=', id)),
      db.deleteFrom('tables').where('id', '=', id),
      db.updateTable('tables').set({ rematch: null }).where('rematch', '=', id),
      db.updateTable('tables').set({ fromTable: null }).where('fromTable', '=', id),
    );
  }

  async staleTables(before: number): Promise<StaleTable[]> {
    const rows = await this.#db
      .selectFrom('statuses')
      .select(['tableId', 'phase'])
      .where('phase', '<>', 'playing')
      .where('updatedAt', '<', before)
      .orderBy('updatedAt')
      .execute();
    return rows.map(({ tableId, phase }) => ({ id: tableId, over: phase === 'over' }));
  }

  async addressKey(): Promise<string> {
    const name = 'address';
    const fresh = randomBytes(32).toString('hex');
    await this.#write(
      this.#db
        .insertInto('keys')
        .values({ name, value: fresh })
        .onConflict((row) => row.doNothing()),
    );
    const { value } = await this.#db
      .selectFrom('keys')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return value;
  }

  /** Gives the room of what was deleted back to the disk. Nothing else is written meanwhile. */
  async compact(): Promise<void> {
    await this.#writer.query({ sql: 'vacuum', parameters: [] });
  }

  check(): Promise<void> {
    return this.#health.check();
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.#reader.close();
    await this.#writer.close();
    this.#lock.release();
  }

  /** All of it in one transaction, or nothing. */
  async #write(...queries: readonly Compilable[]): Promise<void> {
    await this.#writer.write(queries.map((query) => query.compile()));
  }
}

/** Whatever belongs to a table and goes with it. */
const PARTS = ['events', 'checkpoints', 'finished', 'chat', 'faults', 'seats', 'statuses'] as const;

function kyselyOn(thread: StoreThread): Kysely<Database> {
  return new Kysely<Database>({ dialect: new ThreadDialect(thread), plugins: [new CamelCasePlugin()] });
}

/** The public tables that are not over, the last one first: an index has them in this order, however many others there are. */
export function publicTables(db: Kysely<Database>, most: number) {
  return db
    .selectFrom('statuses')
    .select('tableId')
    .where('public', '=', sql.lit(1))
    .where('phase', '<>', sql.lit('over'))
    .orderBy('updatedAt', 'desc')
    .limit(most);
}
