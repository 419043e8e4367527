import { accessSync, closeSync, constants, existsSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import Libsql from 'libsql';
import { messageOf } from '../common/errors.ts';
import { FolderError } from './folder-error.ts';
import { COMPANIONS, keepPrivate } from './folder-lock.ts';
import { isNewer, TAKEN_STEPS } from './migrations.ts';

/** What a copy holds. */
export interface CopyReport {
  readonly tables: number;
  readonly bytes: number;
}

/**
 * A sound copy of a database, on the disk when this returns; nothing of it if it fails. It is read in one transaction, so
 * whoever writes to it meanwhile is neither held up nor torn apart: the copy is as the database was when it began.
 */
export function copyDatabase(source: string, target: string): CopyReport {
  mustBeReadable(source);
  makePrivate(target);
  try {
    const database = openToRead(source);
    try {
      database.exec(`VACUUM INTO '${target.replaceAll("'", "''")}'`);
    } finally {
      database.close();
    }
    const tables = checkDatabase(target, source);
    flush(target);
    return { tables, bytes: statSync(target).size };
  } catch (error) {
    rmSync(target, { force: true });
    if (error instanceof FolderError) throw error;
    throw isDamage(error)
      ? FolderError.damaged(source, messageOf(error))
      : FolderError.notWritable(dirname(target), error);
  }
}

function makePrivate(file: string): void {
  try {
    keepPrivate(file);
  } catch (error) {
    throw FolderError.notWritable(dirname(file), error);
  }
}

/** Fails with a sentence if there is no such file, or if this user may not read it: to him it would seem to be missing. */
export function mustBeReadable(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw missing ? FolderError.noDatabase(file) : FolderError.notReadable(file, error);
  }
}

/** The database is at fault, not the place to which it is copied. */
function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^SQLITE_(?:CORRUPT|NOTADB)/.test(String(error.code));
}

/** Sees that a database is whole and ours, and counts its tables. Of a copy it is the source whose name is said. */
export function checkDatabase(file: string, named = file): number {
  const database = openToRead(file);
  try {
    const problems = column(database, 'PRAGMA integrity_check').filter((problem) => problem !== 'ok');
    if (problems.length > 0) throw FolderError.damaged(named, problems.slice(0, 3).join('; '));
    // A first start that found no room has left the one without the other.
    if (column(database, "SELECT name FROM sqlite_master WHERE name IN ('kysely_migration', 'tables')").length < 2)
      throw FolderError.noDatabase(named);
    if (isNewer(column(database, TAKEN_STEPS))) throw FolderError.newer(named);
    return Number(column(database, 'SELECT count(*) FROM tables')[0]);
  } catch (error) {
    throw error instanceof FolderError ? error : FolderError.damaged(named, messageOf(error));
  } finally {
    database.close();
  }
}

/** Makes sure that a file, or what a folder says of its files, outlives a power cut. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Opens a database to be read, or says why it cannot be. */
export function openToRead(file: string): Libsql.Database {
  mustBeReadable(file);
  try {
    const database = new Libsql(`${pathToFileURL(file).href}?mode=ro${needsNothingBeside(file) ? '&immutable=1' : ''}`);
    // Only what is asked for opens the file.
    database.prepare('SELECT name FROM sqlite_master');
    return database;
  } catch (error) {
    throw isDamage(error) ? FolderError.damaged(file, messageOf(error)) : FolderError.notReadable(file, error);
  }
}

/**
 * On a disk that takes nothing any more, SQLite cannot make the files that it keeps beside a database in use. Where there are none the
 * database is whole without them, and is read as it is: nobody can change it.
 */
function needsNothingBeside(file: string): boolean {
  if (COMPANIONS.some((companion) => existsSync(file + companion))) return false;
  try {
    accessSync(dirname(file), constants.W_OK);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EROFS';
  }
}

/** The first column of what is found. */
function column(database: Libsql.Database, sql: string): string[] {
  return database
    .prepare(sql)
    .raw()
    .all()
    .map((row) => String(Array.isArray(row) ? row[0] : row));
}
