import Type, { type Static } from 'typebox';
import { AbsenceBody, BackBody, SwitchBody } from './clock.ts';
import { Ask } from './game.ts';
import { ChatText, exact, Key, Moment, nullable, OptionId, Plain, SeatNumber, Seq } from './parts.ts';

/** POST /api/tables/:id/answers, and over the socket. A standing order is given the same way, and at any decision. */
export const AnswerBody = exact({ seat: SeatNumber, decision: Seq, option: OptionId });
export type AnswerBody = Static<typeof AnswerBody>;

/** The most answers that are given as one. */
const LONGEST_PATH = 24;

/**
 * POST /api/tables/:id/path, and over the socket: several answers of a seat as one, the first for the decision that is open. All of them
 * are taken, or none; only the last may throw dice, show something hidden or lead to another seat.
 */
export const PathBody = exact({
  seat: SeatNumber,
  decision: Seq,
  path: Type.Array(OptionId, { minItems: 1, maxItems: LONGEST_PATH }),
});
export type PathBody = Static<typeof PathBody>;

/** POST /api/tables/:id/preview, and over the socket: where such a path would lead. */
export const PreviewBody = exact({ ...PathBody.properties, path: Type.Array(OptionId, { maxItems: LONGEST_PATH }) });
export type PreviewBody = Static<typeof PreviewBody>;

/** As far as the seat may know. Nothing is stored, and nobody else hears of it. */
export const Preview = exact({
  /** How many answers of the path were walked: not one that throws dice, shows something hidden, ends the game or is secret. */
  walked: Type.Integer({ minimum: 0 }),
  /** Why it leads no further; null if the seat is asked again. */
  end: nullable(
    Type.Union([Type.Literal('chance'), Type.Literal('revealed'), Type.Literal('other-seat'), Type.Literal('over')]),
  ),
  /** What the seat would see there, and be asked. */
  view: Plain,
  ask: nullable(Ask),
  /** Nothing is under way there: what was begun is done. */
  rests: Type.Boolean(),
  /** The events that would be told on the way. */
  events: Type.Array(Plain),
});
export const PreviewReply = exact({ preview: Preview });
export type PreviewReply = Static<typeof PreviewReply>;

/** What became of an answer, an undo, a roll-back: the event it is, and the decision that is open now. */
export const Accepted = exact({ seq: Seq, decision: Seq, answers: Seq });
export type Accepted = Static<typeof Accepted>;

/** Taking back names the position it means (its `seq`), so that a retry does not take back twice. */
export const UndoBody = exact({ seat: SeatNumber, seq: Seq });
export type UndoBody = Static<typeof UndoBody>;

/** Asks to go back to the first `answers` answers. To ask the same again is to agree to it. */
export const RollbackBody = exact({ seat: SeatNumber, answers: Seq });
export type RollbackBody = Static<typeof RollbackBody>;

/** A vote names the question it answers: how many answers would remain, and the event after which it was asked. */
export const VoteBody = exact({ seat: SeatNumber, agree: Type.Boolean(), answers: Seq, seq: Seq });
export type VoteBody = Static<typeof VoteBody>;

/** With a `key` it is said once, however often it is sent. */
export const ChatBody = exact({ seat: SeatNumber, text: ChatText, key: Type.Optional(Key) });
export type ChatBody = Static<typeof ChatBody>;

export const ChatMessage = exact({
  id: Type.Integer(),
  seat: SeatNumber,
  name: Type.String(),
  text: Type.String(),
  at: Moment,
  /** The key it was sent with. */
  key: Type.Optional(Key),
});
export type ChatMessage = Static<typeof ChatMessage>;

/** `path`: own answers that would be given before it. */
export const OddsBody = exact({
  seat: SeatNumber,
  decision: Seq,
  path: Type.Optional(PreviewBody.properties.path),
  option: OptionId,
});
export type OddsBody = Static<typeof OddsBody>;
export const OddsReply = exact({
  odds: nullable(
    exact({
      samples: Type.Integer(),
      outcomes: Type.Array(exact({ outcome: Type.String(), share: Type.Number() })),
      figures: Type.Record(Type.String(), Type.Number()),
    }),
  ),
});
export type OddsReply = Static<typeof OddsReply>;

export const HintBody = exact({ seat: SeatNumber, decision: Seq });
export const HintReply = exact({
  hint: exact({
    id: OptionId,
    value: Type.Number(),
    options: Type.Array(Type.Object({ id: OptionId, value: Type.Number() })),
  }),
});
export type HintReply = Static<typeof HintReply>;

/** What a seat does in a game, by request or over the socket: one body for both. */
export const COMMANDS = {
  answer: AnswerBody,
  path: PathBody,
  undo: UndoBody,
  rollback: RollbackBody,
  vote: VoteBody,
  chat: ChatBody,
  absence: AbsenceBody,
  back: BackBody,
  pause: SwitchBody,
  vacation: SwitchBody,
  talk: SwitchBody,
} as const;
export type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES: readonly CommandName[] = [
  'answer',
  'path',
  'undo',
  'rollback',
  'vote',
  'chat',
  'absence',
  'back',
  'pause',
  'vacation',
  'talk',
];
export type CommandBody<K extends CommandName> = Static<(typeof COMMANDS)[K]>;
