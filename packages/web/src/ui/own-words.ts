import { type Language, Speaker } from '@tabula/engine';
import { useSettings } from './settings.ts';

type Words = Readonly<Record<string, string>>;
export type SayOwn<T extends Words> = (
  key: keyof T & string,
  args?: Readonly<Record<string, string | number>>,
) => string;

/** Words that come with the one page that says them, so that no other page waits for them. */
export function ownWords<T extends Words>(texts: Readonly<Record<Language, T>>): () => SayOwn<T> {
  const says = new Map<Language, SayOwn<T>>();
  return function useOwnWords() {
    const { language } = useSettings();
    const known = says.get(language);
    if (known !== undefined) return known;
    const speaker = new Speaker({ language, messages: { ...texts[language] }, nouns: {}, names: [] });
    const say: SayOwn<T> = (key, args) => speaker.say(key, args);
    says.set(language, say);
    return say;
  };
}
