import type Libsql from 'libsql';
import { toEvent, toStatus } from './rows.ts';
import type { TableWrite } from './store.ts';

/**
 * The one thing that happens thousands of times a second: appending what happened at many tables in one transaction.
 * Its statements are prepared once; everything else goes through Kysely.
 */
export class Writer {
  readonly #write: (batch: readonly TableWrite[]) => void;

  constructor(database: Libsql.Database) {
    const event = database.prepare('insert into events values (?, ?, ?, ?, ?, ?, ?, ?)');
    const status = database.prepare(
      `update statuses set phase = ?, seq = ?, decision = ?, answers = ?, waiting = ?, result = ?, rollback = ?, asked_at = ?,
        due_at = ?, updated_at = ?, position = ?, rules = ? where table_id = ?`,
    );
    const chat = database.prepare('insert into chat values (?, ?, ?, ?, ?, ?)');
    const checkpoint = database.prepare('insert or replace into checkpoints values (?, ?, ?, ?, ?, ?, ?, ?)');
    const finished = database.prepare('insert or replace into finished values (?, ?, ?)');
    const corrected = database.prepare(
      'update events set kind = ?, seat = ?, open_decision = ?, option = ?, number = ?, at = ? where table_id = ? and seq = ?',
    );
    const forget = database.prepare('delete from checkpoints where table_id = ? and answers > ?');
    this.#write = database.transaction((batch: readonly TableWrite[]) => {
      for (const writing of batch) {
        const { table } = writing;
        if (writing.forget !== undefined) forget.run([table, writing.forget]);
        for (const event of writing.corrected ?? []) {
          const row = toEvent(table, event);
          corrected.run([row.kind, row.seat, row.openDecision, row.option, row.number, row.at, table, row.seq]);
        }
        if (writing.event !== undefined) {
          const row = toEvent(table, writing.event);
          event.run([table, row.seq, row.kind, row.seat, row.openDecision, row.option, row.number, row.at]);
        }
        if (writing.status !== undefined) {
          const row = toStatus(table, writing.status);
          const { phase, seq, decision, answers, waiting, result, rollback, askedAt, dueAt, updatedAt } = row;
          const { position, rules } = row;
          const moments = [askedAt, dueAt, updatedAt];
          status.run([phase, seq, decision, answers, waiting, result, rollback, ...moments, position, rules, table]);
        }
        if (writing.chat !== undefined) {
          const { id, seat, name, text, at } = writing.chat;
          chat.run([table, id, seat, name, text, at]);
        }
        if (writing.checkpoint !== undefined) {
          const { answers, told, position, log, positionSum, logSum, rules } = writing.checkpoint;
          checkpoint.run([table, answers, told, position, log, positionSum, logSum, rules]);
        }
        if (writing.finished !== undefined) {
          const { record, shown } = writing.finished;
          finished.run([table, record, shown]);
        }
      }
    });
  }

  write(batch: readonly TableWrite[]): void {
    this.#write(batch);
  }
}
