import { errorWords } from '../../client/attempt.tsx';
import { ClientError } from '../../client/client-error.ts';
import type { Say } from '../../texts/index.ts';
import type { SayDevice } from './device-words.ts';

/** What went wrong with a key ring, in the page's words. */
export function ringErrorWords(error: unknown, words: SayDevice, say: Say): string {
  if (error instanceof ClientError && error.code === 'spent') return words('error.spent');
  if (error instanceof ClientError && error.code === 'wrong-number') return words('ask.wrong');
  if (error instanceof ClientError && error.code === 'signed-out') return words('error.signed-out');
  if (error instanceof ClientError && error.code === 'holds') return words('error.holds');
  // Browsers say in many ways that nobody put a finger anywhere.
  if (error instanceof Error && error.name.endsWith('Error') && !(error instanceof ClientError))
    return words('error.passkey');
  return errorWords(error, say);
}
