import { ApiError } from '../common/errors.ts';
import type { Store } from './store.ts';

/** A store whose every failure is a refusal that people understand: nothing has changed, try again. */
export function withStorageErrors(store: Store): Store {
  const tried =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      try {
        return await work.apply(store, args);
      } catch (error) {
        throw new ApiError('storage', 'nothing can be stored or read now; nothing has changed', { cause: error });
      }
    };
  return {
    create: tried(store.create),
    read: tried(store.read),
    readMany: tried(store.readMany),
    changeTable: tried(store.changeTable),
    changeSeats: tried(store.changeSeats),
    commit: tried(store.commit),
    events: tried(store.events),
    chat: tried(store.chat),
    checkpoint: tried(store.checkpoint),
    finished: tried(store.finished),
    tableIds: tried(store.tableIds),
    publicTables: tried(store.publicTables),
    unfinished: tried(store.unfinished),
    waitingForBots: tried(store.waitingForBots),
    due: tried(store.due),
    reportFault: tried(store.reportFault),
    check: tried(store.check),
    close: tried(store.close),
  };
}
