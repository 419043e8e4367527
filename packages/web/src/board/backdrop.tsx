import { drawBorders, drawFeatures, drawGround, drawLabels, drawLinks, type Level, STYLES } from '@tabula/atlas';
import type { Language } from '@tabula/engine';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { BoardMap } from '../client/boards.ts';

/** Everything printed: terrain, borders, links, names of seas and regions. Drawn once for each theme and level. */
export const Backdrop = memo(function Backdrop({
  map,
  contrast,
  language,
  far,
  layer,
}: {
  map: BoardMap;
  contrast: boolean;
  language: Language;
  far: boolean;
  /** `terrain` lies under the tints of owners, `print` over them. */
  layer: 'terrain' | 'print';
}) {
  const markup = useMemo(() => {
    const { board } = map;
    const style = STYLES[contrast ? 'contrast' : 'parchment'];
    if (layer === 'terrain') return drawGround(board, style, map.picture(style.name)) + drawFeatures(board, style);
    // Names of what can be owned or stood on are drawn by the page: they change with the game and with the zoom.
    const bare = {
      ...board,
      spaces: board.spaces.map((space) => {
        if (board.play === 'areas' && (space.kind === 'sea' || space.kind === 'outside')) return space;
        const { label: _label, ...rest } = space;
        return rest;
      }),
    };
    const levels: Level[] = board.nameZoom === 1 ? ['far', 'fit', 'near'] : far ? ['far', 'fit'] : ['fit', 'near'];
    return [drawBorders(board, style, far), drawLabels(bare, style, language, levels), drawLinks(board, style)].join(
      '',
    );
  }, [map, contrast, language, far, layer]);
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (group.current !== null) group.current.innerHTML = markup;
  }, [markup]);
  return <g className="ground" ref={group} />;
});
