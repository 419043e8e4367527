import { type ErrorBody, type ErrorCode, STATUS } from '@tabula/protocol';

interface ApiErrorOptions extends ErrorOptions {
  /** In how many seconds it may be tried again. */
  readonly retryAfter?: number;
}

/** Something the one who asked should hear of: a code for programs, a message for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options?: ApiErrorOptions) {
    super(message, options);
    this.code = code;
    this.retryAfter = options?.retryAfter;
  }

  get status(): number {
    return STATUS[this.code];
  }

  get body(): ErrorBody {
    const { code, message, retryAfter } = this;
    return { error: { code, message, ...(retryAfter === undefined ? {} : { retryAfter }) } };
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
