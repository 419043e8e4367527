import { type FaultListener, type Player, playerByName } from '@tabula/bots';
import { SetupError } from '@tabula/engine';
import { UsageError } from './errors.ts';
import type { Words } from './texts/index.ts';

/** Says on the screen that an engine of other people fails. */
export function faultTeller(words: Words): FaultListener {
  return ({ code }, seat) => {
    const problem = words(`engine.${code}`);
    process.stderr.write(`tabula: ${words('engine.fault', { seat: seat + 1, problem })}\n`);
  };
}

/** A bot or an engine by its word, or a mistake that tells the words. */
export function botNamed(word: string, words: Words): Player {
  try {
    return playerByName(word, faultTeller(words));
  } catch (error) {
    if (error instanceof SetupError) throw new UsageError(words('error.bot', { word }));
    throw error;
  }
}
