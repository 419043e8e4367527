import type { ReactNode } from 'react';
import { Glyph } from './glyph.tsx';
import { useSay } from './settings.ts';

interface ErrorPageProps {
  readonly title: string;
  readonly why: string;
  /** What else can be done. */
  readonly children?: ReactNode;
}

/** What is wrong, in plain words, and what to do. */
export function ErrorPage({ title, why, children }: ErrorPageProps) {
  const say = useSay();
  return (
    <main className="page narrow" role="alert">
      <h1>{title}</h1>
      <p className="lead">{why}</p>
      <div className="row">
        <button type="button" className="button gold" onClick={() => location.reload()}>
          <Glyph name="replay" /> {say('broken.again')}
        </button>
        {children}
        <a className="button" href="/">
          {say('home')}
        </a>
      </div>
    </main>
  );
}
