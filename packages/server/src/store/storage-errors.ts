import { ApiError } from '../common/errors.ts';
import { storeErrorBehind } from '../common/store-error.ts';
import { UnreadableRow } from './rows.ts';
import type { StorageTrouble } from './storage-trouble.ts';
import type { Store, StoredTable } from './store.ts';

const NOTHING_STORED = 'nothing can be stored or read now; nothing has changed';
const NOT_KNOWN = 'the database went away: it is not known whether this was kept; send it again';

/** A store whose every failure is a refusal that people understand: what has become of it, and that it can be tried again. */
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
        throw new ApiError('storage', storeErrorBehind(error)?.unknown ? NOT_KNOWN : NOTHING_STORED, { cause: error });
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
  const check = written(store.check);
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
    shared: store.shared,
    clock: store.clock,
    notices: store.notices.within((work) => tried(work)()),
    rings: store.rings.within((work) => tried(work)()),
    circles: store.circles.within((work) => tried(work)()),
    listen: (heard) => store.listen(heard),
    create: written(store.create),
    read,
    readMany,
    commit: written(store.commit),
    since: tried(store.since),
    moved: tried(store.moved),
    say: written(store.say),
    claim: tried(store.claim),
    attend: tried(store.attend),
    attendance: tried(store.attendance),
    events: tried(store.events),
    chat: tried(store.chat),
    checkpoint: tried(store.checkpoint),
    forgetCheckpoints: written(store.forgetCheckpoints),
    finished: tried(store.finished),
    keepFinished: written(store.keepFinished),
    tableIds: tried(store.tableIds),
    publicTables: tried(store.publicTables),
    lobbyTables: tried(store.lobbyTables),
    circleTables: tried(store.circleTables),
    forgottenLobbies: tried(store.forgottenLobbies),
    unfinished: tried(store.unfinished),
    imported: tried(store.imported),
    waitingForBots: tried(store.waitingForBots),
    due: tried(store.due),
    reportFault: written(store.reportFault),
    deleteTable: written(store.deleteTable),
    staleTables: tried(store.staleTables),
    whole: tried(store.whole),
    receive: written(store.receive),
    addressKey: written(store.addressKey),
    check: async () => {
      await check();
      trouble.mustHaveRoom();
    },
    close: tried(store.close),
  };
}
