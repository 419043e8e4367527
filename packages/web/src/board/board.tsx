import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { AreaLayers } from './area-layers.tsx';
import type { BoardProps } from './board-props.ts';
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

/** The map with everything that stands on it. */
export function Board(props: BoardProps) {
  const { map, choices, insets } = props;
  const { board } = map;
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const content = useMemo(() => contentBox(board), [board]);
  const camera = useCamera(frame, layer, board, content, insets, board.play === 'areas' ? STRETCH : undefined);
  const { onCamera } = props;
  useEffect(() => onCamera?.(camera), [camera, onCamera]);
  const { onGround } = props;
  useEffect(() => {
    const element = layer.current;
    if (element === null || onGround === undefined) return;
    // This is heard before React hears of it: what glows must not go out under the finger that chooses it.
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a, button') === null) onGround();
    };
    element.addEventListener('click', click);
    return () => element.removeEventListener('click', click);
  }, [onGround]);
  const { zoom } = camera.viewport;
  const areas = board.play === 'areas';
  const near = nearness(board, zoom);
  const size = areas ? plateScale(board, zoom) : pieceScale(zoom);
  const names = areas ? nameScale(board, zoom) : Math.min(1.3, Math.max(1, zoom));
  const style = {
    width: board.width,
    height: board.height,
    '--u': String(size / zoom),
    '--s': String(size),
    '--n': String(names / zoom),
  } as CSSProperties;
  return (
    <div
      className={areas ? 'board areas' : 'board'}
      ref={frame}
      data-far={(areas ? near === 'far' : size < FAR) || undefined}
      data-choosing={choices !== null || undefined}
    >
      <div className="board-layer" ref={layer} style={style}>
        {areas ? (
          <AreaLayers {...props} near={near} pixels={zoom / names} size={size / names} />
        ) : (
          <PointsLayers {...props} />
        )}
      </div>
      {props.children?.(camera)}
    </div>
  );
}
