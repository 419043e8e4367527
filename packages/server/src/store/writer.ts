import { toEvent, toSeat, toStatus } from './rows.ts';
import type { TableWrite } from './store.ts';
import type { Statement } from './thread-messages.ts';

/** The fence: nothing else of a write is done if this changes no row. */
const STATUS = `update statuses set rev = rev + 1, phase = ?, seq = ?, decision = ?, answers = ?, waiting = ?, result = ?,
  rollback = ?, asked_at = ?, due_at = ?, updated_at = ?, position = ?, rules = ? where table_id = ? and rev = ?`;
const EVENT = 'insert into events values (?, ?, ?, ?, ?, ?, ?, ?)';
const SEAT = `update seats set kind = ?, name = ?, level = ?, secret_hash = ?, invite_hash = ?
  where table_id = ? and seat = ?`;
const CHECKPOINT = 'insert or replace into checkpoints values (?, ?, ?, ?, ?, ?, ?, ?)';
const FINISHED = 'insert or replace into finished values (?, ?, ?)';
const CORRECTED = `update events set kind = ?, seat = ?, open_decision = ?, option = ?, number = ?, at = ?
  where table_id = ? and seq = ?`;
const FORGET = 'delete from checkpoints where table_id = ? and answers > ?';

/**
 * The one thing that happens thousands of times a second: appending what happened at many tables in one transaction.
 * These statements stay prepared in the thread and need no query builder. The first of them is the fence.
 */
export function statementsOf(write: TableWrite): Statement[] {
  const { table, rev, events = [], status, seats = [], change, checkpoint, finished, corrected = [], forget } = write;
  const statements: Statement[] = [];
  const add = (sql: string, ...parameters: unknown[]) => statements.push({ sql, parameters });
  const row = toStatus(table, status);
  const { phase, seq, decision, answers, waiting, result, rollback, askedAt, dueAt, updatedAt, position, rules } = row;
  const moments = [askedAt, dueAt, updatedAt];
  add(STATUS, phase, seq, decision, answers, waiting, result, rollback, ...moments, position, rules, table, rev);
  if (change !== undefined) statements.push(...changesOf(table, change));
  for (const { seat, kind, name, level, secretHash, inviteHash } of seats.map((one) => toSeat(table, one)))
    add(SEAT, kind, name, level, secretHash, inviteHash, table, seat);
  if (forget !== undefined) add(FORGET, table, forget);
  for (const one of corrected.map((wrong) => toEvent(table, wrong)))
    add(CORRECTED, one.kind, one.seat, one.openDecision, one.option, one.number, one.at, table, one.seq);
  for (const one of events.map((event) => toEvent(table, event)))
    add(EVENT, table, one.seq, one.kind, one.seat, one.openDecision, one.option, one.number, one.at);
  if (checkpoint !== undefined) {
    const { told, log, positionSum, logSum } = checkpoint;
    add(CHECKPOINT, table, checkpoint.answers, told, checkpoint.position, log, positionSum, logSum, checkpoint.rules);
  }
  if (finished !== undefined) add(FINISHED, table, finished.record, finished.shown);
  return statements;
}

/** What an owner changes of a table; whether it is listed stands in two places. */
function changesOf(table: string, change: NonNullable<TableWrite['change']>): Statement[] {
  const changes: Statement[] = [];
  const set = (column: string, value: unknown) =>
    changes.push({ sql: `update tables set ${column} = ? where id = ?`, parameters: [value, table] });
  if (change.settings !== undefined) set('settings', JSON.stringify(change.settings));
  if (change.time !== undefined) set('time', change.time);
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
