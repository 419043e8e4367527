import type { CameraFollow } from '../board/camera-follow.ts';
import type { BoardMap } from '../client/boards.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands } from '../session/use-table-store.ts';
import { Glyph } from '../ui/glyph.tsx';
import { FindPlace } from './find-place.tsx';

/** Nearer, farther, everything, and the way to a place by its name. */
export function Zoom({ follow: { camera }, map: { board } }: { follow: CameraFollow; map: BoardMap }) {
  const { say } = useTable();
  const { point, openDialog } = useCommands();
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
      <button type="button" onClick={() => openDialog('legend')} aria-label={say('legend')} title={say('legend')}>
        ?
      </button>
    </div>
  );
}
