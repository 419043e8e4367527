import { CHARACTERS } from '@tabula/bots/characters';
import { describe, expect, it } from 'vitest';
import { changedBot, isOurBot } from '../../src/pages/bot-choice.ts';
import { opponentsEn } from '../../src/texts/opponents.en.ts';
import { opponentsIt } from '../../src/texts/opponents.it.ts';
import { botName } from '../../src/ui/bot-name.ts';

const say = (key: string) => key;

describe('a bot that is chosen', () => {
  it('is changed in one way at a time', () => {
    expect(changedBot('hard', { handicap: 2 })).toBe('hard-200');
    expect(changedBot('hard-200', { character: 'trader' })).toBe('hard-200:trader');
    expect(changedBot('hard-200:trader', { play: 'normal' })).toBe('normal-200:trader');
    expect(changedBot('hard-200:trader', { character: undefined })).toBe('hard-200');
  });

  it('gives nothing away if it is easy', () => {
    expect(changedBot('hard-200:trader', { play: 'easy' })).toBe('easy:trader');
  });

  it('is one that there is', () => {
    for (const { id } of CHARACTERS) expect(isOurBot(`normal-500:${id}`)).toBe(true);
    for (const word of ['easy-100', 'hard-600', 'hard:cook', 'engine:trader', 'random', '', null, 7])
      expect([word, isOurBot(word)]).toEqual([word, false]);
  });

  it('is called by its name, its level and what it gives away', () => {
    expect(botName('hard', say)).toBe('bot.hard');
    expect(botName('hard-200:trader', say)).toBe('Hiram, bot.hard −200');
    expect(botName('engine:trader', say)).toBe('bot trader');
    expect(botName(null, say)).toBe('bot');
  });

  it('has words for every character in both languages', () => {
    for (const { id, line } of CHARACTERS) {
      expect(opponentsEn[id]).not.toBe('');
      expect(opponentsIt[id]).not.toBe(opponentsEn[id]);
      expect(line.en).not.toBe(line.it);
    }
  });
});
