import { myTables } from '../../client/api.ts';
import { deviceKey, knownTables } from '../../client/seat-keys.ts';

/** The number of tables that wait for somebody, on the icon of the installed page; where there is none, nothing happens. */
export function showBadge(waiting: number): void {
  if (!('setAppBadge' in navigator)) return;
  // A browser may refuse it to a page that is not installed.
  navigator.setAppBadge(waiting).catch(() => {});
}

/** Whoever leaves the page sees on the icon what waits; the server is asked at that moment. */
export function badgeOnLeaving(): () => void {
  const look = () => {
    if (document.visibilityState !== 'hidden' || (knownTables().length === 0 && deviceKey() === null)) return;
    myTables().then(
      ({ tables }) => showBadge(tables.filter(({ yourTurn }) => yourTurn).length),
      () => {},
    );
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
