import type { ReactNode } from 'react';
import { useVoice } from './voice.ts';

const SIDES = ['log', 'chat', 'text'] as const;
export type SideTab = (typeof SIDES)[number];

/** Beside the map on a desk: what lies before each seat, then the tabs with what happened. */
export function Side({
  tab,
  onTab,
  moves,
  above,
  pages,
}: {
  tab: SideTab;
  onTab: (tab: SideTab) => void;
  moves: number;
  above: ReactNode;
  pages: Readonly<Record<SideTab, () => ReactNode>>;
}) {
  const { say } = useVoice();
  return (
    <aside className="side">
      {above}
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
    </aside>
  );
}
