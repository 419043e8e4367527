import { ChannelInfo, ChannelState, NoticeKind, Wants } from '@tabula/protocol';
import type { Selectable } from 'kysely';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Database } from '../schema.ts';
import type { ChannelRow, NoticeRow, SeatLink } from './notices.ts';

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
  const { holderId, events, digest, errorAt, sentAt, createdAt, ...rest } = row;
  return {
    ...rest,
    holder: holderId,
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
