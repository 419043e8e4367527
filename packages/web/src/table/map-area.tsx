import type { Piece, Scene } from '@tabula/engine';
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { Board } from '../board/board.tsx';
import type { Insets } from '../board/camera.ts';
import type { Camera } from '../board/use-camera.ts';
import type { Sheet } from '../data/boards.ts';
import { Glyph } from '../kit/glyph.tsx';
import { contrastOn, useSettings } from '../kit/settings.ts';
import { HoverCard, PlaceMenu } from './cards.tsx';
import type { Choices } from './choices.ts';
import type { Gaze } from './gaze.ts';
import { useTheHand } from './hand.ts';
import { Minimap } from './minimap.tsx';
import { useVoice } from './voice.ts';

const DESK: Insets = { top: 34, right: 0, bottom: 128, left: 0 };

interface MapProps {
  readonly sheet: Sheet;
  readonly scene: Scene;
  readonly choices: Choices | null;
  readonly pointed: string | null;
  readonly advised: string | null;
  readonly fightAt: string | null;
  readonly wide: boolean;
  /** How much of the map a sheet covers, on a phone. */
  readonly covered: number;
  readonly onPoint: (space: string | null) => void;
  readonly onPick: (space: string) => void;
  readonly onPiece: (piece: Piece) => void;
  readonly onGround: () => void;
  readonly onCamera: (camera: Camera) => void;
}

/** The board, with what is said about a place beside it. It is drawn anew only when something on it has changed. */
export const TableMap = memo(function TableMap({ sheet, choices, wide, covered, fightAt, ...rest }: MapProps) {
  const { game, language, speaker } = useVoice();
  const contrast = contrastOn(useSettings());
  const insets = useMemo(() => (wide ? DESK : { top: 0, right: 0, bottom: covered, left: 0 }), [wide, covered]);
  const beside = useCallback(
    (eye: Camera) => (
      <>
        <Beside eye={eye} sheet={sheet} choices={choices} />
        {!wide && <Minimap eye={eye} sheet={sheet} covered={covered} />}
      </>
    ),
    [sheet, choices, wide, covered],
  );
  return (
    <Board
      sheet={sheet}
      game={game}
      speaker={speaker}
      language={language}
      contrast={contrast}
      choices={choices}
      fight={fightAt}
      insets={insets}
      {...rest}
    >
      {beside}
    </Board>
  );
});

/** The menu of a place with several meanings; else the card about what one points at. */
function Beside({ eye, sheet, choices }: { eye: Camera; sheet: Sheet; choices: Choices | null }) {
  const { menu, pointed, odds, take, openMenu } = useTheHand();
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

export function Zoom({ gaze: { camera } }: { gaze: Gaze }) {
  const { say } = useVoice();
  return (
    <div className="zoom" data-over>
      <button type="button" onClick={() => camera.current?.zoom(1.3)} aria-label={say('zoom.in')}>
        <Glyph name="plus" size={16} />
      </button>
      <button type="button" onClick={() => camera.current?.zoom(1 / 1.3)} aria-label={say('zoom.out')}>
        <Glyph name="minus" size={16} />
      </button>
      <button type="button" onClick={() => camera.current?.home()} aria-label={say('zoom.all')}>
        <Glyph name="frame" size={16} />
      </button>
    </div>
  );
}

/** What lies over the map: the question at the lower edge, and the rest above it, however high it is. */
export function OverMap({
  question,
  onHeight,
  children,
}: {
  question: ReactNode;
  onHeight: (height: number) => void;
  children: ReactNode;
}) {
  const around = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = dock.current;
    if (element === null) return;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      around.current?.style.setProperty('--prompt', `${contentRect.height}px`);
      onHeight(contentRect.height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onHeight]);
  return (
    <div className="over-map" ref={around}>
      {children}
      <div ref={dock} className="dock" id="choices">
        {question}
      </div>
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
