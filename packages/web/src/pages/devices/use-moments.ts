import { useSettings } from '../../ui/settings.ts';
import { LOCALES } from '../../ui/time.ts';

/** A moment as one says it: the time today, else the day. */
export function useMoments(): (moment: number) => string {
  const locale = LOCALES[useSettings().language];
  return (moment) => {
    const date = new Date(moment);
    const today = date.toDateString() === new Date().toDateString();
    return today
      ? date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
      : date.toLocaleDateString(locale, { day: 'numeric', month: 'long' });
  };
}
