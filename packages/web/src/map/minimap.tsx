import type { PointerEvent } from 'react';
import type { Camera } from '../board/use-camera.ts';
import type { Sheet } from '../client/boards.ts';
import { useVoice } from '../session/table-context.ts';
import { contrastOn, useSettings } from '../ui/settings.ts';

const WIDE = 92;

/** Near enough to the whole map, and there is nothing to find one's way in. */
const WHOLE = 1.08;

/** The whole map, small, with a frame around what one sees; a finger on it goes there. */
export function Minimap({ eye, sheet, covered }: { eye: Camera; sheet: Sheet; covered: number }) {
  const { say } = useVoice();
  const contrast = contrastOn(useSettings());
  const { board } = sheet;
  const { x, y, k } = eye.eye;
  const size = { width: eye.window.width / k, height: Math.max(40, eye.window.height - covered) / k };
  if (k < eye.whole * WHOLE || board.backdrop.parchment.file === '') return null;
  const scale = WIDE / board.width;
  const go = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [cx, cy] = [(event.clientX - left) / scale, (event.clientY - top) / scale];
    eye.look([cx - size.width / 2, cy - size.height / 2, cx + size.width / 2, cy + size.height / 2], k, k);
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
      <img src={sheet.picture(contrast ? 'contrast' : 'parchment')} alt="" draggable={false} />
      <i
        style={{
          left: (-x / k) * scale,
          top: (-y / k) * scale,
          width: size.width * scale,
          height: size.height * scale,
        }}
      />
    </div>
  );
}
