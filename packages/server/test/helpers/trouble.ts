import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LibsqlOptions, LibsqlStore } from '@tabula/server';
import Libsql from 'libsql';
import { onTestFinished } from 'vitest';
import { freshFolder } from './world.ts';

/** What may be wrong with a disk: full, slow, failing, failing even to undo, or taking its thread with it. */
export type Trouble = 'full' | 'slow' | 'broken' | 'stuck' | 'dead';

const DRIVER = new URL('./troubled-disk.mjs', import.meta.url).href;

/** A store on a disk that gets into trouble and out of it when the test says so. */
export async function troubledStore(options: LibsqlOptions = {}) {
  const file = join(freshFolder(), 'tabula.db');
  const store = await LibsqlStore.open(file, { driver: DRIVER, ...options });
  onTestFinished(() => store.close());
  return {
    file,
    store,
    begin: (trouble: Trouble) => writeFileSync(`${file}.trouble`, trouble),
    end: () => rmSync(`${file}.trouble`, { force: true }),
  };
}

/** Somebody else, in a shell or a script, who holds the lock on the database until he is told to let go. */
export function lockedBy(file: string): () => void {
  const other = new Libsql(file);
  other.exec('BEGIN IMMEDIATE');
  return () => {
    other.exec('ROLLBACK');
    other.close();
  };
}
