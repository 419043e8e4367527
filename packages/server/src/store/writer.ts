import { noticeId } from './notices/notice-rows.ts';
import { toEvent, toSeat, toStatus } from './rows.ts';
import type { TableWrite } from './store.ts';
import type { Statement } from './thread-messages.ts';

/** The fence: nothing else of a write is done if this changes no row. */
const STATUS = `update statuses set rev = rev + 1, phase = ?, seq = ?, decision = ?, answers = ?, waiting = ?, result = ?,
  rollback = ?, asked_at = ?, due_at = ?, clock = ?, updated_at = ?, position = ?, rules = ? where table_id = ? and rev = ?`;
const EVENT = 'insert into events values (?, ?, ?, ?, ?, ?, ?, ?)';
const SEAT = `update seats set kind = ?, name = ?, level = ?, secret_hash = ?, invite_hash = ?, taker_hash = ?
  where table_id = ? and seat = ?`;
const CHECKPOINT = 'insert or replace into checkpoints values (?, ?, ?, ?, ?, ?, ?, ?)';
const FINISHED = 'insert or replace into finished values (?, ?, ?)';
const CORRECTED = `update events set kind = ?, seat = ?, open_decision = ?, option = ?, number = ?, at = ?
  where table_id = ? and seq = ?`;
const NOTICE = `insert or ignore into notices (id, holder_id, channel_id, table_id, seat, kind, rev, at, due_at, state, batch,
  attempts, claimed_until, about) select ? || '.' || holder_id, holder_id, '', table_id, seat, ?, ?, ?, ?, 'pending', null, 0, 0, ?
  from notice_seats where table_id = ? and seat = ? and secret_hash = ?`;
const FORGET = 'delete from checkpoints where table_id = ? and answers > ?';

/** Beside what is said: everybody else at the table, unless he is to be told already. */
export const CHAT_NOTICE = `insert or ignore into notices (id, holder_id, channel_id, table_id, seat, kind, rev, at, due_at, state, batch,
  attempts, claimed_until, about)
  select n.table_id || '.' || n.seat || '.chat.' || (select said from statuses where table_id = n.table_id) || '.' || n.holder_id,
    n.holder_id, '', n.table_id, n.seat, 'chat', (select said from statuses where table_id = n.table_id), ?, ?, 'pending', null, 0, 0, ?
  from notice_seats n join seats s on s.table_id = n.table_id and s.seat = n.seat and s.secret_hash = n.secret_hash
  where n.table_id = ? and n.seat <> ? and n.wants = 'all' and not exists (select 1 from notices p where p.table_id = n.table_id
    and p.seat = n.seat and p.holder_id = n.holder_id and p.kind = 'chat' and p.channel_id = '' and p.state = 'pending')`;

/**
 * The one thing that happens thousands of times a second: appending what happened at many tables in one transaction.
 * These statements stay prepared in the thread and need no query builder. The first of them is the fence. `linked`: somebody may have
 * asked to be told of the table.
 */
export function statementsOf(write: TableWrite, linked: boolean): Statement[] {
  const { table, rev, events = [], status, seats = [], change, checkpoint, finished, corrected = [], forget } = write;
  const statements: Statement[] = [];
  const add = (sql: string, ...parameters: unknown[]) => statements.push({ sql, parameters });
  const {
    phase,
    seq,
    decision,
    answers,
    waiting,
    result,
    rollback,
    askedAt,
    dueAt,
    clock,
    updatedAt,
    position,
    rules,
  } = toStatus(table, status);
  const judged = [phase, seq, decision, answers, waiting, result, rollback];
  statements.push({
    sql: STATUS,
    parameters: [...judged, askedAt, dueAt, clock, updatedAt, position, rules, table, rev],
  });
  if (change !== undefined) statements.push(...changesOf(table, change));
  for (const { seat, kind, name, level, secretHash, inviteHash, takerHash } of seats.map((one) => toSeat(table, one)))
    add(SEAT, kind, name, level, secretHash, inviteHash, takerHash, table, seat);
  if (forget !== undefined) add(FORGET, table, forget);
  for (const one of corrected.map((wrong) => toEvent(table, wrong)))
    add(CORRECTED, one.kind, one.seat, one.openDecision, one.option, one.number, one.at, table, one.seq);
  for (const event of events) {
    const one = toEvent(table, event);
    add(EVENT, table, one.seq, one.kind, one.seat, one.openDecision, one.option, one.number, one.at);
  }
  if (checkpoint !== undefined) {
    const { told, log, positionSum, logSum } = checkpoint;
    add(CHECKPOINT, table, checkpoint.answers, told, checkpoint.position, log, positionSum, logSum, checkpoint.rules);
  }
  if (finished !== undefined) add(FINISHED, table, finished.record, finished.shown);
  if (linked)
    for (const { seat, secretHash, kind, rev: since, at, dueAt: due, about } of write.notices?.() ?? [])
      add(NOTICE, noticeId(table, seat, kind, since), kind, since, at, due, about, table, seat, secretHash);
  return statements;
}

/** What an owner changes of a table; whether it is listed stands in two places. */
function changesOf(table: string, change: NonNullable<TableWrite['change']>): Statement[] {
  const changes: Statement[] = [];
  const set = (column: string, value: unknown) =>
    changes.push({ sql: `update tables set ${column} = ? where id = ?`, parameters: [value, table] });
  if (change.settings !== undefined) set('settings', JSON.stringify(change.settings));
  if (change.time !== undefined) set('time', change.time);
  if (change.pace !== undefined) set('pace', change.pace === null ? null : JSON.stringify(change.pace));
  if (change.lobby !== undefined) set('lobby', JSON.stringify(change.lobby));
  if (change.sealed !== undefined) set('sealed', change.sealed ? 1 : 0);
  if (change.public !== undefined) {
    set('public', change.public ? 1 : 0);
    changes.push({
      sql: 'update statuses set public = ? where table_id = ?',
      parameters: [change.public ? 1 : 0, table],
    });
  }
  return changes;
}
