import type { ErrorCode } from '@tabula/protocol';
import { ApiError } from './errors.ts';

/** How long to wait, in milliseconds, when an answer could not be given: longer each time. */
const FIRST_MS = 2000;
const LONGEST_MS = 600_000;

/** Growing pauses between tries. */
export class Backoff {
  #next = FIRST_MS;

  next(): number {
    const now = this.#next;
    this.#next = Math.min(LONGEST_MS, 2 * now);
    return now;
  }
}

/** Why a table does not go on by itself, however often it is tried. */
export interface Stall {
  readonly code: ErrorCode;
  readonly message: string;
}

const FINAL: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['too-many', 'other-rules', 'broken']);

/** What is told if it is of no use to try again; undefined if it is. */
export function stallFor(error: unknown): Stall | undefined {
  return error instanceof ApiError && FINAL.has(error.code) ? { code: error.code, message: error.message } : undefined;
}
