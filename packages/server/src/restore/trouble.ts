import type { Trouble } from '@tabula/protocol';
import { ApiError } from '../common/errors.ts';

/** Why a table's game cannot be played on. It is told to whoever tries; everything else at the table goes on. */
export class TableTrouble extends ApiError {
  /** Told to everybody, with the table. */
  readonly trouble: Trouble;

  constructor(code: Trouble['code'], message: string, answers: number, options?: ErrorOptions) {
    super(code, message, options);
    this.trouble = { code, message, answers };
  }
}
