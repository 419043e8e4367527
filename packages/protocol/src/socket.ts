import Type, { type Static } from 'typebox';
import { ChatMessage, COMMANDS, PreviewBody, PreviewReply } from './commands.ts';
import { ErrorDetail } from './errors.ts';
import { ChangedMessage, GameMessage } from './game.ts';
import { exact, Moment, nullable, Proof, SeatNumber, Seq, TableId } from './parts.ts';
import { TableInfo } from './tables.ts';

/** The client's number for a request; the reply carries it. */
export const RequestId = Type.Integer({ minimum: 0, maximum: 2_000_000_000 });

/** First word on a socket, and again to look at another table. */
export const Hello = exact({
  type: Type.Literal('hello'),
  table: TableId,
  secrets: Type.Array(Proof, { maxItems: 100 }),
  /** The last `seq` the page has seen of this table: then only what is new comes. */
  seq: Type.Optional(Seq),
  /** The page puts views together from what changed in them: `changed` may come instead of `game`. */
  changes: Type.Optional(Type.Boolean()),
});

const request = <T extends string, P extends Parameters<typeof exact>[0]>(type: T, properties: P) =>
  exact({ type: Type.Literal(type), id: RequestId, ...properties });

/** What a page may say. Whatever changes something carries an id and is answered with `done` or `error`, a preview with `previewed`. */
export const ClientMessage = Type.Union([
  Hello,
  request('answer', COMMANDS.answer.properties),
  request('path', COMMANDS.path.properties),
  request('preview', PreviewBody.properties),
  request('undo', COMMANDS.undo.properties),
  request('rollback', COMMANDS.rollback.properties),
  request('vote', COMMANDS.vote.properties),
  request('chat', COMMANDS.chat.properties),
  request('absence', COMMANDS.absence.properties),
  request('back', COMMANDS.back.properties),
  request('pause', COMMANDS.pause.properties),
  request('vacation', COMMANDS.vacation.properties),
  request('talk', COMMANDS.talk.properties),
  exact({ type: Type.Literal('ping') }),
]);
export type ClientMessage = Static<typeof ClientMessage>;

/** What a page is at the table. */
export const You = exact({
  seats: Type.Array(SeatNumber),
  owner: Type.Boolean(),
  /** May look at the game at all. */
  spectator: Type.Boolean(),
});
export type You = Static<typeof You>;

/** The answer to a hello. A `game` message follows if the game has started, the page may see it and has not seen it. */
export const Welcome = exact({
  type: Type.Literal('welcome'),
  protocol: Type.Literal(1),
  table: TableInfo,
  you: You,
  chat: Type.Array(ChatMessage),
  /** What the server's clock says. */
  now: Moment,
});

/** What the server may say. */
export const ServerMessage = Type.Union([
  Welcome,
  GameMessage,
  ChangedMessage,
  exact({ type: Type.Literal('table'), table: TableInfo }),
  exact({ type: Type.Literal('chat'), message: ChatMessage }),
  exact({
    type: Type.Literal('done'),
    id: RequestId,
    seq: Type.Optional(Seq),
    decision: Type.Optional(Seq),
    answers: Type.Optional(Seq),
  }),
  exact({ type: Type.Literal('previewed'), id: RequestId, ...PreviewReply.properties }),
  exact({
    type: Type.Literal('error'),
    id: nullable(RequestId),
    error: ErrorDetail,
  }),
  exact({ type: Type.Literal('pong') }),
]);
export type ServerMessage = Static<typeof ServerMessage>;

/** Why the server closed a socket. After the first three a page connects again, after the others it must not. */
export const CLOSE = {
  /** The server stops or starts anew. */
  restart: 1012,
  /** The page did not take what it was sent. */
  slow: 4001,
  /** Nothing was heard of the page. */
  silent: 4002,
  /** The page says things that are no messages. */
  nonsense: 4003,
  /** Too many sockets or too many messages from one address. */
  crowd: 4004,
} as const;
