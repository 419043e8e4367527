import { Component, type ReactNode, useCallback, useEffect, useState } from 'react';
import { ErrorPage } from '../ui/error-page.tsx';
import { useSay } from '../ui/settings.ts';
import { isMissingPart } from './client-error.ts';
import { TroublePage } from './trouble-page.tsx';

interface Fallen {
  readonly error: unknown;
}

/** If a page breaks, it says so and how to go on: no answer is lost, for they are all on the server. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly fallen: Fallen | null }> {
  override state: { readonly fallen: Fallen | null } = { fallen: null };

  static getDerivedStateFromError(error: unknown): { fallen: Fallen } {
    return { fallen: { error } };
  }

  override render(): ReactNode {
    const { fallen } = this.state;
    if (fallen === null) return this.props.children;
    return isMissingPart(fallen.error) ? <MissingPart /> : <Apology />;
  }
}

function Apology() {
  const say = useSay();
  return <ErrorPage title={say('broken')} why={say('broken.why')} />;
}

/** Parts of the page did not come: the server has new ones, or it is away. */
function MissingPart() {
  const [code, setCode] = useState('missing-part');
  useEffect(() => {
    fetch('/healthz').catch(() => setCode('offline'));
  }, []);
  return <TroublePage code={code} />;
}

/** For what fails outside of drawing: the page falls as if it had failed while it was drawn, and says so. */
export function useFall(): (error: unknown) => void {
  const [fallen, setFallen] = useState<Fallen | null>(null);
  if (fallen !== null) throw fallen.error;
  return useCallback((error) => setFallen({ error }), []);
}
