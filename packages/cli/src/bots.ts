import { type Bot, botByName } from '@tabula/bots';
import { SetupError } from '@tabula/engine';
import { UsageError } from './errors.ts';
import type { Words } from './texts/index.ts';

/** A bot by its word, or a mistake that tells the words. */
export function botNamed(word: string, words: Words): Bot {
  try {
    return botByName(word);
  } catch (error) {
    if (error instanceof SetupError) throw new UsageError(words('error.bot', { word }));
    throw error;
  }
}
