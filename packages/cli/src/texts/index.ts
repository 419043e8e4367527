import { type Arg, LANGUAGES, type Language, Speaker } from '@tabula/engine';
import { en, type TextKey, type Texts } from './en.ts';
import { it } from './it.ts';

/** Says one of the command line's own texts in the language of the user. */
export type Words = (key: TextKey, args?: Readonly<Record<string, Arg>>) => string;

export type { TextKey } from './en.ts';

const TEXTS: Readonly<Record<Language, Texts>> = { en, it };

export function wordsIn(language: Language): Words {
  const speaker = new Speaker({ language, messages: TEXTS[language], nouns: {}, names: [] });
  return (key, args) => speaker.say(key, args);
}

/** A number with so many decimals, written as the language writes it. */
export function decimal(number: number, digits: number, words: Words): string {
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return number.toLocaleString(words('locale'), fixed);
}

export function isLanguage(word: string | undefined): word is Language {
  return LANGUAGES.some((language) => language === word);
}

/** The language asked for with --lang, else the one of the system, else English. */
export function languageOf(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const asked = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const named = asked < 0 ? undefined : (argv[asked].split('=')[1] ?? argv[asked + 1]);
  if (isLanguage(named)) return named;
  const system = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2);
  return isLanguage(system) ? system : 'en';
}
