import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@tabula/games';
import { messageOf } from '../common/errors.ts';
import { checkDatabase, copyDatabase } from '../store/copy.ts';
import { DATABASE } from '../store/folder-lock.ts';
import { LibsqlStore } from '../store/libsql.ts';
import { PostgresStore } from '../store/postgres/postgres-store.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { WriteQueue } from '../store/write-queue.ts';
import { answersOf, GameRestorer } from './game-restorer.ts';
import { storedRecordText } from './record-head.ts';
import { TableTrouble } from './trouble.ts';

/** How many tables are looked up at once. */
const TABLES_AT_ONCE = 500;

/** How often a table is looked at that goes on meanwhile. */
const MOST_LOOKED = 5;

/** How a table of a folder is. */
export interface Diagnosis {
  readonly table: string;
  readonly game: string;
  /** `damaged`: it can be mended, and was if that was wanted. `other-rules`: there is nothing to mend, other rules are needed. */
  readonly state: 'sound' | 'damaged' | 'other-rules' | 'beyond-help';
  /** How many answers it has, and how many of them hold. */
  readonly answers: number;
  readonly holds: number;
  /** How many undos had been stored wrongly. */
  readonly wrongUndos: number;
  /** Its checkpoints were no good. They are a cache: the record is played from its beginning. */
  readonly badCheckpoints: boolean;
  /** Why its game cannot be played on; empty if it can. */
  readonly why: string;
  /** Of one beyond help, the record as far as it holds. */
  readonly record: string | null;
}

/** Looks at every table of a folder. Only if they are to be mended anything is written there; else a copy is looked at. */
export async function* examineFolder(folder: string, registry: Registry, mend: boolean): AsyncGenerator<Diagnosis> {
  const file = join(folder, DATABASE);
  if (mend) {
    checkDatabase(file);
    yield* examine(file, registry);
    return;
  }
  const copies = mkdtempSync(join(tmpdir(), 'tabula-doctor-'));
  try {
    const copy = join(copies, DATABASE);
    copyDatabase(file, copy);
    yield* examine(copy, registry);
  } finally {
    rmSync(copies, { recursive: true, force: true });
  }
}

/**
 * Looks at every table of a database, while servers are at work there or not: what is mended goes through the fence, as everything else.
 */
export async function* examineDatabase(address: string, registry: Registry, mend: boolean): AsyncGenerator<Diagnosis> {
  const store = await PostgresStore.open(address);
  try {
    yield* examineStore(mend ? store : untouched(store), registry);
  } finally {
    await store.close();
  }
}

/** A store in which nothing is mended while it is looked at. */
export function untouched(store: Store): Store {
  return new Proxy(store, {
    get: (target, name) => {
      if (name === 'commit') return async (batch: readonly unknown[]) => batch.map(() => 'done');
      if (name === 'forgetCheckpoints') return async () => {};
      const part: unknown = Reflect.get(target, name);
      return typeof part === 'function' ? part.bind(target) : part;
    },
  });
}

async function* examine(file: string, registry: Registry): AsyncGenerator<Diagnosis> {
  const store = await LibsqlStore.open(file);
  try {
    yield* examineStore(store, registry);
  } finally {
    await store.close();
  }
}

/** Looks at every table of a store, and mends what can be mended. */
export async function* examineStore(store: Store, registry: Registry): AsyncGenerator<Diagnosis> {
  let ids = await store.tableIds('', TABLES_AT_ONCE);
  while (ids.length > 0) {
    for (const id of ids) {
      const diagnosis = await examineTable(store, registry, id);
      if (diagnosis !== undefined) yield diagnosis;
    }
    ids = await store.tableIds(ids[ids.length - 1], TABLES_AT_ONCE);
  }
}

/** How a table is. One that went on while it was looked at is looked at again: its parts are not of one moment. */
async function examineTable(store: Store, registry: Registry, id: string): Promise<Diagnosis | undefined> {
  for (let looked = 1; ; looked++) {
    const stored = await store.read(id);
    if (stored === undefined) return undefined;
    const diagnosis = await diagnose(store, registry, stored);
    const settled = diagnosis.state === 'sound' || diagnosis.state === 'damaged' || looked === MOST_LOOKED;
    if (settled || (await store.read(id))?.rev === stored.rev) return diagnosis;
  }
}

/** How one table is; what can be mended is. */
export async function diagnose(store: Store, registry: Registry, stored: StoredTable): Promise<Diagnosis> {
  const { table, status } = stored;
  let wrongUndos = 0;
  let badCheckpoints = false;
  const queue = new WriteQueue(store);
  const restorer = new GameRestorer(store, queue, registry, {
    mended: (_table, events) => {
      wrongUndos = events;
    },
    forgot: () => {
      badCheckpoints = true;
    },
  });
  const common = {
    table: table.id,
    game: table.game,
    answers: status.answers,
    wrongUndos,
    badCheckpoints,
    record: null,
  };
  const sound = status.phase === 'lobby' || (status.phase === 'over' && (await store.finished(table.id)) !== undefined);
  if (sound) return { ...common, state: 'sound', holds: status.answers, why: '' };
  try {
    await restorer.restore(stored);
    const state = wrongUndos === 0 && !badCheckpoints ? 'sound' : 'damaged';
    return { ...common, state, holds: status.answers, wrongUndos, badCheckpoints, why: '' };
  } catch (error) {
    if (!(error instanceof TableTrouble)) throw error;
    const { code, answers: holds } = error.trouble;
    const why = `${error.message}${error.cause === undefined ? '' : ` (${messageOf(error.cause)})`}`;
    if (code === 'other-rules') return { ...common, state: 'other-rules', holds, why };
    const { answers } = answersOf(await store.events(table.id));
    return { ...common, state: 'beyond-help', holds, why, record: storedRecordText(stored, answers.slice(0, holds)) };
  }
}
