import type { Scene } from '@tabula/engine';
import { type PointerEvent, type ReactNode, type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem } from '../ui/owners.tsx';

const ICONS = { turn: 'army', players: 'people', log: 'list', actions: 'crown' } as const;
export type PhoneTab = keyof typeof ICONS;
const TABS: readonly PhoneTab[] = ['turn', 'players', 'log', 'actions'];

/** How high the sheet stands: the question alone, half the page, nearly all of it. */
export type Rise = 'low' | 'half' | 'full';
const RISES: readonly Rise[] = ['low', 'half', 'full'];

/** In pixels, with the tabs. */
const LOW = 166;
/** The map ends so far above the lower edge (phone.css): a sheet that lies low covers its rim. */
const BELOW_MAP = 150;
/** What stays of the map above a sheet that is drawn up. */
const LEFT_OVER = 150;
const HALF = 0.47;
/** A finger that moved less than this meant to tap. */
const TAP = 6;

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

function useHeight(): number {
  return useSyncExternalStore(subscribe, () => innerHeight);
}

function heightOf(rise: Rise, page: number): number {
  if (rise === 'low') return LOW;
  return rise === 'half' ? Math.max(LOW, Math.round(page * HALF)) : Math.max(LOW, page - LEFT_OVER);
}

/** How high the sheet stands now, and how much of the map it covers. */
export interface Standing {
  readonly rise: Rise;
  readonly height: number;
  readonly covered: number;
  readonly onRise: (rise: Rise) => void;
  /** The height that a hand which lets go at some height means. */
  readonly nearest: (height: number) => Rise;
}

/** While nobody is asked anything the sheet makes room for the map by itself. */
export function useSheet(idle: boolean): Standing {
  const page = useHeight();
  const [wanted, onRise] = useState<Rise>('half');
  const rise = idle && wanted === 'half' ? 'low' : wanted;
  const height = heightOf(rise, page);
  const nearest = (at: number) =>
    RISES.reduce((best, one) =>
      Math.abs(heightOf(one, page) - at) < Math.abs(heightOf(best, page) - at) ? one : best,
    );
  return { rise, height, covered: Math.min(height, heightOf('half', page)) - BELOW_MAP, onRise, nearest };
}

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

/** Below the map on a phone: one page at a time, chosen by tabs, drawn up and down by its handle. */
export function PhoneSheet({
  tab,
  onTab,
  standing,
  news,
  turn,
  pages,
}: {
  tab: PhoneTab;
  onTab: (tab: PhoneTab) => void;
  standing: Standing;
  news: number;
  turn: ReactNode;
  pages: Readonly<Record<Exclude<PhoneTab, 'turn'>, () => ReactNode>>;
}) {
  const { say } = useTable();
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <div className="sheet-area" ref={sheet} data-rise={standing.rise} style={{ height: standing.height }}>
      <Handle sheet={sheet} standing={standing} />
      {tab === 'turn' ? turn : <div className="sheet-page">{pages[tab]()}</div>}
      <div className="phone-tabs" role="tablist">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={tab === name}
            onClick={() => {
              onTab(name);
              if (standing.rise === 'low' && (name !== 'turn' || tab === 'turn')) standing.onRise('half');
            }}
          >
            <Glyph name={ICONS[name]} size={22} />
            {name === 'log' && news > 0 && <i className="badge">{news}</i>}
            <span>{say(`phone.${name}`)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** Drawn by a finger, the sheet follows and then rests at the nearest height; tapped, it goes to the next one. */
function Handle({ sheet, standing }: { sheet: RefObject<HTMLDivElement | null>; standing: Standing }) {
  const { say } = useTable();
  const drag = useRef<{ y: number; height: number; moved: boolean } | null>(null);
  const { rise, height, onRise, nearest } = standing;
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { y: event.clientY, height, moved: false };
  };
  const move = (event: PointerEvent) => {
    const { current } = drag;
    if (current === null || sheet.current === null) return;
    const up = current.y - event.clientY;
    if (!current.moved && Math.abs(up) < TAP) return;
    current.moved = true;
    sheet.current.dataset.drawn = 'true';
    sheet.current.style.height = `${Math.max(LOW, Math.min(innerHeight - 60, current.height + up))}px`;
  };
  const end = (event: PointerEvent) => {
    const { current } = drag;
    if (current === null || sheet.current === null || !current.moved) return;
    delete sheet.current.dataset.drawn;
    const next = nearest(current.height + current.y - event.clientY);
    sheet.current.style.height = `${height}px`;
    onRise(next);
  };
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-label={say(rise === 'full' ? 'sheet.lower' : 'sheet.higher')}
      aria-expanded={rise !== 'low'}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={() => {
        const moved = drag.current?.moved === true;
        drag.current = null;
        if (!moved) onRise(rise === 'full' ? 'half' : rise === 'half' ? 'full' : 'half');
      }}
    >
      <i />
    </button>
  );
}
