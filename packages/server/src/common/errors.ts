import { type ErrorBody, type ErrorCode, STATUS } from '@tabula/protocol';

/** Something the one who asked should hear of: a code for programs, a message for people. */
export class ApiError extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  get status(): number {
    return STATUS[this.code];
  }

  get body(): ErrorBody {
    return { error: { code: this.code, message: this.message } };
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
