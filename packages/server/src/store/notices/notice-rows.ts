import { ChannelInfo, ChannelState, NoticeKind, NoticeSettings, Wants } from '@tabula/protocol';
import type { Selectable } from 'kysely';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Database } from '../schema.ts';
import type { ChannelRow, HolderRow, NoticeRow, SeatLink } from './notices.ts';

/** A row as a database returns it to whoever asked in raw words. */
export type Row = Readonly<Record<string, unknown>>;

/** What a row of the outbox is called: the same for the same thing, whoever writes it and however often. */
export function noticeId(table: string, seat: number, kind: NoticeKind, rev: number): string {
  return `${table}.${seat}.${kind}.${rev}`;
}

/** A row of the outbox as the database has it. */
export type NoticeColumns = Selectable<Database['notices']>;

const State = Type.Union([
  Type.Literal('pending'),
  Type.Literal('told'),
  Type.Literal('sent'),
  Type.Literal('dropped'),
  Type.Literal('failed'),
]);

function read<T extends Type.TSchema>(schema: T, value: unknown): Static<T> {
  return Value.Parse(schema, value);
}

const orNull = (moment: number | null) => (moment === null ? null : Number(moment));

export function toNotice(row: NoticeColumns): NoticeRow {
  const { holderId, channelId, tableId, claimedUntil: _claimed, at, dueAt, batch, ...rest } = row;
  return {
    ...rest,
    holder: holderId,
    channel: channelId === '' ? null : channelId,
    table: tableId,
    kind: read(NoticeKind, row.kind),
    state: read(State, row.state),
    at: Number(at),
    dueAt: Number(dueAt),
    batch: orNull(batch),
  };
}

export function toChannel(row: Selectable<Database['noticeChannels']>): ChannelRow {
  const { holderId, deviceId, events, digest, errorAt, sentAt, createdAt, ...rest } = row;
  return {
    ...rest,
    holder: holderId,
    device: deviceId,
    kind: read(ChannelInfo.properties.kind, row.kind),
    state: read(ChannelState, row.state),
    events: read(ChannelInfo.properties.events, JSON.parse(events)),
    digest: digest !== 0,
    errorAt: orNull(errorAt),
    sentAt: orNull(sentAt),
    createdAt: Number(createdAt),
  };
}

export function toLink({ tableId, holderId, wants, until, ...row }: Selectable<Database['noticeSeats']>): SeatLink {
  return { ...row, table: tableId, holder: holderId, wants: read(Wants, wants), until: orNull(until) };
}

/** The same by the names in the code. */
export function camelCased(row: Row): NoticeColumns {
  const named = Object.entries(row).map(([name, value]) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(named);
}

export function fromHolder({ settings, createdAt, ...row }: Selectable<Database['noticeHolders']>): HolderRow {
  return { ...row, settings: Value.Parse(NoticeSettings, JSON.parse(settings)), createdAt: Number(createdAt) };
}

export function fromChannel({ holder, device, events, digest, ...row }: ChannelRow): Database['noticeChannels'] {
  return { ...row, holderId: holder, deviceId: device, events: JSON.stringify(events), digest: Number(digest) };
}

export function fromNotice({ holder, channel, table, ...row }: NoticeRow): Database['notices'] {
  return { ...row, holderId: holder, channelId: channel ?? '', tableId: table, claimedUntil: 0 };
}
