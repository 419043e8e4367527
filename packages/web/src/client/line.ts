import type { ChangedMessage, ClientMessage, GameMessage, ServerMessage } from '@tabula/protocol';
import type { OpenAsk, Preview, Viewer } from './source.ts';

/** A viewer as it travels: the log only brings what is new. */
export type SentViewer = Omit<Viewer, 'ask'> & { readonly ask: Omit<OpenAsk, 'decision'> | null };

export type SentGame = Omit<GameMessage, 'viewers'> & { readonly viewers: readonly SentViewer[] };

type ChangedViewer = Partial<Omit<SentViewer, 'seat' | 'view' | 'ask'>> & {
  readonly seat: SentViewer['seat'];
  readonly change?: unknown;
  readonly ask?: NonNullable<SentViewer['ask']>;
};

export type ChangedGame = Omit<ChangedMessage, 'viewers'> & {
  readonly viewers: readonly ChangedViewer[];
};

export type SentPreview = Omit<Preview, 'ask'> & { readonly ask: Omit<OpenAsk, 'decision'> | null };

/** What the server says (PROTOCOL.md), with the types of what it passes on unseen. */
export type Heard =
  | Exclude<ServerMessage, GameMessage | ChangedMessage | { type: 'previewed' }>
  | SentGame
  | ChangedGame
  | { readonly type: 'previewed'; readonly id: number; readonly preview: SentPreview };

/** What is asked of the server and answered with `done`, `previewed` or `error`. */
export type Command = Extract<ClientMessage, { id: number }>;

/** A way to talk with the server about a table: a socket, or requests that look like one. */
export interface Line {
  send(message: ClientMessage): void;
  close(): void;
}

/** What is asked by requests is open from the start. */
export type PollEvents = Omit<LineEvents, 'onOpen'>;

export interface LineEvents {
  readonly onOpen: () => void;
  readonly onMessage: (message: Heard) => void;
  /** The line is gone, with the reason that a socket gives. */
  readonly onClose: (code: number) => void;
}
