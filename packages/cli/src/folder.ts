import { resolve } from 'node:path';
import type { FolderErrorCode } from '@tabula/server';
import type { Context } from './context.ts';
import { Failure, messageOf } from './errors.ts';
import type { TextKey, Words } from './texts/index.ts';

/** The folder of the tables: named, else that of the environment, else the usual one. */
export function dataFolder(given: string | undefined, { terminal }: Context): string {
  return resolve(terminal.folder, given ?? (terminal.env.TABULA_DATA || 'tabula-data'));
}

const REASONS: Readonly<Record<FolderErrorCode, TextKey>> = {
  'in-use': 'folder.in-use',
  'not-writable': 'folder.not-writable',
  newer: 'folder.newer',
  'no-database': 'folder.no-database',
  damaged: 'folder.damaged',
};

/** Why something cannot be done with the tables of a folder, in the user's language. */
export async function folderProblem(error: unknown, words: Words): Promise<string> {
  const { FolderError } = await import('@tabula/server');
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
