import type { ChatMessage } from '@tabula/protocol';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { COLUMNS } from './columns.ts';
import { fromChat, fromEvent, fromRows } from './rows.ts';
import type { Database } from './schema.ts';
import type {
  CheckpointChain,
  DueTable,
  EventRow,
  FinishedRow,
  LobbyList,
  StaleTable,
  StoredTable,
  WholeTable,
} from './store.ts';

/** What is asked of every store in the same words. */
export class TableQueries {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async readMany(ids: readonly string[]): Promise<StoredTable[]> {
    if (ids.length === 0) return [];
    const tables = await this.#db.selectFrom('tables').selectAll().where('id', 'in', ids).execute();
    const statuses = await this.#db
      .selectFrom('statuses')
      .select(COLUMNS.statuses)
      .where('tableId', 'in', ids)
      .execute();
    const seats = await this.#db.selectFrom('seats').selectAll().where('tableId', 'in', ids).orderBy('seat').execute();
    return tables.flatMap((row) => {
      const status = statuses.find(({ tableId }) => tableId === row.id);
      if (status === undefined) return [];
      return [
        fromRows(
          row,
          status,
          seats.filter(({ tableId }) => tableId === row.id),
        ),
      ];
    });
  }

  async events(id: string): Promise<EventRow[]> {
    const rows = await this.#db.selectFrom('events').selectAll().where('tableId', '=', id).orderBy('seq').execute();
    return rows.map(fromEvent);
  }

  async chat(id: string, most: number): Promise<ChatMessage[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('tableId', '=', id)
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return rows.reverse().map(fromChat);
  }

  /** What belongs to a table beside what happened and was said there. */
  async besides(id: string): Promise<Pick<WholeTable, 'checkpoints' | 'finished' | 'faults'>> {
    const checkpoints = await this.#db
      .selectFrom('checkpoints')
      .select(['answers', 'told', 'position', 'log', 'positionSum', 'logSum', 'rules'])
      .where('tableId', '=', id)
      .orderBy('answers')
      .execute();
    const faults = await this.#db
      .selectFrom('faults')
      .select(['message', 'record', 'at'])
      .where('tableId', '=', id)
      .orderBy('id')
      .execute();
    const finished = (await this.finished(id)) ?? null;
    return {
      checkpoints,
      finished,
      faults: faults.map(({ at, ...fault }) => ({ ...fault, table: id, at: Number(at) })),
    };
  }

  /** What a seat has said with a key of its own. */
  async saidWith(id: string, seat: number, key: string): Promise<ChatMessage | undefined> {
    const row = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('tableId', '=', id)
      .where('seat', '=', seat)
      .where('key', '=', key)
      .executeTakeFirst();
    return row && fromChat(row);
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

  async lobbyTables(list: LobbyList, most: number): Promise<string[]> {
    const rows = await lobbyTables(this.#db, list, most).execute();
    return rows.map(({ tableId }) => tableId);
  }

  async circleTables(circle: string, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .innerJoin('statuses', 'statuses.tableId', 'tables.id')
      .select('tables.id')
      .where('tables.circle', '=', circle)
      .orderBy('statuses.updatedAt', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  async forgottenLobbies(before: number, most: number): Promise<StaleTable[]> {
    const rows = await this.#db
      .selectFrom('statuses')
      .select(['tableId', 'rev'])
      .where('phase', '=', sql.lit('lobby'))
      .where('updatedAt', '<', before)
      .orderBy('updatedAt')
      .limit(most)
      .execute();
    return rows.map(({ tableId, rev }) => ({ id: tableId, rev, over: false }));
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

  async imported(clientHash: string, since: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom('tables')
      .innerJoin('statuses', 'statuses.tableId', 'tables.id')
      .select((row) => row.fn.sum('statuses.answers').as('count'))
      .where('tables.clientHash', '=', clientHash)
      .where('tables.createdAt', '>=', since)
      // Whoever brings a record knows its seed.
      .where('tables.sealed', '=', 0)
      .executeTakeFirstOrThrow();
    return Number(count ?? 0);
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

  async staleTables(before: number): Promise<StaleTable[]> {
    const rows = await this.#db
      .selectFrom('statuses')
      .select(['tableId', 'phase', 'rev'])
      .where('phase', '<>', 'playing')
      .where('updatedAt', '<', before)
      .orderBy('updatedAt')
      .execute();
    return rows.map(({ tableId, phase, rev }) => ({ id: tableId, rev, over: phase === 'over' }));
  }
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

const PHASES = { open: 'lobby', replacements: 'playing', running: 'playing', finished: 'over' } as const;

/** So many tables of one address are listed. */
const LISTED_OF_ONE = 3;

/** The public tables that stand so, the last one first, and few of anybody. Where somebody is looked for a seat is open to everybody; a running one has none. */
export function lobbyTables(db: Kysely<Database>, list: LobbyList, most: number) {
  const phase = PHASES[list];
  const tables = db
    .selectFrom('statuses')
    .select('statuses.tableId')
    .where('statuses.public', '=', sql.lit(1))
    .where('statuses.phase', '=', sql.lit(phase))
    // As the index of those that are not over says it.
    .$if(phase !== 'over', (rows) => rows.where('statuses.phase', '<>', sql.lit('over')));
  if (list === 'finished') return tables.orderBy('statuses.updatedAt', 'desc').limit(most);
  const free = (seats: ExpressionBuilder<Database, 'statuses'>) =>
    seats.exists(
      seats
        .selectFrom('seats')
        .select('seat')
        .whereRef('seats.tableId', '=', 'statuses.tableId')
        .where('kind', '=', sql.lit('open')),
    );
  const standing = tables
    .where((seats) => (list === 'running' ? seats.not(free(seats)) : free(seats)))
    .innerJoin('tables', 'tables.id', 'statuses.tableId')
    .select('statuses.updatedAt')
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((rows) => rows.partitionBy('tables.clientHash').orderBy('statuses.updatedAt', 'desc'))
        .as('place'),
    );
  return db
    .selectFrom(standing.as('standing'))
    .select('tableId')
    .where('place', '<=', LISTED_OF_ONE)
    .orderBy('updatedAt', 'desc')
    .limit(most);
}
