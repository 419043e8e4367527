import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@tabula/games';
import { checkDatabase, flush } from '../store/copy.ts';
import { FolderError } from '../store/folder-error.ts';
import { DATABASE, FolderLock, giveToOwner } from '../store/folder-lock.ts';
import { LibsqlStore } from '../store/libsql.ts';
import { placeOf } from '../store/postgres/connection.ts';
import { DatabaseError } from '../store/postgres/database-error.ts';
import { PostgresStore } from '../store/postgres/postgres-store.ts';
import type { Store, WholeTable } from '../store/store.ts';
import { diagnose, untouched } from './doctor.ts';

/** What was taken from one home to another. */
export interface MoveReport {
  readonly tables: number;
  readonly events: number;
  /** So many of them cannot be played on by these rules, there as here. */
  readonly troubled: number;
}

/** How many tables are looked up at once. */
const AT_ONCE = 200;

/** Whether this names a database, not a folder. */
export function isDatabase(home: string): boolean {
  return /^[a-z]+:\/\//.test(home);
}

/**
 * Takes all tables from a folder to a database, or back: with the hashes of their secrets, checkpoints and chat, and the key of the
 * addresses; then who is told of what, and what is still to be sent. All of them, or none; what has arrived is compared, and played again. Nobody may be at work at either place.
 */
export async function copyTables(from: string, to: string, registry: Registry): Promise<MoveReport> {
  if (!isDatabase(from)) checkDatabase(join(from, DATABASE));
  const source = isDatabase(from) ? await PostgresStore.openAlone(from) : await LibsqlStore.open(join(from, DATABASE));
  try {
    return isDatabase(to) ? await intoDatabase(source, to, registry) : await intoFolder(source, to, registry);
  } finally {
    await source.close();
  }
}

async function intoDatabase(source: Store, address: string, registry: Registry): Promise<MoveReport> {
  const target = await PostgresStore.openAlone(address);
  const place = placeOf(address);
  try {
    if ((await target.tableIds('', 1)).length > 0)
      throw new DatabaseError('not-empty', `the database ${place} has tables already`, { place });
    await target.receive(allOf(source), await source.addressKey());
    const report = await compared(source, target, registry);
    await besideTables(source, target);
    return report;
  } catch (error) {
    throw DatabaseError.of(error, place);
  } finally {
    await target.close();
  }
}

/** Into a file of another name: it gets its own when everything in it was found right. */
async function intoFolder(source: Store, folder: string, registry: Registry): Promise<MoveReport> {
  const lock = FolderLock.take(folder);
  const part = mkdtempSync(join(folder, 'copying-'));
  try {
    giveToOwner(part);
    const file = join(folder, DATABASE);
    if (existsSync(file)) throw FolderError.notEmpty(folder);
    const target = await LibsqlStore.open(join(part, DATABASE));
    let report: MoveReport;
    try {
      await target.receive(allOf(source), await source.addressKey());
      report = await compared(source, target, registry);
      await besideTables(source, target);
    } finally {
      await target.close();
    }
    checkDatabase(join(part, DATABASE));
    flush(join(part, DATABASE));
    renameSync(join(part, DATABASE), file);
    flush(folder);
    return report;
  } finally {
    rmSync(part, { recursive: true, force: true });
    lock.release();
  }
}

/** Who is told of what, who holds what on which devices, and who plays together. */
async function besideTables(source: Store, target: Store): Promise<void> {
  await target.notices.receive(await source.notices.whole());
  await target.rings.receive(await source.rings.whole());
  await target.circles.receive(await source.circles.whole());
}

async function* allOf(store: Store): AsyncGenerator<WholeTable> {
  let ids = await store.tableIds('', AT_ONCE);
  while (ids.length > 0) {
    for (const id of ids) {
      const whole = await store.whole(id);
      if (whole !== undefined) yield whole;
    }
    ids = await store.tableIds(ids[ids.length - 1], AT_ONCE);
  }
}

/** Every table as it was, and as it can be played again. */
async function compared(source: Store, target: Store, registry: Registry): Promise<MoveReport> {
  const report = { tables: 0, events: 0, troubled: 0 };
  for await (const whole of allOf(source)) {
    const { id } = whole.table;
    const arrived = await target.whole(id);
    if (arrived === undefined || textOf(arrived) !== textOf(whole))
      throw new Error(`table ${id} has not arrived as it was; do not use the copy`);
    const { state } = await diagnose(untouched(target), registry, arrived);
    report.tables++;
    report.events += whole.events.length;
    if (state !== 'sound') report.troubled++;
  }
  return report;
}

/** The same things are the same text, in whatever order their parts come. */
function textOf(thing: unknown): string {
  return JSON.stringify(thing, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
