import type { Camera } from '../board/use-camera.ts';
import type { BoardMap } from '../client/boards.ts';
import type { Target } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands } from '../session/use-table-store.ts';
import { beside } from './beside.ts';

/** Several meanings of one place: a small menu beside it. */
export function PlaceMenu({ camera, map, target }: { camera: Camera; map: BoardMap; target: Target }) {
  const { speaker, say } = useTable();
  const { take, openPlace } = useCommands();
  const { space, options } = target;
  const at = beside(camera, map, space, options.length * 40 + 20, undefined);
  if (at === null) return null;
  return (
    <div
      className="place-menu"
      style={{ left: at.left, top: at.top }}
      data-over
      role="dialog"
      aria-label={speaker.say(`space.${space}`)}
    >
      {options.map((option, i) => (
        <button
          key={option.id}
          type="button"
          data-option={option.id}
          ref={(element) => {
            if (i === 0) element?.focus();
          }}
          onClick={() => take(option)}
        >
          <span className="digit">{i + 1}</span> {speaker.option(option)}
        </button>
      ))}
      <button type="button" className="quiet" onClick={() => openPlace(null)}>
        {say('close')}
      </button>
    </div>
  );
}
