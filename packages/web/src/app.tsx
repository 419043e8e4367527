import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from './client/error-boundary.tsx';
import { PauseLine } from './client/pause-line.tsx';
import { Loading } from './ui/loading.tsx';
import { type Router, RouterProvider, useWindowRouter } from './ui/router.ts';
import { contrastOn, useSettings } from './ui/settings.ts';

/** By the first word of an address; each is loaded when somebody goes there. */
const PAGES = {
  home: () => import('./pages/home-page.tsx'),
  t: () => import('./pages/table-page.tsx'),
  try: () => import('./pages/try-page.tsx'),
  replay: () => import('./pages/replay/replay-page.tsx'),
  verify: () => import('./pages/replay/verify-page.tsx'),
  about: () => import('./pages/about-page.tsx'),
  tables: () => import('./pages/public/tables-page.tsx'),
  circle: () => import('./pages/public/circle-page.tsx'),
  notices: () => import('./pages/notices/notices-page.tsx'),
  devices: () => import('./pages/devices/devices-page.tsx'),
  games: () => import('./pages/devices/games-page.tsx'),
} as const;

const HomePage = lazy(PAGES.home);
const TablePage = lazy(PAGES.t);
const TryPage = lazy(PAGES.try);
const ReplayPage = lazy(PAGES.replay);
const VerifyPage = lazy(PAGES.verify);
const AboutPage = lazy(PAGES.about);
const TablesPage = lazy(PAGES.tables);
const CirclePage = lazy(PAGES.circle);
const NoticesPage = lazy(PAGES.notices);
const DevicesPage = lazy(PAGES.devices);
const GamesPage = lazy(PAGES.games);

/** What it does may stay undone; a page never falls because of it. */
const VersionLine = lazy(() => import('./pages/installed/version-line.tsx').catch(() => ({ default: () => null })));

/** Lets the page of an address come while something else is waited for; if it fails, whoever draws it says so. */
export function preloadPage(path: string): void {
  const [, word = ''] = path.split('/');
  const page = Object.entries(PAGES).find(([name]) => name === word)?.[1] ?? PAGES.home;
  page().catch(() => {});
}

/** Every page of the house, by its address. */
export function App() {
  const settings = useSettings();
  const router = useWindowRouter();
  const { path } = router;
  const contrast = contrastOn(settings);
  useEffect(() => {
    document.documentElement.lang = settings.language;
    document.documentElement.dataset.theme = contrast ? 'contrast' : 'parchment';
  }, [settings.language, contrast]);
  useNextTable(router);
  return (
    <RouterProvider value={router}>
      <ErrorBoundary key={path}>
        <Suspense fallback={<Loading />}>
          <Page path={path} />
        </Suspense>
      </ErrorBoundary>
      <PauseLine />
      <Suspense fallback={null}>
        <VersionLine />
      </Suspense>
    </RouterProvider>
  );
}

/** N, on every page: to the next table that waits for me. */
function useNextTable({ path, go }: Router): void {
  useEffect(() => {
    const listen = async ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (key !== 'n' || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest('input, textarea, select, dialog') !== null) return;
      const { nextPath } = await import('./session/next-table.tsx');
      const next = await nextPath(path).catch(() => null);
      if (next !== null) go(next);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [path, go]);
}

function Page({ path }: { path: string }) {
  const [, page, what = ''] = path.split('/');
  switch (page) {
    case 't':
      return <TablePage key={what} id={what} />;
    case 'try':
      return <TryPage key={what} id={what} />;
    case 'replay':
      return <ReplayPage key={what} id={what} />;
    case 'verify':
      return <VerifyPage id={what} />;
    case 'about':
    case 'rules':
      return <AboutPage game={what} />;
    case 'tables':
      return <TablesPage />;
    case 'circle':
      return <CirclePage key={what} id={what} />;
    case 'notices':
      return <NoticesPage />;
    case 'd':
    case 'devices':
      return <DevicesPage />;
    case 'games':
      return <GamesPage />;
    default:
      return <HomePage />;
  }
}
