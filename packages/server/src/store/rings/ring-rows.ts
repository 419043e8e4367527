import type { Selectable } from 'kysely';
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { Database } from '../schema.ts';
import type { DeviceRow, PasskeyRow, PassRow, RingRow } from './rings.ts';

const Numbers = Type.Array(Type.Integer());
const Words = Type.Array(Type.String());
const Kind = Type.Union([
  Type.Literal('link'),
  Type.Literal('mail-confirm'),
  Type.Literal('mail-return'),
  Type.Literal('passkey-add'),
  Type.Literal('passkey-return'),
]);
const State = Type.Union([
  Type.Literal('open'),
  Type.Literal('asked'),
  Type.Literal('chosen'),
  Type.Literal('done'),
  Type.Literal('refused'),
  Type.Literal('void'),
]);

/** PostgreSQL gives large numbers as text. */
const orNull = (moment: number | null) => (moment === null ? null : Number(moment));

export function toRing({ mailAt, createdAt, ...row }: Selectable<Database['rings']>): RingRow {
  return { ...row, mailAt: orNull(mailAt), createdAt: Number(createdAt) };
}

export function toDevice(row: Selectable<Database['ringDevices']>): DeviceRow {
  const { ringId, channelId, createdAt, seenAt, toldAt, leftAt, ...rest } = row;
  const moments = { createdAt: Number(createdAt), seenAt: Number(seenAt), toldAt: Number(toldAt) };
  return { ...rest, ring: ringId, channel: channelId, ...moments, leftAt: orNull(leftAt) };
}

export function fromDevice({ ring, channel, ...row }: DeviceRow): Database['ringDevices'] {
  return { ...row, ringId: ring, channelId: channel };
}

export function toPass(row: Selectable<Database['ringPasses']>): PassRow {
  const { ringId, choices, askedAt, expiresAt, ...rest } = row;
  return {
    ...rest,
    ring: ringId,
    kind: Value.Parse(Kind, row.kind),
    state: Value.Parse(State, row.state),
    choices: Value.Parse(Numbers, JSON.parse(choices)),
    askedAt: Number(askedAt),
    expiresAt: Number(expiresAt),
  };
}

export function fromPass({ ring, choices, ...row }: PassRow): Database['ringPasses'] {
  return { ...row, ringId: ring, choices: JSON.stringify(choices) };
}

export function toPasskey(row: Selectable<Database['ringPasskeys']>): PasskeyRow {
  const { ringId, deviceId, transports, counter, createdAt, usedAt, ...rest } = row;
  const moments = { createdAt: Number(createdAt), usedAt: orNull(usedAt) };
  const words = Value.Parse(Words, JSON.parse(transports));
  return { ...rest, ring: ringId, device: deviceId, transports: words, counter: Number(counter), ...moments };
}

export function fromPasskey({ ring, device, transports, ...row }: PasskeyRow): Database['ringPasskeys'] {
  return { ...row, ringId: ring, deviceId: device, transports: JSON.stringify(transports) };
}
