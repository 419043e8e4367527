import Type, { type Static } from 'typebox';
import { exact } from './parts.ts';

/** What can go wrong, and the HTTP status it is told with. Pages translate the code; the message is for people who debug. */
export const STATUS = {
  'bad-request': 400,
  'no-secret': 401,
  'wrong-secret': 403,
  'not-over': 403,
  'signed-out': 403,
  'cross-origin': 403,
  blocked: 403,
  'not-found': 404,
  taken: 409,
  'name-taken': 409,
  'not-lobby': 409,
  'not-playing': 409,
  'not-filled': 409,
  'wrong-seat': 409,
  stale: 409,
  'game-over': 409,
  'no-undo': 409,
  'no-rollback': 409,
  'no-absence': 409,
  'phrases-only': 409,
  regent: 409,
  'other-rules': 409,
  broken: 409,
  /** A link, a code or a mail that was used, refused, is too old, or never was. */
  spent: 409,
  'wrong-number': 409,
  /** This device holds seats, and has not said which of them come along to another key ring. */
  holds: 409,
  /** Nothing would lead back to what it holds. */
  'last-device': 409,
  'too-large': 413,
  'not-offered': 422,
  setup: 422,
  record: 422,
  'rule-fault': 422,
  'too-many': 429,
  storage: 503,
  busy: 503,
} as const;

export type ErrorCode = keyof typeof STATUS;

/** What is told of an error, on both ways. `retryAfter`: in how many seconds it may be tried again. */
export const ErrorDetail = exact({
  code: Type.String(),
  message: Type.String(),
  retryAfter: Type.Optional(Type.Integer()),
});

export const ErrorBody = exact({ error: ErrorDetail });
export type ErrorBody = Static<typeof ErrorBody>;
