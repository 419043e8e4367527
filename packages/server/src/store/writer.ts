import { toEvent, toStatus } from './rows.ts';
import type { TableWrite } from './store.ts';
import type { Statement } from './thread-messages.ts';

const EVENT = 'insert into events values (?, ?, ?, ?, ?, ?, ?, ?)';
const STATUS = `update statuses set phase = ?, seq = ?, decision = ?, answers = ?, waiting = ?, result = ?, rollback = ?,
  asked_at = ?, due_at = ?, updated_at = ?, position = ?, rules = ? where table_id = ?`;
const CHAT = 'insert into chat values (?, ?, ?, ?, ?, ?, ?)';
const CHECKPOINT = 'insert or replace into checkpoints values (?, ?, ?, ?, ?, ?, ?, ?)';
const FINISHED = 'insert or replace into finished values (?, ?, ?)';
const CORRECTED = `update events set kind = ?, seat = ?, open_decision = ?, option = ?, number = ?, at = ?
  where table_id = ? and seq = ?`;
const FORGET = 'delete from checkpoints where table_id = ? and answers > ?';

/**
 * The one thing that happens thousands of times a second: appending what happened at many tables in one transaction.
 * These statements stay prepared in the thread and need no query builder.
 */
export function statementsOf(batch: readonly TableWrite[]): Statement[] {
  const statements: Statement[] = [];
  const add = (sql: string, ...parameters: unknown[]) => statements.push({ sql, parameters });
  for (const { table, events = [], status, chat, checkpoint, finished, corrected = [], forget } of batch) {
    if (forget !== undefined) add(FORGET, table, forget);
    for (const row of corrected.map((one) => toEvent(table, one)))
      add(CORRECTED, row.kind, row.seat, row.openDecision, row.option, row.number, row.at, table, row.seq);
    for (const row of events.map((one) => toEvent(table, one)))
      add(EVENT, table, row.seq, row.kind, row.seat, row.openDecision, row.option, row.number, row.at);
    if (status !== undefined) {
      const row = toStatus(table, status);
      const { phase, seq, decision, answers, waiting, result, rollback, askedAt, dueAt, updatedAt } = row;
      const { position, rules } = row;
      const moments = [askedAt, dueAt, updatedAt];
      add(STATUS, phase, seq, decision, answers, waiting, result, rollback, ...moments, position, rules, table);
    }
    if (chat !== undefined) add(CHAT, table, chat.id, chat.seat, chat.name, chat.text, chat.at, chat.key ?? null);
    if (checkpoint !== undefined) {
      const { answers, told, position, log, positionSum, logSum, rules } = checkpoint;
      add(CHECKPOINT, table, answers, told, position, log, positionSum, logSum, rules);
    }
    if (finished !== undefined) add(FINISHED, table, finished.record, finished.shown);
  }
  return statements;
}
