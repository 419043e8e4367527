import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import { LOBBY_TABLES } from './circles/lobby-tables.ts';
import { FolderError } from './folder-error.ts';
import { NOTICE_TABLES } from './notices/notice-tables.ts';
import { RING_TABLES, RING_TRACES } from './rings/ring-tables.ts';
import type { Database } from './schema.ts';

/** Each step of the schema, in order. A step that was released is never changed; a new one is added. */
const STEPS: Readonly<Record<string, Migration>> = {
  '001-tables': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('settings', 'text', (c) => c.notNull())
        .addColumn('public', 'integer', (c) => c.notNull())
        .addColumn('seed', 'text', (c) => c.notNull())
        .addColumn('owner_hash', 'text', (c) => c.notNull())
        .addColumn('spectator_hash', 'text', (c) => c.notNull())
        .addColumn('creator', 'text', (c) => c.notNull())
        .addColumn('from_table', 'text')
        .addColumn('rematch', 'text')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('tables_creator').on('tables').column('creator').execute();
      await db.schema
        .createTable('standings')
        .addColumn('table_id', 'text', (c) => c.primaryKey())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('step', 'integer', (c) => c.notNull())
        .addColumn('answers', 'integer', (c) => c.notNull())
        .addColumn('waiting', 'text', (c) => c.notNull())
        .addColumn('result', 'text')
        .addColumn('updated_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('seats')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('name', 'text')
        .addColumn('level', 'text')
        .addColumn('secret_hash', 'text')
        .addColumn('invite_hash', 'text')
        .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
        .execute();
    },
  },
  '002-events': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('events')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('step', 'integer', (c) => c.notNull())
        .addColumn('option', 'text')
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('events_key', ['table_id', 'seq'])
        .execute();
      await db.schema
        .createTable('chat')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('id', 'integer', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('chat_key', ['table_id', 'id'])
        .execute();
      await db.schema
        .createTable('checkpoints')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('answers', 'integer', (c) => c.notNull())
        .addColumn('told', 'integer', (c) => c.notNull())
        .addColumn('position', 'text', (c) => c.notNull())
        .addColumn('log', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('checkpoints_key', ['table_id', 'answers'])
        .execute();
      await db.schema
        .createTable('faults')
        .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('message', 'text', (c) => c.notNull())
        .addColumn('record', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute();
    },
  },
  '003-time': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('tables').addColumn('time', 'integer').execute();
      await db.schema.alterTable('standings').addColumn('proposal', 'text').execute();
      await db.schema.alterTable('standings').addColumn('asked_at', 'bigint').execute();
      await db.schema.alterTable('standings').addColumn('due_at', 'bigint').execute();
      await db.schema
        .createIndex('standings_due')
        .on('standings')
        .column('due_at')
        .where(sql.ref('due_at'), 'is not', null)
        .execute();
    },
  },
  '004-sealed': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('tables')
        .addColumn('sealed', 'integer', (c) => c.notNull().defaultTo(1))
        .execute();
    },
  },
  '005-words': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('standings').renameTo('statuses').execute();
      await db.schema.alterTable('statuses').renameColumn('status', 'phase').execute();
      await db.schema.alterTable('statuses').renameColumn('step', 'decision').execute();
      await db.schema.alterTable('statuses').renameColumn('proposal', 'rollback').execute();
      await db.schema.alterTable('events').renameColumn('step', 'open_decision').execute();
      await db.schema.alterTable('tables').renameColumn('creator', 'client_hash').execute();
      await sql`update events set kind = 'timeout' where kind = 'late'`.execute(db);
    },
  },
  '006-keys': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('keys')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '007-fingerprints': {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const column of ['position', 'rules'])
        await db.schema.alterTable('statuses').addColumn(column, 'text').execute();
      for (const column of ['position_sum', 'log_sum', 'rules'])
        await db.schema.alterTable('checkpoints').addColumn(column, 'text').execute();
      await db.schema
        .createTable('finished')
        .addColumn('table_id', 'text', (c) => c.primaryKey())
        .addColumn('record', 'text', (c) => c.notNull())
        .addColumn('shown', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '008-operating': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('health')
        .addColumn('id', 'integer', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute();
      await sql`insert into health values (1, 0)`.execute(db);
      await db.schema
        .alterTable('statuses')
        .addColumn('public', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await sql`update statuses set public = (select public from tables where id = table_id)`.execute(db);
      await sql`create index statuses_public on statuses (updated_at) where public = 1 and phase <> 'over'`.execute(db);
      await sql`create index tables_rematch on tables (rematch) where rematch is not null`.execute(db);
      await sql`create index tables_from on tables (from_table) where from_table is not null`.execute(db);
      // These were hashes without a key: whoever has them tells the addresses.
      await sql`update tables set client_hash = ''`.execute(db);
    },
  },
  '009-chat-keys': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('chat').addColumn('key', 'text').execute();
    },
  },
  '010-fence': {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const column of ['rev', 'said'])
        await db.schema
          .alterTable('statuses')
          .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
          .execute();
      await sql`update statuses set said = coalesce((select max(id) from chat where chat.table_id = statuses.table_id), 0)`.execute(
        db,
      );
    },
  },
  '011-takers': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('seats').addColumn('taker_hash', 'text').execute();
    },
  },
  '012-notices': {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of NOTICE_TABLES) await sql.raw(statement).execute(db);
    },
  },
  '013-clocks': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('tables').addColumn('pace', 'text').execute();
      await db.schema.alterTable('statuses').addColumn('clock', 'text').execute();
    },
  },
  '014-rings': {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of RING_TABLES) await sql.raw(statement).execute(db);
    },
  },
  '020-lobby': {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of LOBBY_TABLES) await sql.raw(statement).execute(db);
    },
  },
  '021-ring-traces': {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of RING_TRACES) await sql.raw(statement).execute(db);
    },
  },
};

const provider: MigrationProvider = { getMigrations: async () => ({ ...STEPS }) };

/** Whether a database with these steps was written by a version that is yet to come. */
export function isNewer(steps: readonly string[]): boolean {
  return steps.some((step) => !Object.hasOwn(STEPS, step));
}

/** The steps that a database has taken. */
export const TAKEN_STEPS = 'select name from kysely_migration';

/** Brings a database of any age up to date: all of it, or nothing if it is killed meanwhile. */
export async function migrate(db: Kysely<Database>, file: string): Promise<void> {
  const known = await sql`select 1 from sqlite_master where name = 'kysely_migration'`.execute(db);
  if (known.rows.length > 0) {
    const { rows } = await sql<{ name: string }>`${sql.raw(TAKEN_STEPS)}`.execute(db);
    if (isNewer(rows.map(({ name }) => name))) throw FolderError.newer(file);
  }
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
