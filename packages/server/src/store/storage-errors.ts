import { ApiError } from '../common/errors.ts';
import { UnreadableRow } from './rows.ts';
import type { StorageTrouble } from './storage-trouble.ts';
import type { Store, StoredTable } from './store.ts';

/** A store whose every failure is a refusal that people understand: nothing has changed, try again. */
export function withStorageErrors(store: Store, trouble: StorageTrouble): Store {
  const tried =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      try {
        return await work.apply(store, args);
      } catch (error) {
        trouble.failed(error);
        if (error instanceof UnreadableRow)
          throw new ApiError('broken', 'what is stored of this table cannot be read', { cause: error });
        throw new ApiError('storage', 'nothing can be stored or read now; nothing has changed', { cause: error });
      }
    };
  const written = <A extends unknown[], R>(work: (...args: A) => Promise<R>) => {
    const write = tried(work);
    return async (...args: A): Promise<R> => {
      const began = performance.now();
      const done = await write(...args);
      trouble.wrote((performance.now() - began) / 1000);
      return done;
    };
  };
  const read = tried(store.read);
  /** One table that cannot be read is missing in a list and does not spoil it. */
  const readable = (id: string) =>
    read(id).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'broken') return undefined;
      throw error;
    });
  const readMany = async (ids: readonly string[]): Promise<StoredTable[]> => {
    try {
      return await store.readMany(ids);
    } catch {
      const tables = await Promise.all(ids.map(readable));
      return tables.flatMap((table) => table ?? []);
    }
  };
  return {
    create: written(store.create),
    read,
    readMany,
    changeTable: written(store.changeTable),
    changeSeats: written(store.changeSeats),
    commit: written(store.commit),
    events: tried(store.events),
    chat: tried(store.chat),
    checkpoint: tried(store.checkpoint),
    finished: tried(store.finished),
    tableIds: tried(store.tableIds),
    publicTables: tried(store.publicTables),
    unfinished: tried(store.unfinished),
    waitingForBots: tried(store.waitingForBots),
    due: tried(store.due),
    reportFault: written(store.reportFault),
    deleteTable: written(store.deleteTable),
    staleTables: tried(store.staleTables),
    addressKey: written(store.addressKey),
    check: written(store.check),
    close: tried(store.close),
  };
}
