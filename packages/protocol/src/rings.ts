import Type, { type Static } from 'typebox';
import { exact, Key, MailAddress, Moment, Name, nullable, Secret, TableId } from './parts.ts';
import { MyTable } from './tables.ts';

/** PUT /api/ring/seats: what this device knows itself; from then on its ring holds it. The first time makes the ring. */
export const BringSeats = exact({
  /** "Firefox, Linux": to tell one's devices apart. */
  name: Name,
  tables: Type.Array(exact({ id: TableId, secrets: Type.Array(Secret, { maxItems: 20 }) }), { maxItems: 60 }),
  /** The key of notices that this device had before it was on a ring. */
  notices: Type.Optional(Key),
});
export type BringSeats = Static<typeof BringSeats>;

/** Whether there is a ring now, and whether somebody is told of its tables: then a new one should tell too. */
export const SeatsBrought = exact({ held: Type.Boolean(), notices: Type.Boolean() });
export type SeatsBrought = Static<typeof SeatsBrought>;

export const DeviceInfo = exact({
  id: Type.String(),
  name: Type.String(),
  /** It is the one that asks. */
  own: Type.Boolean(),
  /** It came since the one that asks was last told. */
  fresh: Type.Boolean(),
  /** Notices are pushed to it. */
  push: Type.Boolean(),
  createdAt: Moment,
  seenAt: Moment,
  /** Since when it is on another ring, with what it took along; null: it is on this one. */
  leftAt: nullable(Moment),
  /** Ways back and channels of notices that it has added. */
  added: Type.Array(
    exact({
      kind: Type.Union([Type.Literal('passkey'), Type.Literal('mail'), Type.Literal('channel')]),
      name: Type.String(),
    }),
  ),
});
export type DeviceInfo = Static<typeof DeviceInfo>;

/** A device that asks to be let in; the old one chooses the number that it shows. */
export const RingAsk = exact({ name: Type.String(), askedAt: Moment, choices: Type.Array(Type.Integer()) });
export type RingAsk = Static<typeof RingAsk>;

export const PasskeyInfo = exact({
  id: Type.String(),
  name: Type.String(),
  createdAt: Moment,
  usedAt: nullable(Moment),
});
export type PasskeyInfo = Static<typeof PasskeyInfo>;

/** GET /api/ring: a key ring as its devices see it. */
export const Ring = exact({
  devices: Type.Array(DeviceInfo),
  /** At so many tables that are not over it holds something. */
  tables: Type.Integer(),
  /** At so many of them the device that asks knows a secret itself. */
  known: Type.Integer(),
  /** When the link that lets a device in is no good any more; null if there is none. */
  linkUntil: nullable(Moment),
  ask: nullable(RingAsk),
  /** Whether there is a recovery code. It was shown once. */
  code: Type.Boolean(),
  /** The address to come back by, which has agreed. */
  mail: nullable(exact({ address: Type.String() })),
  /** The address that was asked; until it has agreed the one before counts. */
  mailAsked: nullable(Type.String()),
  passkeys: Type.Array(PasskeyInfo),
  /** What this house can do. */
  house: exact({ mail: Type.Boolean(), passkeys: Type.Boolean() }),
});
export type Ring = Static<typeof Ring>;

/** What a link carries behind the `#`: 128 bits. */
export const PassWord = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });

/** POST /api/ring/links */
export const RingLink = exact({ link: PassWord, until: Moment });
export type RingLink = Static<typeof RingLink>;

/** POST /api/ring/ask: by a device that was shown a link. Nothing is handed over yet. */
export const AskRing = exact({ link: PassWord, name: Name });
export type AskRing = Static<typeof AskRing>;

/** What comes along of the ring that a device leaves: the secrets that it knows itself, or all that the ring holds. */
export const Brings = Type.Union([Type.Literal('own'), Type.Literal('all')]);
export type Brings = Static<typeof Brings>;

/** What has become of it; the number is shown while it is `asked`. `chosen`: this device holds seats, and is asked in its turn. */
export const RingAsked = exact({
  state: Type.Union([
    Type.Literal('asked'),
    Type.Literal('chosen'),
    Type.Literal('done'),
    Type.Literal('refused'),
    Type.Literal('void'),
  ]),
  number: Type.Integer(),
  until: Moment,
  /** Which devices will hold its seats too, and at how many tables: by what it knows itself, and by its whole ring. */
  offer: Type.Optional(exact({ devices: Type.Array(Type.String()), own: Type.Integer(), all: Type.Integer() })),
});
export type RingAsked = Static<typeof RingAsked>;

/** POST /api/ring/join: by a device that holds seats, once its number was chosen; null: it does not come. */
export const JoinRing = exact({ brings: nullable(Brings) });

/** POST /api/ring/answer: the number that the new device shows; null: it is none of mine. */
export const AnswerAsk = exact({ number: nullable(Type.Integer({ minimum: 10, maximum: 99 })) });

/** POST /api/ring/code: told once. 26 letters and figures, 130 bits, in groups. */
export const RingCode = exact({ code: Type.String() });
export type RingCode = Static<typeof RingCode>;

/** POST /api/ring/recover */
export const RecoverRing = exact({ code: Type.String({ maxLength: 60 }), name: Name, brings: Type.Optional(Brings) });
export type RecoverRing = Static<typeof RecoverRing>;

const RingLanguage = Type.Union([Type.Literal('en'), Type.Literal('it')]);

/** PUT /api/ring/mail: whoever reads there is asked. */
export const RingMail = exact({ address: MailAddress, language: RingLanguage });
export type RingMail = Static<typeof RingMail>;

/** POST /api/ring/mail/ask: a mail that leads back, if this house knows the address. It does not say. */
export const AskMail = RingMail;

const MailCode = Type.String({ maxLength: 20 });

/** POST /api/ring/mail/confirm: what the link carries; or the code, on the device that has asked. */
export const ConfirmMail = Type.Union([exact({ word: PassWord }), exact({ code: MailCode })]);
export type ConfirmMail = Static<typeof ConfirmMail>;

/** POST /api/ring/mail/return: the same, to come back. */
const Comer = { name: Name, brings: Type.Optional(Brings) };
export const ReturnByMail = Type.Union([exact({ word: PassWord, ...Comer }), exact({ code: MailCode, ...Comer })]);
export type ReturnByMail = Static<typeof ReturnByMail>;

/** What a browser and the house say to each other about a passkey: by the words of the standard. */
export const PasskeyWords = Type.Object({}, { additionalProperties: true });
export const AddPasskey = exact({ name: Name, response: PasskeyWords });
export const ReturnByPasskey = exact({ ...Comer, response: PasskeyWords });

export const RenameDevice = exact({ name: Name });

/** GET /api/ring/games: what is over, the latest first. */
export const MyGames = exact({
  tables: Type.Array(MyTable),
  /** There are earlier ones: ask with `before`. */
  before: nullable(Moment),
});
export type MyGames = Static<typeof MyGames>;
