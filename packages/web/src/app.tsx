import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from './client/error-boundary.tsx';
import { PauseLine } from './client/pause-line.tsx';
import { Loading } from './ui/loading.tsx';
import { RouterProvider, useWindowRouter } from './ui/router.ts';
import { contrastOn, useSettings } from './ui/settings.ts';

/** By the first word of an address; each is loaded when somebody goes there. */
const PAGES = {
  home: () => import('./pages/home-page.tsx'),
  t: () => import('./pages/table-page.tsx'),
  try: () => import('./pages/try-page.tsx'),
  replay: () => import('./pages/replay/replay-page.tsx'),
  verify: () => import('./pages/replay/verify-page.tsx'),
  about: () => import('./pages/about-page.tsx'),
  notices: () => import('./pages/notices/notices-page.tsx'),
} as const;

const HomePage = lazy(PAGES.home);
const TablePage = lazy(PAGES.t);
const TryPage = lazy(PAGES.try);
const ReplayPage = lazy(PAGES.replay);
const VerifyPage = lazy(PAGES.verify);
const AboutPage = lazy(PAGES.about);
const NoticesPage = lazy(PAGES.notices);

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
    case 'notices':
      return <NoticesPage />;
    default:
      return <HomePage />;
  }
}
