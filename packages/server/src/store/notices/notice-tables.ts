/**
 * The tables of notices, in words that both databases understand. Released with a step of each schema: never changed, only added to by
 * a later step.
 */
export const NOTICE_TABLES: readonly string[] = [
  `create table notice_holders (id text primary key, key_hash text not null, feed_hash text not null, settings text not null,
    created_at bigint not null)`,
  'create unique index notice_holders_key on notice_holders (key_hash)',
  'create unique index notice_holders_feed on notice_holders (feed_hash)',
  `create table notice_channels (id text primary key, holder_id text not null, kind text not null, address text not null,
    name text not null, events text not null, digest integer not null, state text not null, failures integer not null,
    error text, error_at bigint, sent_at bigint, created_at bigint not null)`,
  'create index notice_channels_holder on notice_channels (holder_id)',
  `create table notice_seats (table_id text not null, seat integer not null, holder_id text not null, secret_hash text not null,
    wants text not null, until bigint, primary key (table_id, seat, holder_id))`,
  'create index notice_seats_holder on notice_seats (holder_id)',
  `create table notices (id text primary key, holder_id text not null, channel_id text not null, table_id text not null,
    seat integer not null, kind text not null, rev integer not null, at bigint not null, due_at bigint not null,
    state text not null, batch bigint, attempts integer not null, claimed_until bigint not null, about text)`,
  `create index notices_pending on notices (due_at) where state = 'pending'`,
  'create index notices_seat on notices (table_id, seat)',
  'create index notices_holder on notices (holder_id, at)',
];
