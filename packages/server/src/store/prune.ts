import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openToRead } from './copy.ts';
import { FolderError } from './folder-error.ts';
import { DATABASE } from './folder-lock.ts';
import { LibsqlStore } from './libsql.ts';

/** How many tables are, or would be, deleted. */
export interface PruneReport {
  readonly over: number;
  readonly lobbies: number;
}

/** How many tables are over or were never begun, and have not changed since then. A server may use the folder meanwhile. */
export function countStale(folder: string, before: number): PruneReport {
  const file = join(folder, DATABASE);
  if (!existsSync(file)) throw FolderError.noDatabase(file);
  const database = openToRead(file);
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
  if (!existsSync(file)) throw FolderError.noDatabase(file);
  const store = await LibsqlStore.open(file);
  try {
    const stale = await store.staleTables(before);
    for (const { id, rev } of stale) await store.deleteTable(id, rev);
    if (stale.length > 0) await store.compact();
    const over = stale.filter((table) => table.over).length;
    return { over, lobbies: stale.length - over };
  } finally {
    await store.close();
  }
}
