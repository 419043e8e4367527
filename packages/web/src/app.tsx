import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { RouterProvider, useWindowRouter } from './ui/router.ts';
import { contrastOn, useSettings } from './ui/settings.ts';

const HomePage = lazy(() => import('./pages/home-page.tsx'));
const TablePage = lazy(() => import('./pages/table-page.tsx'));
const TryPage = lazy(() => import('./pages/try-page.tsx'));
const ReplayPage = lazy(() => import('./pages/replay/replay-page.tsx'));
const VerifyPage = lazy(() => import('./pages/replay/verify-page.tsx'));
const AboutPage = lazy(() => import('./pages/about-page.tsx'));

/** Every page of the house, by its address; each is loaded when somebody goes there. */
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
        <Suspense fallback={<div className="loading" />}>
          <Page path={path} />
        </Suspense>
      </ErrorBoundary>
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
    default:
      return <HomePage />;
  }
}
