import { type Game, Match, type Scene } from '@tabula/engine';
import type { SeatInfo } from '@tabula/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Board } from '../board/board.tsx';
import type { Box, Size } from '../board/camera.ts';
import type { Camera } from '../board/use-camera.ts';
import { type BoardMap, loadGameAndMap } from '../client/boards.ts';
import { TableProvider, useTableContext } from '../session/table-context.ts';

const BESIDE = { top: 0, right: 0, bottom: 0, left: 0 };
const NOBODY: readonly SeatInfo[] = [];

/** The board as it stands at the start, or as somebody sees it, drawn by the very same hand as at the table. */
export function BoardPreview({ game, view }: { game: Game; view?: unknown }) {
  const context = useTableContext(game, NOBODY, null);
  const [map, setMap] = useState<BoardMap | null>(null);
  useEffect(() => {
    // Without a map there is still the card.
    loadGameAndMap(game.id).then(
      ({ map: drawn }) => setMap(drawn),
      () => setMap(null),
    );
  }, [game.id]);
  const scene = useMemo(() => {
    if (view !== undefined) return game.scene(view);
    const match = Match.create(game, { players: game.players.usual });
    return game.scene(match.seen(null).view);
  }, [game, view]);
  const done = useRef(false);
  const near = useMemo(
    () => (camera: Camera) => {
      if (map === null || camera.window.width === 0 || done.current) return;
      done.current = true;
      const { width, height, play } = map.board;
      if (play === 'areas' || view !== undefined) {
        const [box, zoom] = whereTheyStand(map, scene, camera.window);
        camera.look(box, zoom, zoom);
      } else camera.look([width * 0.3, height * 0.08, width * 0.72, height * 0.52], 0.5, 0.8);
    },
    [map, scene, view],
  );
  if (map === null) return null;
  return (
    <div className="preview" inert>
      <TableProvider value={context}>
        <Board map={map} scene={scene} insets={BESIDE} onCamera={near} />
      </TableProvider>
    </div>
  );
}

/** A window over everything that stands on the map, and its scale; it never looks beyond the map's edge. */
function whereTheyStand({ board }: BoardMap, { pieces }: Scene, window: Size): [Box, number] {
  const taken = new Set(pieces.map(({ at }) => at));
  const spots = board.spaces.filter(({ id }) => taken.has(id)).map(({ centre }) => centre);
  const [left, right] = ends(spots.map(([x]) => x));
  const [top, bottom] = ends(spots.map(([, y]) => y));
  const cover = Math.max(window.width / board.width, window.height / board.height);
  const whole = Math.min(window.width / (right - left), window.height / (bottom - top));
  const zoom = Math.max(cover, Math.min(board.nameZoom, whole));
  const [wide, tall] = [window.width / zoom / 2, window.height / zoom / 2];
  const x = Math.max(wide, Math.min(board.width - wide, (left + right) / 2));
  const y = Math.max(tall, Math.min(board.height - tall, (top + bottom) / 2));
  return [[x - wide, y - tall, x + wide, y + tall], zoom];
}

/** The least and the most, with a little around them. */
function ends(figures: readonly number[]): [number, number] {
  return figures.length === 0 ? [0, 1] : [Math.min(...figures) - 40, Math.max(...figures) + 40];
}
