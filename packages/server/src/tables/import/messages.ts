import type { ErrorCode } from '@tabula/protocol';
import type { RecordWish, ReplayedRecord } from './replay.ts';

/** What a thread that plays records again is started with. */
export interface ReplayStart {
  /** The address of a module with `games` and `loadGame`. */
  readonly registry: string;
}

export type ReplayRequest = RecordWish;

/** What came of a record: all that is to be stored, what is wrong with it, or that the rules or the thread failed. */
export type ReplayReply =
  | { readonly replayed: ReplayedRecord }
  | { readonly refused: ErrorCode; readonly message: string }
  | { readonly failed: string };
