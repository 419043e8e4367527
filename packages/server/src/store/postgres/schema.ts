import { LOBBY_TABLES } from '../circles/lobby-tables.ts';
import { NOTICE_TABLES } from '../notices/notice-tables.ts';
import { RING_TABLES, RING_TRACES } from '../rings/ring-tables.ts';
import type { PgConnection, Query } from './connection.ts';
import { DatabaseError } from './database-error.ts';

/**
 * A step of the schema. It is taken while nodes of the version before are at work, so it only adds what they need not know
 * (expand). What they need and nobody else is taken away by `contract`, once none of them is left: from then on a node must
 * know this step.
 */
interface Step {
  readonly expand: readonly string[];
  readonly contract: readonly string[];
}

/** The moment by the clock of the database, in milliseconds. */
export const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** In order; a step that was released is never changed. */
const STEPS: readonly Step[] = [
  {
    expand: [
      `create table tables (id text collate "C" primary key, game text not null, version integer not null,
        settings text not null, public integer not null, time integer, seed text not null, sealed integer not null,
        owner_hash text not null, spectator_hash text not null, client_hash text not null, from_table text,
        rematch text, created_at bigint not null)`,
      'create index tables_client on tables (client_hash)',
      'create index tables_rematch on tables (rematch) where rematch is not null',
      'create index tables_from on tables (from_table) where from_table is not null',
      // Rows that change with every answer stay on their page, and in no index: those below change rarely or are null for most.
      `create table statuses (table_id text collate "C" primary key, rev integer not null, said integer not null,
        phase text not null, seq integer not null, decision integer not null, answers integer not null,
        waiting text not null, result text, rollback text, asked_at bigint not null, due_at bigint,
        updated_at bigint not null, position text, rules text, public integer not null,
        bot_at bigint, claimed_until bigint not null default 0) with (fillfactor = 60)`,
      'create index statuses_due on statuses (due_at, table_id) where due_at is not null',
      'create index statuses_bots on statuses (bot_at) where bot_at is not null',
      `create index statuses_public on statuses (table_id) where public = 1 and phase <> 'over'`,
      `create table seats (table_id text collate "C", seat integer, kind text not null, name text, level text,
        secret_hash text, invite_hash text, primary key (table_id, seat))`,
      `create table events (table_id text collate "C", seq integer, kind text not null, seat integer not null,
        open_decision integer not null, option text, number integer not null, at bigint not null,
        primary key (table_id, seq))`,
      `create table chat (table_id text collate "C", id integer, seat integer not null, name text not null,
        text text not null, at bigint not null, key text, primary key (table_id, id))`,
      'create unique index chat_keys on chat (table_id, seat, key) where key is not null',
      `create table checkpoints (table_id text collate "C", answers integer, told integer not null,
        position text not null, log text not null, position_sum text, log_sum text, rules text,
        primary key (table_id, answers))`,
      'create table finished (table_id text collate "C" primary key, record text not null, shown text not null)',
      `create table faults (id bigint generated always as identity primary key, table_id text not null,
        message text not null, record text not null, at bigint not null)`,
      'create table keys (name text primary key, value text not null)',
      'create table health (id integer primary key, at bigint not null)',
      'insert into health values (1, 0)',
      `create unlogged table presence (table_id text collate "C", node text, seats text not null,
        watchers integer not null, until bigint not null, primary key (table_id, node))`,
    ],
    contract: [],
  },
  { expand: ['alter table seats add column taker_hash text'], contract: [] },
  { expand: NOTICE_TABLES, contract: [] },
  { expand: ['alter table tables add column pace text', 'alter table statuses add column clock text'], contract: [] },
  { expand: RING_TABLES, contract: [] },
  { expand: LOBBY_TABLES, contract: [] },
  { expand: RING_TRACES, contract: [] },
];

/** The schema these servers were written for: all of its steps are taken before the first of them starts. */
const NEWEST = STEPS.length;

const HAS_SCHEMA: Query = { text: `select to_regclass('tabula_schema') is not null as known` };
const SCHEMA: Query = { text: 'select version, least_node from tabula_schema' };

/** How far a database has come. */
export interface SchemaState {
  readonly version: number;
  /** A node must know so many steps. */
  readonly leastNode: number;
}

/** How a database is; undefined if it has no tables of ours. */
async function stateOf(connection: PgConnection): Promise<SchemaState | undefined> {
  const [{ known }] = await connection.read<{ known: boolean }>(HAS_SCHEMA);
  if (!known) return undefined;
  const [row] = await connection.read<{ version: number; least_node: number }>(SCHEMA);
  return row && { version: row.version, leastNode: row.least_node };
}

/** Sees that a node can work with a database: it never changes it at a start. */
export async function checkSchema(connection: PgConnection): Promise<void> {
  const { place } = connection;
  const [{ replica }] = await connection.read<{ replica: boolean }>({
    text: `select pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as replica`,
  });
  if (replica) throw new DatabaseError('read-only', `the database ${place} is a copy that can only be read`, { place });
  const state = await stateOf(connection);
  if (state === undefined)
    throw new DatabaseError('no-tables', `the database ${place} has no tables of Tabula: run "tabula migrate"`, {
      place,
    });
  const versions = { place, database: String(state.version), node: String(NEWEST) };
  if (state.version < NEWEST)
    throw new DatabaseError('older', `the database ${place} is of an older version: run "tabula migrate"`, versions);
  if (state.leastNode > NEWEST)
    throw new DatabaseError('newer', `the database ${place} is of a newer version: update this server`, versions);
}

/** What a migration has done. */
export interface MigrateReport {
  readonly from: number;
  readonly to: number;
  readonly leastNode: number;
}

/** Any number, the same for all who migrate: they wait for each other. */
const MIGRATING = 7_236_481;

/** Brings a database up to date, all of it or nothing; `contract`: no older node is at work any more. */
export async function migrate(connection: PgConnection, contract: boolean): Promise<MigrateReport> {
  const before = await stateOf(connection);
  if (before !== undefined && before.leastNode > NEWEST)
    throw new DatabaseError('newer', `the database ${connection.place} is of a newer version: update this server`, {
      place: connection.place,
      database: String(before.version),
      node: String(NEWEST),
    });
  return connection.transaction(async (query) => {
    await query({ text: `select pg_advisory_xact_lock(${MIGRATING})` });
    await query({
      text: 'create table if not exists tabula_schema (version integer not null, least_node integer not null)',
    });
    const [row] = await query(SCHEMA);
    const from = Number(row?.version ?? 0);
    let leastNode = Number(row?.least_node ?? 1);
    for (const { expand } of STEPS.slice(from)) for (const text of expand) await query({ text });
    if (contract) {
      for (const step of STEPS.slice(leastNode)) for (const text of step.contract) await query({ text });
      leastNode = NEWEST;
    }
    const to = Math.max(from, NEWEST);
    await query({ text: 'delete from tabula_schema' });
    await query({ text: 'insert into tabula_schema values ($1, $2)', values: [to, leastNode] });
    return { from, to, leastNode };
  });
}
