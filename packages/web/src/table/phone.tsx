import type { Scene } from '@tabula/engine';
import type { ReactNode } from 'react';
import { Glyph } from '../kit/glyph.tsx';
import { Emblem } from '../kit/owners.tsx';
import { useVoice } from './voice.ts';

const ICONS = { turn: 'army', players: 'people', log: 'list', chat: 'chat', actions: 'crown' } as const;
export type PhoneTab = keyof typeof ICONS;

/** The points of every seat, above the map. */
export function ScoreStrip({ scene, waiting }: { scene: Scene; waiting: readonly number[] }) {
  return (
    <ul className="score-strip">
      {scene.panels.map(({ seat, total }) =>
        seat === null ? null : (
          <li key={seat} className={waiting.includes(seat) ? 'now' : ''}>
            <Emblem seat={seat} size={17} />
            <b>{total}</b>
          </li>
        ),
      )}
    </ul>
  );
}

/** Below the map on a phone: one page at a time, chosen by tabs. */
export function PhoneSheet({
  tab,
  onTab,
  tabs,
  news,
  turn,
  pages,
}: {
  tab: PhoneTab;
  onTab: (tab: PhoneTab) => void;
  tabs: readonly PhoneTab[];
  news: number;
  turn: ReactNode;
  pages: Readonly<Record<Exclude<PhoneTab, 'turn'>, () => ReactNode>>;
}) {
  const { say } = useVoice();
  return (
    <div className="sheet-area">
      {tab === 'turn' ? turn : <div className="sheet-page">{pages[tab]()}</div>}
      <div className="phone-tabs" role="tablist">
        {tabs.map((name) => (
          <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => onTab(name)}>
            <Glyph name={ICONS[name]} size={22} />
            {name === 'log' && news > 0 && <i className="badge">{news}</i>}
            <span>{say(`phone.${name}`)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
