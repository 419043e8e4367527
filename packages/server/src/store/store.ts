import type { MatchEvent, Result } from '@tabula/engine';
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
  /** What the position is by; null in the lobby, and where none was kept yet. */
  readonly fingerprint: StatusFingerprint | null;
}

/** By which it is noticed that a game comes out otherwise than it was played. */
export interface StatusFingerprint {
  /** The checksum of the position. */
  readonly position: string;
  /** What the rules did by which it came about. */
  readonly rules: string;
}

/** Something that happened in a game, and when. Events are only ever added. */
export type EventRow = MatchEvent & { readonly at: number };

export interface StoredTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly status: TableStatus;
}

/** What was told between a checkpoint of a game and the one before it. */
export interface LogPart {
  /** How many log entries came before its own. */
  readonly told: number;
  /** The entries, as JSON, and the checksum of that text; null in a row that is older than this column. */
  readonly log: string;
  readonly logSum: string | null;
}

/** A checkpoint of a game: how many answers came before it, the position as JSON, the rules it came about by. */
export interface CheckpointRow extends LogPart {
  readonly answers: number;
  readonly position: string;
  readonly positionSum: string | null;
  readonly rules: string | null;
}

/** A checkpoint with the log of all those before it, from the first on. */
export interface CheckpointChain {
  readonly checkpoint: CheckpointRow;
  readonly earlier: readonly LogPart[];
}

/** How a game ended: all that is ever shown of it again, so that no rules have to be run for it. */
export interface FinishedRow {
  /** The record as text. */
  readonly record: string;
  /** Views and log, as JSON. */
  readonly shown: string;
}

/** What one table has to write: all of it, or nothing. */
export interface TableWrite {
  readonly table: string;
  /** What happened: more than one thing where several answers were given, or taken back, as one. */
  readonly events?: readonly EventRow[];
  readonly status?: TableStatus;
  readonly chat?: ChatMessage;
  readonly checkpoint?: CheckpointRow;
  /** Checkpoints after so many answers belong to a past that is taken back with this; -1: all of them. */
  readonly forget?: number;
  /** Events that had been stored with a mistake: they take the places of those with the same numbers. */
  readonly corrected?: readonly EventRow[];
  readonly finished?: FinishedRow;
}

/** A mistake in the rules, with the record that shows it. */
export interface FaultRow {
  readonly table: string;
  readonly message: string;
  readonly record: string;
  readonly at: number;
}

/** What of a table may change. */
export type TableChange = Partial<Pick<TableRow, 'settings' | 'public' | 'time' | 'rematch' | 'sealed'>>;

/** What is stored together with a new table. */
export interface BesideTable extends Pick<TableWrite, 'checkpoint' | 'finished'> {
  /** The table that this one is the rematch of: it knows of it from the same moment. */
  readonly rematchOf?: string;
}

/** A table whose clock will strike, or should have. */
export interface DueTable {
  readonly id: string;
  readonly at: number;
  readonly decision: number;
}

/** A table that nobody has touched for long: over, or never begun. */
export interface StaleTable {
  readonly id: string;
  readonly over: boolean;
}

/** Where tables live. One implementation is embedded (libsql.ts); another may keep them in PostgreSQL. */
export interface Store {
  /** A new table, with all that goes with it: in one transaction. */
  create(stored: StoredTable, events: readonly EventRow[], beside?: BesideTable): Promise<void>;
  read(id: string): Promise<StoredTable | undefined>;
  readMany(ids: readonly string[]): Promise<StoredTable[]>;
  changeTable(id: string, change: TableChange): Promise<void>;
  /** Seats and, if it changes with them, the standing: in one transaction. */
  changeSeats(id: string, seats: readonly SeatRow[], standing?: TableStatus): Promise<void>;
  /** Everything, in this order, or nothing of it; on the disk when the promise is kept. */
  commit(batch: readonly TableWrite[]): Promise<void>;
  events(id: string): Promise<EventRow[]>;
  chat(id: string, most: number): Promise<ChatMessage[]>;
  /** The last checkpoint with at most so many answers before it. */
  checkpoint(id: string, answers: number): Promise<CheckpointChain | undefined>;
  finished(id: string): Promise<FinishedRow | undefined>;
  /** The tables, in the order of their ids: the first so many after one. */
  tableIds(after: string, most: number): Promise<string[]>;
  /** The tables that everybody may see, those that changed last first. */
  publicTables(most: number): Promise<string[]>;
  /** How many tables of a creator are not over. */
  unfinished(creator: string): Promise<number>;
  /** The tables that wait for a bot. */
  waitingForBots(): Promise<string[]>;
  /** The tables whose clock strikes first, in that order; those that come after another one, if it is named. */
  due(most: number, after?: DueTable): Promise<DueTable[]>;
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
