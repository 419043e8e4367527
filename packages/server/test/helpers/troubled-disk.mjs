// libsql on a disk that is in trouble whenever the file "<database>.trouble" says so. It stands in for libsql in the
// thread of a store: the test writes the file, and what happens then happens where it would.
import { existsSync, readFileSync } from 'node:fs';
import Libsql from 'libsql';

const PLENTY = 1e9;

export default class TroubledDisk extends Libsql {
  #file;
  #failed = false;

  constructor(file) {
    super(file);
    this.#file = file;
  }

  exec(sql) {
    const trouble = existsSync(`${this.#file}.trouble`) ? readFileSync(`${this.#file}.trouble`, 'utf8') : '';
    const statement = /^(BEGIN|COMMIT|ROLLBACK)/.exec(sql)?.[1];
    // No page can be added: SQLite itself finds that out.
    if (statement === 'BEGIN') super.exec(`PRAGMA max_page_count = ${trouble === 'full' ? 1 : PLENTY}`);
    if (statement === 'COMMIT' && trouble === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
    if (statement === 'COMMIT' && trouble === 'broken') {
      super.exec('ROLLBACK');
      throw new Libsql.SqliteError('disk I/O error', 'SQLITE_IOERR_FSYNC', 1034);
    }
    if (statement === 'COMMIT' && trouble === 'stuck') {
      this.#failed = true;
      throw new Libsql.SqliteError('disk I/O error', 'SQLITE_IOERR_WRITE', 778);
    }
    if (statement === 'ROLLBACK' && this.#failed) throw new Libsql.SqliteError('disk I/O error', 'SQLITE_IOERR', 10);
    if (statement === 'COMMIT' && trouble === 'dead') process.exit(1);
    super.exec(sql);
  }
}
