import { join } from 'node:path';
import { mustBeReadable, openToRead } from './copy.ts';
import { DATABASE } from './folder-lock.ts';
import { LibsqlStore } from './libsql.ts';
import { placeOf } from './postgres/connection.ts';
import { DatabaseError } from './postgres/database-error.ts';
import { PostgresStore } from './postgres/postgres-store.ts';
import type { StaleTable, Store } from './store.ts';

/** How many tables are, or would be, deleted. */
export interface PruneReport {
  readonly over: number;
  readonly lobbies: number;
}

/** How many tables are over or were never begun, and have not changed since then. A server may use the folder meanwhile. */
export function countStale(folder: string, before: number): PruneReport {
  const database = openToRead(join(folder, DATABASE));
  try {
    const count = (phase: 'over' | 'lobby') => {
      const sql = 'SELECT count(*) FROM statuses WHERE phase = ? AND updated_at < ?';
      const row: unknown = database.prepare(sql).raw().get(phase, before);
      return Number(Array.isArray(row) ? row[0] : 0);
    };
    return { over: count('over'), lobbies: count('lobby') };
  } finally {
    database.close();
  }
}

/** Deletes them. No server may use the folder: it would have them in mind. */
export async function prune(folder: string, before: number): Promise<PruneReport> {
  const file = join(folder, DATABASE);
  mustBeReadable(file);
  const store = await LibsqlStore.open(file);
  try {
    const stale = await store.staleTables(before);
    const report = await deleted(store, stale);
    if (stale.length > 0) await store.compact();
    return report;
  } finally {
    await store.close();
  }
}

/** The same in a database: counts them, or deletes them (`remove`). Servers may be at work there: they are told. */
export async function pruneDatabase(address: string, before: number, remove: boolean): Promise<PruneReport> {
  const store = await PostgresStore.open(address);
  try {
    const stale = await store.staleTables(before);
    return remove ? await deleted(store, stale) : counted(stale);
  } catch (error) {
    throw DatabaseError.of(error, placeOf(address));
  } finally {
    await store.close();
  }
}

/** Deletes those that nobody has touched in the meantime. */
async function deleted(store: Store, stale: readonly StaleTable[]): Promise<PruneReport> {
  const gone: StaleTable[] = [];
  for (const table of stale) if ((await store.deleteTable(table.id, table.rev)) === 'done') gone.push(table);
  return counted(gone);
}

function counted(tables: readonly StaleTable[]): PruneReport {
  const over = tables.filter((table) => table.over).length;
  return { over, lobbies: tables.length - over };
}
