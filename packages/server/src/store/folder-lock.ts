import { chmodSync, chownSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import { FolderError } from './folder-error.ts';

/** The tables, and the lock beside them. */
export const DATABASE = 'tabula.db';
const LOCK = 'tabula.lock';

/** What SQLite keeps beside a database while it is in use. */
export const COMPANIONS = ['-wal', '-shm'] as const;

const ONLY_OWNER = 0o600;
const ONLY_OWNER_FOLDER = 0o700;

/**
 * Whoever writes to a data folder holds its lock: a database of its own on which a transaction stays open, so that the
 * system itself lets go of it when the process ends, however it ends. The number of the process stands in it.
 */
export class FolderLock {
  readonly #database: Libsql.Database;

  private constructor(database: Libsql.Database) {
    this.#database = database;
  }

  /** Makes the folder if there is none, and fails with a sentence if it cannot be written or somebody else uses it. */
  static take(folder: string): FolderLock {
    const file = join(folder, LOCK);
    try {
      mkdirSync(folder, { recursive: true, mode: ONLY_OWNER_FOLDER });
      keepPrivate(file);
    } catch (error) {
      throw FolderError.notWritable(folder, error);
    }
    const database = opened(folder, file);
    try {
      database.exec('BEGIN IMMEDIATE');
      database.exec('CREATE TABLE IF NOT EXISTS holder (pid INTEGER NOT NULL)');
      database.exec(`DELETE FROM holder; INSERT INTO holder VALUES (${process.pid}); COMMIT`);
      database.exec('BEGIN IMMEDIATE');
      return new FolderLock(database);
    } catch (error) {
      const busy = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
      const failure = busy ? FolderError.inUse(folder, holderOf(database)) : FolderError.notWritable(folder, error);
      database.close();
      throw failure;
    }
  }

  release(): void {
    this.#database.exec('ROLLBACK');
    this.#database.close();
  }
}

/**
 * A file that only its owner may read, made if there is none. Nobody opens one that is there: to close a file, however
 * it was opened, would let go of all locks that this process has on it.
 */
export function keepPrivate(file: string): void {
  if (existsSync(file)) chmodSync(file, ONLY_OWNER);
  else {
    closeSync(openSync(file, 'wx', ONLY_OWNER));
    giveToOwner(file);
  }
}

/** What root makes in somebody's folder belongs to whom the folder does, as with the files that SQLite makes: else his server could not use it. */
export function giveToOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

function opened(folder: string, file: string): Libsql.Database {
  try {
    return new Libsql(file);
  } catch (error) {
    throw FolderError.notWritable(folder, error);
  }
}

/** Who holds it: readable while it is held. Undefined at the moment in which somebody takes it. */
function holderOf(database: Libsql.Database): number | undefined {
  try {
    const row: unknown = database.prepare('SELECT pid FROM holder').get();
    return typeof row === 'object' && row !== null && 'pid' in row ? Number(row.pid) : undefined;
  } catch {
    return undefined;
  }
}
