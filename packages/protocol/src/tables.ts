import Type, { type Static } from 'typebox';
import { ClockInfo, Pace } from './clock.ts';
import { CircleInfo, InCircle, InvitationNote, TableName, Talk } from './lobby.ts';
import {
  BotName,
  CharacterId,
  EngineName,
  exact,
  GameId,
  Key,
  LevelName,
  Moment,
  Name,
  nullable,
  Proof,
  SeatNumber,
  Secret,
  Seq,
  Settings,
  TableId,
  Time,
} from './parts.ts';

/** How a seat is to be filled: by the one who asks, by whoever has the invitation, by anybody with the link, by a bot. */
export const SeatWish = Type.Union([
  exact({ kind: Type.Literal('me'), name: Name }),
  exact({ kind: Type.Literal('invited') }),
  exact({ kind: Type.Literal('open') }),
  exact({ kind: Type.Literal('bot'), level: BotName }),
]);
export type SeatWish = Static<typeof SeatWish>;

export const SeatWishes = Type.Array(SeatWish, { minItems: 1, maxItems: 99 });

/** POST /api/tables */
export const CreateTable = exact({
  game: GameId,
  settings: Type.Optional(Settings),
  seats: SeatWishes,
  /** Listed, and open to spectators without a secret. */
  public: Type.Optional(Type.Boolean()),
  /** Time to answer: afterwards the clock answers, where the rules name what is taken. */
  time: Type.Optional(Time),
  /** A clock for each seat, that settles every decision; not together with `time`. */
  pace: Type.Optional(nullable(Pace)),
  /** What the table is called, and what is said to those who are invited. */
  name: Type.Optional(TableName),
  note: Type.Optional(InvitationNote),
  /** The circle that it is made in: its members see it in their list. */
  circle: Type.Optional(InCircle),
  /** Start at once if every seat is filled. */
  start: Type.Optional(Type.Boolean()),
  /** The table and its secrets follow from it: asked again, the same table is told. */
  key: Type.Optional(Key),
});
export type CreateTable = Static<typeof CreateTable>;

/** PATCH /api/tables/:id, by the owner, before the start. */
export const ChangeTable = exact({
  settings: Type.Optional(Settings),
  public: Type.Optional(Type.Boolean()),
  time: Type.Optional(Time),
  pace: Type.Optional(nullable(Pace)),
  name: Type.Optional(TableName),
  note: Type.Optional(InvitationNote),
});
export type ChangeTable = Static<typeof ChangeTable>;

/**
 * POST /api/tables/:id/claim: with the invitation of one seat, with the one for every free seat (`join`), or without one for an open
 * seat; the first that is free, or the one named. With a `secret` that the client made, that one is the seat's; asked again, the same seat is told.
 */
export const ClaimSeat = exact({
  name: Name,
  secret: Type.Optional(Secret),
  invite: Type.Optional(Secret),
  join: Type.Optional(Secret),
  seat: Type.Optional(SeatNumber),
});
export type ClaimSeat = Static<typeof ClaimSeat>;

/**
 * A seat as everybody sees it. `invited` and `open` wait for somebody. `level` is that of the bot that answers there: where the seat
 * is not a bot's it is the regent of the person who is named, and an `open` one is played by it until somebody takes the place.
 */
export const SeatInfo = exact({
  seat: SeatNumber,
  kind: Type.Union([Type.Literal('human'), Type.Literal('invited'), Type.Literal('open'), Type.Literal('bot')]),
  name: nullable(Type.String()),
  level: nullable(BotName),
  online: Type.Boolean(),
  /** The person has given up: a regent plays on, and the seat counts last. */
  resigned: Type.Optional(Type.Literal(true)),
});
export type SeatInfo = Static<typeof SeatInfo>;

export const Status = Type.Union([Type.Literal('lobby'), Type.Literal('playing'), Type.Literal('over')]);
export type Status = Static<typeof Status>;

export const Result = exact({
  points: Type.Array(Type.Number()),
  winners: Type.Array(SeatNumber),
  ending: Type.String(),
});

/** Somebody asks to go back to the position after the first `answers` answers; it happens when every person agrees. */
export const Rollback = exact({ by: SeatNumber, answers: Seq, agreed: Type.Array(SeatNumber) });

/**
 * Why a game cannot be played on, and how many of its answers hold: it was begun by other rules (`other-rules`), or what is stored of
 * it cannot be played again (`broken`). Its record can still be had, and whoever sits there can leave.
 */
export const Trouble = exact({
  code: Type.Union([Type.Literal('other-rules'), Type.Literal('broken')]),
  message: Type.String(),
  answers: Seq,
});
export type Trouble = Static<typeof Trouble>;

/** A table as everybody with its link may know it. */
export const TableInfo = exact({
  id: TableId,
  game: GameId,
  /** Version of the rules it is played by. */
  version: Type.Integer(),
  settings: Type.Record(Type.String(), Type.String()),
  public: Type.Boolean(),
  time: Time,
  status: Status,
  seats: Type.Array(SeatInfo),
  /** Spectators that are looking on now. */
  watchers: Type.Integer(),
  /** The last event of the game. */
  seq: Seq,
  /** How many answers the game has. */
  answers: Seq,
  waiting: Type.Array(SeatNumber),
  /** Since when the open decision waits. */
  askedAt: Moment,
  /** When the clock answers for those who are waited for; null if it does not. */
  dueAt: nullable(Moment),
  /** The hash of the seed, once the game has started. */
  commitment: nullable(Type.String()),
  /** Nobody knows the seed. A game that goes on from a record is not sealed: whoever has the record knows what will come. */
  sealed: Type.Boolean(),
  result: nullable(Result),
  rollback: nullable(Rollback),
  /** Why bots and clock do not go on though it is their turn; null if they do. */
  stalled: nullable(exact({ code: Type.String(), message: Type.String() })),
  /** The table of the rematch. */
  rematch: nullable(TableId),
  /** The table this one is a rematch or a fork of. */
  from: nullable(TableId),
  createdAt: Moment,
  updatedAt: Moment,
  trouble: Type.Optional(Trouble),
  /** What it is called, who made it, what is said to those who are invited. */
  name: Type.Optional(Type.String()),
  host: Type.Optional(Type.String()),
  note: Type.Optional(Type.String()),
  /** At a public table: whether people talk freely, or by set phrases. */
  talk: Type.Optional(Talk),
  /** How much time the seats have, and how it stands; not there where no clock runs for them. */
  pace: Type.Optional(Pace),
  clock: Type.Optional(ClockInfo),
});
export type TableInfo = Static<typeof TableInfo>;

/** Secrets are told once, to whom they belong; the server keeps only their hashes. */
export const SeatSecret = exact({ seat: SeatNumber, secret: Secret });
export type SeatSecret = Static<typeof SeatSecret>;

export const NewTable = exact({
  table: TableInfo,
  owner: Secret,
  spectator: Secret,
  /** One invitation for every seat that is free, as long as one is; afterwards it lets people look on. */
  join: Secret,
  /** The seats of the one who asked. */
  seats: Type.Array(SeatSecret),
  /** One invitation for each invited seat: whoever claims with it gets a secret of his own. */
  invites: Type.Array(SeatSecret),
});
export type NewTable = Static<typeof NewTable>;

export const Claimed = exact({ table: TableInfo, seat: SeatNumber, secret: Secret });
export type Claimed = Static<typeof Claimed>;

/** PUT /api/tables/:id/seats/:seat */
export const SeatChanged = exact({
  table: TableInfo,
  secret: nullable(Secret),
  invite: nullable(Secret),
});
export type SeatChanged = Static<typeof SeatChanged>;

/** POST /api/mine: the tables a browser remembers; with the key of a device, those of its ring too. */
export const AskMine = exact({
  tables: Type.Array(exact({ id: TableId, secrets: Type.Array(Proof, { maxItems: 100 }) }), { maxItems: 100 }),
});
export type AskMine = Static<typeof AskMine>;

export const MyTable = exact({
  table: TableInfo,
  seats: Type.Array(SeatNumber),
  owner: Type.Boolean(),
  spectator: Type.Boolean(),
  yourTurn: Type.Boolean(),
  /** How many things were said there; nothing to whoever may not look. */
  said: Type.Integer(),
});
export type MyTable = Static<typeof MyTable>;

/** What a device is told of its ring in passing: that another one asks to be let in, which came and which left since it was last told. */
export const RingNews = exact({
  asked: Type.Boolean(),
  fresh: Type.Array(Type.String()),
  left: Type.Array(Type.String()),
});
export type RingNews = Static<typeof RingNews>;

export const Mine = exact({ tables: Type.Array(MyTable), ring: Type.Optional(RingNews) });
export type Mine = Static<typeof Mine>;

/** GET /api/lobby: the public tables. Those that look for somebody first; each list the latest first, and of a limited length. */
export const LobbyLists = exact({
  /** Not begun, with a seat that anybody may take. */
  open: Type.Array(TableInfo),
  /** Being played, with a seat that anybody may take over. */
  replacements: Type.Array(TableInfo),
  running: Type.Array(TableInfo),
  finished: Type.Array(TableInfo),
});
export type LobbyLists = Static<typeof LobbyLists>;

/** GET /api/circles/:id, by a member. */
export const CircleTables = exact({ circle: CircleInfo, tables: Type.Array(TableInfo) });
export type CircleTables = Static<typeof CircleTables>;

export const GameInfo = exact({
  id: GameId,
  version: Type.Integer(),
  title: Type.Record(Type.String(), Type.String()),
  players: exact({ min: Type.Integer(), max: Type.Integer(), usual: Type.Integer() }),
  /** The first value of a setting is the usual one. `players`: for how many a value is, where not for any number of them. */
  settings: Type.Record(
    Type.String(),
    exact({
      values: Type.Array(Type.String()),
      players: Type.Record(Type.String(), Type.Array(Type.Integer())),
    }),
  ),
  /** Whether hands or answers are hidden, so that a shared screen needs a curtain. */
  hidden: Type.Boolean(),
});

export const Games = exact({
  games: Type.Array(GameInfo),
  levels: Type.Array(
    exact({ name: LevelName, about: Type.String(), milliseconds: Type.Number(), turnMilliseconds: Type.Number() }),
  ),
  /** Whom a bot may be like, with the name that he plays under and a line about him. */
  characters: Type.Array(
    exact({ id: CharacterId, name: Type.String(), line: Type.Record(Type.String(), Type.String()) }),
  ),
  /** How much a bot may give away at most, in Elo, by hundreds. */
  mostHandicap: Type.Integer(),
  /** The engines of other people that may sit at a table here. */
  engines: Type.Array(EngineName),
});
export type Games = Static<typeof Games>;

export const ImportRecord = exact({
  record: Type.String({ minLength: 1, maxLength: 1_000_000 }),
  /** Go on from the position after so many answers; without it, from the last one. */
  at: Type.Optional(Seq),
  /** Who plays on. Without it the one who asks holds every seat. */
  seats: Type.Optional(SeatWishes),
  key: Type.Optional(Key),
});

export const ForkTable = exact({ at: Seq, seats: Type.Optional(SeatWishes), key: Type.Optional(Key) });

export const ReplayOf = exact({ table: TableInfo, record: Type.String() });
export type ReplayOf = Static<typeof ReplayOf>;

export const Health = exact({ ok: Type.Boolean(), version: Type.String(), cause: Type.Optional(Type.String()) });
