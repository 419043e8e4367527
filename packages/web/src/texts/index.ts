import { LANGUAGES, type Language, Speaker } from '@tabula/engine';
import type { Texts } from './en.ts';

/** A language is loaded when somebody speaks it. */
const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
};

export type TextKey = keyof Texts;
export type Say = (key: TextKey, args?: Readonly<Record<string, string | number>>) => string;

const says = new Map<Language, Say>();

/** Brings the page's own words in a language; before that nobody can speak it. */
export async function loadWords(language: Language): Promise<void> {
  if (says.has(language)) return;
  const messages = { ...(await LOADERS[language]()) };
  const speaker = new Speaker({ language, messages, nouns: {}, names: [] });
  says.set(language, (key, args) => speaker.say(key, args));
}

/** The page's own words in a language that was loaded. */
export function wordsOf(language: Language): Say {
  const say = says.get(language);
  if (say === undefined) throw new Error(`the words of "${language}" are not here yet`);
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
