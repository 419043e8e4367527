import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ChatMessage } from '@tabula/protocol';
import { CamelCasePlugin, type Compilable, Kysely } from 'kysely';
import { storeErrorBehind } from '../common/store-error.ts';
import { CircleStore } from './circles/circle-store.ts';
import { selected } from './columns.ts';
import { EVENTS, eventTexts } from './event-texts.ts';
import { COMPANIONS, FolderLock, keepPrivate } from './folder-lock.ts';
import { HealthCheck } from './health-check.ts';
import { migrate } from './migrations.ts';
import { NoticeStore } from './notices/notice-store.ts';
import { RingStore } from './rings/ring-store.ts';
import { fromChat, fromEvent, fromRows, toSeat, toStatus, toTable } from './rows.ts';
import type { Database } from './schema.ts';
import type {
  BesideTable,
  CheckpointChain,
  DueTable,
  EventRow,
  FaultRow,
  FinishedRow,
  Known,
  LobbyList,
  News,
  Outcome,
  Presence,
  Saying,
  StaleTable,
  Store,
  StoredTable,
  TableWrite,
  WholeTable,
} from './store.ts';
import { StoreThread } from './store-thread.ts';
import { TableQueries } from './table-queries.ts';
import { ThreadDialect } from './thread-dialect.ts';
import { CHAT_NOTICE, statementsOf } from './writer.ts';

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
  readonly shared = false;
  readonly clock = { now: () => Date.now() };
  readonly notices: NoticeStore;
  readonly rings: RingStore;
  readonly circles: CircleStore;
  readonly #db: Kysely<Database>;
  readonly #queries: TableQueries;
  readonly #health: HealthCheck;
  /** The tables of which somebody may be to be told: of all others no answer looks for whom. Nobody else writes here. */
  readonly #linked = new Set<string>();
  #closed: Promise<void> | undefined;

  private constructor(lock: FolderLock, writer: StoreThread, reader: StoreThread) {
    this.#lock = lock;
    this.#writer = writer;
    this.#reader = reader;
    this.#db = kyselyOn(reader);
    this.#queries = new TableQueries(this.#db);
    const write = async (queries: readonly Compilable[]) => {
      const [rows] = await writer.writeGroups([queries.map((query) => query.compile())], false);
      return rows ?? [];
    };
    const linking = (table: string) => this.#linked.add(table);
    this.notices = new NoticeStore(this.#db, write, { shared: false, attempt: (work) => work(), linking });
    this.rings = new RingStore({
      db: this.#db,
      write: async (queries, fenced) => {
        const [rows] = await writer.writeGroups([queries.map((query) => query.compile())], fenced);
        return rows;
      },
      attempt: (work) => work(),
      changed: () => {},
    });
    this.circles = new CircleStore(this.#db, write);
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
      threads.push(reader);
      const store = new LibsqlStore(lock, writer, reader);
      for (const table of await store.notices.linkedTables()) store.#linked.add(table);
      return store;
    } catch (error) {
      for (const thread of threads) await thread.close();
      lock.release();
      throw error;
    }
  }

  async create(
    { table, seats, status, rev, said }: StoredTable,
    events: readonly EventRow[],
    { checkpoint, finished, rematchOf }: BesideTable = {},
  ): Promise<Outcome | 'exists'> {
    const db = this.#db;
    const tableId = table.id;
    const listed = { public: table.public ? 1 : 0, rev, said };
    const texts = await eventTexts(events);
    const rows: Compilable[] = [
      ...(rematchOf === undefined ? [] : [passed(db, rematchOf.table, rematchOf.rev)]),
      db.insertInto('tables').values(toTable(table)),
      db.insertInto('statuses').values({ ...toStatus(tableId, status), ...listed }),
      db.insertInto('seats').values(seats.map((seat) => toSeat(tableId, seat))),
      ...texts.map((text) => ({ compile: () => EVENTS(tableId, text).compile(db) })),
      ...(checkpoint === undefined ? [] : [db.insertInto('checkpoints').values({ ...checkpoint, tableId })]),
      ...(finished === undefined ? [] : [db.insertInto('finished').values({ ...finished, tableId })]),
      ...(rematchOf === undefined
        ? []
        : [db.updateTable('tables').set({ rematch: tableId }).where('id', '=', rematchOf.table)]),
    ];
    try {
      return await this.#writeFenced(rows, rematchOf !== undefined);
    } catch (error) {
      if (storeErrorBehind(error)?.conflict === true && (await this.read(tableId)) !== undefined) return 'exists';
      throw error;
    }
  }

  async read(id: string): Promise<StoredTable | undefined> {
    return this.since(id, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  }

  readMany(ids: readonly string[]): Promise<StoredTable[]> {
    return this.#queries.readMany(ids);
  }

  async commit(batch: readonly TableWrite[]): Promise<Outcome[]> {
    const written = await this.#writer.writeGroups(
      batch.map((write) => statementsOf(write, this.#linked.has(write.table))),
    );
    return written.map((rows) => (rows === null ? 'behind' : 'done'));
  }

  async since(id: string, seq: number, said: number): Promise<News | undefined> {
    const [[table], [status], seats, events, chat] = await this.#reader.read([
      { sql: TABLE, parameters: [id] },
      { sql: STATUS, parameters: [id] },
      { sql: SEATS, parameters: [id] },
      { sql: EVENTS_SINCE, parameters: [id, seq] },
      { sql: CHAT_SINCE, parameters: [id, said] },
    ]);
    if (table === undefined || status === undefined) return undefined;
    return { ...fromRows(table, status, seats), events: events.map(fromEvent), chat: chat.map(fromChat) };
  }

  async moved(known: readonly Known[]): Promise<string[]> {
    if (known.length === 0) return [];
    const ids = known.map(({ id }) => id);
    const rows = await this.#db
      .selectFrom('statuses')
      .select(['tableId', 'rev', 'said'])
      .where('tableId', 'in', ids)
      .execute();
    const now = new Map(rows.map(({ tableId, rev, said }) => [tableId, { rev, said }]));
    return known
      .filter(({ id, rev, said }) => now.get(id)?.rev !== rev || now.get(id)?.said !== said)
      .map(({ id }) => id);
  }

  async say(
    table: string,
    { seat, name, text, at, key, secretHash, noticeAt }: Saying,
  ): Promise<ChatMessage | 'behind'> {
    const word = key ?? null;
    const [rows] = await this.#writer.writeGroups([
      [
        { sql: COUNT_SAYING, parameters: [table, table, seat, secretHash, table, seat, word] },
        ...(noticeAt === undefined ? [] : [{ sql: CHAT_NOTICE, parameters: [at, noticeAt, name, table, seat] }]),
        { sql: SAY, parameters: [table, table, seat, name, text, at, word] },
      ],
    ]);
    if (rows !== null) return { id: rows[0].id, seat, name, text, at, ...(key === undefined ? {} : { key }) };
    return (key === undefined ? undefined : await this.#queries.saidWith(table, seat, key)) ?? 'behind';
  }

  /** There is nobody else. */
  async claim(ids: readonly string[]): Promise<string[]> {
    return [...ids];
  }

  /** There is nobody to hear of. */
  listen(): void {}

  async attend(): Promise<void> {}

  async attendance(): Promise<Presence[]> {
    return [];
  }

  events(id: string): Promise<EventRow[]> {
    return this.#queries.events(id);
  }

  chat(id: string, most: number): Promise<ChatMessage[]> {
    return this.#queries.chat(id, most);
  }

  checkpoint(id: string, answers: number): Promise<CheckpointChain | undefined> {
    return this.#queries.checkpoint(id, answers);
  }

  async forgetCheckpoints(id: string): Promise<void> {
    await this.#write(this.#db.deleteFrom('checkpoints').where('tableId', '=', id));
  }

  finished(id: string): Promise<FinishedRow | undefined> {
    return this.#queries.finished(id);
  }

  async keepFinished(id: string, finished: FinishedRow): Promise<void> {
    const row = { ...finished, tableId: id };
    await this.#write(
      this.#db
        .insertInto('finished')
        .values(row)
        .onConflict((one) => one.doNothing()),
      this.#db.deleteFrom('checkpoints').where('tableId', '=', id),
    );
  }

  tableIds(after: string, most: number): Promise<string[]> {
    return this.#queries.tableIds(after, most);
  }

  publicTables(most: number): Promise<string[]> {
    return this.#queries.publicTables(most);
  }

  lobbyTables(list: LobbyList, most: number): Promise<string[]> {
    return this.#queries.lobbyTables(list, most);
  }

  circleTables(circle: string, most: number): Promise<string[]> {
    return this.#queries.circleTables(circle, most);
  }

  forgottenLobbies(before: number, most: number): Promise<StaleTable[]> {
    return this.#queries.forgottenLobbies(before, most);
  }

  unfinished(clientHash: string): Promise<number> {
    return this.#queries.unfinished(clientHash);
  }

  imported(clientHash: string, since: number): Promise<number> {
    return this.#queries.imported(clientHash, since);
  }

  due(most: number, after?: DueTable): Promise<DueTable[]> {
    return this.#queries.due(most, after);
  }

  staleTables(before: number): Promise<StaleTable[]> {
    return this.#queries.staleTables(before);
  }

  async waitingForBots(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('statuses')
      .innerJoin('seats', 'seats.tableId', 'statuses.tableId')
      .select(['statuses.tableId', 'statuses.waiting', 'seats.seat'])
      .where('statuses.phase', '=', 'playing')
      .where('seats.level', 'is not', null)
      .execute();
    const due = rows.filter(({ waiting, seat }) => waiting.slice(1, -1).split(',').includes(String(seat)));
    return [...new Set(due.map(({ tableId }) => tableId))];
  }

  async reportFault({ table, message, record, at }: FaultRow): Promise<void> {
    await this.#write(this.#db.insertInto('faults').values({ tableId: table, message, record, at }));
  }

  async deleteTable(id: string, rev: number): Promise<Outcome> {
    const db = this.#db;
    return this.#writeFenced(
      [
        passed(db, id, rev),
        ...PARTS.map((part) => db.deleteFrom(part).where('tableId', '=', id)),
        db.deleteFrom('tables').where('id', '=', id),
        db.updateTable('tables').set({ rematch: null }).where('rematch', '=', id),
        db.updateTable('tables').set({ fromTable: null }).where('fromTable', '=', id),
      ],
      true,
    );
  }

  async whole(id: string): Promise<WholeTable | undefined> {
    const news = await this.since(id, 0, 0);
    return news && { ...news, ...(await this.#queries.besides(id)) };
  }

  /** Table by table: whoever takes them all takes them into a file that nobody uses yet. */
  async receive(tables: AsyncIterable<WholeTable>, addressKey: string): Promise<void> {
    const db = this.#db;
    await this.#write(db.insertInto('keys').values({ name: 'address', value: addressKey }));
    for await (const { checkpoints, finished, faults, chat, events, ...stored } of tables) {
      const tableId = stored.table.id;
      await this.create(stored, events, finished === null ? {} : { finished });
      await this.#write(
        ...checkpoints.map((row) => db.insertInto('checkpoints').values({ ...row, tableId })),
        ...chat.map((row) => db.insertInto('chat').values({ ...row, key: row.key ?? null, tableId })),
        ...faults.map(({ table, ...row }) => db.insertInto('faults').values({ ...row, tableId: table })),
      );
    }
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

  /** All of it in one transaction, or nothing; nothing too if the first, a fence, changes nothing. */
  async #writeFenced(queries: readonly Compilable[], fenced: boolean): Promise<Outcome> {
    const [rows] = await this.#writer.writeGroups([queries.map((query) => query.compile())], fenced);
    return rows === null ? 'behind' : 'done';
  }

  /** All of it in one transaction, or nothing. */
  async #write(...queries: readonly Compilable[]): Promise<void> {
    await this.#writer.write(queries.map((query) => query.compile()));
  }
}

/** Whatever belongs to a table and goes with it. */
const PARTS = [
  'notices',
  'noticeSeats',
  'circleNews',
  'events',
  'checkpoints',
  'finished',
  'chat',
  'faults',
  'seats',
  'statuses',
] as const;

function kyselyOn(thread: StoreThread): Kysely<Database> {
  return new Kysely<Database>({ dialect: new ThreadDialect(thread), plugins: [new CamelCasePlugin()] });
}

/** The fence of a table alone. */
function passed(db: Kysely<Database>, id: string, rev: number) {
  return db
    .updateTable('statuses')
    .set({ rev: rev + 1 })
    .where('tableId', '=', id)
    .where('rev', '=', rev);
}

/** One more thing is said, if the seat has its secret still and has not said it already. */
const COUNT_SAYING = `update statuses set said = said + 1 where table_id = ?
  and exists (select 1 from seats where table_id = ? and seat = ? and secret_hash is ?)
  and not exists (select 1 from chat where table_id = ? and seat = ? and key = ?)`;
const SAY = `insert into chat (table_id, id, seat, name, text, at, key)
  select ?, (select said from statuses where table_id = ?), ?, ?, ?, ?, ? returning id`;

/** All that is known of a table, read in one transaction. */
const TABLE = `select ${selected('tables')} from tables where id = ?`;
const STATUS = `select ${selected('statuses')} from statuses where table_id = ?`;
const SEATS = `select ${selected('seats')} from seats where table_id = ? order by seat`;
const EVENTS_SINCE = `select ${selected('events')} from events where table_id = ? and seq > ? order by seq`;
const CHAT_SINCE = `select ${selected('chat')} from chat where table_id = ? and id > ? order by id`;
