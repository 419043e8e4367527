import { messageOf } from '../../common/errors.ts';

/** Why a database cannot be used. */
export type DatabaseErrorCode =
  | 'address'
  | 'unreachable'
  | 'password'
  | 'missing'
  | 'no-tables'
  | 'older'
  | 'newer'
  | 'read-only'
  | 'not-empty'
  | 'in-use'
  | 'full'
  | 'other';

/** A database is not as it must be: a sentence for whoever runs the servers. It never tells the password. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: DatabaseErrorCode;
  /** What the sentence names, for those who say it in another language. */
  readonly details: Readonly<Record<string, string>>;

  constructor(
    code: DatabaseErrorCode,
    message: string,
    details: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
    this.details = details;
  }

  /** What PostgreSQL, or the way to it, says when nothing has begun yet. */
  static of(cause: unknown, place: string): DatabaseError {
    if (cause instanceof DatabaseError) return cause;
    const problem = messageOf(cause) || codeOf(cause);
    const kind = kindOf(codeOf(cause));
    return new DatabaseError(kind, `${SENTENCES[kind]} (${place}): ${problem}`, { place, problem }, { cause });
  }
}

const SENTENCES: Readonly<Record<DatabaseErrorCode, string>> = {
  address: 'this is no address of a database',
  unreachable: 'the database cannot be reached',
  password: 'the database does not accept this user and password',
  missing: 'there is no database of this name',
  'no-tables': 'the database has no tables of Tabula',
  older: 'the database is of an older version',
  newer: 'the database is of a newer version',
  'read-only': 'the database can only be read',
  'not-empty': 'the database has tables already',
  'in-use': 'the database is in use',
  full: 'the disk of the database is full',
  other: 'the database cannot be used',
};

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

const NO_WAY = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOENT',
]);

function kindOf(code: string): DatabaseErrorCode {
  if (NO_WAY.has(code)) return 'unreachable';
  switch (code) {
    case '28P01':
    case '28000':
      return 'password';
    case '3D000':
      return 'missing';
    case '25006':
      return 'read-only';
    case '53100':
      return 'full';
    case 'ERR_INVALID_URL':
      return 'address';
    default:
      return 'other';
  }
}
