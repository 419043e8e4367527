import { parentPort, workerData } from 'node:worker_threads';
import type Libsql from 'libsql';
import type {
  Failure,
  Statement,
  ThreadReply,
  ThreadRequest,
  ThreadStart,
  ThreadTask,
  WriteGroup,
} from './thread-messages.ts';

/**
 * The thread's end of a StoreThread: one connection to the database, asked one thing after the other. Whatever waits
 * here, for a disk or for a lock, holds up nobody outside.
 */
const { file, driver, busyTimeout }: ThreadStart = workerData;

/** How long it waits for a lock that has not gone for the whole usual time: those behind must not wait as long again. */
const BUSY_AGAIN_MS = 100;

/** A log that had to grow for a slow reader is cut to this size again, in bytes. */
const JOURNAL_SIZE_LIMIT = 64 * 1024 * 1024;

type Database = Libsql.Database;

class Connection {
  readonly #database: Database;
  readonly #prepared = new Map<string, Libsql.Statement<unknown[]>>();
  #patient = true;
  /** It could not even be rolled back: only a new one is sound. */
  broken = false;

  constructor(database: Database) {
    this.#database = database;
    database.pragma(`busy_timeout = ${busyTimeout}`);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma(`journal_size_limit = ${JOURNAL_SIZE_LIMIT}`);
  }

  query(sql: string, parameters: readonly unknown[]): unknown[] {
    const statement = this.#database.prepare(sql);
    if (statement.reader) return statement.all([...parameters]);
    statement.run([...parameters]);
    return [];
  }

  /** All of one moment. */
  read(statements: readonly Statement[]): unknown[][] {
    this.#database.exec('BEGIN');
    try {
      return statements.map(({ sql, parameters }) => this.#statement(sql).all([...parameters]));
    } finally {
      this.#database.exec('END');
    }
  }

  /**
   * All groups that get past their fences, or none. The lock is taken first and by `exec`: a prepared statement that meets
   * somebody else's lock is never reset by libsql and would bar every later commit. After that no statement can meet one.
   */
  write(texts: readonly string[], groups: readonly WriteGroup[]): unknown[] {
    this.#begin();
    try {
      const statements = texts.map((sql) => this.#statement(sql));
      const written = groups.map((group) => writeGroup(statements, group));
      this.#database.exec('COMMIT');
      return written;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }

  #begin(): void {
    try {
      this.#database.exec('BEGIN IMMEDIATE');
    } catch (error) {
      this.#wait(false);
      throw error;
    }
    this.#wait(true);
  }

  #wait(patient: boolean): void {
    if (patient === this.#patient) return;
    this.#patient = patient;
    this.#database.pragma(`busy_timeout = ${patient ? busyTimeout : Math.min(busyTimeout, BUSY_AGAIN_MS)}`);
  }

  /** SQLite has rolled back already where the disk failed; to ask for it again would hide the cause. */
  #rollBack(): void {
    if (!this.#database.inTransaction) return;
    try {
      this.#database.exec('ROLLBACK');
    } catch {
      this.broken = true;
    }
  }

  #statement(sql: string): Libsql.Statement<unknown[]> {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}

/** What the last row returns; null if the fence was in the way. */
function writeGroup(
  statements: readonly Libsql.Statement<unknown[]>[],
  { fenced, rows }: WriteGroup,
): unknown[] | null {
  let returned: unknown[] = [];
  for (const [i, [text, parameters]] of rows.entries()) {
    const statement = statements[text];
    if (statement.reader) {
      returned = statement.all([...parameters]);
      if (fenced && i === 0 && returned.length === 0) return null;
    } else if (statement.run([...parameters]).changes === 0 && fenced && i === 0) return null;
  }
  return returned;
}

let connection: Connection | undefined;

async function open(): Promise<Connection> {
  const module: { readonly default: new (file: string) => Database } = await import(driver);
  return new Connection(new module.default(file));
}

async function perform(task: ThreadTask): Promise<unknown[]> {
  if (task.kind === 'open') {
    connection = await open();
    return [];
  }
  if (connection === undefined) throw new Error('the database is not open');
  switch (task.kind) {
    case 'query':
      return connection.query(task.sql, task.parameters);
    case 'read':
      return connection.read(task.statements);
    case 'write':
      return connection.write(task.texts, task.groups);
    case 'close':
      connection.close();
      return [];
  }
}

/** What SQLite calls it; libsql names no code when it cannot open a file. */
function failure(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code !== '') return { code, message };
  return message.startsWith('ConnectionFailed')
    ? { code: 'SQLITE_CANTOPEN', message: `unable to open ${file}` }
    : { code: 'INTERNAL', message };
}

function reply(message: ThreadReply<unknown>): void {
  parentPort?.postMessage(message);
}

let last: Promise<void> = Promise.resolve();
parentPort?.on('message', ({ number, task }: ThreadRequest) => {
  last = last.then(async () => {
    try {
      reply({ number, rows: await perform(task) });
    } catch (error) {
      reply({ number, ...failure(error), last: connection?.broken === true });
    }
    if (task.kind === 'close' || connection?.broken) parentPort?.close();
  });
});
