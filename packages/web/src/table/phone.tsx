import { type PointerEvent, type ReactNode, type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { Panels } from '../panels/panels.tsx';
import { Trays } from '../panels/tray.tsx';
import { useTable } from '../session/table-context.ts';
import { useUnreadChat } from '../session/use-unread-chat.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Ending } from './notices.tsx';
import { Pages, type SideTab } from './side.tsx';

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

const LANDSCAPE = matchMedia('(max-width: 899px) and (max-height: 500px)');

/** Whether a phone lies on its side: the sheet is a column beside the map then, and covers nothing. */
function useLandscape(): boolean {
  return useSyncExternalStore(
    (listener) => {
      LANDSCAPE.addEventListener('change', listener);
      return () => LANDSCAPE.removeEventListener('change', listener);
    },
    () => LANDSCAPE.matches,
  );
}

function heightOf(rise: Rise, page: number): number {
  if (rise === 'low') return LOW;
  return rise === 'half' ? Math.max(LOW, Math.round(page * HALF)) : Math.max(LOW, page - LEFT_OVER);
}

/** How high the sheet stands now, and how much of the map it covers. */
export interface SheetHeight {
  readonly rise: Rise;
  readonly height: number;
  /** It stands beside the map, as high as that. */
  readonly beside: boolean;
  readonly covered: number;
  readonly onRise: (rise: Rise) => void;
  /** The height that a hand which lets go at some height means. */
  readonly nearest: (height: number) => Rise;
}

/** While nobody is asked anything the sheet makes room for the map by itself. */
export function useSheetHeight(idle: boolean): SheetHeight {
  const page = useHeight();
  const beside = useLandscape();
  const [wanted, onRise] = useState<Rise>('half');
  const rise = idle && wanted === 'half' ? 'low' : wanted;
  const height = heightOf(rise, page);
  const nearest = (at: number) =>
    RISES.reduce((best, one) =>
      Math.abs(heightOf(one, page) - at) < Math.abs(heightOf(best, page) - at) ? one : best,
    );
  return {
    rise,
    height,
    beside,
    covered: beside ? 0 : Math.min(height, heightOf('half', page)) - BELOW_MAP,
    onRise,
    nearest,
  };
}

interface PhoneSheetProps {
  readonly tab: PhoneTab;
  readonly onTab: (tab: PhoneTab) => void;
  readonly sheet: SheetHeight;
  readonly side: SideTab;
  readonly onSide: (tab: SideTab) => void;
  readonly onEnd: (() => void) | undefined;
  /** The question. */
  readonly children: ReactNode;
}

/** Below the map on a phone: one page at a time, chosen by tabs, drawn up and down by its handle. */
export function PhoneSheet({ tab, onTab, sheet, side, onSide, onEnd, children }: PhoneSheetProps) {
  const { say } = useTable();
  const area = useRef<HTMLElement>(null);
  return (
    <section
      className="sheet-area"
      id="choices"
      aria-label={say(`phone.${tab}`)}
      ref={area}
      data-rise={sheet.rise}
      style={sheet.beside ? {} : { height: sheet.height }}
    >
      <Handle area={area} sheet={sheet} />
      {tab === 'turn' ? (
        children
      ) : (
        <div className="sheet-page">
          {tab === 'players' && <Panels />}
          {tab === 'log' && <Pages tab={side} onTab={onSide} />}
          {tab === 'actions' && (
            <>
              <Ending onOpen={onEnd} />
              <Trays />
            </>
          )}
        </div>
      )}
      <PhoneTabs
        tab={tab}
        onTab={(name) => {
          onTab(name);
          if (sheet.rise === 'low' && (name !== 'turn' || tab === 'turn')) sheet.onRise('half');
        }}
      />
    </section>
  );
}

function PhoneTabs({ tab, onTab }: { tab: PhoneTab; onTab: (tab: PhoneTab) => void }) {
  const { say } = useTable();
  // Of what happened the sheet itself tells; what was said stands behind this tab.
  const said = useUnreadChat(tab === 'log');
  return (
    <div className="phone-tabs" role="tablist">
      {TABS.map((name) => (
        <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => onTab(name)}>
          <Glyph name={ICONS[name]} size={22} />
          {name === 'log' && tab !== 'log' && said > 0 && <i className="badge">{said}</i>}
          <span>{say(`phone.${name}`)}</span>
        </button>
      ))}
    </div>
  );
}

/** Drawn by a finger, the sheet follows and then rests at the nearest height; tapped, it goes to the next one. */
function Handle({ area, sheet }: { area: RefObject<HTMLElement | null>; sheet: SheetHeight }) {
  const { say } = useTable();
  const drag = useRef<{ y: number; height: number; moved: boolean } | null>(null);
  const { rise, height, onRise, nearest } = sheet;
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { y: event.clientY, height, moved: false };
  };
  const move = (event: PointerEvent) => {
    const { current } = drag;
    if (current === null || area.current === null) return;
    const up = current.y - event.clientY;
    if (!current.moved && Math.abs(up) < TAP) return;
    current.moved = true;
    area.current.dataset.drawn = 'true';
    area.current.style.height = `${Math.max(LOW, Math.min(innerHeight - 60, current.height + up))}px`;
  };
  const end = (event: PointerEvent) => {
    const { current } = drag;
    if (current === null || area.current === null || !current.moved) return;
    delete area.current.dataset.drawn;
    const next = nearest(current.height + current.y - event.clientY);
    area.current.style.height = `${height}px`;
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
