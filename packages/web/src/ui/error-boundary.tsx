import { Component, type ReactNode } from 'react';
import { Glyph } from './glyph.tsx';
import { useSay } from './settings.ts';

/** If a page breaks, it says so and how to go on: no answer is lost, for they are all on the server. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Apology /> : this.props.children;
  }
}

function Apology() {
  const say = useSay();
  return (
    <main className="page narrow" role="alert">
      <h1>{say('broken')}</h1>
      <p className="lead">{say('broken.why')}</p>
      <div className="row">
        <button type="button" className="button gold" onClick={() => location.reload()}>
          <Glyph name="replay" /> {say('broken.again')}
        </button>
        <a className="button" href="/">
          {say('home')}
        </a>
      </div>
    </main>
  );
}
