import { resolve } from 'node:path';
import type { DatabaseErrorCode, FolderErrorCode } from '@tabula/server';
import type { Context } from './context.ts';
import { Failure, messageOf, UsageError } from './errors.ts';
import type { TextKey, Words } from './texts/index.ts';

/** The folder of the tables: named, else that of the environment, else the usual one. */
export function dataFolder(given: string | undefined, { terminal }: Context): string {
  return resolve(terminal.folder, given ?? (terminal.env.TABULA_DATA || 'tabula-data'));
}

/** The database that was named, or that of the environment; undefined if the tables are in a folder. */
export function databaseAddress(
  given: { readonly database?: string; readonly data?: string },
  { terminal, words }: Context,
): string | undefined {
  if (given.database !== undefined && given.data !== undefined) throw new UsageError(words('error.two-homes'));
  return given.database ?? (given.data === undefined ? terminal.env.DATABASE_URL || undefined : undefined);
}

const REASONS: Readonly<Record<FolderErrorCode, TextKey>> = {
  'in-use': 'folder.in-use',
  'not-writable': 'folder.not-writable',
  'not-readable': 'folder.not-readable',
  newer: 'folder.newer',
  'no-database': 'folder.no-database',
  damaged: 'folder.damaged',
  'not-empty': 'folder.not-empty',
};

const DATABASE_REASONS: Readonly<Record<DatabaseErrorCode, TextKey>> = {
  address: 'database.address',
  unreachable: 'database.unreachable',
  password: 'database.password',
  missing: 'database.missing',
  'no-tables': 'database.no-tables',
  older: 'database.older',
  newer: 'database.newer',
  'read-only': 'database.read-only',
  'not-empty': 'database.not-empty',
  'in-use': 'database.in-use',
  full: 'database.full',
  other: 'database.other',
};

/** Why something cannot be done with the tables of a folder or a database, in the user's language. */
export async function folderProblem(error: unknown, words: Words): Promise<string> {
  const { DatabaseError, FolderError } = await import('@tabula/server');
  if (error instanceof DatabaseError) return words(DATABASE_REASONS[error.code], error.details);
  return error instanceof FolderError ? words(REASONS[error.code], error.details) : messageOf(error);
}

/** Does something with the tables of a folder. */
export async function withFolder<T>({ words }: Context, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Failure(await folderProblem(error, words));
  }
}
