import { type ReactNode, useEffect, useRef } from 'react';
import { Board } from '../board/board.tsx';
import type { Insets } from '../board/camera.ts';
import type { Camera } from '../board/use-camera.ts';
import type { Sheet } from '../data/boards.ts';
import { Glyph } from '../kit/glyph.tsx';
import { contrastOn, useSettings } from '../kit/settings.ts';
import { HoverCard, PlaceMenu } from './cards.tsx';
import type { Gaze } from './gaze.ts';
import type { Hand } from './hand.ts';
import type { Sight } from './sight.ts';
import { useVoice } from './voice.ts';

const DESK: Insets = { top: 34, right: 0, bottom: 128, left: 0 };
const PHONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

interface MapProps {
  readonly sheet: Sheet;
  readonly sight: Sight;
  readonly hand: Hand;
  readonly gaze: Gaze;
  readonly wide: boolean;
  readonly fightAt: string | null;
}

/** The board, with what is said about a place beside it. */
export function TableMap({ sheet, sight, hand, gaze, wide, fightAt }: MapProps) {
  const { game, language, speaker } = useVoice();
  const contrast = contrastOn(useSettings());
  const { scene, choices } = sight;
  return (
    <Board
      sheet={sheet}
      game={game}
      scene={scene}
      speaker={speaker}
      language={language}
      contrast={contrast}
      choices={choices}
      pointed={hand.pointed}
      fight={fightAt}
      advised={hand.hint?.id ?? null}
      insets={wide ? DESK : PHONE}
      onPoint={hand.point}
      onPick={hand.pick}
      onPiece={hand.pickPiece}
      onGround={hand.letGo}
      onCamera={gaze.keepCamera}
    >
      {(eye) => (
        <>
          <Beside eye={eye} sheet={sheet} sight={sight} hand={hand} />
          <Zoom eye={eye} />
        </>
      )}
    </Board>
  );
}

/** The menu of a place with several meanings; else the card about what one points at. */
function Beside({
  eye,
  sheet,
  sight: { choices },
  hand,
}: Pick<MapProps, 'sheet' | 'sight' | 'hand'> & { eye: Camera }) {
  const { menu, pointed, odds, take, openMenu } = hand;
  const several = menu === null ? undefined : choices?.lit.get(menu);
  if (menu !== null && several !== undefined)
    return (
      <PlaceMenu
        camera={eye}
        sheet={sheet}
        space={menu}
        options={several.options}
        onTake={take}
        onClose={() => openMenu(null)}
      />
    );
  if (pointed === null || choices === null) return null;
  return <HoverCard camera={eye} sheet={sheet} space={pointed} choices={choices} odds={odds} onTake={take} />;
}

function Zoom({ eye }: { eye: Camera }) {
  const { say } = useVoice();
  return (
    <div className="zoom" data-over>
      <button type="button" onClick={() => eye.zoom(1.3)} aria-label={say('zoom.in')}>
        <Glyph name="plus" size={16} />
      </button>
      <button type="button" onClick={() => eye.zoom(1 / 1.3)} aria-label={say('zoom.out')}>
        <Glyph name="minus" size={16} />
      </button>
      <button type="button" onClick={() => eye.home()} aria-label={say('zoom.all')}>
        <Glyph name="frame" size={16} />
      </button>
    </div>
  );
}

/** Says how high the question is, so that what lies beside it stays above it. */
export function Docked({ children, onHeight }: { children: ReactNode; onHeight: (height: number) => void }) {
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inside = dock.current?.firstElementChild;
    const around = dock.current?.parentElement;
    if (!inside || !around) return;
    const measure = () => {
      around.style.setProperty('--prompt', `${inside.clientHeight}px`);
      onHeight(inside.clientHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(inside);
    return () => observer.disconnect();
  });
  return (
    <div ref={dock} className="dock" id="choices">
      {children}
    </div>
  );
}

/** What went wrong, until somebody has read it. */
export function Toast({ text, onClose }: { text: string; onClose: () => void }) {
  const { say } = useVoice();
  return (
    <div className="toast" role="alert">
      {text}
      <button type="button" onClick={onClose} aria-label={say('close')}>
        <Glyph name="close" size={16} />
      </button>
    </div>
  );
}
