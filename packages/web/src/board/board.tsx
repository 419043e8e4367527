import { type CSSProperties, type RefObject, useEffect, useMemo, useRef } from 'react';
import { contrastOn, useSettings } from '../ui/settings.ts';
import { AreaLayers } from './area-layers.tsx';
import type { BoardActions, BoardProps, Highlights, LayerProps } from './board-props.ts';
import { pieceScale } from './camera.ts';
import { contentBox } from './layout.ts';
import { PointsLayers } from './points-layers.tsx';
import { nameScale, nearness, plateScale } from './shapes.ts';
import { useCamera } from './use-camera.ts';
import './board.css';
import './areas.css';

/** A sheet of provinces may be drawn so much larger than it needs to be, if it then fills the window. */
const STRETCH = 1.12;

/** Where cities are points, names of the small ones go when pieces are drawn smaller than this. */
const FAR = 0.74;

const PLAIN: Highlights = { choices: null, pointed: null, fight: null, advised: null, marks: [] };
const nothing = () => {};
const ONLY_LOOKED_AT: BoardActions = { point: nothing, pick: nothing, piece: nothing, ground: nothing };

/** The map with everything that stands on it. */
export function Board(props: BoardProps) {
  const { map, scene, areas, highlights, insets, actions = ONLY_LOOKED_AT, onCamera } = props;
  const { board } = map;
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const content = useMemo(() => contentBox(board), [board]);
  const inAreas = board.play === 'areas';
  const camera = useCamera({ frame, layer }, { board, content, insets, stretch: inAreas ? STRETCH : undefined });
  useEffect(() => onCamera?.(camera), [camera, onCamera]);
  useGroundClick(layer, actions.ground);
  const { zoom } = camera.viewport;
  const near = nearness(board, zoom);
  const size = inAreas ? plateScale(board, zoom) : pieceScale(zoom);
  const names = inAreas ? nameScale(board, zoom) : Math.min(1.3, Math.max(1, zoom));
  const style = {
    width: board.width,
    height: board.height,
    '--u': String(size / zoom),
    '--s': String(size),
    '--n': String(names / zoom),
  } as CSSProperties;
  const contrast = contrastOn(useSettings());
  const drawn: LayerProps = { map, scene, areas, actions, contrast, ...PLAIN, ...highlights };
  return (
    <div
      className={inAreas ? 'board areas' : 'board'}
      ref={frame}
      data-far={(inAreas ? near === 'far' : size < FAR) || undefined}
      data-choosing={drawn.choices !== null || undefined}
    >
      <div className="board-layer" ref={layer} style={style}>
        {inAreas ? (
          <AreaLayers {...drawn} near={near} pixels={zoom / names} size={size / names} />
        ) : (
          <PointsLayers {...drawn} />
        )}
      </div>
      {props.children?.(camera)}
    </div>
  );
}

/** Hears clicks on nothing, before React hears of them: what glows must not go out under the finger that chooses it. */
function useGroundClick(layer: RefObject<HTMLElement | null>, onGround: () => void): void {
  useEffect(() => {
    const element = layer.current;
    if (element === null) return;
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a, button') === null) onGround();
    };
    element.addEventListener('click', click);
    return () => element.removeEventListener('click', click);
  }, [layer, onGround]);
}
