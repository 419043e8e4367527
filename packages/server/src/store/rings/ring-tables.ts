/**
 * The tables of key rings, in words that both databases understand. Released with a step of each schema: never changed, only added to by
 * a later step. Everything that opens something is kept as a hash.
 */
export const RING_TABLES: readonly string[] = [
  `create table rings (id text primary key, code_hash text, mail text, mail_at bigint, created_at bigint not null)`,
  'create unique index rings_code on rings (code_hash) where code_hash is not null',
  'create index rings_mail on rings (mail) where mail is not null',
  `create table ring_devices (id text primary key, ring_id text not null, secret_hash text not null, name text not null,
    came_by text not null, channel_id text, created_at bigint not null, seen_at bigint not null, told_at bigint not null)`,
  'create unique index ring_devices_secret on ring_devices (secret_hash)',
  'create index ring_devices_ring on ring_devices (ring_id)',
  'create table ring_seats (ring_id text not null, hash text not null, next_hash text, primary key (ring_id, hash))',
  'create index ring_seats_hash on ring_seats (hash)',
  'create table ring_known (device_id text not null, hash text not null, primary key (device_id, hash))',
  'create index ring_known_hash on ring_known (hash)',
  `create table ring_passes (id text primary key, kind text not null, ring_id text not null, state text not null,
    device_hash text not null, device_name text not null, number integer not null, choices text not null,
    code_hash text not null, data text not null, wrong integer not null, asked_at bigint not null, expires_at bigint not null)`,
  'create index ring_passes_ring on ring_passes (ring_id)',
  'create index ring_passes_device on ring_passes (device_hash)',
  'create index ring_passes_expires on ring_passes (expires_at)',
  `create table ring_passkeys (id text primary key, ring_id text not null, public_key text not null, counter bigint not null,
    transports text not null, name text not null, created_at bigint not null, used_at bigint)`,
  'create index ring_passkeys_ring on ring_passkeys (ring_id)',
  'create table ring_signouts (secret_hash text primary key, at bigint not null)',
  'create index ring_signouts_at on ring_signouts (at)',
  'create index seats_secret on seats (secret_hash) where secret_hash is not null',
  'create index tables_owner on tables (owner_hash)',
];

/** Who has added what, and who has left for where: so that a sign-out takes it all back. */
export const RING_TRACES: readonly string[] = [
  'alter table rings add column mail_by text',
  'alter table ring_devices add column left_at bigint',
  'alter table ring_passkeys add column device_id text',
  'alter table notice_channels add column device_id text',
  'alter table notice_holders add column feed_no integer not null default 0',
];
