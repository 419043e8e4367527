import type { Selectable } from 'kysely';
import { selected } from '../columns.ts';
import type { Database } from '../schema.ts';
import { THINKING_MS } from './commit.ts';
import type { Query } from './connection.ts';
import { NOW } from './schema.ts';

/** A table with what is new, as one row. */
export interface NewsRow {
  readonly table: Selectable<Database['tables']> | null;
  readonly status: Selectable<Database['statuses']> | null;
  readonly seats: Selectable<Database['seats']>[] | null;
  readonly events: Selectable<Database['events']>[] | null;
  readonly chat: Selectable<Database['chat']>[] | null;
}

/** All of one moment, because it is one statement. */
export const SINCE: Query = {
  name: 'since',
  text: `select
    (select row_to_json(t) from (select ${selected('tables')} from tables where id = $1) t) as "table",
    (select row_to_json(s) from (select ${selected('statuses')} from statuses where table_id = $1) s) as status,
    (select json_agg(s order by s.seat) from (select ${selected('seats')} from seats where table_id = $1) s) as seats,
    (select json_agg(e order by e.seq) from (select ${selected('events')} from events
      where table_id = $1 and seq > $2::integer) e) as events,
    (select json_agg(c order by c.id) from (select ${selected('chat')} from chat
      where table_id = $1 and id > $3::integer) c) as chat`,
};

export const MOVED: Query = {
  name: 'moved',
  text: `select k.id from unnest($1::text[], $2::integer[], $3::integer[]) as k(id, rev, said)
    left join statuses s on s.table_id = k.id
    where s.rev is distinct from k.rev or s.said is distinct from k.said`,
};

/** The number is given here, and only to whoever holds the seat still and has not said it already. */
export const SAY: Query = {
  name: 'say',
  text: `with counted as (
      update statuses set said = said + 1 where table_id = $1
        and exists (select from seats where table_id = $1 and seat = $2 and secret_hash is not distinct from $3)
        and not exists (select from chat where table_id = $1 and seat = $2 and key = $4)
      returning said),
    told as (insert into notices (id, holder_id, channel_id, table_id, seat, kind, rev, at, due_at, state, attempts, claimed_until, about)
      select n.table_id || '.' || n.seat || '.chat.' || c.said || '.' || n.holder_id, n.holder_id, '', n.table_id, n.seat, 'chat', c.said,
        $7::bigint, $8::bigint, 'pending', 0, 0, $5
      from counted c join notice_seats n on n.table_id = $1 and n.seat <> $2 and n.wants = 'all'
      join seats s on s.table_id = n.table_id and s.seat = n.seat and s.secret_hash = n.secret_hash
      where $8::bigint is not null and not exists (select from notices p where p.table_id = n.table_id and p.seat = n.seat
        and p.holder_id = n.holder_id and p.kind = 'chat' and p.channel_id = '' and p.state = 'pending')
      on conflict do nothing)
    insert into chat (table_id, id, seat, name, text, at, key)
      select $1, said, $2, $5, $6, $7, $4 from counted returning id`,
};

export const CLAIM: Query = {
  name: 'claim',
  text: `update statuses set claimed_until = ${NOW} + $2::bigint where table_id in (
      select table_id from statuses where table_id = any($1::text[]) and claimed_until < ${NOW}
        order by table_id for update skip locked)
    returning table_id`,
};

/** How many tables are looked at together for bots that nobody lets think. */
const BOTS_AT_ONCE = 200;

export const WAITING_FOR_BOTS: Query = {
  name: 'bots',
  text: `select table_id from statuses where bot_at is not null and claimed_until < ${NOW}
    order by bot_at limit ${BOTS_AT_ONCE}`,
};

/** Who is there; whoever is not any more, of this node or of one that has said nothing for long, is forgotten. */
export const ATTEND: Query = {
  name: 'attend',
  text: `with here as (
      select * from json_to_recordset($1::json) as r(id text, seats text, watchers integer)
    ), gone as (
      delete from presence p where p.until < ${NOW} - 60000
        or (p.node = $2 and p.table_id in (select id from here where watchers = 0 and seats = '[]'))
    )
    insert into presence (table_id, node, seats, watchers, until)
      select id, $2, seats, watchers, ${NOW} + $3::bigint from here where watchers > 0 or seats <> '[]' order by id
      on conflict (table_id, node) do update
        set seats = excluded.seats, watchers = excluded.watchers, until = excluded.until`,
};

export const ATTENDANCE: Query = {
  name: 'attendance',
  text: `select table_id as id, seats, watchers from presence
    where table_id = any($1::text[]) and node <> $2 and until > ${NOW}`,
};

export const ADD_CHAT: Query = {
  text: 'insert into chat select r.* from json_populate_recordset(null::chat, $1::json) r',
};

export const ADD_FAULTS: Query = {
  text: `insert into faults (table_id, message, record, at) select r.table_id, r.message, r.record, r.at
    from json_populate_recordset(null::faults, $1::json) r`,
};

/** Who else of ours is connected. */
export const IN_USE: Query = {
  text: `select count(*)::integer as count from pg_stat_activity
    where application_name = 'tabula' and datname = current_database() and pid <> pg_backend_pid()`,
};

export const KEEP_FINISHED: Query = {
  text: `with cache as (delete from checkpoints where table_id = $1)
    insert into finished (table_id, record, shown) values ($1, $2, $3) on conflict do nothing`,
};

/** Everything of a table; nothing of it if the table has changed. */
export const DELETE: Query = {
  text: `with gone as (delete from statuses where table_id = $1 and rev = $2 returning table_id),
    ${[
      'notices',
      'notice_seats',
      'circle_news',
      'events',
      'checkpoints',
      'finished',
      'chat',
      'faults',
      'seats',
      'presence',
    ]
      .map((part) => `of_${part} as (delete from ${part} x using gone where x.table_id = gone.table_id)`)
      .join(', ')},
    unlinked as (update tables set rematch = nullif(rematch, $1), from_table = nullif(from_table, $1)
      where (rematch = $1 or from_table = $1) and id <> $1 and exists (select from gone)),
    itself as (delete from tables x using gone where x.id = gone.table_id)
    select table_id from gone`,
};

/** A new table from JSON, with the fence of the one that it is the rematch of. */
export function create(rematch: boolean): Query {
  const fence = `passed as (update statuses set rev = rev + 1 where table_id = $2 and rev = $3::integer returning table_id),
    known as (update tables set rematch = $4 where id = $2 and exists (select from passed))`;
  const first = rematch ? fence : 'passed as (select 1)';
  const one = (part: string) =>
    `json_populate_record(null::${part}, $1::json->'${part === 'tables' ? 'table' : part}')`;
  const many = (part: string) =>
    `insert into ${part} select r.* from passed, json_populate_recordset(null::${part}, $1::json->'${part}') r`;
  return {
    text: `with ${first},
      made as (insert into tables select r.* from passed, ${one('tables')} r returning id),
      standing as (insert into statuses select
          (json_populate_record(r, json_build_object('bot_at', case when bot then ${NOW} end,
            'claimed_until', case when bot then ${NOW} + ${THINKING_MS} else 0 end))).*
        from passed, json_populate_record(null::statuses, $1::json->'status') r,
          (select ($1::json->'status'->>'bot')::boolean as bot) b),
      ${['seats', 'events', 'checkpoints', 'finished'].map((part) => `of_${part} as (${many(part)})`).join(', ')}
      select id from made`,
  };
}
