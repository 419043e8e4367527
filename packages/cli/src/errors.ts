/** The words of the command were wrong: a message, and exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command was right but did not succeed: a message, and exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What an error quotes may come from a file that somebody sent: nothing in it is an order to the terminal. */
export function harmless(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, '\ufffd');
}
