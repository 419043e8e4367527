import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
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
};

const provider: MigrationProvider = { getMigrations: async () => ({ ...STEPS }) };

/** Brings a database of any age up to date. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
