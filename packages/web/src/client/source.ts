import type { Hint as BotHint, Odds } from '@tabula/bots/browser';
import type { Barred, GameEvent, LogEntry, Option, Order, Prompt, Seat } from '@tabula/engine';
import type {
  AbsenceBody,
  AnswerBody,
  ChatMessage,
  GameMessage,
  OddsBody,
  PathBody,
  PreviewBody,
  PreviewReply,
  TableInfo,
  Viewer as WireViewer,
  You,
} from '@tabula/protocol';

/** What a seat is asked. The protocol passes the words of a game on unseen; here they have their types. */
export interface OpenAsk {
  /** The number of the open decision: an answer says which one it is for. */
  readonly decision: number;
  readonly prompt: Prompt;
  readonly options: readonly Option[];
  readonly barred: readonly Barred[];
}

/** What one seat, or with null a spectator, may know. */
export interface Viewer extends Pick<WireViewer, 'seat' | 'view' | 'answered' | 'barrier'> {
  readonly log: readonly LogEntry<GameEvent>[];
  readonly ask: OpenAsk | null;
  /** What this seat may settle at any time. */
  readonly orders: readonly Order[];
}

/** The position, for each seat that this page holds. Moments are by the clock of this browser. */
export interface Position extends Readonly<Omit<GameMessage, 'type' | 'table' | 'since' | 'viewers'>> {
  readonly viewers: readonly Viewer[];
}

/** A table without how its game stands: that is told by the position, and by nothing else. */
export type TableFacts = Readonly<Omit<TableInfo, keyof Position>>;

/** Everything a table page shows. */
export interface TableState {
  readonly table: TableFacts;
  readonly you: Readonly<You>;
  readonly position: Position | null;
  readonly chat: readonly ChatMessage[];
  /** How the page hears of the table: at once, by asking again and again, not at all now; or it is in this page. */
  readonly link: 'live' | 'polling' | 'lost' | 'local';
}

/** Where a path of own answers leads, as far as the seat may know. */
export interface Preview extends Pick<PreviewReply['preview'], 'walked' | 'end' | 'view' | 'rests'> {
  /** What is asked there; its decision is the one that the path begins at. */
  readonly ask: OpenAsk | null;
  readonly events: readonly GameEvent[];
}

/** The option that the search would take, how likely it is to win with it, and what it thinks of the others, the best first. */
export interface Hint extends Pick<BotHint, 'id' | 'value'> {
  readonly options: readonly Pick<BotHint['options'][number], 'id' | 'value'>[];
}

/** A vote about somebody who is absent, coming back oneself, a pause for all, a vacation, the wish to talk freely. */
export type AttendanceCommand =
  | ({ readonly type: 'absence' } & Readonly<Omit<AbsenceBody, 'seat'>>)
  | { readonly type: 'back' }
  | { readonly type: 'pause' | 'vacation' | 'talk'; readonly on: boolean };

/** A table, wherever it is kept: on a server or in this page. The source decides; the page only shows and asks. */
export interface TableSource {
  /** Somebody came by the link of a notice: what happened meanwhile is told first. */
  readonly openedForNews?: boolean;
  readonly state: TableState | null;
  subscribe(listener: () => void): () => void;
  /** Answers the decision that was shown; if another is open by now, it is refused as stale. */
  answer(answer: Readonly<AnswerBody>): Promise<void>;
  /** Gives several answers as one: all of them, or none. */
  go(path: Readonly<PathBody>): Promise<void>;
  /** Looks along a path of answers; nothing changes by it. */
  preview(path: Readonly<PreviewBody>): Promise<Preview>;
  undo(seat: Seat): Promise<void>;
  odds(asked: Readonly<OddsBody>, signal?: AbortSignal): Promise<Odds | null>;
  hint(asked: Readonly<Omit<AnswerBody, 'option'>>): Promise<Hint>;
  chat(seat: Seat, text: string): Promise<void>;
  vote(seat: Seat, agree: boolean): Promise<void>;
  rollback(seat: Seat, answers: number): Promise<void>;
  /** Says something about clocks, and about those who are not there. */
  attend(seat: Seat, command: AttendanceCommand): Promise<void>;
  /** The whole record as text, once the game is over or at a table of one's own. */
  record(): Promise<string>;
  close(): void;
}

/** The question as it was, if it is still the same one: whoever looks at it need not look anew. */
export function steady(before: OpenAsk | null | undefined, now: OpenAsk | null): OpenAsk | null {
  return before != null && now !== null && before.decision === now.decision ? before : now;
}
