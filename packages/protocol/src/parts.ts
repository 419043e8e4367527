import Type, { type Static, type TProperties, type TSchema } from 'typebox';

/** An object that says exactly what is written here: an unknown word is a mistake, not a gift. */
export function exact<P extends TProperties>(properties: P) {
  return Type.Object(properties, { additionalProperties: false });
}

export function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** A table's name in addresses: public to whoever has the link, and not to be guessed (96 bits). */
export const TableId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });

/** A seat, an invitation, a table's owner, a spectator: whoever holds the secret (192 bits) is it. */
export const SECRET_FORM = '^[A-Za-z0-9_-]{32}$';
export const Secret = Type.String({ pattern: SECRET_FORM });

/** What a browser makes up once, to be known by: whoever has it holds what its key ring holds. */
export const DEVICE_FORM = '^~[A-Za-z0-9_-]{32}$';
export const DeviceKey = Type.String({ pattern: DEVICE_FORM });

/** What shows who somebody is: a secret of his, or the key of his device. */
export const PROOF_FORM = '^~?[A-Za-z0-9_-]{32}$';
export const Proof = Type.String({ pattern: PROOF_FORM });

/**
 * What a client makes up, at random and as long as a secret, for something that must not happen twice: whoever asks again
 * with the same key, because no reply came, gets the same reply.
 */
export const Key = Type.String({ pattern: SECRET_FORM });

export const GameId = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });

export const SeatNumber = Type.Integer({ minimum: 0, maximum: 98 });

/** Counts the events of a game: answers, undos, roll-backs. It only ever grows. */
export const Seq = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

/** Nothing that climbs over the lines above and below it: at most two combining marks in a row. */
const NO_TOWERS = '(?!.*[\\p{Mn}\\p{Me}]{3})';

/** Nothing that turns around the direction of what stands beside it. */
const NO_TURNS = '(?!.*[\\u202a-\\u202e\\u2066-\\u2069])';

/** Letters that nobody sees: fillers, joiners, the blank of Braille. */
const UNSEEN = '\\p{Default_Ignorable_Code_Point}\\u2800';

/** What people call themselves. Pages show it as text, never as markup. */
export const Name = Type.String({
  minLength: 1,
  maxLength: 30,
  pattern: `^${NO_TOWERS}[^\\p{C}\\p{Z}${UNSEEN}]+(?: [^\\p{C}\\p{Z}${UNSEEN}]+)*$`,
});

/** Nothing that nobody sees: mail programs leave it out, and the same box has many names. */
export const MailAddress = Type.String({
  maxLength: 200,
  pattern: '^[^\\s\\p{C}@<>,;:"()\\[\\]\\\\]+@[^\\s\\p{C}@<>,;:"()\\[\\]\\\\]+$',
});

/** What people say at a table. */
export const ChatText = Type.String({
  minLength: 1,
  maxLength: 500,
  pattern: `^${NO_TOWERS}${NO_TURNS}[^\\p{Cc}\\p{Cs}\\p{Cn}]*[^\\p{C}\\p{Z}][^\\p{Cc}\\p{Cs}\\p{Cn}]*$`,
});

/** The id of an option, as the rules list it: "claim ankara". */
export const OptionId = Type.String({ minLength: 1, maxLength: 200 });

export const LevelName = Type.Union([Type.Literal('easy'), Type.Literal('normal'), Type.Literal('hard')]);
export type LevelName = Static<typeof LevelName>;

/** What somebody is like: what one of our bots is a little fonder of than would be best. */
export const CharacterId = Type.Union([
  Type.Literal('aggressor'),
  Type.Literal('builder'),
  Type.Literal('trader'),
  Type.Literal('avenger'),
]);
export type CharacterId = Static<typeof CharacterId>;

/**
 * One of our bots: a level; with what it gives away, in Elo (`hard-200`: 100 to 500, not for `easy`); with a character (`normal:trader`); or both
 * (`hard-200:trader`).
 */
export const OurBotName = Type.Unsafe<
  LevelName | `${LevelName}-${number}` | `${LevelName}:${CharacterId}` | `${LevelName}-${number}:${CharacterId}`
>(Type.String({ pattern: '^(easy|(normal|hard)(-[1-5]00)?)(:(aggressor|builder|trader|avenger))?$' }));
export type OurBotName = Static<typeof OurBotName>;

/** An engine of other people, by the name that the operator of the server gave it: "engine:alpha". */
export const EngineName = Type.Unsafe<`engine:${string}`>(Type.String({ pattern: '^engine:[a-z0-9-]{1,32}$' }));
export type EngineName = Static<typeof EngineName>;

/** Who answers at a seat without a person: one of our bots, or an engine. */
export const BotName = Type.Union([OurBotName, EngineName]);
export type BotName = Static<typeof BotName>;

export const Settings = Type.Record(
  Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }),
  Type.String({ minLength: 1, maxLength: 40 }),
  { maxProperties: 40 },
);

/** How many seconds a seat has to answer; null: as long as it likes. */
export const Time = nullable(Type.Integer({ minimum: 1, maximum: 30 * 24 * 60 * 60 }));

/** Milliseconds since 1970, by the server's clock: until the last moment that a calendar has. */
export const Moment = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 });

/** Plain data of a game: the server passes it on and does not look into it. */
export const Plain = Type.Unknown();
