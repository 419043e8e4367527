import type { MatchEvent, Result } from '@tabula/engine';
import type { BotName, ChatMessage, Pace, SeatInfo, Status } from '@tabula/protocol';
import type { ClockState } from '../common/clock-state.ts';
import type { CircleStore } from './circles/circle-store.ts';
import type { NoticeStore } from './notices/notice-store.ts';
import type { NewNotice } from './notices/notices.ts';
import type { RingStore } from './rings/ring-store.ts';

/** What a table is. Its seed is as secret as a hand of cards until the game is over. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly public: boolean;
  /** How many seconds a seat has to answer where the rules name what else is taken for it; null: as long as it likes. */
  readonly time: number | null;
  /** The clock that each seat has; null: none. */
  readonly pace: Pace | null;
  readonly seed: string;
  /** Nobody knows it; a record that is played on is known to whoever has it. */
  readonly sealed: boolean;
  readonly ownerHash: string;
  readonly spectatorHash: string;
  /** Who made it, as a hash of the address: only to count. */
  readonly clientHash: string;
  readonly from: string | null;
  readonly rematch: string | null;
  /** The circle that it was made in. */
  readonly circle: string | null;
  readonly lobby: TableLobby;
  readonly createdAt: number;
}

/** What a table is beside its game: for those who look for one. */
export interface TableLobby {
  readonly name?: string;
  /** Who made it. */
  readonly host?: string;
  /** What is said to those who are invited. */
  readonly note?: string;
  /** The one invitation for every free seat. */
  readonly joinHash?: string;
  /** Whom the owner has sent away, as hashes of addresses. */
  readonly barred?: readonly string[];
  /** Seats whose people want to talk freely. */
  readonly talk?: readonly number[];
}

export interface SeatRow {
  readonly seat: number;
  readonly kind: SeatInfo['kind'];
  readonly name: string | null;
  /** Of the bot that answers there: the seat is a bot's, or the person has a regent. */
  readonly level: BotName | null;
  readonly secretHash: string | null;
  readonly inviteHash: string | null;
  /** Who took it while it was open to everybody, as a hash of the address: only so that nobody takes them all. */
  readonly takerHash: string | null;
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
  /** When the clock strikes: it answers for whoever has not, or sees to those who are absent; null if it never does. */
  readonly dueAt: number | null;
  /** The clocks of the seats; null before the start, and where the table has no pace. */
  readonly clock: ClockState | null;
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
  /** The fence: grows with every change of the table, its seats or its status. Whoever writes names the one he has judged. */
  readonly rev: number;
  /** How many things were said there. */
  readonly said: number;
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

/** What one table has to write, as it was judged at `rev`: all of it, or nothing. */
export interface TableWrite {
  readonly table: string;
  readonly rev: number;
  readonly status: TableStatus;
  /** What happened: more than one thing where several answers were given, or taken back, as one. */
  readonly events?: readonly EventRow[];
  /** Seats that are another's now. */
  readonly seats?: readonly SeatRow[];
  readonly change?: TableChange;
  readonly checkpoint?: CheckpointRow;
  /** Checkpoints after so many answers belong to a past that is taken back with this; -1: all of them. */
  readonly forget?: number;
  /** Events that had been stored with a mistake: they take the places of those with the same numbers. */
  readonly corrected?: readonly EventRow[];
  readonly finished?: FinishedRow;
  /** What those who do not look are to be told of it: found out where somebody has asked to be told. */
  readonly notices?: () => readonly NewNotice[];
  /** A bot is asked: whoever wrote this lets it think. */
  readonly botAsked?: boolean;
  /** Somebody looks on at another node: word of this says all of it. */
  readonly watchedElsewhere?: boolean;
}

/** Everything about a table, to be taken elsewhere. */
export interface WholeTable extends StoredTable {
  readonly events: readonly EventRow[];
  readonly chat: readonly ChatMessage[];
  readonly checkpoints: readonly CheckpointRow[];
  readonly finished: FinishedRow | null;
  readonly faults: readonly FaultRow[];
}

/** What became of a write. `behind`: the table has changed since it was judged, and nothing of this was written. */
export type Outcome = 'done' | 'behind';

/** Something said at a table, by whoever holds the seat. */
export interface Saying extends Omit<ChatMessage, 'id'> {
  /** The seat's secret, as a hash: it must hold still. */
  readonly secretHash: string | null;
  /** When those who do not look are told that something was said. */
  readonly noticeAt?: number;
}

/** How far somebody knows a table. */
export interface Known {
  readonly id: string;
  readonly rev: number;
  readonly said: number;
}

/** Who looks at a table: seats whose people are there, and how many others. */
export interface Presence {
  readonly id: string;
  readonly seats: readonly number[];
  readonly watchers: number;
}

/** How a game has gone on, where nothing else of its table has changed. */
export interface Progress {
  readonly status: TableStatus;
  readonly events: readonly EventRow[];
}

/** Word of a table that another node has changed: how far it is now, and what the last change was if it was one of the game alone. */
export interface Hint extends Known {
  readonly progress?: (() => Progress) | undefined;
}

/** A table, and what happened there since somebody knew it. */
export interface News extends StoredTable {
  readonly events: readonly EventRow[];
  readonly chat: readonly ChatMessage[];
}

/** A mistake in the rules, with the record that shows it. */
export interface FaultRow {
  readonly table: string;
  readonly message: string;
  readonly record: string;
  readonly at: number;
}

/** What of a table may change. */
export type TableChange = Partial<Pick<TableRow, 'settings' | 'public' | 'time' | 'pace' | 'sealed' | 'lobby'>>;

/** What is stored together with a new table. */
export interface BesideTable extends Pick<TableWrite, 'checkpoint' | 'finished'> {
  /** The table that this one is the rematch of: it knows of it from the same moment. */
  readonly rematchOf?: { readonly table: string; readonly rev: number };
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
  readonly rev: number;
  readonly over: boolean;
}

/** A list of public tables. */
export type LobbyList = 'open' | 'replacements' | 'running' | 'finished';

/** Where tables live: in a file of this machine (libsql.ts), or in a PostgreSQL that many nodes share (postgres.ts). */
export interface Store {
  /** Other nodes write here too: what is in memory may be behind. */
  readonly shared: boolean;
  /** What is told to those who do not look, and to whom. */
  readonly notices: NoticeStore;
  /** Who holds what, on whichever device. */
  readonly rings: RingStore;
  /** Who plays together, by a link. */
  readonly circles: CircleStore;
  /** The time by which clocks strike, the same for all who share the store. */
  readonly clock: { now(): number };
  /** A new table, with all that goes with it: in one transaction. `exists`: it was made already. */
  create(stored: StoredTable, events: readonly EventRow[], beside?: BesideTable): Promise<Outcome | 'exists'>;
  read(id: string): Promise<StoredTable | undefined>;
  readMany(ids: readonly string[]): Promise<StoredTable[]>;
  /** Everything of a table, in this order, or nothing of it; on the disk when the promise is kept. One outcome each. */
  commit(batch: readonly TableWrite[]): Promise<Outcome[]>;
  /** The table as it is, and what happened and was said after so much; all of one moment. */
  since(id: string, seq: number, said: number): Promise<News | undefined>;
  /** Those of some tables that are not as they were, or not there any more. */
  moved(known: readonly Known[]): Promise<string[]>;
  /** Says something once: the same key is the same message. `behind`: the seat has another secret now, or the table is gone. */
  say(table: string, saying: Saying): Promise<ChatMessage | 'behind'>;
  /** Those of some tables that nobody else has claimed; for so many milliseconds they are this node's to answer at. */
  claim(ids: readonly string[], milliseconds: number): Promise<string[]>;
  /** From now on hears of tables that other nodes have changed, unless the word is lost. */
  listen(heard: (hint: Hint) => void): void;
  /** Who looks on at this node, to be believed for so many milliseconds. */
  attend(presence: readonly Presence[], milliseconds: number): Promise<void>;
  /** Who looks at some tables at other nodes. */
  attendance(ids: readonly string[]): Promise<Presence[]>;
  events(id: string): Promise<EventRow[]>;
  chat(id: string, most: number): Promise<ChatMessage[]>;
  /** The last checkpoint with at most so many answers before it. */
  checkpoint(id: string, answers: number): Promise<CheckpointChain | undefined>;
  /** Deletes all checkpoints of a table: they are a cache. */
  forgetCheckpoints(id: string): Promise<void>;
  finished(id: string): Promise<FinishedRow | undefined>;
  /** Keeps how a game ended that is over already; the first word holds. */
  keepFinished(id: string, finished: FinishedRow): Promise<void>;
  /** The tables, in the order of their ids: the first so many after one. */
  tableIds(after: string, most: number): Promise<string[]>;
  /** The tables that everybody may see, those that changed last first. */
  publicTables(most: number): Promise<string[]>;
  /** Those of them that stand so. */
  lobbyTables(list: LobbyList, most: number): Promise<string[]>;
  /** The tables of a circle, those that changed last first. */
  circleTables(circle: string, most: number): Promise<string[]>;
  /** Tables that were never begun and have not changed since then, the oldest first. */
  forgottenLobbies(before: number, most: number): Promise<StaleTable[]>;
  /** How many tables of a creator are not over. */
  unfinished(creator: string): Promise<number>;
  /** How many answers there are at tables that a creator has made from records since then. */
  imported(creator: string, since: number): Promise<number>;
  /** The tables that wait for a bot, and for which nobody lets one think. */
  waitingForBots(): Promise<string[]>;
  /** The tables whose clock strikes first, in that order; those that come after another one, if it is named. */
  due(most: number, after?: DueTable): Promise<DueTable[]>;
  reportFault(fault: FaultRow): Promise<void>;
  /** Everything about a table, and what refers to it. */
  deleteTable(id: string, rev: number): Promise<Outcome>;
  /** The tables that are over or were never begun, and have not changed since then. */
  staleTables(before: number): Promise<StaleTable[]>;
  /** Everything about a table. */
  whole(id: string): Promise<WholeTable | undefined>;
  /** Takes tables from elsewhere, with the key by which addresses are hashed. The store must be empty. */
  receive(tables: AsyncIterable<WholeTable>, addressKey: string): Promise<void>;
  /** A key of this store alone, with which addresses are hashed. */
  addressKey(): Promise<string>;
  /** Writes something, at most once a second; fails with the cause if nothing can be stored now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
