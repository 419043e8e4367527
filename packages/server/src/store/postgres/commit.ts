import { inDatabase } from '../columns.ts';
import { noticeId } from '../notices/notice-rows.ts';
import { toEvent, toSeat, toStatus } from '../rows.ts';
import type { TableWrite } from '../store.ts';
import type { Query } from './connection.ts';
import { NOW } from './schema.ts';

/** For so many milliseconds the node that put a question to a bot has it to itself. */
export const THINKING_MS = 8000;

/** What of a write goes into which columns; each is a list of rows as JSON. */
const PARTS = {
  events: [
    'seq integer',
    'kind text',
    'seat integer',
    'open_decision integer',
    'option text',
    'number integer',
    'at bigint',
  ],
  seats: [
    'seat integer',
    'kind text',
    'name text',
    'level text',
    'secret_hash text',
    'invite_hash text',
    'taker_hash text',
  ],
  corrected: [
    'seq integer',
    'kind text',
    'seat integer',
    'open_decision integer',
    'option text',
    'number integer',
    'at bigint',
  ],
  changes: [
    'settings text',
    'time integer',
    'timed boolean',
    'pace text',
    'paced boolean',
    'sealed integer',
    'public integer',
    'lobby text',
  ],
  forgotten: ['after integer'],
  checkpoints: [
    'answers integer',
    'told integer',
    'position text',
    'log text',
    'position_sum text',
    'log_sum text',
    'rules text',
  ],
  finished: ['record text', 'shown text'],
  notices: [
    'id text',
    'seat integer',
    'secret_hash text',
    'kind text',
    'rev integer',
    'at bigint',
    'due_at bigint',
    'about text',
  ],
} as const;

type Part = keyof typeof PARTS;

const STATUS = [
  'phase text',
  'seq integer',
  'decision integer',
  'answers integer',
  'waiting text',
  'result text',
  'rollback text',
  'asked_at bigint',
  'due_at bigint',
  'clock text',
  'updated_at bigint',
  'position text',
  'rules text',
];

const names = (columns: readonly string[]) => columns.map((column) => column.split(' ')[0]);
const listOf = (columns: readonly string[], prefix: string) =>
  names(columns)
    .map((name) => `${prefix}.${name}`)
    .join(', ');

/** Where a statement has the number of the value that its rows come in: each part in its own, or the whole would be read for every part. */
const ROWS = '$rows';

/** The rows of a part that got past the fence, named `r`. */
function rowsOf(part: Part): string {
  return `json_to_recordset(${ROWS}::json) as r(table_id text, ${PARTS[part].join(', ')}) join passed using (table_id)`;
}

function inserted(part: 'events' | 'checkpoints' | 'finished', key: string): string {
  const columns = names(PARTS[part]);
  const fresh = columns.map((name) => `${name} = excluded.${name}`).join(', ');
  const again = part === 'events' ? '' : `on conflict (${key}) do update set ${fresh}`;
  return `insert into ${part} (table_id, ${columns.join(', ')}) select r.table_id, ${listOf(PARTS[part], 'r')} from ${rowsOf(part)} ${again}`;
}

function updated(table: string, part: 'seats' | 'corrected', key: string): string {
  const set = names(PARTS[part]).filter((name) => name !== key);
  return `update ${table} x set ${set.map((name) => `${name} = r.${name}`).join(', ')} from ${rowsOf(part)}
    where x.table_id = r.table_id and x.${key} = r.${key}`;
}

const STATEMENTS: Readonly<Record<Part, string>> = {
  events: inserted('events', 'table_id, seq'),
  seats: updated('seats', 'seats', 'seat'),
  corrected: updated('events', 'corrected', 'seq'),
  changes: `update tables x set settings = coalesce(r.settings, x.settings), time = case when r.timed then r.time else x.time end,
    pace = case when r.paced then r.pace else x.pace end,
    lobby = coalesce(r.lobby, x.lobby), sealed = coalesce(r.sealed, x.sealed), public = coalesce(r.public, x.public) from ${rowsOf('changes')} where x.id = r.table_id`,
  forgotten: `delete from checkpoints x using ${rowsOf('forgotten')} where x.table_id = r.table_id and x.answers > r.after`,
  checkpoints: inserted('checkpoints', 'table_id, answers'),
  finished: inserted('finished', 'table_id'),
  notices: `insert into notices (id, holder_id, channel_id, table_id, seat, kind, rev, at, due_at, state, attempts, claimed_until, about)
    select r.id || '.' || n.holder_id, n.holder_id, '', r.table_id, r.seat, r.kind, r.rev, r.at, r.due_at, 'pending', 0, 0, r.about
    from ${rowsOf('notices')} join notice_seats n on n.table_id = r.table_id and n.seat = r.seat and n.secret_hash = r.secret_hash
    on conflict do nothing`,
};

const ORDER: readonly Part[] = [
  'events',
  'seats',
  'corrected',
  'changes',
  'forgotten',
  'checkpoints',
  'finished',
  'notices',
];

/**
 * The fence, for many tables at once: those that still have the rev they were judged at are written, and everything else hangs on
 * them. They come in the order of their ids, so that two nodes do not wait for each other; if they do all the same, because the
 * database goes through them in another order, it ends one of them, which is tried again.
 */
function fence(withChanges: boolean): string {
  const set = names(STATUS)
    .map((name) => `${name} = g.${name}`)
    .join(', ');
  return `given as materialized (
    select * from json_to_recordset($1::json) as g(table_id text, rev integer, ${STATUS.join(', ')}, bot boolean, listed integer)
  ), passed as (
    update statuses s set rev = s.rev + 1, ${set}, ${withChanges ? 'public = coalesce(g.listed, s.public),' : ''}
      bot_at = case when g.bot then ${NOW} end, claimed_until = case when g.bot then ${NOW} + ${THINKING_MS} else 0 end
    from (select * from given order by table_id) g where s.table_id = g.table_id and s.rev = g.rev returning s.table_id
  )`;
}

/** One statement for what many tables have to write; prepared for each combination of parts there is. */
export function commitOf(batch: readonly TableWrite[]): Query {
  const rows: Record<Part, object[]> = {
    events: [],
    seats: [],
    corrected: [],
    changes: [],
    forgotten: [],
    checkpoints: [],
    finished: [],
    notices: [],
  };
  const statuses = batch.map(({ table, rev, status, botAsked = false, change }) => {
    const listed = change?.public === undefined ? null : Number(change.public);
    return { ...inColumns(toStatus(table, status)), rev, bot: botAsked, listed };
  });
  for (const write of batch) sort(write, rows);
  const parts = ORDER.filter((part) => rows[part].length > 0);
  const values = [statuses, ...parts.map((part) => rows[part])].map((list) => JSON.stringify(list));
  return { ...statementOf(parts), values };
}

const written = new Map<string, { readonly name: string; readonly text: string }>();

/** The statement that writes these parts, behind the fence. */
function statementOf(parts: readonly Part[]): { readonly name: string; readonly text: string } {
  const name = `commit ${parts.join(' ')}`;
  const known = written.get(name);
  if (known !== undefined) return known;
  const doing = parts.map((part, i) => `did_${part} as (${STATEMENTS[part].replace(ROWS, () => `$${i + 2}`)})`);
  const text = `with ${[fence(parts.includes('changes')), ...doing].join(', ')} select table_id from passed`;
  const statement = { name, text };
  written.set(name, statement);
  return statement;
}

function sort(write: TableWrite, rows: Record<Part, object[]>): void {
  const { table, events = [], seats = [], corrected = [], change, forget, checkpoint, finished } = write;
  for (const event of events) rows.events.push(inColumns(toEvent(table, event)));
  for (const seat of seats) rows.seats.push(inColumns(toSeat(table, seat)));
  for (const one of corrected) rows.corrected.push(inColumns(toEvent(table, one)));
  if (change !== undefined)
    rows.changes.push({
      table_id: table,
      settings: change.settings === undefined ? null : JSON.stringify(change.settings),
      time: change.time ?? null,
      timed: change.time !== undefined,
      pace: change.pace == null ? null : JSON.stringify(change.pace),
      paced: change.pace !== undefined,
      sealed: change.sealed === undefined ? null : Number(change.sealed),
      public: change.public === undefined ? null : Number(change.public),
      lobby: change.lobby === undefined ? null : JSON.stringify(change.lobby),
    });
  if (forget !== undefined) rows.forgotten.push({ table_id: table, after: forget });
  if (checkpoint !== undefined) rows.checkpoints.push(inColumns({ ...checkpoint, tableId: table }));
  if (finished !== undefined) rows.finished.push(inColumns({ ...finished, tableId: table }));
  for (const notice of write.notices?.() ?? [])
    rows.notices.push(
      inColumns({ ...notice, id: noticeId(table, notice.seat, notice.kind, notice.rev), tableId: table }),
    );
}

/** A row by the names of its columns. */
export function inColumns(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [inDatabase(name), value]));
}
