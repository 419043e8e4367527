import type { Registry } from '@tabula/games';
import * as registry from '@tabula/games';

/** Where words go: a terminal, a file or a pipe. */
export type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** All that the commands know of the world around them; tests bring their own. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: Output;
  readonly errors: Output;
  /** The folder that file names start from. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly registry: Registry;
}

/** The terminal this process runs in, with the games of the house. */
export function thisTerminal(games: Registry = house()): Terminal {
  process.stdout.on('error', leaveQuietly);
  // Whoever cannot complain can go on all the same: a server outlives the full disk or the pipe that its log goes to.
  process.stderr.on('error', () => {});
  const { stdin, stdout, stderr, env } = process;
  return { input: stdin, output: stdout, errors: stderr, folder: process.cwd(), env, registry: games };
}

/** Somebody read enough (`tabula ... | head`): that is no fault. */
function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
}

function house(): Registry {
  return { ...registry, module: import.meta.resolve('@tabula/games') };
}
