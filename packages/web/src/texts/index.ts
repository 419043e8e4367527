import { LANGUAGES, type Language, Speaker } from '@tabula/engine';
import { en, type Texts } from './en.ts';
import { it } from './it.ts';

const TEXTS: Readonly<Record<Language, Texts>> = { en, it };

export type TextKey = keyof Texts;
export type Say = (key: TextKey, args?: Readonly<Record<string, string | number>>) => string;

const says = new Map<Language, Say>();

/** The page's own words in a language. */
export function wordsOf(language: Language): Say {
  let say = says.get(language);
  if (say === undefined) {
    const speaker = new Speaker({ language, messages: { ...TEXTS[language] }, nouns: {}, names: [] });
    say = (key, args) => speaker.say(key, args);
    says.set(language, say);
  }
  return say;
}

/** The language of the browser, as far as we speak it. */
export function browserLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return 'en';
}
