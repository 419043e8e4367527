import { randomBytes } from 'node:crypto';
import type { ChatMessage } from '@tabula/protocol';
import { CamelCasePlugin, type Compilable, Kysely, PostgresDialect } from 'kysely';
import { messageOf } from '../../common/errors.ts';
import { StoreError, storeErrorBehind } from '../../common/store-error.ts';
import { CircleStore } from '../circles/circle-store.ts';
import { HealthCheck } from '../health-check.ts';
import { NoticeStore } from '../notices/notice-store.ts';
import { RingStore } from '../rings/ring-store.ts';
import type { ChangedTable } from '../rings/rings.ts';
import { fromChat, fromEvent, fromRows, toEvent, toSeat, toStatus, toTable } from '../rows.ts';
import type { Database } from '../schema.ts';
import type {
  BesideTable,
  CheckpointChain,
  CheckpointRow,
  DueTable,
  EventRow,
  FaultRow,
  FinishedRow,
  Hint,
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
} from '../store.ts';
import { TableQueries } from '../table-queries.ts';
import { commitOf, inColumns } from './commit.ts';
import { PgConnection } from './connection.ts';
import { DatabaseError } from './database-error.ts';
import { Hints } from './hints.ts';
import { checkSchema, NOW } from './schema.ts';
import * as statements from './statements.ts';

/** How long what is known of the database's clock is believed, in milliseconds. */
const CLOCK_MS = 30_000;

/** The largest number that fits into the columns that count. */
const FAR = 2 ** 31 - 1;

/** Tables in a PostgreSQL that any number of nodes share. A promise that is kept means that the data are on its disk. */
export class PostgresStore implements Store {
  readonly shared = true;
  readonly clock = { now: () => Math.round(Date.now() + this.#databaseClock.ahead) };
  readonly #connection: PgConnection;
  /** The name of this node among the others. */
  readonly #node = randomBytes(9).toString('base64url');
  readonly notices: NoticeStore;
  readonly rings: RingStore;
  readonly circles: CircleStore;
  readonly #queries: TableQueries;
  readonly #hints: Hints;
  readonly #health: HealthCheck;
  /** By how much the database's clock is ahead of ours, and when that was found out. */
  #databaseClock = { ahead: 0, at: -Infinity };
  #closed: Promise<void> | undefined;

  private constructor(connection: PgConnection) {
    this.#connection = connection;
    const db = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: connection.pool }),
      plugins: [new CamelCasePlugin()],
    });
    this.#queries = new TableQueries(db);
    const write = async (queries: readonly Compilable[], fenced = false) =>
      connection.transaction(async (query) => {
        let rows: Record<string, unknown>[] = [];
        for (const [i, { sql, parameters }] of queries.map((one) => one.compile()).entries()) {
          rows = await query({ text: sql, values: [...parameters] });
          if (fenced && i === 0 && rows.length === 0) return null;
        }
        return rows;
      });
    const attempt = <T>(work: () => Promise<T>) => this.#asked(work);
    this.notices = new NoticeStore(db, async (queries) => (await write(queries)) ?? [], { shared: true, attempt });
    const changed = (tables: readonly ChangedTable[]) =>
      this.#hints.send(tables.map(({ id, rev }) => ({ id, rev, said: 0 })));
    this.rings = new RingStore({ db, write, attempt, changed });
    this.circles = new CircleStore(db, async (queries) => (await write(queries)) ?? [], attempt);
    this.#hints = new Hints(connection, this.#node);
    this.#health = new HealthCheck(async () => {
      await connection.write({ text: `update health set at = ${NOW}` });
    });
  }

  /** A node never changes the schema: it says what is to be done. */
  static async open(address: string): Promise<PostgresStore> {
    return PostgresStore.#openBy(new PgConnection(address));
  }

  /** For whoever wants it to himself: nobody may be at work there. */
  static async openAlone(address: string): Promise<PostgresStore> {
    const connection = new PgConnection(address, 'tabula copy');
    return PostgresStore.#openBy(connection, async () => {
      const [{ count }] = await connection.read<{ count: number }>(statements.IN_USE);
      const { place } = connection;
      if (count > 0) throw new DatabaseError('in-use', `servers are at work on the database ${place}`, { place });
    });
  }

  static async #openBy(connection: PgConnection, check: () => Promise<void> = async () => {}): Promise<PostgresStore> {
    try {
      await checkSchema(connection);
      await check();
      const store = new PostgresStore(connection);
      await store.#readClock();
      return store;
    } catch (error) {
      await connection.close();
      throw DatabaseError.of(error, connection.place);
    }
  }

  async create(
    stored: StoredTable,
    events: readonly EventRow[],
    { checkpoint, finished, rematchOf }: BesideTable = {},
  ): Promise<Outcome | 'exists'> {
    const tableId = stored.table.id;
    const beside = {
      checkpoints: checkpoint === undefined ? [] : [checkpoint],
      finished: finished === undefined ? [] : [finished],
    };
    const row = newRows(stored, events, beside);
    try {
      const made = await this.#connection.write({
        ...statements.create(rematchOf !== undefined),
        values: [JSON.stringify(row), ...(rematchOf === undefined ? [] : [rematchOf.table, rematchOf.rev, tableId])],
      });
      if (made.length === 0) return 'behind';
      if (rematchOf !== undefined) this.#hints.send([{ id: rematchOf.table, rev: rematchOf.rev + 1, said: FAR }]);
      return 'done';
    } catch (error) {
      if (storeErrorBehind(error)?.conflict === true && (await this.read(tableId)) !== undefined) return 'exists';
      throw error;
    }
  }

  read(id: string): Promise<StoredTable | undefined> {
    return this.since(id, FAR, FAR);
  }

  async readMany(ids: readonly string[]): Promise<StoredTable[]> {
    return this.#asked(() => this.#queries.readMany(ids));
  }

  /** Each table once a statement: of two writes of the same one the second would be judged by the first. */
  async commit(batch: readonly TableWrite[]): Promise<Outcome[]> {
    const outcomes = new Map<TableWrite, Outcome>();
    let left = [...batch];
    while (left.length > 0) {
      const seen = new Set<string>();
      const now = left.filter(({ table }) => !seen.has(table) && seen.add(table));
      left = left.filter((write) => !now.includes(write));
      const passed = new Set(
        (await this.#connection.write<{ table_id: string }>(commitOf(now))).map((row) => row.table_id),
      );
      for (const write of now) outcomes.set(write, passed.has(write.table) ? 'done' : 'behind');
    }
    const done = batch.filter((write) => outcomes.get(write) === 'done');
    this.#hints.send(
      done.map((write) => ({ id: write.table, rev: write.rev + 1, said: 0, progress: progressOf(write) })),
    );
    return batch.map((write) => outcomes.get(write) ?? 'behind');
  }

  async since(id: string, seq: number, said: number): Promise<News | undefined> {
    const [{ table, status, seats, events, chat }] = await this.#connection.read<statements.NewsRow>({
      ...statements.SINCE,
      values: [id, seq, said],
    });
    if (table === null || status === null) return undefined;
    return {
      ...fromRows(table, status, seats ?? []),
      events: (events ?? []).map(fromEvent),
      chat: (chat ?? []).map(fromChat),
    };
  }

  async moved(known: readonly Known[]): Promise<string[]> {
    if (performance.now() - this.#databaseClock.at > CLOCK_MS) await this.#readClock();
    const column = (name: keyof Known) => known.map((one) => one[name]);
    const rows = await this.#connection.read<{ id: string }>({
      ...statements.MOVED,
      values: [column('id'), column('rev'), column('said')],
    });
    return rows.map(({ id }) => id);
  }

  async say(
    table: string,
    { seat, name, text, at, key, secretHash, noticeAt }: Saying,
  ): Promise<ChatMessage | 'behind'> {
    const once = () =>
      this.#connection.write<{ id: number }>({
        ...statements.SAY,
        values: [table, seat, secretHash, key ?? null, name, text, at, noticeAt ?? null],
      });
    const earlier = async () =>
      key === undefined ? undefined : this.#asked(() => this.#queries.saidWith(table, seat, key));
    try {
      // With a key it does no harm to say it again where the line was lost.
      const [row] = await once().catch((error: unknown) => {
        if (key === undefined || storeErrorBehind(error)?.unknown !== true) throw error;
        return once();
      });
      if (row === undefined) return (await earlier()) ?? 'behind';
      this.#hints.send([{ id: table, rev: 0, said: row.id }]);
      return { id: row.id, seat, name, text, at, ...(key === undefined ? {} : { key }) };
    } catch (error) {
      const said = storeErrorBehind(error)?.conflict === true ? await earlier() : undefined;
      if (said !== undefined) return said;
      throw error;
    }
  }

  async claim(ids: readonly string[], milliseconds: number): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.#connection.write<{ table_id: string }>({
      ...statements.CLAIM,
      values: [[...ids], milliseconds],
    });
    return rows.map(({ table_id }) => table_id);
  }

  listen(heard: (hint: Hint) => void): void {
    this.#hints.listen(heard);
  }

  async attend(presence: readonly Presence[], milliseconds: number): Promise<void> {
    const rows = presence.map(({ id, seats, watchers }) => ({ id, seats: JSON.stringify(seats), watchers }));
    await this.#connection.write({ ...statements.ATTEND, values: [JSON.stringify(rows), this.#node, milliseconds] });
  }

  async attendance(ids: readonly string[]): Promise<Presence[]> {
    if (ids.length === 0) return [];
    const rows = await this.#connection.read<{ id: string; seats: string; watchers: number }>({
      ...statements.ATTENDANCE,
      values: [[...ids], this.#node],
    });
    const all = new Map<string, Presence>();
    for (const { id, seats, watchers } of rows) {
      const known = all.get(id) ?? { id, seats: [], watchers: 0 };
      const sitting: number[] = JSON.parse(seats);
      all.set(id, { id, seats: [...known.seats, ...sitting], watchers: known.watchers + watchers });
    }
    return [...all.values()];
  }

  events(id: string): Promise<EventRow[]> {
    return this.#asked(() => this.#queries.events(id));
  }

  chat(id: string, most: number): Promise<ChatMessage[]> {
    return this.#asked(() => this.#queries.chat(id, most));
  }

  checkpoint(id: string, answers: number): Promise<CheckpointChain | undefined> {
    return this.#asked(() => this.#queries.checkpoint(id, answers));
  }

  async forgetCheckpoints(id: string): Promise<void> {
    await this.#connection.write({ text: 'delete from checkpoints where table_id = $1', values: [id] });
  }

  finished(id: string): Promise<FinishedRow | undefined> {
    return this.#asked(() => this.#queries.finished(id));
  }

  async keepFinished(id: string, { record, shown }: FinishedRow): Promise<void> {
    await this.#connection.write({ ...statements.KEEP_FINISHED, values: [id, record, shown] });
  }

  tableIds(after: string, most: number): Promise<string[]> {
    return this.#asked(() => this.#queries.tableIds(after, most));
  }

  publicTables(most: number): Promise<string[]> {
    return this.#asked(() => this.#queries.publicTables(most));
  }

  lobbyTables(list: LobbyList, most: number): Promise<string[]> {
    return this.#asked(() => this.#queries.lobbyTables(list, most));
  }

  circleTables(circle: string, most: number): Promise<string[]> {
    return this.#asked(() => this.#queries.circleTables(circle, most));
  }

  forgottenLobbies(before: number, most: number): Promise<StaleTable[]> {
    return this.#asked(() => this.#queries.forgottenLobbies(before, most));
  }

  unfinished(clientHash: string): Promise<number> {
    return this.#asked(() => this.#queries.unfinished(clientHash));
  }

  imported(clientHash: string, since: number): Promise<number> {
    return this.#asked(() => this.#queries.imported(clientHash, since));
  }

  due(most: number, after?: DueTable): Promise<DueTable[]> {
    return this.#asked(() => this.#queries.due(most, after));
  }

  staleTables(before: number): Promise<StaleTable[]> {
    return this.#asked(() => this.#queries.staleTables(before));
  }

  async waitingForBots(): Promise<string[]> {
    const rows = await this.#connection.read<{ table_id: string }>(statements.WAITING_FOR_BOTS);
    return rows.map(({ table_id }) => table_id);
  }

  async reportFault({ table, message, record, at }: FaultRow): Promise<void> {
    const text = 'insert into faults (table_id, message, record, at) values ($1, $2, $3, $4)';
    await this.#connection.write({ text, values: [table, message, record, at] });
  }

  async deleteTable(id: string, rev: number): Promise<Outcome> {
    const rows = await this.#connection.write({ ...statements.DELETE, values: [id, rev] });
    if (rows.length === 0) return 'behind';
    this.#hints.send([{ id, rev: FAR, said: FAR }]);
    return 'done';
  }

  async whole(id: string): Promise<WholeTable | undefined> {
    const news = await this.since(id, 0, 0);
    return news && { ...news, ...(await this.#asked(() => this.#queries.besides(id))) };
  }

  /** All of them in one transaction. */
  async receive(tables: AsyncIterable<WholeTable>, addressKey: string): Promise<void> {
    await this.#connection.transaction(async (query) => {
      await query({ text: 'set local idle_in_transaction_session_timeout = 0' });
      await query({ text: "insert into keys values ('address', $1)", values: [addressKey] });
      for await (const { checkpoints, finished, faults, chat, events, ...stored } of tables) {
        const tableId = stored.table.id;
        const beside = { checkpoints, finished: finished === null ? [] : [finished] };
        await query({ ...statements.create(false), values: [JSON.stringify(newRows(stored, events, beside))] });
        await query({
          ...statements.ADD_CHAT,
          values: [JSON.stringify(chat.map((row) => inColumns({ ...row, tableId })))],
        });
        await query({
          ...statements.ADD_FAULTS,
          values: [JSON.stringify(faults.map(({ table, ...row }) => ({ ...row, table_id: table })))],
        });
      }
    });
  }

  async addressKey(): Promise<string> {
    const fresh = randomBytes(32).toString('hex');
    const text = `with added as (insert into keys values ('address', $1) on conflict do nothing returning value)
      select value from added union all select value from keys where name = 'address'`;
    const [row] = await this.#connection.write<{ value: string }>({ text, values: [fresh] }).catch((error: unknown) => {
      throw DatabaseError.of(error, this.#connection.place);
    });
    if (row === undefined) return this.addressKey();
    return row.value;
  }

  check(): Promise<void> {
    return this.#health.check();
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.#hints.close();
    await this.#connection.close();
  }

  async #readClock(): Promise<void> {
    const began = Date.now();
    const [{ now }] = await this.#connection.read<{ now: string }>({ text: `select ${NOW} as now` });
    this.#databaseClock = { ahead: Number(now) - (began + Date.now()) / 2, at: performance.now() };
  }

  /** What the query builder asks: errors in the words of the store, and once more where the line was lost. */
  async #asked<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask().catch(ask);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'CONNECT';
      throw new StoreError(code, messageOf(error) || code);
    }
  }
}

/** What others need to know of a write to follow it, if anybody does and that is how the game went on. */
function progressOf(write: TableWrite): Hint['progress'] {
  const { status, events, seats, change, corrected, finished, watchedElsewhere = false } = write;
  const beside = seats !== undefined || change !== undefined || corrected !== undefined || finished !== undefined;
  return events === undefined || beside || !watchedElsewhere ? undefined : () => ({ status, events });
}

/** The rows of a new table, by part. */
function newRows(
  { table, seats, status, rev, said }: StoredTable,
  events: readonly EventRow[],
  beside: { readonly checkpoints: readonly CheckpointRow[]; readonly finished: readonly FinishedRow[] },
) {
  const tableId = table.id;
  const bot = status.phase === 'playing' && status.waiting.some((seat) => seats[seat]?.level != null);
  return {
    table: inColumns(toTable(table)),
    status: { ...inColumns(toStatus(tableId, status)), rev, said, public: Number(table.public), bot },
    seats: seats.map((seat) => inColumns(toSeat(tableId, seat))),
    events: events.map((event) => inColumns(toEvent(tableId, event))),
    checkpoints: beside.checkpoints.map((row) => inColumns({ ...row, tableId })),
    finished: beside.finished.map((row) => inColumns({ ...row, tableId })),
  };
}
