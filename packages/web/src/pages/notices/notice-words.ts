import { type NoticeTexts, noticesEn } from '../../texts/notices.en.ts';
import { noticesIt } from '../../texts/notices.it.ts';
import { useSettings } from '../../ui/settings.ts';

export type NoticeKey = keyof NoticeTexts;
export type SayNotice = (key: NoticeKey, named?: Readonly<Record<string, string>>) => string;

const TEXTS = { en: noticesEn, it: noticesIt };

/** The words of this page alone: they come with it, and no other page waits for them. */
export function useNoticeWords(): SayNotice {
  const texts: NoticeTexts = TEXTS[useSettings().language];
  return (key, named = {}) => texts[key].replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '');
}
