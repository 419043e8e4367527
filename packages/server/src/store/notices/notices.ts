import type { ChannelKind, ChannelState, NoticeKind, NoticeSettings, Wants } from '@tabula/protocol';

/** Something to be told to whoever holds a seat, as it is written with the event that causes it. Who wants none gets no row. */
export interface NewNotice {
  readonly seat: number;
  /** The seat's secret, as a hash: whoever holds it is told. */
  readonly secretHash: string;
  readonly kind: NoticeKind;
  /** The table's `rev` since which it is true; of what was said, its number. */
  readonly rev: number;
  readonly at: number;
  /** When it is looked whether it is to be sent. */
  readonly dueAt: number;
  /** The name it is about, if it is about somebody. */
  readonly about: string | null;
}

/**
 * `pending` rows wait for their moment. One without a channel is *told* (it stands, and a row for each channel goes with that) or *dropped*;
 * one of a channel is *sent*, *dropped* or *failed*.
 */
export type NoticeState = 'pending' | 'told' | 'sent' | 'dropped' | 'failed';

/** A row of the outbox. */
export interface NoticeRow extends Omit<NewNotice, 'secretHash'> {
  /** The same for the same thing, however often it is written or sent. */
  readonly id: string;
  readonly holder: string;
  /** The channel by which it goes; null while it is not known whether it goes at all. */
  readonly channel: string | null;
  readonly table: string;
  readonly state: NoticeState;
  /** Rows of a channel with the same moment here go as one message. */
  readonly batch: number | null;
  readonly attempts: number;
}

/** Whom notices are for: today whoever has a key that a device made; a key ring will own the same row. */
export interface HolderRow {
  readonly id: string;
  /** The device's key, as a hash. */
  readonly keyHash: string;
  /** The key of the addresses that read only, as a hash. */
  readonly feedHash: string;
  /** How often those addresses were renewed. */
  readonly feedNo: number;
  readonly settings: NoticeSettings;
  readonly createdAt: number;
}

/** A way by which somebody is reached. */
export interface ChannelRow {
  readonly id: string;
  readonly holder: string;
  /** The device of a key ring that has added it, if one has. */
  readonly device: string | null;
  readonly kind: ChannelKind;
  /** What a message needs to arrive: a push subscription as JSON, a mail address, the address of a webhook. */
  readonly address: string;
  readonly name: string;
  readonly events: readonly NoticeKind[];
  readonly digest: boolean;
  readonly state: ChannelState;
  /** Messages in a row that did not arrive. */
  readonly failures: number;
  readonly error: string | null;
  readonly errorAt: number | null;
  readonly sentAt: number | null;
  readonly createdAt: number;
}

/** A seat whose holder wants to be told. */
export interface SeatLink {
  readonly holder: string;
  readonly table: string;
  readonly seat: number;
  readonly secretHash: string;
  readonly wants: Wants;
  readonly until: number | null;
}

/** Everything about notices, to be taken elsewhere. */
export interface WholeNotices {
  readonly holders: readonly HolderRow[];
  readonly channels: readonly ChannelRow[];
  readonly links: readonly SeatLink[];
  readonly rows: readonly NoticeRow[];
  readonly keys: readonly { readonly name: string; readonly value: string }[];
}
