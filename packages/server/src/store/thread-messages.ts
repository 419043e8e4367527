/** What a thread of the store is started with. */
export interface ThreadStart {
  readonly file: string;
  /** The module whose default export opens a database, as libsql does. */
  readonly driver: string;
  /** How long, in milliseconds, it waits for a lock of another process. */
  readonly busyTimeout: number;
}

/** One statement with its values, as a query builder compiles it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What a thread is asked to do. The texts of what is written travel once for all rows that use them. */
export type ThreadTask =
  | { readonly kind: 'open' | 'close' }
  | ({ readonly kind: 'query' } & Statement)
  /** All of one moment: what each finds is one row of the reply. */
  | { readonly kind: 'read'; readonly statements: readonly Statement[] }
  | { readonly kind: 'write'; readonly texts: readonly string[]; readonly groups: readonly WriteGroup[] };

/**
 * Rows that are written together. If the first is a `fence` and changes nothing, none of them is written. What the last
 * one returns is a row of the reply; null for a group that did not get past its fence.
 */
export interface WriteGroup {
  readonly fenced: boolean;
  readonly rows: readonly WriteRow[];
}

/** The number of a text, and its values. */
export type WriteRow = readonly [text: number, parameters: readonly unknown[]];

export interface ThreadRequest {
  readonly number: number;
  readonly task: ThreadTask;
}

/** What comes back. A row is whatever the one who asked for it knows it to be: the thread does not look into it. */
export type ThreadReply<Row> =
  | { readonly number: number; readonly rows: Row[] }
  | (Failure & { readonly number: number /** The thread ends with it. */; readonly last: boolean });

export interface Failure {
  readonly code: string;
  readonly message: string;
}
