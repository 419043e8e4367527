import { LANGUAGES, type Language } from '@tabula/engine';
import { useSyncExternalStore } from 'react';
import { browserLanguage, loadWords, type Say, wordsOf } from '../texts/index.ts';

export type Theme = 'system' | 'parchment' | 'contrast';

/** What somebody chose for this browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly name: string;
  /** Nothing sounds before somebody wants it. */
  readonly sound: boolean;
  /** Where only one answer is possible the page gives it. */
  readonly autoAnswer: boolean;
}

const KEY = 'tabula.settings';
const listeners = new Set<() => void>();
let settings: Settings = read();

function read(): Settings {
  const usual: Settings = {
    language: browserLanguage(navigator.languages),
    theme: 'system',
    name: '',
    sound: false,
    autoAnswer: true,
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return usual;
    const language = 'language' in kept ? LANGUAGES.find((one) => one === kept.language) : undefined;
    const theme = 'theme' in kept && (kept.theme === 'contrast' || kept.theme === 'parchment') ? kept.theme : 'system';
    const name = 'name' in kept && typeof kept.name === 'string' ? kept.name.slice(0, 30) : '';
    const sound = 'sound' in kept && kept.sound === true;
    // `lone` is what it was called in browsers that chose long ago.
    const auto = 'autoAnswer' in kept ? kept.autoAnswer : 'lone' in kept ? kept.lone : true;
    const autoAnswer = auto !== false;
    return { language: language ?? usual.language, theme, name, sound, autoAnswer };
  } catch {
    return usual;
  }
}

/** Another language is spoken as soon as its words are here. */
export async function changeLanguage(language: Language): Promise<void> {
  await loadWords(language);
  changeSettings({ language });
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

const moreContrast = matchMedia('(prefers-contrast: more)');

/** Whether the high-contrast theme is on. */
export function contrastOn({ theme }: Settings): boolean {
  return theme === 'contrast' || (theme === 'system' && moreContrast.matches);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  moreContrast.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    moreContrast.removeEventListener('change', listener);
  };
}

export function settingsNow(): Settings {
  return settings;
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, () => settings);
}

/** The page's words in the chosen language. */
export function useSay(): Say {
  return wordsOf(useSettings().language);
}
