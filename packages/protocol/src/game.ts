import Type, { type Static } from 'typebox';
import { ClockInfo } from './clock.ts';
import { exact, Moment, nullable, OptionId, Plain, SeatNumber, Seq, TableId } from './parts.ts';
import { Result } from './tables.ts';

/** An option, with its kind and arguments (numbers and words). */
export const Option = Type.Object({ id: OptionId, kind: Type.String() });

export const Ask = exact({
  prompt: Plain,
  options: Type.Array(Option),
  /** What one would expect and may not choose now, and why. */
  barred: Type.Array(exact({ option: Option, reason: Type.String(), rule: Type.String(), args: Type.Optional(Plain) })),
});

/** What a seat may settle at any time, asked or not: it gives one of `values` as an answer; `now` is in force. */
export const Order = exact({ name: Plain, values: Type.Array(Option), now: OptionId });

/** What one seat (or with null a spectator) may know. */
export const Viewer = exact({
  seat: nullable(SeatNumber),
  view: Plain,
  /** The log after `since` answers: `{event, at, to?}` in order. */
  log: Type.Array(Plain),
  ask: nullable(Ask),
  orders: Type.Array(Order),
  /** After how many answers the seat had given its last one (0: none); log entries with a greater `at` came after it. */
  answered: Seq,
  /** Why the seat cannot take its last answer back; null if it can. */
  barrier: nullable(Type.String()),
});
export type Viewer = Static<typeof Viewer>;

/** The position, for each viewer that the one who gets it may be. */
export const GameMessage = exact({
  type: Type.Literal('game'),
  table: TableId,
  seq: Seq,
  /**
   * Names the open decision; an answer says which one it is for. It never comes back, not even after an undo, which gives the decision a
   * new name for whoever took something back.
   */
  decision: Seq,
  answers: Seq,
  /** Log entries with `at` up to this stay as they are; `log` comes after them. -1: nothing stays. */
  since: Type.Integer({ minimum: -1 }),
  waiting: Type.Array(SeatNumber),
  /** Since when the open decision waits, and when the clock answers it (null: never). */
  askedAt: Moment,
  dueAt: nullable(Moment),
  /** The clocks of the seats, where the table has a pace. */
  clock: Type.Optional(ClockInfo),
  commitment: Type.String(),
  /** The seed, once the game is over. */
  seed: nullable(Type.String()),
  result: nullable(Result),
  /**
   * What led here; `timeout` is an answer that the clock gave. Of an `order` nobody hears whose it is, nor of an `undo`,
   * which may take one back: there `seat` is null.
   */
  last: exact({
    kind: Type.Union([
      Type.Literal('start'),
      Type.Literal('answer'),
      Type.Literal('order'),
      Type.Literal('timeout'),
      Type.Literal('undo'),
      Type.Literal('rollback'),
    ]),
    seat: nullable(SeatNumber),
  }),
  viewers: Type.Array(Viewer),
});
export type GameMessage = Static<typeof GameMessage>;

/**
 * A viewer whose view the page has from the message before, and what is otherwise now (changes.ts). What is not named is as it was; but nothing
 * was told where there is no `log`, and nothing is asked where there is no `ask`.
 */
const { seat, ...viewed } = Viewer.properties;
export const ChangedViewer = exact({
  seat,
  change: Type.Optional(Plain),
  log: Type.Optional(viewed.log),
  ask: Type.Optional(Ask),
  orders: Type.Optional(viewed.orders),
  answered: Type.Optional(viewed.answered),
  barrier: Type.Optional(viewed.barrier),
});
export type ChangedViewer = Static<typeof ChangedViewer>;

/**
 * A `game` message for a page that has shown event `after` on this socket and asked for changes. What is not named is as it was there; but the
 * log goes on where the answers ended if there is no `since`, and no clock runs if there is no `dueAt`.
 */
const { type: _type, table: _table, commitment: _commitment, ...positioned } = GameMessage.properties;
export const ChangedMessage = exact({
  ...positioned,
  type: Type.Literal('changed'),
  after: Seq,
  since: Type.Optional(positioned.since),
  waiting: Type.Optional(positioned.waiting),
  dueAt: Type.Optional(Moment),
  last: Type.Optional(positioned.last),
  seed: Type.Optional(positioned.seed),
  result: Type.Optional(positioned.result),
  viewers: Type.Array(ChangedViewer),
});
export type ChangedMessage = Static<typeof ChangedMessage>;
