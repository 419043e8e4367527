import { existsSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CopyReport, copyDatabase, flush } from './copy.ts';
import { COMPANIONS, DATABASE, FolderLock } from './folder-lock.ts';

/**
 * Copies the tables of a folder into a file, whether a server uses it or not. Whatever was acknowledged before is in it.
 * A file of this name is replaced only by a copy that was found sound.
 */
export function backUp(folder: string, file: string): CopyReport {
  const part = `${file}.${process.pid}.part`;
  const report = copyDatabase(join(folder, DATABASE), part);
  renameSync(part, file);
  flush(dirname(file));
  return report;
}

export interface RestoreReport extends CopyReport {
  /** Where the database is that was there before; null if there was none. */
  readonly before: string | null;
}

/** Puts a copy in the place of the tables of a folder that no server uses. What was there is kept beside it. */
export function restoreFrom(file: string, folder: string, now = new Date()): RestoreReport {
  const lock = FolderLock.take(folder);
  try {
    const database = join(folder, DATABASE);
    const part = `${database}.restoring`;
    const report = copyDatabase(file, part);
    const before = existsSync(database) ? `${database}.before-${now.toISOString().replaceAll(/[:.-]/g, '')}` : null;
    if (before !== null) setAside(database, before);
    renameSync(part, database);
    flush(folder);
    return { ...report, before };
  } finally {
    lock.release();
  }
}

/** The companions first: a database must never stand beside those of another. */
function setAside(database: string, before: string): void {
  for (const companion of [...COMPANIONS, ''])
    if (existsSync(database + companion)) renameSync(database + companion, before + companion);
}
