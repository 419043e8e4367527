/**
 * Why the store could not do something, in the words of whoever refused it: SQLITE_FULL, SQLITE_BUSY, SQLITE_IOERR_FSYNC
 * and so on.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }

  /** What was to be written contradicts what is stored: that is the writer's own trouble, not everybody's. */
  get conflict(): boolean {
    return this.code.startsWith('SQLITE_CONSTRAINT') || this.code === UNIQUE_VIOLATION;
  }

  /** There is no room left on the disk. */
  get full(): boolean {
    return this.code === 'SQLITE_FULL' || this.code === DISK_FULL;
  }

  /** Nobody knows whether it was written: the line was lost before the answer came. */
  get unknown(): boolean {
    return this.code === UNKNOWN;
  }
}

/** What PostgreSQL says of a key that is there already. */
const UNIQUE_VIOLATION = '23505';

/** What it says where its disk has no room left. */
const DISK_FULL = '53100';

/** What we say where the line to the database was lost. */
export const UNKNOWN = 'UNKNOWN';

/** The trouble of the store behind an error, if that is what it is about. */
export function storeErrorBehind(error: unknown): StoreError | undefined {
  if (error instanceof StoreError) return error;
  return error instanceof Error && error.cause !== undefined ? storeErrorBehind(error.cause) : undefined;
}
