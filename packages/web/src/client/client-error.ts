/** Something went wrong; the code is translated, the message is for whoever debugs. */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  readonly code: string;
  /** In how many seconds it may be tried again, if that was said. */
  readonly retryAfter: number | null;

  constructor(code: string, message: string, retryAfter: number | null = null) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** What passes by itself: the server is away or has too much to do. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ClientError)) return false;
  return ['offline', 'too-many', 'busy', 'storage'].includes(error.code) || /^http-5/.test(error.code);
}

/** A part of the page that is loaded later did not come: the house was renewed while the page was open, or is away. */
export function isMissingPart(error: unknown): boolean {
  if (error instanceof ClientError) return error.code === 'missing-part';
  return error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message);
}
