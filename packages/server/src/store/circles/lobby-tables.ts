/**
 * What the lobby and the circles need, in words that both databases understand. Released with a step of each schema: never changed, only
 * added to by a later step.
 */
export const LOBBY_TABLES: readonly string[] = [
  'alter table tables add column circle text',
  'alter table tables add column lobby text',
  'create index tables_circle on tables (circle) where circle is not null',
  `create index statuses_finished on statuses (updated_at) where public = 1 and phase = 'over'`,
  `create index statuses_lobby on statuses (updated_at) where phase = 'lobby'`,
  `create table circles (id text primary key, link_hash text not null, owner_hash text not null, client_hash text not null,
    name text not null, language text not null, hook_kind text, hook_address text, hook_failures integer not null,
    hook_error text, created_at bigint not null)`,
  'create index circles_client on circles (client_hash)',
  `create table circle_news (table_id text primary key, circle_id text not null, due_at bigint not null,
    attempts integer not null, claimed_until bigint not null)`,
  'create index circle_news_due on circle_news (due_at)',
  'create index circle_news_circle on circle_news (circle_id)',
];
