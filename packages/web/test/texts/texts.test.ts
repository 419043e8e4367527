import { describe, expect, it } from 'vitest';
import { aboutEn } from '../../src/texts/about.en.ts';
import { aboutIt } from '../../src/texts/about.it.ts';
import { devicesEn } from '../../src/texts/devices.en.ts';
import { devicesIt } from '../../src/texts/devices.it.ts';
import { en } from '../../src/texts/en.ts';
import { browserLanguage, loadWords, wordsOf } from '../../src/texts/index.ts';
import { it as italian } from '../../src/texts/it.ts';
import { noticesEn } from '../../src/texts/notices.en.ts';
import { noticesIt } from '../../src/texts/notices.it.ts';
import { replayEn } from '../../src/texts/replay.en.ts';
import { replayIt } from '../../src/texts/replay.it.ts';

await Promise.all([loadWords('en'), loadWords('it')]);

/** The names of what a message needs. */
function needs(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();
}

describe('the page in two languages', () => {
  it('says the same things with the same names in them', () => {
    for (const [key, words] of Object.entries(en)) {
      const other = Object.entries(italian).find(([name]) => name === key)?.[1] ?? '';
      expect(needs(other), key).toEqual(needs(words));
    }
  });

  it('writes percent signs next to their figures, as both languages do', () => {
    for (const words of [...Object.values(en), ...Object.values(italian)]) expect(words).not.toMatch(/[\d}]\s%/);
  });

  it('counts in each language', () => {
    expect(wordsOf('en')('hits', { hits: 1 })).toBe('1 hit');
    expect(wordsOf('it')('hits', { hits: 0 })).toBe('nessun colpo');
    expect(wordsOf('it')('prompt.waiting', { names: 'Ada, Ben', count: 2 })).toBe('Ada, Ben stanno scegliendo');
  });

  it('follows the browser as far as it can', () => {
    expect(browserLanguage(['de-DE', 'it-CH', 'en'])).toBe('it');
    expect(browserLanguage(['fr'])).toBe('en');
  });
});

describe('the pages that bring their own words', () => {
  it.each([
    ['notices', noticesEn, noticesIt],
    ['devices', devicesEn, devicesIt],
    ['replay', replayEn, replayIt],
    ['about', aboutEn, aboutIt],
  ])('say the same with the same names in them: %s', (_name, english, other) => {
    for (const [key, words] of Object.entries(english)) {
      const same = Object.entries(other).find(([name]) => name === key)?.[1] ?? '';
      expect(needs(same), key).toEqual(needs(words));
      expect(same, key).not.toBe('');
    }
  });
});
