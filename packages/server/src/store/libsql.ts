import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ChatMessage } from '@tabula/protocol';
import { CamelCasePlugin, Kysely, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { migrate } from './migrations.ts';
import { fromEvent, fromSeat, fromStatus, fromTable, toEvent, toSeat, toStatus, toTable } from './rows.ts';
import type { Database } from './schema.ts';
import type {
  CheckpointChain,
  EventRow,
  FaultRow,
  FinishedRow,
  SeatRow,
  Store,
  StoredTable,
  TableChange,
  TableStatus,
  TableWrite,
} from './store.ts';
import { Writer } from './writer.ts';

/** How many rows one statement carries; a statement has a limit of places for values. */
const ROWS = 500;

/** Tables in one file, with no set-up. A promise that is kept means that the data are on the disk. */
export class LibsqlStore implements Store {
  readonly #db: Kysely<Database>;
  readonly #writer: Writer;

  private constructor(db: Kysely<Database>, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
  }

  static async open(file: string): Promise<LibsqlStore> {
    mkdirSync(dirname(file), { recursive: true });
    const database = new Libsql(file);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('busy_timeout = 5000');
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database }), plugins: [new CamelCasePlugin()] });
    await migrate(db);
    return new LibsqlStore(db, new Writer(database));
  }

  async create(
    { table, seats, status }: StoredTable,
    events: readonly EventRow[],
    { checkpoint, finished }: Pick<TableWrite, 'checkpoint' | 'finished'> = {},
  ): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.insertInto('tables').values(toTable(table)).execute();
      await db.insertInto('statuses').values(toStatus(table.id, status)).execute();
      await db
        .insertInto('seats')
        .values(seats.map((seat) => toSeat(table.id, seat)))
        .execute();
      for (let i = 0; i < events.length; i += ROWS)
        await db
          .insertInto('events')
          .values(events.slice(i, i + ROWS).map((event) => toEvent(table.id, event)))
          .execute();
      const tableId = table.id;
      if (checkpoint !== undefined)
        await db
          .insertInto('checkpoints')
          .values({ ...checkpoint, tableId })
          .execute();
      if (finished !== undefined)
        await db
          .insertInto('finished')
          .values({ ...finished, tableId })
          .execute();
    });
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
    await this.#db
      .updateTable('tables')
      .set({
        ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
        ...(change.public === undefined ? {} : { public: change.public ? 1 : 0 }),
        ...(change.time === undefined ? {} : { time: change.time }),
        ...(change.rematch === undefined ? {} : { rematch: change.rematch }),
        ...(change.sealed === undefined ? {} : { sealed: change.sealed ? 1 : 0 }),
      })
      .where('id', '=', id)
      .execute();
  }

  async changeSeats(id: string, seats: readonly SeatRow[], status?: TableStatus): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      for (const seat of seats) {
        const { tableId, seat: number, ...row } = toSeat(id, seat);
        await db.updateTable('seats').set(row).where('tableId', '=', tableId).where('seat', '=', number).execute();
      }
      if (status !== undefined) {
        const { tableId, ...row } = toStatus(id, status);
        await db.updateTable('statuses').set(row).where('tableId', '=', tableId).execute();
      }
    });
  }

  async commit(batch: readonly TableWrite[]): Promise<void> {
    await this.#db.connection().execute(async () => this.#writer.write(batch));
  }

  async events(id: string): Promise<EventRow[]> {
    const rows = await this.#db.selectFrom('events').selectAll().where('tableId', '=', id).orderBy('seq').execute();
    return rows.map(fromEvent);
  }

  async chat(id: string, most: number): Promise<ChatMessage[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .select(['id', 'seat', 'name', 'text', 'at'])
      .where('tableId', '=', id)
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return rows
      .reverse()
      .map(({ id: number, seat, name, text, at }) => ({ id: number, seat, name, text, at: Number(at) }));
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

  async publicTables(most: number): Promise<StoredTable[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .innerJoin('statuses', 'statuses.tableId', 'tables.id')
      .select('tables.id')
      .where('tables.public', '=', 1)
      .where('statuses.phase', '<>', 'over')
      .orderBy('statuses.updatedAt', 'desc')
      .limit(most)
      .execute();
    return this.readMany(rows.map(({ id }) => id));
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

  async due(most: number): Promise<{ id: string; at: number }[]> {
    const rows = await this.#db
      .selectFrom('statuses')
      .select(['tableId', 'dueAt'])
      .where('dueAt', 'is not', null)
      .orderBy('dueAt')
      .limit(most)
      .execute();
    return rows.map(({ tableId, dueAt }) => ({ id: tableId, at: Number(dueAt) }));
  }

  async reportFault({ table, message, record, at }: FaultRow): Promise<void> {
    await this.#db.insertInto('faults').values({ tableId: table, message, record, at }).execute();
  }

  async check(): Promise<void> {
    await this.#db.selectFrom('tables').select('id').limit(1).execute();
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }
}
