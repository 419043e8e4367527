import { describe, expect, it } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { browserLanguage, loadWords, wordsOf } from '../../src/texts/index.ts';
import { it as italian } from '../../src/texts/it.ts';

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
