import Type, { type Static } from 'typebox';
import { exact, GameId, MailAddress, Moment, Name, nullable, Proof, SeatNumber, TableId } from './parts.ts';

/** What somebody who does not look is told of. */
export const NoticeKind = Type.Union([
  /** A table has begun to wait for him. */
  Type.Literal('turn'),
  /** Most of his time is gone. */
  Type.Literal('reminder'),
  /** His time is up: the rules have answered for him. */
  Type.Literal('lapse'),
  /** The table asks everybody something beside the game. */
  Type.Literal('vote'),
  Type.Literal('end'),
  /** Another sits where somebody sat. */
  Type.Literal('replaced'),
  Type.Literal('chat'),
]);
export type NoticeKind = Static<typeof NoticeKind>;

export const NOTICE_KINDS: readonly NoticeKind[] = ['turn', 'reminder', 'lapse', 'vote', 'end', 'replaced', 'chat'];

/** The services that take a message at an address of their own. */
export const WebhookKind = Type.Union([
  Type.Literal('discord'),
  Type.Literal('slack'),
  Type.Literal('ntfy'),
  Type.Literal('json'),
]);
export type WebhookKind = Static<typeof WebhookKind>;

export type ChannelKind = 'push' | 'mail' | WebhookKind;

/** A time of the day, "22:00". */
export const DayTime = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

export const NoticeSettings = exact({
  language: Type.Union([Type.Literal('en'), Type.Literal('it')]),
  /** By which the times of the day are meant: "Europe/Rome". */
  zone: Type.String({ pattern: '^[A-Za-z0-9_+/-]{1,40}$' }),
  /** Nothing is sent from then to then; afterwards one summary. */
  quiet: nullable(exact({ from: DayTime, to: DayTime })),
  /** What leaves less than two hours is sent all the same. */
  urgent: Type.Boolean(),
  /** When a digest is sent. */
  digest: DayTime,
});
export type NoticeSettings = Static<typeof NoticeSettings>;

/** What a browser says of its push service. */
export const PushSubscription = exact({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https?://' }),
  keys: exact({
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{80,100}=*$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{20,30}=*$' }),
  }),
});
export type PushSubscription = Static<typeof PushSubscription>;

const Events = Type.Array(NoticeKind, { maxItems: 7, uniqueItems: true });

/** POST /api/notices/channels: it is tried before it is kept. */
export const NewChannel = Type.Union([
  exact({ kind: Type.Literal('push'), name: Name, subscription: PushSubscription }),
  exact({
    kind: Type.Literal('mail'),
    address: MailAddress,
  }),
  exact({ kind: WebhookKind, url: Type.String({ maxLength: 1000, pattern: '^https?://' }) }),
]);
export type NewChannel = Static<typeof NewChannel>;

/** PATCH /api/notices/channels/:channel */
export const ChangeChannel = exact({
  on: Type.Optional(Type.Boolean()),
  events: Type.Optional(Events),
  /** All of a day in one message. */
  digest: Type.Optional(Type.Boolean()),
});
export type ChangeChannel = Static<typeof ChangeChannel>;

/**
 * `unconfirmed`: a mail address whose owner has not said yes. `paused`: three messages in a row did not arrive. `gone`: the other side
 * has said that the address is no more, and it is forgotten.
 */
export const ChannelState = Type.Union([
  Type.Literal('on'),
  Type.Literal('off'),
  Type.Literal('unconfirmed'),
  Type.Literal('paused'),
  Type.Literal('gone'),
]);
export type ChannelState = Static<typeof ChannelState>;

export const ChannelInfo = exact({
  id: Type.String(),
  kind: Type.Union([Type.Literal('push'), Type.Literal('mail'), WebhookKind]),
  /** Enough of the address to know it by. */
  name: Type.String(),
  events: Events,
  digest: Type.Boolean(),
  state: ChannelState,
  /** Why the last message did not arrive; null once one has. */
  error: nullable(exact({ at: Moment, text: Type.String() })),
  sentAt: nullable(Moment),
});
export type ChannelInfo = Static<typeof ChannelInfo>;

export const Wants = Type.Union([Type.Literal('all'), Type.Literal('no-chat'), Type.Literal('none')]);
export type Wants = Static<typeof Wants>;

/** PUT /api/notices/seats: the seat whose secret this is tells whoever holds the key; by the key of a device, those that its ring holds. */
export const SeatWant = exact({
  table: TableId,
  secret: Proof,
  wants: Wants,
  /** Until when it is muted; null: for good. */
  until: Type.Optional(nullable(Moment)),
});
export type SeatWant = Static<typeof SeatWant>;

export const SeatNotices = exact({
  table: TableId,
  seat: SeatNumber,
  game: GameId,
  wants: Wants,
  until: nullable(Moment),
});
export type SeatNotices = Static<typeof SeatNotices>;

/** GET /api/notices: everything of whoever holds the key. */
export const Notices = exact({
  settings: NoticeSettings,
  channels: Type.Array(ChannelInfo),
  seats: Type.Array(SeatNotices),
  /** What this house can send: the public key of its pushes; whether mail, and webhooks. */
  house: exact({ push: Type.String(), mail: Type.Boolean(), webhooks: Type.Boolean() }),
  /** Addresses that read only, and that nobody guesses; null if the house has no public address. */
  feed: nullable(exact({ atom: Type.String(), calendar: Type.String() })),
});
export type Notices = Static<typeof Notices>;

/** What came of a test. */
export const ChannelTested = exact({
  arrived: Type.Boolean(),
  error: nullable(Type.String()),
  channel: nullable(ChannelInfo),
});
export type ChannelTested = Static<typeof ChannelTested>;
