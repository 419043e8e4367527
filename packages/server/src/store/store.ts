import type { Result, StoredCheckpoint } from '@tabula/engine';
import type { ChatMessage, LevelName, SeatInfo, Status } from '@tabula/protocol';

/** What a table is. Its seed is as secret as a hand of cards until the game is over. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly public: boolean;
  /** How many seconds a seat has to answer where the rules name what else is taken for it; null: as long as it likes. */
  readonly time: number | null;
  readonly seed: string;
  /** Nobody knows it; a record that is played on is known to whoever has it. */
  readonly sealed: boolean;
  readonly ownerHash: string;
  readonly spectatorHash: string;
  /** Who made it, as a hash of the address: only to count. */
  readonly clientHash: string;
  readonly from: string | null;
  readonly rematch: string | null;
  readonly createdAt: number;
}

export interface SeatRow {
  readonly seat: number;
  readonly kind: SeatInfo['kind'];
  readonly name: string | null;
  readonly level: LevelName | null;
  readonly secretHash: string | null;
  readonly inviteHash: string | null;
}

/** Somebody asks everybody to go back. */
export interface RollbackRequest {
  readonly by: number;
  /** How many answers would remain. */
  readonly answers: number;
  readonly agreed: readonly number[];
}

/** How a table stands: all that a list of tables needs to know without loading the game. */
export interface TableStatus {
  readonly phase: Status;
  readonly seq: number;
  /** The event that opened the decision that is open. */
  readonly decision: number;
  readonly answers: number;
  readonly waiting: readonly number[];
  readonly result: Result | null;
  readonly rollback: RollbackRequest | null;
  /** Since when the open decision waits. */
  readonly askedAt: number;
  /** When the clock answers for whoever has not answered; null if it never does. */
  readonly dueAt: number | null;
  readonly updatedAt: number;
}

/**
 * Something that happened in a game. Events are only ever added: an undo is an event that names the answer it takes
 * back, a roll-back one that says how many answers remain.
 */
export type EventRow = {
  readonly seq: number;
  readonly seat: number;
  /** The decision that is open after it. */
  readonly openDecision: number;
  readonly at: number;
} /** `timeout`: an answer that the clock gave for a seat. */ & (
  | { readonly kind: 'answer' | 'timeout'; readonly option: string; readonly answeredDecision: number }
  | { readonly kind: 'undo'; readonly index: number }
  | { readonly kind: 'rollback'; readonly answers: number }
);

export interface StoredTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly status: TableStatus;
}

/** A checkpoint of a game; its log is only what was told since the checkpoint before it. */
export interface CheckpointRow extends StoredCheckpoint {
  /** How many log entries came before its own. */
  readonly told: number;
}

/** What one table has to write: all of it, or nothing. */
export interface TableWrite {
  readonly table: string;
  readonly event?: EventRow;
  readonly status?: TableStatus;
  readonly chat?: ChatMessage;
  readonly checkpoint?: CheckpointRow;
  /** Checkpoints after so many answers belong to a past that is taken back with this. */
  readonly forget?: number;
}

/** A mistake in the rules, with the record that shows it. */
export interface FaultRow {
  readonly table: string;
  readonly message: string;
  readonly record: string;
  readonly at: number;
}

/** What of a table may change. */
export type TableChange = Partial<Pick<TableRow, 'settings' | 'public' | 'time' | 'rematch'>>;

/** A table that nobody has touched for long: over, or never begun. */
export interface StaleTable {
  readonly id: string;
  readonly over: boolean;
}

/** Where tables live. One implementation is embedded (libsql.ts); another may keep them in PostgreSQL. */
export interface Store {
  create(stored: StoredTable, events: readonly EventRow[]): Promise<void>;
  read(id: string): Promise<StoredTable | undefined>;
  readMany(ids: readonly string[]): Promise<StoredTable[]>;
  changeTable(id: string, change: TableChange): Promise<void>;
  /** Seats and, if it changes with them, the standing: in one transaction. */
  changeSeats(id: string, seats: readonly SeatRow[], standing?: TableStatus): Promise<void>;
  /** Everything, in this order, or nothing of it; on the disk when the promise is kept. */
  commit(batch: readonly TableWrite[]): Promise<void>;
  events(id: string): Promise<EventRow[]>;
  chat(id: string, most: number): Promise<ChatMessage[]>;
  /** The last checkpoint with at most so many answers before it, with the whole log up to it. */
  checkpoint(id: string, answers: number): Promise<StoredCheckpoint | undefined>;
  publicTables(most: number): Promise<StoredTable[]>;
  /** How many tables of a creator are not over. */
  unfinished(creator: string): Promise<number>;
  /** The tables that wait for a bot. */
  waitingForBots(): Promise<string[]>;
  /** The tables whose clock strikes first, and when. */
  due(most: number): Promise<{ readonly id: string; readonly at: number }[]>;
  reportFault(fault: FaultRow): Promise<void>;
  /** Everything about a table, and what refers to it. */
  deleteTable(id: string): Promise<void>;
  /** The tables that are over or were never begun, and have not changed since then. */
  staleTables(before: number): Promise<StaleTable[]>;
  /** A key of this store alone, with which addresses are hashed. */
  addressKey(): Promise<string>;
  /** Writes something, at most once a second; fails with the cause if nothing can be stored now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
