import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Kept, LogEntry, Position } from '@tabula/engine';
import { Kysely, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import type { ChatMessage } from '../protocol/index.ts';
import { migrate } from './migrations.ts';
import { fromEvent, fromSeat, fromStanding, fromTable, toEvent, toSeat, toStanding, toTable } from './rows.ts';
import type { Database } from './schema.ts';
import type {
  Batch,
  CheckpointRow,
  EventRow,
  FaultRow,
  SeatRow,
  Standing,
  Store,
  StoredTable,
  TableRow,
} from './store.ts';

/** How many rows one statement carries; a statement has a limit of places for values. */
const ROWS = 500;

/** Tables in one file, with no set-up. A promise that is kept means that the data are on the disk. */
export class LibsqlStore implements Store {
  readonly #db: Kysely<Database>;

  private constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  static async open(file: string): Promise<LibsqlStore> {
    mkdirSync(dirname(file), { recursive: true });
    const database = new Libsql(file);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('busy_timeout = 5000');
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database }) });
    await migrate(db);
    return new LibsqlStore(db);
  }

  async create({ table, seats, standing }: StoredTable, events: readonly EventRow[]): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.insertInto('tables').values(toTable(table)).execute();
      await db.insertInto('standings').values(toStanding(table.id, standing)).execute();
      await db
        .insertInto('seats')
        .values(seats.map((seat) => toSeat(table.id, seat)))
        .execute();
      for (let i = 0; i < events.length; i += ROWS)
        await db
          .insertInto('events')
          .values(events.slice(i, i + ROWS).map((event) => toEvent(table.id, event)))
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
    const standings = await this.#db.selectFrom('standings').selectAll().where('table_id', 'in', ids).execute();
    const seats = await this.#db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    return tables.flatMap((row) => {
      const standing = standings.find(({ table_id }) => table_id === row.id);
      if (standing === undefined) return [];
      const own = seats.filter(({ table_id }) => table_id === row.id).map(fromSeat);
      return [{ table: fromTable(row), seats: own, standing: fromStanding(standing) }];
    });
  }

  async changeTable(id: string, change: Partial<Pick<TableRow, 'settings' | 'public' | 'rematch'>>): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set({
        ...(change.settings === undefined ? {} : { settings: JSON.stringify(change.settings) }),
        ...(change.public === undefined ? {} : { public: change.public ? 1 : 0 }),
        ...(change.rematch === undefined ? {} : { rematch: change.rematch }),
      })
      .where('id', '=', id)
      .execute();
  }

  async changeSeats(id: string, seats: readonly SeatRow[], standing?: Standing): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      for (const seat of seats) {
        const { table_id, seat: number, ...row } = toSeat(id, seat);
        await db.updateTable('seats').set(row).where('table_id', '=', table_id).where('seat', '=', number).execute();
      }
      if (standing !== undefined) {
        const { table_id, ...row } = toStanding(id, standing);
        await db.updateTable('standings').set(row).where('table_id', '=', table_id).execute();
      }
    });
  }

  async commit({ events, standings, chat }: Batch): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      for (let i = 0; i < events.length; i += ROWS)
        await db
          .insertInto('events')
          .values(events.slice(i, i + ROWS).map(({ table, event }) => toEvent(table, event)))
          .execute();
      const rows = [...standings].map(([table, standing]) => toStanding(table, standing));
      for (let i = 0; i < rows.length; i += ROWS)
        await db
          .insertInto('standings')
          .values(rows.slice(i, i + ROWS))
          .onConflict((conflict) =>
            conflict.column('table_id').doUpdateSet((row) => ({
              status: row.ref('excluded.status'),
              seq: row.ref('excluded.seq'),
              step: row.ref('excluded.step'),
              answers: row.ref('excluded.answers'),
              waiting: row.ref('excluded.waiting'),
              result: row.ref('excluded.result'),
              updated_at: row.ref('excluded.updated_at'),
            })),
          )
          .execute();
      for (let i = 0; i < chat.length; i += ROWS)
        await db
          .insertInto('chat')
          .values(chat.slice(i, i + ROWS).map(({ table, message }) => ({ table_id: table, ...message })))
          .execute();
    });
  }

  async events(id: string): Promise<EventRow[]> {
    const rows = await this.#db.selectFrom('events').selectAll().where('table_id', '=', id).orderBy('seq').execute();
    return rows.map(fromEvent);
  }

  async chat(id: string, most: number): Promise<ChatMessage[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .select(['id', 'seat', 'name', 'text', 'at'])
      .where('table_id', '=', id)
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return rows
      .reverse()
      .map(({ id: number, seat, name, text, at }) => ({ id: number, seat, name, text, at: Number(at) }));
  }

  async keep(id: string, { answers, told, position, log }: CheckpointRow): Promise<void> {
    await this.#db
      .insertInto('checkpoints')
      .values({ table_id: id, answers, told, position: JSON.stringify(position), log: JSON.stringify(log) })
      .onConflict((conflict) => conflict.columns(['table_id', 'answers']).doNothing())
      .execute();
  }

  async kept(id: string, answers: number): Promise<Kept | undefined> {
    const rows = await this.#db
      .selectFrom('checkpoints')
      .select(['answers', 'log'])
      .where('table_id', '=', id)
      .where('answers', '<=', answers)
      .orderBy('answers')
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return undefined;
    const { position } = await this.#db
      .selectFrom('checkpoints')
      .select('position')
      .where('table_id', '=', id)
      .where('answers', '=', last.answers)
      .executeTakeFirstOrThrow();
    const log = rows.flatMap((row): LogEntry[] => JSON.parse(row.log));
    const parsed: Position = JSON.parse(position);
    return { answers: last.answers, position: parsed, log };
  }

  async forget(id: string, answers: number): Promise<void> {
    await this.#db.deleteFrom('checkpoints').where('table_id', '=', id).where('answers', '>', answers).execute();
  }

  async publicTables(most: number): Promise<StoredTable[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .innerJoin('standings', 'standings.table_id', 'tables.id')
      .select('tables.id')
      .where('tables.public', '=', 1)
      .where('standings.status', '<>', 'over')
      .orderBy('standings.updated_at', 'desc')
      .limit(most)
      .execute();
    return this.readMany(rows.map(({ id }) => id));
  }

  async unfinished(creator: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('tables')
      .innerJoin('standings', 'standings.table_id', 'tables.id')
      .select((row) => row.fn.countAll().as('count'))
      .where('tables.creator', '=', creator)
      .where('standings.status', '<>', 'over')
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async waitingForBots(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('standings')
      .innerJoin('seats', 'seats.table_id', 'standings.table_id')
      .select(['standings.table_id', 'standings.waiting', 'seats.seat'])
      .where('standings.status', '=', 'playing')
      .where('seats.kind', '=', 'bot')
      .execute();
    const due = rows.filter(({ waiting, seat }) => waiting.slice(1, -1).split(',').includes(String(seat)));
    return [...new Set(due.map(({ table_id }) => table_id))];
  }

  async reportFault({ table, message, record, at }: FaultRow): Promise<void> {
    await this.#db.insertInto('faults').values({ table_id: table, message, record, at }).execute();
  }

  async check(): Promise<void> {
    await this.#db.selectFrom('tables').select('id').limit(1).execute();
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }
}
