import type { Barred, GameEvent, LogEntry, Option, Order, Prompt, Result, Seat } from '@tabula/engine';

/** What a seat is asked, as it travels. */
export interface OpenAsk {
  readonly prompt: Prompt;
  readonly options: readonly Option[];
  readonly barred: readonly Barred[];
}

/** What one seat, or with null a spectator, may know. */
export interface Viewer {
  readonly seat: Seat | null;
  readonly view: unknown;
  readonly log: readonly LogEntry<GameEvent>[];
  readonly ask: OpenAsk | null;
  /** What this seat may settle at any time. */
  readonly orders: readonly Order[];
  /** Why the last answer cannot be taken back; null if it can. */
  readonly barrier: string | null;
}

export type Level = 'easy' | 'normal' | 'hard';

export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: 'human' | 'invited' | 'open' | 'bot';
  readonly name: string | null;
  readonly level: Level | null;
  readonly online: boolean;
}

export interface ChatMessage {
  readonly id: number;
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** A table as everybody with its link knows it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly settings: Readonly<Record<string, string>>;
  /** How many seconds a seat has to answer; null: as long as it likes. */
  readonly time: number | null;
  readonly status: 'lobby' | 'playing' | 'over';
  readonly seats: readonly SeatInfo[];
  readonly watchers: number;
  readonly seq: number;
  readonly answers: number;
  readonly waiting: readonly Seat[];
  readonly askedAt: number;
  readonly dueAt: number | null;
  readonly commitment: string | null;
  /** Nobody knows the dice to come: not so where a game goes on from a record. */
  readonly sealed: boolean;
  readonly result: Result | null;
  readonly rollback: { readonly by: Seat; readonly answers: number; readonly agreed: readonly Seat[] } | null;
  readonly rematch: string | null;
  readonly from: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The position, for each seat that this page holds. */
export interface Position {
  readonly seq: number;
  readonly decision: number;
  readonly answers: number;
  readonly waiting: readonly Seat[];
  /** Since when the open decision waits, by the clock of this browser. */
  readonly askedAt: number;
  /** When the clock answers for those who are waited for; null if it never does. */
  readonly dueAt: number | null;
  readonly commitment: string;
  readonly seed: string | null;
  readonly result: Result | null;
  /** What led here; `late`: the clock answered for that seat. */
  readonly last: { readonly kind: string; readonly seat: Seat | null };
  readonly viewers: readonly Viewer[];
}

/** Everything a table page shows. */
export interface TableState {
  readonly table: TableInfo;
  readonly you: { readonly seats: readonly Seat[]; readonly owner: boolean };
  readonly position: Position | null;
  readonly chat: readonly ChatMessage[];
  readonly link: 'live' | 'lost' | 'local';
}

export interface OddsOf {
  readonly samples: number;
  readonly outcomes: readonly { readonly outcome: string; readonly share: number }[];
  readonly figures: Readonly<Record<string, number>>;
}

export interface HintOf {
  readonly id: string;
  readonly value: number;
  readonly options: readonly { readonly id: string; readonly value: number }[];
}

/** A table, wherever it is kept: on a server or in this page. The source decides; the page only shows and asks. */
export interface TableSource {
  readonly state: TableState | null;
  subscribe(listener: () => void): () => void;
  answer(seat: Seat, option: string): Promise<void>;
  undo(seat: Seat): Promise<void>;
  odds(seat: Seat, option: string, signal?: AbortSignal): Promise<OddsOf | null>;
  hint(seat: Seat): Promise<HintOf>;
  chat(seat: Seat, text: string): Promise<void>;
  vote(seat: Seat, agree: boolean): Promise<void>;
  rollback(seat: Seat, answers: number): Promise<void>;
  /** The whole record as text, once the game is over or at a table of one's own. */
  record(): Promise<string>;
  close(): void;
}

/** Something went wrong; the code is translated, the message is for whoever debugs. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The listening part that every source shares. */
export class Listeners {
  readonly #all = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  tell(): void {
    for (const listener of this.#all) listener();
  }
}
