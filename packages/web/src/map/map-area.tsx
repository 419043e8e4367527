import { lazy, memo, Suspense, useCallback, useMemo, useState } from 'react';
import { Board } from '../board/board.tsx';
import type { BoardActions } from '../board/board-props.ts';
import type { Insets } from '../board/camera.ts';
import type { Camera } from '../board/use-camera.ts';
import type { BoardMap } from '../client/boards.ts';
import { Filters, filteredAreas } from '../panels/agenda.tsx';
import { useMarks } from '../session/use-news.ts';
import { useCommands, useInteraction, useOpenFight, useQuestion, useScene } from '../session/use-table-store.ts';

/** What is said of a place comes a moment after the map. */
const Beside = lazy(() => import('./beside-place.tsx'));
const Minimap = lazy(() => import('./minimap.tsx'));

const WIDE: Insets = { top: 34, right: 0, bottom: 6, left: 0 };
/** Where the strip of those who act lies along the upper edge, or nothing. */
const WIDE_STRIP: Insets = { ...WIDE, top: 48 };
const WIDE_BARE: Insets = { ...WIDE, top: 6 };

/** How high the points are that lie over the map of a phone on its side. */
const STRIP = 46;

interface TableMapProps {
  readonly map: BoardMap;
  readonly wide: boolean;
  /** How much of the map a sheet covers, on a phone. */
  readonly covered: number;
  readonly onCamera: (camera: Camera) => void;
}

/** The board, with what is said about a place beside it. It is drawn anew only when something on it has changed. */
export const TableMap = memo(function TableMap({ map, wide, covered, onCamera }: TableMapProps) {
  const scene = useScene();
  const marks = useMarks();
  // While one looks at what happened, nothing glows.
  const looking = useInteraction(({ newsAt }) => newsAt !== null);
  const question = useQuestion();
  const choices = looking ? null : question;
  const pointed = useInteraction((interaction) => interaction.pointed);
  const advised = useInteraction(({ hint }) => hint?.id ?? null);
  const fight = useOpenFight()?.place ?? null;
  const actions = useBoardActions();
  const [filter, setFilter] = useState(0);
  const above = scene.agenda?.length ? WIDE_STRIP : scene.tracks.length > 0 ? WIDE : WIDE_BARE;
  const insets = useMemo(() => {
    // A sheet that covers nothing stands beside the map, and the points lie over its upper edge.
    return wide ? above : { top: covered === 0 ? STRIP : 0, right: 0, bottom: covered, left: 0 };
  }, [wide, above, covered]);
  const beside = useCallback(
    (camera: Camera) => (
      <>
        <Filters filters={scene.filters} now={filter} onChange={setFilter} />
        <Suspense fallback={null}>
          <Beside camera={camera} map={map} wide={wide} />
          {!wide && <Minimap camera={camera} map={map} covered={covered} />}
        </Suspense>
      </>
    ),
    [map, scene.filters, filter, wide, covered],
  );
  return (
    <Board
      map={map}
      scene={scene}
      areas={filteredAreas(scene.filters, filter)}
      highlights={{ choices, pointed, advised, fight, marks }}
      insets={insets}
      actions={actions}
      onCamera={onCamera}
    >
      {beside}
    </Board>
  );
});

function useBoardActions(): BoardActions {
  const { point, pick, pickPiece, clearSelection } = useCommands();
  return useMemo(
    () => ({
      point,
      pick: (space) => pick(space, matchMedia('(pointer: coarse)').matches),
      piece: pickPiece,
      ground: clearSelection,
    }),
    [point, pick, pickPiece, clearSelection],
  );
}
