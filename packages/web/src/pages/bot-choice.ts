import { botWord, wordOfBot } from '@tabula/bots/characters';
import type { OurBotName } from '@tabula/protocol';

const OUR_BOT = /^(easy|(normal|hard)(-[1-5]00)?)(:[a-z]+)?$/;

/** Whether a word names one of our bots. */
export function isOurBot(word: unknown): word is OurBotName {
  if (typeof word !== 'string' || !OUR_BOT.test(word)) return false;
  const { character } = botWord(word);
  return word.includes(':') === (character !== undefined);
}

/** The same bot, changed in one way; what cannot give anything away gives nothing. */
export function changedBot(bot: OurBotName, change: Partial<ReturnType<typeof botWord>>): OurBotName {
  const next = { ...botWord(bot), ...change };
  const word = wordOfBot(next.play === 'easy' ? { ...next, handicap: 0 } : next);
  return isOurBot(word) ? word : bot;
}
