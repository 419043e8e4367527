import type { Piece, Scene } from '@tabula/engine';
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Board } from '../board/board.tsx';
import type { Insets } from '../board/camera.ts';
import type { CameraFollow } from '../board/camera-follow.ts';
import type { Camera } from '../board/use-camera.ts';
import type { BoardMap } from '../client/boards.ts';
import { Filters, filteredAreas } from '../panels/agenda.tsx';
import type { Choices } from '../question/choices.ts';
import { useTheHand } from '../session/hand.ts';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';
import { contrastOn, useSettings } from '../ui/settings.ts';
import { FindPlace } from './find-place.tsx';
import { HoverCard, PlaceMenu } from './hover-card.tsx';
import { Minimap } from './minimap.tsx';
import { PlaceCard } from './place-card.tsx';

const DESK: Insets = { top: 34, right: 0, bottom: 128, left: 0 };
/** Where the strip of those who act lies along the upper edge, or nothing. */
const STRIP_DESK: Insets = { ...DESK, top: 48 };
const BARE_DESK: Insets = { ...DESK, top: 6 };

interface MapProps {
  readonly map: BoardMap;
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
export const TableMap = memo(function TableMap({ map, scene, choices, wide, covered, fightAt, ...rest }: MapProps) {
  const { game, language, speaker } = useTable();
  const contrast = contrastOn(useSettings());
  const [filter, setFilter] = useState(0);
  const desk = scene.agenda?.length ? STRIP_DESK : scene.tracks.length > 0 ? DESK : BARE_DESK;
  const insets = useMemo(() => (wide ? desk : { top: 0, right: 0, bottom: covered, left: 0 }), [wide, desk, covered]);
  const beside = useCallback(
    (camera: Camera) => (
      <>
        <Filters filters={scene.filters} now={filter} onChange={setFilter} />
        <Beside camera={camera} map={map} scene={scene} choices={choices} />
        {!wide && <Minimap camera={camera} map={map} covered={covered} />}
      </>
    ),
    [map, scene, choices, filter, wide, covered],
  );
  return (
    <Board
      map={map}
      game={game}
      scene={scene}
      areas={filteredAreas(scene.filters, filter)}
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
function Beside({
  camera,
  map,
  scene,
  choices,
}: {
  camera: Camera;
  map: BoardMap;
  scene: Scene;
  choices: Choices | null;
}) {
  const { menu, pointed, odds, take, openMenu } = useTheHand();
  const several = menu === null ? undefined : choices?.targets.get(menu);
  if (menu !== null && several !== undefined)
    return (
      <PlaceMenu
        camera={camera}
        map={map}
        space={menu}
        options={several.options}
        onTake={take}
        onClose={() => openMenu(null)}
      />
    );
  if (pointed === null) return null;
  if (choices?.targets.has(pointed) || choices?.blocked.has(pointed))
    return (
      <HoverCard camera={camera} map={map} space={pointed} scene={scene} choices={choices} odds={odds} onTake={take} />
    );
  return map.board.play === 'areas' && <PlaceCard camera={camera} map={map} space={pointed} scene={scene} />;
}

export function Zoom({ follow: { camera }, map: { board } }: { follow: CameraFollow; map: BoardMap }) {
  const { say } = useTable();
  const { point } = useTheHand();
  const found = (space: string) => {
    const place = board.spaces.find(({ id }) => id === space);
    if (place === undefined) return;
    const [x, y] = place.centre;
    const near = board.nameZoom;
    camera.current?.look([x - 90, y - 90, x + 90, y + 90], near * 0.9, near * 1.2);
    point(space);
  };
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
      <FindPlace board={board} onFound={found} />
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
  const { say } = useTable();
  return (
    <div className="toast" role="alert">
      {text}
      <button type="button" onClick={onClose} aria-label={say('close')}>
        <Glyph name="close" size={16} />
      </button>
    </div>
  );
}
