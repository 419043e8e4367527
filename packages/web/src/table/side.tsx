import type { ReactNode } from 'react';
import { useTable } from '../session/table-context.ts';

const SIDES = ['log', 'chat', 'notes', 'text'] as const;
export type SideTab = (typeof SIDES)[number];

interface PagesProps {
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
  readonly moves: number;
  readonly pages: Readonly<Record<SideTab, () => ReactNode>>;
}

/** What happened, what people say, what one keeps in mind, and everything as text: one at a time. */
export function Pages({ tab, onTab, moves, pages }: PagesProps) {
  const { say } = useTable();
  return (
    <>
      <div className="tabs" role="tablist" aria-label={say('side.label')}>
        {SIDES.map((name) => (
          <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => onTab(name)}>
            {say(`tab.${name}`)}
          </button>
        ))}
        <span className="aside">{say('move', { number: moves })}</span>
      </div>
      <div className="side-body" role="tabpanel">
        {pages[tab]()}
      </div>
    </>
  );
}

/** Beside the map on a desk: what lies before each seat, then the pages. */
export function Side({ above, ...pages }: PagesProps & { above: ReactNode }) {
  return (
    <aside className="side">
      {above}
      <Pages {...pages} />
    </aside>
  );
}
