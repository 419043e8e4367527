import type { ReactNode } from 'react';
import { useRouter } from './router.ts';
import { useSay } from './settings.ts';
import { ContrastSwitch, Languages } from './switches.tsx';

/** The head of every page but the table. */
export function PageHead() {
  const say = useSay();
  return (
    <header className="page-head">
      <Link to="/" className="wordmark">
        TABULA
      </Link>
      <nav aria-label={say('pages')}>
        <Link to="/">{say('nav.play')}</Link>
        <Link to="/tables">{say('nav.watch')}</Link>
        <Link to="/games">{say('nav.games')}</Link>
        <Link to="/rules">{say('nav.learn')}</Link>
        <Link to="/verify">{say('nav.verify')}</Link>
        <Link to="/about">{say('nav.about')}</Link>
      </nav>
      <span className="grow" />
      <Link to="/notices">{say('nav.notices')}</Link>
      <Link to="/devices">{say('nav.devices')}</Link>
      <ContrastSwitch />
      <Languages />
    </header>
  );
}

/** A link within the house. */
export function Link({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const { go, path } = useRouter();
  return (
    <a
      href={to}
      className={className}
      aria-current={path === to ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
