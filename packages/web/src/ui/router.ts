import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';

/** Addresses inside the house. */
export interface Router {
  readonly path: string;
  readonly go: (path: string) => void;
}

const Context = createContext<Router>({ path: '/', go: () => {} });
export const RouterProvider = Context.Provider;

export function useRouter(): Router {
  return useContext(Context);
}

/** Follows the address of the window. */
export function useWindowRouter(): Router {
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
  return useMemo(() => ({ path, go }), [path, go]);
}
