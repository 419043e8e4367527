import type { PointerEvent } from 'react';
import type { Camera } from '../board/use-camera.ts';
import type { BoardMap } from '../client/boards.ts';
import { useTable } from '../session/table-context.ts';
import { contrastOn, useSettings } from '../ui/settings.ts';

const WIDE = 92;

/** Near enough to the whole map, and there is nothing to find one's way in. */
const WHOLE = 1.08;

/** The whole map, small, with a frame around what one sees; a finger on it goes there. */
export default function Minimap({ camera, map, covered }: { camera: Camera; map: BoardMap; covered: number }) {
  const { say } = useTable();
  const contrast = contrastOn(useSettings());
  const { board } = map;
  const { x, y, zoom } = camera.viewport;
  const size = { width: camera.window.width / zoom, height: Math.max(40, camera.window.height - covered) / zoom };
  if (zoom < camera.whole * WHOLE || board.backdrop.parchment.file === '') return null;
  const scale = WIDE / board.width;
  const go = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [cx, cy] = [(event.clientX - left) / scale, (event.clientY - top) / scale];
    camera.look([cx - size.width / 2, cy - size.height / 2, cx + size.width / 2, cy + size.height / 2], zoom, zoom);
  };
  return (
    <div
      className="minimap"
      data-over
      role="img"
      aria-label={say('minimap')}
      style={{ width: WIDE, height: board.height * scale, bottom: covered + 12 }}
      onPointerDown={go}
      onPointerMove={(event) => {
        if (event.buttons > 0) go(event);
      }}
    >
      <img src={map.picture(contrast ? 'contrast' : 'parchment')} alt="" draggable={false} />
      <i
        style={{
          left: (-x / zoom) * scale,
          top: (-y / zoom) * scale,
          width: size.width * scale,
          height: size.height * scale,
        }}
      />
    </div>
  );
}
