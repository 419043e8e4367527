import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Mishap } from './ui/error-boundary.tsx';
import { contrastOn, RouterContext, useSettings } from './ui/settings.ts';

const HomePage = lazy(() => import('./pages/home-page.tsx'));
const TablePage = lazy(() => import('./pages/table-page.tsx'));
const TryPage = lazy(() => import('./pages/try-page.tsx'));
const ReplayPage = lazy(() => import('./pages/replay/replay-page.tsx'));
const VerifyPage = lazy(() => import('./pages/replay/verify-page.tsx'));
const AboutPage = lazy(() => import('./pages/about-page.tsx'));

/** Every page of the house, by its address; each is loaded when somebody goes there. */
export function App() {
  const settings = useSettings();
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const follow = () => setPath(location.pathname);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = useCallback((to: string) => {
    history.pushState(null, '', to);
    setPath(location.pathname);
    scrollTo(0, 0);
  }, []);
  const router = useMemo(() => ({ path, go }), [path, go]);
  const contrast = contrastOn(settings);
  useEffect(() => {
    document.documentElement.lang = settings.language;
    document.documentElement.dataset.theme = contrast ? 'contrast' : 'parchment';
  }, [settings.language, contrast]);
  return (
    <RouterContext value={router}>
      <Mishap key={path}>
        <Suspense fallback={<div className="loading" />}>
          <Page path={path} />
        </Suspense>
      </Mishap>
    </RouterContext>
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
